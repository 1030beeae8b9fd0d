//! Parts of tensors, tensors of parts, and what is around them.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{InteriorPad, Reverse, Slice};
use peapod_ir::{TensorType, ValueId};

use super::super::broadcast::check_extents;
use super::super::call::Call;
use super::super::error::{Imported, malformed};
use super::gather::take;

type Results = Imported<Vec<ValueId>>;

/// Tensors one after another.
pub(in super::super) fn concat(c: &mut Call<'_, '_>) -> Results {
    let values = c.all()?;
    c.same_dtype(&values)?;
    let shape = c.dims(values[0]);
    let axis = c.opt_int("axis")?;
    let axis = axis.ok_or_else(|| malformed("expected an attribute axis, found none"))?;
    let axis = c.dim(axis, shape.len())?;
    let mut along = 0_usize;
    for value in &values {
        let mut other = c.dims(*value);
        if other.len() == shape.len() {
            along = along.saturating_add(other[axis]);
            other[axis] = shape[axis];
        }
        if other != shape {
            let found = c.dims(*value);
            return Err(malformed(format!(
                "expected shapes that differ in dimension {axis} only, found {shape:?}, {found:?}"
            )));
        }
    }
    let mut whole = shape;
    whole[axis] = along;
    check_extents(&whole)?;
    Ok(vec![match values[..] {
        [only] => only,
        _ => c.concatenate(&values, axis),
    }])
}

/// Parts one after another.
pub(in super::super) fn split(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let shape = c.dims(x);
    let axis = c.int("axis", 0)?;
    let axis = c.dim(axis, shape.len())?;
    let extent = shape[axis];
    let given = match c.version < 13 {
        true => c.ints("split")?,
        false => c.opt_numbers(1)?,
    };
    let lengths = match given {
        Some(given) => c.extents(&given)?,
        None => {
            let count = c.node.output.len().max(1);
            let length = extent.div_ceil(count);
            let part = |at: usize| extent.saturating_sub(at * length).min(length);
            (0..count).map(part).collect()
        }
    };
    let sum: usize = lengths.iter().sum();
    if sum != extent {
        return Err(malformed(format!(
            "expected parts of {extent} in all, found {lengths:?}"
        )));
    }
    let mut start = 0;
    let parts = lengths.into_iter().map(|length| {
        start += length;
        c.cut(x, axis, start - length, start)
    });
    Ok(parts.collect())
}

/// Elements from a start to before an end, with steps.
pub(in super::super) fn slice(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let rank = c.rank(x);
    let missing = || malformed("expected starts and ends");
    let (starts, ends, axes, steps) = match c.version < 10 {
        true => (c.ints("starts")?, c.ints("ends")?, c.ints("axes")?, None),
        false => (
            c.opt_numbers(1)?,
            c.opt_numbers(2)?,
            c.opt_numbers(3)?,
            c.opt_numbers(4)?,
        ),
    };
    let (starts, ends) = (starts.ok_or_else(missing)?, ends.ok_or_else(missing)?);
    let count = starts.len();
    let axes = axes.unwrap_or_else(|| (0..count as i64).collect());
    // bounded: starts are in memory.
    let steps = steps.unwrap_or_else(|| vec![1; count]);
    if [ends.len(), axes.len(), steps.len()] != [count; 3] {
        return Err(malformed(format!("expected {count} ends, axes and steps")));
    }
    c.sorted_dims(&axes, rank)?;
    let shape = c.dims(x);
    let mut kind = Slice::contiguous(vec![0; rank], shape.clone());
    let mut reversed = Vec::new();
    let mut extents = shape.clone();
    for at in 0..count {
        let dim = c.dim(axes[at], rank)?;
        let walk = Walk::of(starts[at], ends[at], steps[at], shape[dim])?;
        if walk.backwards {
            reversed.push(dim);
        }
        (kind.start[dim], kind.limit[dim], kind.stride[dim]) = (walk.start, walk.limit, walk.step);
        extents[dim] = (walk.limit - walk.start).div_ceil(walk.step);
    }
    let mut result = x;
    if !reversed.is_empty() {
        let ty = c.ty(x).clone();
        result = c.emit(Reverse { dims: reversed }, &[x], ty);
    }
    if extents == shape && kind.stride.iter().all(|step| *step == 1) {
        return Ok(vec![result]);
    }
    let ty = TensorType::new(c.dtype(x), extents);
    Ok(vec![c.emit(kind, &[result], ty)])
}

/// A walk along a dimension, perhaps one that is read from its end.
struct Walk {
    start: usize,
    limit: usize,
    step: usize,
    backwards: bool,
}

impl Walk {
    fn of(start: i64, end: i64, step: i64, extent: usize) -> Imported<Self> {
        let n = extent as i64;
        let place = |at: i64| if at < 0 { at.saturating_add(n) } else { at };
        let (start, end) = (place(start), place(end));
        let (start, limit) = match step {
            0 => return Err(malformed("expected steps other than 0")),
            1.. => (start.clamp(0, n), end.clamp(0, n)),
            _ => {
                // Starts before the beginning are the first element, as ends are none.
                let start = start.clamp(0_i64.min(n - 1), n - 1);
                let end = end.clamp(-1, n - 1);
                (n - 1 - start, n - 1 - end)
            }
        };
        let step_size = usize::try_from(step.unsigned_abs()).unwrap_or(usize::MAX);
        Ok(Self {
            start: start as usize,
            limit: limit.max(start) as usize,
            step: step_size.clamp(1, 1 << 31),
            backwards: step < 0,
        })
    }
}

/// A tensor with something around it.
pub(in super::super) fn pad(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let rank = c.rank(x);
    let pads = match c.version < 11 {
        true => c.ints("pads")?.unwrap_or_default(),
        false => c.numbers(1)?,
    };
    let axes = match c.opt_numbers(3)? {
        Some(axes) => axes,
        None => (0..rank as i64).collect(),
    };
    if pads.len() != 2 * axes.len() || pads.iter().any(|pad| pad.abs() > 1 << 31) {
        return Err(malformed(format!(
            "expected {} paddings, found {pads:?}",
            2 * axes.len()
        )));
    }
    c.sorted_dims(&axes, rank)?;
    let (mut low, mut high) = (vec![0; rank], vec![0; rank]);
    for (at, axis) in axes.iter().enumerate() {
        let dim = c.dim(*axis, rank)?;
        (low[dim], high[dim]) = (pads[at], pads[at + axes.len()]);
    }
    let word = c.word("mode", "constant")?;
    if word != "constant" {
        return mirrored(c, x, &word, &low, &high);
    }
    let value = match c.version < 11 {
        true => {
            let value = f64::from(c.float("value", 0.0)?);
            c.number(c.dtype(x), value)
        }
        false => match c.opt(2) {
            Some(value) if c.ty(value).elements() == 1 => c.reshape(value, []),
            Some(_) => return Err(malformed("expected one value")),
            None => c.number(c.dtype(x), 0.0),
        },
    };
    c.same_dtype(&[x, value])?;
    around(c, x, value, low, high).map(|result| vec![result])
}

/// A value with another one around it.
pub(super) fn around(
    c: &mut Call<'_, '_>,
    x: ValueId,
    value: ValueId,
    low: Vec<i64>,
    high: Vec<i64>,
) -> Imported<ValueId> {
    if low.iter().chain(&high).all(|pad| *pad == 0) {
        return Ok(x);
    }
    let extents = c.shape(x).iter().zip(low.iter().zip(&high));
    let extents: Vec<i64> = extents
        .map(|(own, (low, high))| *own as i64 + low + high)
        .collect();
    let ty = TensorType::new(c.dtype(x), c.extents(&extents)?);
    let interior = vec![0; low.len()];
    let kind = InteriorPad {
        low,
        high,
        interior,
    };
    Ok(c.emit(kind, &[x, value], ty))
}

/// A tensor with its own elements around it.
fn mirrored(c: &mut Call<'_, '_>, x: ValueId, word: &str, low: &[i64], high: &[i64]) -> Results {
    let mut result = x;
    for dim in 0..low.len() {
        if [low[dim], high[dim]] == [0, 0] {
            continue;
        }
        let n = c.shape(x)[dim] as i64;
        c.extents(&[n + low[dim] + high[dim]])?;
        let place = |at: i64| match word {
            "edge" => at.clamp(0, n - 1),
            "wrap" => at.rem_euclid(n),
            _ => {
                let round = (2 * (n - 1)).max(1);
                let at = at.rem_euclid(round);
                at.min(round - at).min(n - 1)
            }
        };
        if !["edge", "wrap", "reflect"].contains(&word) {
            return Err(c.other_word("mode", word));
        }
        if n == 0 {
            return Err(malformed("expected elements to repeat, found none"));
        }
        let count = n.saturating_add(low[dim]).saturating_add(high[dim]);
        c.importer.computes(usize::try_from(count).unwrap_or(0))?;
        let places: Vec<i64> = (-low[dim]..n + high[dim]).map(place).collect();
        result = take(c, result, dim, &places)?;
    }
    Ok(vec![result])
}

/// A tensor that is cut or surrounded evenly.
pub(in super::super) fn center_crop_pad(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let wanted = c.numbers(1)?;
    let wanted = c.extents(&wanted)?;
    let rank = c.rank(x);
    let axes = c
        .ints("axes")?
        .unwrap_or_else(|| (0..rank as i64).collect());
    if axes.len() != wanted.len() {
        return Err(malformed("expected an extent for each axis"));
    }
    c.sorted_dims(&axes, rank)?;
    let mut result = x;
    for (axis, to) in axes.iter().zip(wanted) {
        let dim = c.dim(*axis, rank)?;
        let from = c.shape(result)[dim];
        if to <= from {
            let start = (from - to) / 2;
            result = c.cut(result, dim, start, start + to);
            continue;
        }
        let (mut low, mut high) = (vec![0; rank], vec![0; rank]);
        low[dim] = ((to - from) / 2) as i64;
        high[dim] = (to - from) as i64 - low[dim];
        let zero = c.number(c.dtype(x), 0.0);
        result = around(c, result, zero, low, high)?;
    }
    Ok(vec![result])
}
