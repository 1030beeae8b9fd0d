//! Files of `jax.export`: flatbuffers around a module. They have no mark of their own, so that what
//! is told apart is a module where JAX keeps it.

use super::MAGIC;

/// The place of the module among the fields of the root table.
const MODULE_FIELD: usize = 13;

/// The module of such a file; `None` of any other.
pub(in crate::stablehlo) fn module_of(bytes: &[u8]) -> Option<&[u8]> {
    let root = offset(bytes, 0)?;
    let back = i64::from(i32::from_le_bytes(word(bytes, root)?));
    let fields = usize::try_from(i64::try_from(root).ok()? - back).ok()?;
    let table_len = usize::from(half(bytes, fields)?);
    let entry = 4 + 2 * MODULE_FIELD;
    if table_len < entry + 2 {
        return None;
    }
    let field = usize::from(half(bytes, fields.checked_add(entry)?)?);
    if field == 0 {
        return None;
    }
    let place = root.checked_add(field)?;
    let vector = place.checked_add(offset(bytes, place)?)?;
    let len = offset(bytes, vector)?;
    let start = vector.checked_add(4)?;
    let module = bytes.get(start..start.checked_add(len)?)?;
    module.starts_with(MAGIC).then_some(module)
}

fn word(bytes: &[u8], at: usize) -> Option<[u8; 4]> {
    bytes.get(at..at.checked_add(4)?)?.try_into().ok()
}

fn offset(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_le_bytes(word(bytes, at)?)).ok()
}

fn half(bytes: &[u8], at: usize) -> Option<u16> {
    let bytes = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_le_bytes(bytes.try_into().ok()?))
}
