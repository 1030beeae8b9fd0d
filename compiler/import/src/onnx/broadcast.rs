//! Shapes: what they broadcast to, and how large they may be.

use peapod_ir::types::MAX_RANK;

use super::error::{Imported, malformed, unsupported};

/// Most elements of a tensor: its bytes are counted in 48 bits.
const MOST_ELEMENTS: u128 = 1 << 40;

/// Largest extent, as the verifier has it.
const LARGEST_EXTENT: usize = 1 << 31;

/// The shape of both operands of an elementwise op, as NumPy broadcasts.
pub(super) fn broadcast(a: &[usize], b: &[usize]) -> Imported<Vec<usize>> {
    let rank = a.len().max(b.len());
    let at = |shape: &[usize], dim: usize| match (dim + shape.len()).checked_sub(rank) {
        Some(dim) => shape[dim],
        None => 1,
    };
    let extents = (0..rank).map(|dim| match (at(a, dim), at(b, dim)) {
        (x, y) if x == y => Ok(x),
        (1, y) => Ok(y),
        (x, 1) => Ok(x),
        _ => Err(malformed(format!(
            "expected shapes that broadcast, found {a:?} and {b:?}"
        ))),
    });
    let shape: Vec<usize> = extents.collect::<Imported<_>>()?;
    check_extents(&shape)?;
    Ok(shape)
}

/// That a tensor may have this shape.
pub(super) fn check_extents(shape: &[usize]) -> Imported<()> {
    let elements = shape.iter().fold(1_u128, |product, extent| {
        product.saturating_mul(*extent as u128)
    });
    let largest = shape.iter().max().copied().unwrap_or(1);
    match shape.len() > MAX_RANK || elements > MOST_ELEMENTS || largest > LARGEST_EXTENT {
        true => Err(unsupported(
            format!("a tensor of the shape {}", shown(shape)),
            "check the shape; a damaged file is the usual cause",
        )),
        false => Ok(()),
    }
}

/// Extents that a file gives.
pub(super) fn extents(dims: &[i64]) -> Imported<Vec<usize>> {
    let extents = dims.iter().map(|dim| {
        usize::try_from(*dim)
            .map_err(|_| malformed(format!("expected an extent from 0, found {dim}")))
    });
    let shape: Vec<usize> = extents.collect::<Imported<_>>()?;
    check_extents(&shape)?;
    Ok(shape)
}

/// A shape as messages show it.
fn shown(shape: &[usize]) -> String {
    match shape.len() > MAX_RANK {
        true => format!("of {} dimensions", shape.len()),
        false => format!("{shape:?}"),
    }
}
