//! The diagnostics of importing.

use std::collections::HashMap;

use peapod_diagnostic::{Diagnose, Diagnostic, Place, code};

use crate::error::{ImportError, Malformed, OpRef, TensorRef, Unsupported, UnsupportedList};
use crate::warning::Warning;

/// Tensors that an error names before it only counts.
const NAMED_TENSORS: usize = 3;

impl Diagnose for ImportError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let error = match self {
            Self::UnknownFormat(_) => code::UNKNOWN_FORMAT.error(
                self.to_string(),
                "convert the model to .tflite or .onnx, or export it as StableHLO (.mlir, .mlirbc)",
            ),
            Self::Malformed(malformed) => malformed.diagnostic(),
            Self::Unsupported(list) => return list.diagnostics(),
            Self::TooLarge(it) => {
                let (what, bytes, limit) = (it.what, it.bytes, it.limit);
                let message = format!("{what} of {bytes} bytes exceeds the limit of {limit} bytes");
                let help = "check the shape; a damaged file is the usual cause";
                code::TFLITE_TOO_LARGE
                    .error(message, help)
                    .at(byte(it.offset))
                    .at(it.tensor.place())
            }
            Self::NoSignature(it) => {
                let help = "give one that the file has with --signature, or none for its first \
                            subgraph";
                code::NO_SIGNATURE.error(it.to_string(), help)
            }
            Self::Text(errors) => return errors.diagnostics(),
            Self::Lower(errors) => return errors.diagnostics(),
            Self::Onnx(errors) => return errors.diagnostics(),
            Self::Bytecode(error) => code::MLIR_BYTECODE
                .error(
                    format!("MLIR bytecode cannot be read: {}", error.what),
                    "export again as a portable artifact, in JAX by `jax.export.export(…)(…)\
                     .serialize()`, or as text by `jax.jit(f).lower(…).as_text()`",
                )
                .at(byte(error.offset)),
        };
        vec![error]
    }
}

fn byte(offset: usize) -> Place {
    Place::Bytes {
        start: offset,
        end: offset,
    }
}

impl Malformed {
    fn diagnostic(&self) -> Diagnostic {
        let mut error = code::TFLITE_MALFORMED.error(
            format!("malformed file: {}", self.what),
            "export or download the model again; it was probably truncated or damaged",
        );
        error = match self.offset {
            Some(offset) => error.at(byte(offset)),
            None => error,
        };
        let op = self.op.as_ref().map(OpRef::place);
        let tensor = self.tensor.as_ref().map(TensorRef::place);
        op.into_iter().chain(tensor).fold(error, Diagnostic::at)
    }
}

impl Diagnose for UnsupportedList {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let mut causes: Vec<Vec<&Unsupported>> = Vec::new();
        let mut known = HashMap::new();
        for item in &self.items {
            let operator = item.op.as_ref().map(|op| (&op.name, &op.custom_code));
            let cause = *known.entry((operator, &item.what)).or_insert(causes.len());
            match causes.get_mut(cause) {
                Some(items) => items.push(item),
                None => causes.push(vec![item]),
            }
        }
        let mut diagnostics: Vec<Diagnostic> = causes.iter().map(|items| of_cause(items)).collect();
        if let (more @ 1.., Some(last)) = (self.more, diagnostics.last_mut()) {
            last.notes
                .push(format!("{more} more unsupported parts are not listed"));
        }
        diagnostics
    }
}

/// One error for all parts that are not supported for the same reason, at the first of them.
fn of_cause(items: &[&Unsupported]) -> Diagnostic {
    let mut error = items[0].diagnostic();
    if let [_, others @ ..] = items
        && !others.is_empty()
    {
        error.message += &format!(" ({} times)", items.len());
        let tensors = others.iter().filter_map(|item| item.tensors.first());
        let named: Vec<_> = tensors
            .take(NAMED_TENSORS)
            .map(TensorRef::to_string)
            .collect();
        let more = match others.len() - named.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        error.notes.push(format!("also {}{more}", named.join(", ")));
    }
    error
}

impl Unsupported {
    fn diagnostic(&self) -> Diagnostic {
        let help = self
            .help
            .unwrap_or("replace this part of the model, or convert the model with other options");
        let message = format!("not supported: {}", self.what);
        let error = code::TFLITE_UNSUPPORTED.error(message, help);
        let op = self.op.iter().map(OpRef::place);
        op.chain(self.tensors.iter().map(TensorRef::place))
            .fold(error, Diagnostic::at)
    }
}

impl OpRef {
    fn place(&self) -> Place {
        Place::Op {
            index: Some(self.index),
            name: self.title(),
        }
    }

    /// Its name, and of a custom operator its own.
    pub(crate) fn title(&self) -> String {
        let custom = self.custom_code.as_ref();
        custom.map_or(self.name.clone(), |code| format!("{} {code:?}", self.name))
    }
}

impl TensorRef {
    fn place(&self) -> Place {
        Place::Tensor {
            index: Some(self.index),
            name: self.name.clone(),
            dtype: self.dtype.clone(),
        }
    }
}

impl Diagnose for Warning {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let (code, help) = match self {
            Self::QuantizedDimension { .. } => (
                code::QUANTIZED_DIMENSION,
                "nothing has to be done; a newer converter does not write this",
            ),
            Self::ShapeSignature { .. } => (
                code::SHAPE_SIGNATURE,
                "if another one was meant, convert with it, or give that of inputs with --input-shape",
            ),
            Self::StraySignatures { .. } => (
                code::LEFT_OUT,
                "nothing has to be done to run the model; convert it again to have its signatures",
            ),
            Self::OpenDimensions { .. } => (
                code::OPEN_DIMENSION,
                "if another extent is meant, give it with --dim NAME=EXTENT",
            ),
            Self::Callbacks { .. } => (
                code::CALLBACKS,
                "their side effects do not happen; return what is to be seen as a further result",
            ),
            Self::UnreadSubgraphs { .. } | Self::UnreadSignatures { .. } => (
                code::LEFT_OUT,
                "choose one of the signatures with --signature",
            ),
        };
        vec![code.warning(self.to_string(), help)]
    }
}
