//! The outermost check of a file: that it is a flatbuffer of this schema and version.

use std::ops::Range;

use flatbuffers::{ErrorTraceDetail, InvalidFlatbuffer, VerifierOptions};

use super::wire;
use crate::error::{ImportError, Malformed};

/// The one version of the format there is today; later additions to it kept the number.
const VERSION: u32 = 3;

/// Deepest nesting of tables: model, subgraph, tensor, sparsity, dimension, indices.
const DEEPEST_TABLE: usize = 6;

/// Tables may share their parts, so that a small file can unfold into an enormous tree. Unfolded,
/// the models of today's converters are less than twice as large as their files.
const UNFOLDED_BYTES_PER_BYTE: usize = 8;

/// Unfolded size that every file may have.
const UNFOLDED_BYTES_FLOOR: usize = 1 << 16;

/// Every table of a tree has a first field of this size.
const SMALLEST_TABLE_BYTES: usize = 4;

/// A broken rule at a place in the file.
pub(super) fn malformed_at(offset: usize, what: impl Into<String>) -> ImportError {
    let malformed = Malformed {
        offset: Some(offset),
        op: None,
        tensor: None,
        what: what.into(),
    };
    malformed.into()
}

/// How much of a file of this size is looked at.
pub(super) fn limits(bytes: &[u8]) -> VerifierOptions {
    let unfolded = bytes.len().saturating_mul(UNFOLDED_BYTES_PER_BYTE);
    let max_apparent_size = unfolded.max(UNFOLDED_BYTES_FLOOR);
    VerifierOptions {
        max_depth: DEEPEST_TABLE,
        max_tables: max_apparent_size / SMALLEST_TABLE_BYTES,
        max_apparent_size,
        // Other writers may leave the terminator out; it is never read.
        ignore_missing_null_terminator: true,
    }
}

/// The model in a file; every offset, vector and string is inside the file.
pub(super) fn open(bytes: &[u8]) -> Result<wire::Model<'_>, ImportError> {
    let limits = limits(bytes);
    let max_apparent_size = limits.max_apparent_size;
    let model = wire::root_as_model_with_opts(&limits, bytes).map_err(|invalid| {
        let (offset, what) = describe(&invalid);
        let mut error = Malformed {
            offset,
            op: None,
            tensor: None,
            what,
        };
        if matches!(invalid, InvalidFlatbuffer::ApparentSizeTooLarge) {
            error.what += &format!(": more than {max_apparent_size} bytes");
        }
        ImportError::from(error)
    })?;
    if model.version() != VERSION {
        let found = model.version();
        let what = format!("expected schema version {VERSION}, found {found}");
        return Err(malformed_at(model._tab.loc(), what));
    }
    Ok(model)
}

/// The subgraph with this number.
pub(super) fn subgraph(
    model: wire::Model<'_>,
    index: usize,
) -> Result<wire::SubGraph<'_>, ImportError> {
    let subgraphs = model.subgraphs().unwrap_or_default();
    if index < subgraphs.len() {
        return Ok(subgraphs.get(index));
    }
    let what = match subgraphs.is_empty() {
        true => "the model has no subgraph".to_owned(),
        false => format!("expected subgraph {index}, found {}", subgraphs.len()),
    };
    Err(malformed_at(model._tab.loc(), what))
}

/// Where a flatbuffer is broken, and how.
#[rustfmt::skip] // One kind of damage, a few lines.
fn describe(invalid: &InvalidFlatbuffer) -> (Option<usize>, String) {
    let range = |what: &str, range: &Range<usize>, trace: &[ErrorTraceDetail]| {
        let what = format!("{what} bytes {} to {}{}", range.start, range.end, path(trace));
        (Some(range.start), what)
    };
    match invalid {
        InvalidFlatbuffer::MissingRequiredField { required, error_trace } => (
            position(error_trace.as_ref()),
            format!("field {required} is missing{}", path(error_trace.as_ref())),
        ),
        InvalidFlatbuffer::InconsistentUnion { field, field_type, error_trace } => {
            let path = path(error_trace.as_ref());
            let what = format!("one of {field} and {field_type} is there, the other is not{path}");
            (position(error_trace.as_ref()), what)
        }
        InvalidFlatbuffer::Utf8Error { range: bytes, error_trace, .. } => {
            range("no UTF-8 in", bytes, error_trace.as_ref())
        }
        InvalidFlatbuffer::MissingNullTerminator { range: bytes, error_trace } => {
            range("no terminator after", bytes, error_trace.as_ref())
        }
        InvalidFlatbuffer::Unaligned { position, unaligned_type, error_trace } => (
            Some(*position),
            format!("a {unaligned_type} is not aligned{}", path(error_trace.as_ref())),
        ),
        InvalidFlatbuffer::RangeOutOfBounds { range: bytes, error_trace } => {
            range("the file ends before", bytes, error_trace.as_ref())
        }
        InvalidFlatbuffer::SignedOffsetOutOfBounds { soffset, position, error_trace } => (
            Some(*position),
            format!("offset {soffset} is out of bounds{}", path(error_trace.as_ref())),
        ),
        InvalidFlatbuffer::TooManyTables => (None, "too many tables".to_owned()),
        InvalidFlatbuffer::ApparentSizeTooLarge => {
            (None, "shared tables expand beyond the limit".to_owned())
        }
        InvalidFlatbuffer::DepthLimitReached => {
            (None, format!("tables are nested more than {DEEPEST_TABLE} deep"))
        }
    }
}

/// Position of the innermost part that was under examination.
fn position(trace: &[ErrorTraceDetail]) -> Option<usize> {
    trace.first().map(|detail| match detail {
        ErrorTraceDetail::VectorElement { position, .. }
        | ErrorTraceDetail::TableField { position, .. }
        | ErrorTraceDetail::UnionVariant { position, .. } => *position,
    })
}

/// The way to the innermost part, outermost first: ` in subgraphs[0].tensors[3].name`.
fn path(trace: &[ErrorTraceDetail]) -> String {
    let mut path = String::new();
    for detail in trace.iter().rev() {
        match detail {
            ErrorTraceDetail::VectorElement { index, .. } => path += &format!("[{index}]"),
            ErrorTraceDetail::TableField { field_name, .. } => path += &format!(".{field_name}"),
            ErrorTraceDetail::UnionVariant { .. } => {}
        }
    }
    match path.strip_prefix('.') {
        Some(path) => format!(" in {path}"),
        None => String::new(),
    }
}
