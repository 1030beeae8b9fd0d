//! Shapes: what changes them, and what is made of them.

use peapod_ir::builder::Emit;
use peapod_ir::{DType, TensorType, ValueId};

use super::super::broadcast::{broadcast, check_extents, extents};
use super::super::call::Call;
use super::super::error::{Imported, malformed, unsupported};

type Results = Imported<Vec<ValueId>>;

/// A shape with 0 for what is kept and −1 for what is left.
pub(in super::super) fn reshape(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let wanted = c.numbers(1)?;
    let own = c.dims(x);
    let keeps = !c.flag("allowzero")?;
    let mut shape = Vec::new();
    for (dim, extent) in wanted.iter().enumerate() {
        shape.push(match *extent {
            0 if keeps => *own.get(dim).ok_or_else(|| {
                malformed(format!(
                    "expected a dimension {dim}, found the shape {own:?}"
                ))
            })? as i64,
            other => other,
        });
    }
    let shape = filled(&shape, c.ty(x).elements())?;
    Ok(vec![c.reshape(x, shape)])
}

/// A shape of so many elements, one of whose extents may be −1.
fn filled(shape: &[i64], elements: usize) -> Imported<Vec<usize>> {
    let wrong = || {
        malformed(format!(
            "expected a shape of {elements} elements, found {shape:?}"
        ))
    };
    let open = shape.iter().filter(|extent| **extent == -1).count();
    let rest: Vec<i64> = shape
        .iter()
        .copied()
        .filter(|extent| *extent != -1)
        .collect();
    let rest: usize = extents(&rest)?.iter().product();
    let filler = match open {
        0 => 1,
        1 => elements.checked_div(rest).ok_or_else(wrong)?,
        _ => return Err(wrong()),
    };
    let all = shape.iter().map(|extent| match extent {
        -1 => filler as i64,
        extent => *extent,
    });
    let all = extents(&all.collect::<Vec<_>>())?;
    match all.iter().product::<usize>() == elements {
        true => Ok(all),
        false => Err(wrong()),
    }
}

/// Two dimensions of many.
pub(in super::super) fn flatten(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let shape = c.dims(x);
    let axis = match c.int("axis", 1)? {
        axis if axis == shape.len() as i64 => shape.len(),
        axis => c.dim(axis, shape.len())?,
    };
    let [rows, columns] = [&shape[..axis], &shape[axis..]].map(|it| it.iter().product());
    Ok(vec![c.reshape(x, [rows, columns])])
}

/// The list of dimensions of an attribute, or since a version of an operand.
pub(super) fn axes(c: &Call<'_, '_>, input: usize, since: i64) -> Imported<Option<Vec<i64>>> {
    match c.version < since {
        true => c.ints("axes"),
        false => c.opt_numbers(input),
    }
}

/// Without dimensions of the extent 1.
pub(in super::super) fn squeeze(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let shape = c.dims(x);
    let gone = match axes(c, 1, 13)? {
        Some(axes) => c.sorted_dims(&axes, shape.len())?,
        None => (0..shape.len()).filter(|dim| shape[*dim] == 1).collect(),
    };
    if let Some(dim) = gone.iter().find(|dim| shape[**dim] != 1) {
        let what = format!("expected the extent 1 of dimension {dim}, found {shape:?}");
        return Err(malformed(what));
    }
    let kept = (0..shape.len()).filter(|dim| !gone.contains(dim));
    let kept: Vec<usize> = kept.map(|dim| shape[dim]).collect();
    Ok(vec![c.reshape(x, kept)])
}

/// With further dimensions of the extent 1.
pub(in super::super) fn unsqueeze(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let axes = axes(c, 1, 13)?.ok_or_else(|| malformed("expected axes, found none"))?;
    let mut shape = c.dims(x);
    let rank = shape.len() + axes.len();
    for axis in c.sorted_dims(&axes, rank)? {
        shape.insert(axis, 1);
    }
    check_extents(&shape)?;
    Ok(vec![c.reshape(x, shape)])
}

/// Dimensions in another order.
pub(in super::super) fn transpose(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let rank = c.rank(x);
    let order = match c.ints("perm")? {
        Some(order) => order,
        None => (0..rank as i64).rev().collect(),
    };
    if order.len() != rank {
        return Err(malformed(format!(
            "expected {rank} dimensions, found {order:?}"
        )));
    }
    c.sorted_dims(&order, rank)?;
    let order = order.iter().map(|dim| c.dim(*dim, rank));
    let order = order.collect::<Imported<_>>()?;
    Ok(vec![c.permute(x, order)])
}

/// Extents as numbers.
pub(in super::super) fn shape(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let shape: Vec<i64> = c.shape(x).iter().map(|extent| *extent as i64).collect();
    let rank = shape.len() as i64;
    let place = |at: i64| (if at < 0 { at.saturating_add(rank) } else { at }).clamp(0, rank);
    let (start, end) = (place(c.int("start", 0)?), place(c.int("end", rank)?));
    let part = &shape[start as usize..end.max(start) as usize];
    Ok(vec![c.list(part)])
}

/// The number of elements.
pub(in super::super) fn size(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let elements = c.ty(x).elements();
    let bytes = (elements as i64).to_le_bytes();
    Ok(vec![c.literal(TensorType::new(DType::I64, []), bytes)])
}

/// Repeated to a larger shape.
pub(in super::super) fn expand(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let wanted = c.numbers(1)?;
    let wanted = c.extents(&wanted)?;
    let shape = broadcast(c.shape(x), &wanted)?;
    Ok(vec![c.spread(x, &shape)])
}

/// Repeated along each dimension.
pub(in super::super) fn tile(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let (own, counts) = (c.dims(x), c.numbers(1)?);
    let counts = c.extents(&counts)?;
    if counts.len() != own.len() {
        let what = format!("expected {} repetitions, found {}", own.len(), counts.len());
        return Err(malformed(what));
    }
    // A dimension of repetitions before each own one, joined with it afterwards.
    let pairs = || own.iter().zip(&counts);
    let result: Vec<usize> = pairs()
        .map(|(own, count)| own.saturating_mul(*count))
        .collect();
    check_extents(&result)?;
    let mut shape = Vec::new();
    let mut dims = Vec::new();
    for (own, count) in pairs() {
        if *count != 1 {
            shape.push(*count);
        }
        dims.push(shape.len());
        shape.push(*own);
    }
    check_extents(&shape)?;
    let repeated = c.broadcast(x, dims, shape);
    Ok(vec![c.reshape(repeated, result)])
}

/// Channels as blocks of pixels.
pub(in super::super) fn depth_to_space(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let block = block(c)?;
    let &[n, depth, rows, columns] = c.shape(x) else {
        return Err(malformed("expected four dimensions"));
    };
    if depth % (block * block) != 0 {
        return Err(malformed(format!(
            "expected channels in blocks of {block}², found {depth}"
        )));
    }
    let kept = depth / (block * block);
    let word = c.word("mode", "DCR")?;
    let (split, order) = match word.as_str() {
        "DCR" => (
            [n, block, block, kept, rows, columns],
            vec![0, 3, 4, 1, 5, 2],
        ),
        "CRD" => (
            [n, kept, block, block, rows, columns],
            vec![0, 1, 4, 2, 5, 3],
        ),
        other => return Err(c.other_word("mode", other)),
    };
    let parts = c.reshape(x, split);
    let parts = c.permute(parts, order);
    Ok(vec![
        c.reshape(parts, [n, kept, rows * block, columns * block]),
    ])
}

/// Blocks of pixels as channels.
pub(in super::super) fn space_to_depth(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let block = block(c)?;
    let &[n, depth, rows, columns] = c.shape(x) else {
        return Err(malformed("expected four dimensions"));
    };
    if rows % block != 0 || columns % block != 0 {
        return Err(malformed(format!("expected pixels in blocks of {block}²")));
    }
    let (down, across) = (rows / block, columns / block);
    let word = c.word("mode", "DCR")?;
    let order = match word.as_str() {
        "DCR" => vec![0, 3, 5, 1, 2, 4],
        "CRD" => vec![0, 1, 3, 5, 2, 4],
        other => return Err(c.other_word("mode", other)),
    };
    let parts = c.reshape(x, [n, depth, down, block, across, block]);
    let parts = c.permute(parts, order);
    Ok(vec![
        c.reshape(parts, [n, depth * block * block, down, across]),
    ])
}

fn block(c: &Call<'_, '_>) -> Imported<usize> {
    let block = c.int("blocksize", 0)?;
    usize::try_from(block)
        .ok()
        .filter(|block| (1..=1 << 15).contains(block))
        .ok_or_else(|| malformed(format!("expected a blocksize from 1, found {block}")))
}

/// The dimensions that a mode of `Reshape` does not take.
pub(super) fn static_only(what: &str) -> super::super::error::OnnxError {
    unsupported(
        format!("{what} whose extents follow from data"),
        "compute it outside of the model, or with a mask of a static shape",
    )
}
