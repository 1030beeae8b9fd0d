//! Files that are broken where it does not matter.
//!
//! Editors of models leave the kind of an operator's options without options, or the other way
//! round. Other readers take that for an operator without options, and so does this: the fields are
//! struck out of the table's list of fields, which is that of all operators with the same fault.

use std::borrow::Cow;

use flatbuffers::{ErrorTraceDetail, InvalidFlatbuffer, VOffsetT};

use super::container;
use super::wire::{self, Operator};

/// Most lists of fields that are repaired: operators with the same fields share one.
const MOST_REPAIRS: usize = 64;

/// A place in a list of fields.
const SLOT_BYTES: usize = size_of::<VOffsetT>();

/// The fields of an operator that are there together or not at all.
const PAIRS: [(&str, [VOffsetT; 2]); 2] = [
    (
        "builtin_options_type",
        [
            Operator::VT_BUILTIN_OPTIONS_TYPE,
            Operator::VT_BUILTIN_OPTIONS,
        ],
    ),
    (
        "builtin_options_2_type",
        [
            Operator::VT_BUILTIN_OPTIONS_2_TYPE,
            Operator::VT_BUILTIN_OPTIONS_2,
        ],
    ),
];

/// The file, or a copy of it whose operators have both options and their kind, or neither. One that
/// is broken in another way stays as it is.
pub(super) fn repaired(bytes: &[u8]) -> Cow<'_, [u8]> {
    let mut file = Cow::Borrowed(bytes);
    for _ in 0..MOST_REPAIRS {
        let Err(invalid) = wire::root_as_model_with_opts(&container::limits(&file), &file) else {
            return file;
        };
        let Some(slots) = stray(&file, &invalid) else {
            break;
        };
        for slot in slots {
            file.to_mut()[slot..][..SLOT_BYTES].fill(0);
        }
    }
    Cow::Borrowed(bytes)
}

/// Where the list of fields has the stray one: the places of both of a pair, of those that it has.
fn stray(file: &[u8], invalid: &InvalidFlatbuffer) -> Option<Vec<usize>> {
    let InvalidFlatbuffer::InconsistentUnion {
        field, error_trace, ..
    } = invalid
    else {
        return None;
    };
    let (_, pair) = PAIRS.iter().find(|(name, _)| *field == *name)?;
    let trace: &[ErrorTraceDetail] = error_trace.as_ref();
    let ErrorTraceDetail::VectorElement { position, .. } = trace.first()? else {
        return None;
    };
    let table = position.checked_add(usize::try_from(word(file, *position)?).ok()?)?;
    let fields = fields(file, table)?;
    let size = usize::from(u16::from_le_bytes(*file.get(fields..)?.first_chunk()?));
    let slots = pair.iter().map(|slot| usize::from(*slot));
    let slots = slots.filter(|slot| slot + SLOT_BYTES <= size);
    let places: Vec<usize> = slots.map(|slot| fields + slot).collect();
    let is_inside = |place: &usize| place + SLOT_BYTES <= file.len();
    (!places.is_empty() && places.iter().all(is_inside)).then_some(places)
}

/// Where the list of fields of a table is.
pub(super) fn fields(file: &[u8], table: usize) -> Option<usize> {
    table.checked_add_signed((word(file, table)? as isize).checked_neg()?)
}

fn word(file: &[u8], at: usize) -> Option<i32> {
    let bytes = file.get(at..)?.first_chunk()?;
    Some(i32::from_le_bytes(*bytes))
}
