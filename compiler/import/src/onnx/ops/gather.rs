//! Elements at computed places: read, written, ordered.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::points::Points;
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::tensor::{ArgReduce, Gather, Reverse, Scatter, Sort};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::broadcast::check_extents;
use super::super::call::{Call, is_true, whole};
use super::super::error::{Imported, malformed};
use super::shapes::static_only;

type Results = Imported<Vec<ValueId>>;

/// Slices of the extent 1 along a dimension, at places that are known.
pub(super) fn take(
    c: &mut Call<'_, '_>,
    x: ValueId,
    dim: usize,
    places: &[i64],
) -> Imported<ValueId> {
    let places = c.list(places);
    along(c, x, dim, places)
}

/// Slices of the extent 1 along a dimension, at computed places.
fn along(c: &mut Call<'_, '_>, x: ValueId, dim: usize, places: ValueId) -> Imported<ValueId> {
    // Kernels of boards read places of 32 bits; an extent has no more.
    let places = c.convert(places, DType::I32);
    let (mut slice_sizes, own) = (c.dims(x), c.dims(places));
    let shape = [&slice_sizes[..dim], &own[..], &slice_sizes[dim + 1..]].concat();
    check_extents(&shape)?;
    if slice_sizes[dim] == 0 && !shape.contains(&0) {
        return Err(malformed("expected elements to take, found none"));
    }
    slice_sizes[dim] = slice_sizes[dim].min(1);
    let offsets = (0..dim).chain(dim + own.len()..shape.len());
    let kind = Gather {
        points: Points {
            dims: vec![dim],
            batch: vec![],
            indices_batch: vec![],
            index_vector_dim: own.len(),
        },
        offset_dims: offsets.collect(),
        collapsed: vec![dim],
        slice_sizes,
    };
    let ty = TensorType::new(c.dtype(x), shape);
    Ok(c.emit(kind, &[x, places], ty))
}

/// Places counted from the beginning, of such as may be counted from the end.
fn from_start(c: &mut Call<'_, '_>, places: ValueId, extents: ValueId) -> Imported<ValueId> {
    if let Some(known) = c.known(places)
        && known.scalars().iter().all(|at| whole(*at) >= 0)
    {
        return Ok(places);
    }
    if !matches!(c.dtype(places), DType::I32 | DType::I64) {
        return Err(c.no_such_elements(places));
    }
    let shape = c.dims(places);
    let extents = c.convert(extents, c.dtype(places));
    let moved = c.both(BinaryOp::Add, places, extents)?;
    let zero = c.fill(TensorType::new(c.dtype(places), shape), Scalar::Integer(0));
    let below = c.compare(Direction::Lt, places, zero);
    Ok(c.select(below, moved, places))
}

/// As [`from_start`], along one dimension.
fn within(c: &mut Call<'_, '_>, places: ValueId, extent: usize) -> Imported<ValueId> {
    let extent = c.scalar(DType::I64, Scalar::Integer(extent as i64));
    from_start(c, places, extent)
}

/// Slices along a dimension.
pub(in super::super) fn gather(c: &mut Call<'_, '_>) -> Results {
    let (x, places) = (c.x(0)?, c.x(1)?);
    let axis = c.int("axis", 0)?;
    let dim = c.dim(axis, c.rank(x))?;
    let places = within(c, places, c.shape(x)[dim])?;
    Ok(vec![along(c, x, dim, places)?])
}

/// An element for each index, beside it in the other dimensions.
pub(in super::super) fn gather_elements(c: &mut Call<'_, '_>) -> Results {
    let (mut x, places) = (c.x(0)?, c.x(1)?);
    let rank = c.rank(x);
    let axis = c.int("axis", 0)?;
    let axis = c.dim(axis, rank)?;
    let shape = c.dims(places);
    if shape.len() != rank {
        return Err(malformed(format!("expected indices of {rank} dimensions")));
    }
    let others: Vec<usize> = (0..rank).filter(|dim| *dim != axis).collect();
    for dim in &others {
        if shape[*dim] > c.shape(x)[*dim] {
            return Err(malformed("expected indices no larger than the tensor"));
        }
        x = c.cut(x, *dim, 0, shape[*dim]);
    }
    let places = within(c, places, c.shape(x)[axis])?;
    if c.shape(x).contains(&0) && !shape.contains(&0) {
        return Err(malformed("expected elements to take, found none"));
    }
    let slice_sizes = c.shape(x).iter().map(|extent| (*extent).min(1)).collect();
    let kind = Gather {
        points: Points {
            dims: vec![axis],
            batch: others.clone(),
            indices_batch: others,
            index_vector_dim: rank,
        },
        offset_dims: vec![],
        collapsed: vec![axis],
        slice_sizes,
    };
    let ty = TensorType::new(c.dtype(x), shape);
    Ok(vec![c.emit(kind, &[x, places], ty)])
}

/// Slices at indices of several parts.
pub(in super::super) fn gather_nd(c: &mut Call<'_, '_>) -> Results {
    let (x, places) = (c.x(0)?, c.x(1)?);
    let batch = usize::try_from(c.int("batch_dims", 0)?).unwrap_or(usize::MAX);
    let (own, shape) = (c.dims(x), c.dims(places));
    let Some((parts, outer)) = shape.split_last() else {
        return Err(malformed("expected indices of a dimension or more"));
    };
    let end = batch.saturating_add(*parts);
    if end > own.len() || batch > outer.len() || own[..batch] != outer[..batch] {
        return Err(malformed(format!(
            "expected indices of {own:?}, found {shape:?}"
        )));
    }
    let places = many_from_start(c, places, &own[batch..end])?;
    let result = [outer, &own[end..]].concat();
    check_extents(&result)?;
    if own[..end].contains(&0) && !result.contains(&0) {
        return Err(malformed("expected elements to take, found none"));
    }
    let mut slice_sizes = own;
    slice_sizes[..end]
        .iter_mut()
        .for_each(|extent| *extent = (*extent).min(1));
    let kind = Gather {
        points: Points {
            dims: (batch..end).collect(),
            batch: (0..batch).collect(),
            indices_batch: (0..batch).collect(),
            index_vector_dim: outer.len(),
        },
        offset_dims: (outer.len()..result.len()).collect(),
        collapsed: (batch..end).collect(),
        slice_sizes,
    };
    let ty = TensorType::new(c.dtype(x), result);
    Ok(vec![c.emit(kind, &[x, places], ty)])
}

fn many_from_start(c: &mut Call<'_, '_>, places: ValueId, own: &[usize]) -> Imported<ValueId> {
    let extents: Vec<i64> = own.iter().map(|extent| *extent as i64).collect();
    let extents = c.list(&extents);
    from_start(c, places, extents)
}

fn update(c: &Call<'_, '_>) -> Imported<Update> {
    let word = c.word("reduction", "none")?;
    Ok(match word.as_str() {
        "none" => Update::Assign,
        "add" => Update::Add,
        "mul" => Update::Mul,
        "max" => Update::Max,
        "min" => Update::Min,
        other => return Err(c.other_word("reduction", other)),
    })
}

/// Slices put at indices of several parts.
pub(in super::super) fn scatter_nd(c: &mut Call<'_, '_>) -> Results {
    let (x, places, updates) = (c.x(0)?, c.x(1)?, c.x(2)?);
    c.same_dtype(&[x, updates])?;
    let (own, shape) = (c.dims(x), c.dims(places));
    let Some((parts, outer)) = shape.split_last() else {
        return Err(malformed("expected indices of a dimension or more"));
    };
    if *parts > own.len() {
        return Err(malformed(format!(
            "expected indices of {own:?}, found {shape:?}"
        )));
    }
    let expected = [outer, &own[*parts..]].concat();
    c.expect_shape(updates, "updates", &expected)?;
    let places = many_from_start(c, places, &own[..*parts])?;
    let kind = Scatter {
        combiner: update(c)?,
        points: Points {
            dims: (0..*parts).collect(),
            batch: vec![],
            indices_batch: vec![],
            index_vector_dim: outer.len(),
        },
        window_dims: (outer.len()..expected.len()).collect(),
        inserted: (0..*parts).collect(),
    };
    let ty = c.ty(x).clone();
    Ok(vec![c.emit(kind, &[x, places, updates], ty)])
}

/// Elements put beside themselves in all dimensions but one.
pub(in super::super) fn scatter_elements(c: &mut Call<'_, '_>) -> Results {
    let (x, places, updates) = (c.x(0)?, c.x(1)?, c.x(2)?);
    c.same_dtype(&[x, updates])?;
    let rank = c.rank(x);
    let axis = c.int("axis", 0)?;
    let axis = c.dim(axis, rank)?;
    let shape = c.dims(places);
    c.expect_shape(updates, "updates", &shape)?;
    if shape.len() != rank {
        return Err(malformed(format!("expected indices of {rank} dimensions")));
    }
    let places = within(c, places, c.shape(x)[axis])?;
    let places = c.convert(places, DType::I64);
    let column = [&shape[..], &[1]].concat();
    check_extents(&column)?;
    let mut parts = Vec::new();
    for dim in 0..rank {
        let part = match dim == axis {
            true => places,
            false => c.iota(TensorType::new(DType::I64, &shape[..]), dim),
        };
        parts.push(c.reshape(part, &column[..]));
    }
    let points = c.concatenate(&parts, rank);
    let kind = Scatter {
        combiner: update(c)?,
        points: Points {
            dims: (0..rank).collect(),
            batch: vec![],
            indices_batch: vec![],
            index_vector_dim: rank,
        },
        window_dims: vec![],
        inserted: (0..rank).collect(),
    };
    let ty = c.ty(x).clone();
    Ok(vec![c.emit(kind, &[x, points, updates], ty)])
}

/// The largest or smallest elements along a dimension, and where they are.
pub(in super::super) fn top_k(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let rank = c.rank(x);
    let axis = c.int("axis", -1)?;
    let dim = c.dim(axis, rank)?;
    let count = match c.version < 10 {
        true => c.int("k", 0)?,
        false => c.numbers(1)?.first().copied().unwrap_or(-1),
    };
    let extent = c.shape(x)[dim];
    let count = usize::try_from(count).ok().filter(|count| *count <= extent);
    let count = count.ok_or_else(|| malformed(format!("expected at most {extent} elements")))?;
    let direction = match c.int("largest", 1)? {
        0 => Direction::Lt,
        _ => Direction::Gt,
    };
    let places = c.iota(TensorType::new(DType::I64, c.dims(x)), dim);
    let kind = Sort {
        dim,
        keys: 1,
        direction,
        total_order: false,
    };
    let types = [x, places].map(|it| c.ty(it).clone());
    let sorted = c.emit_many(kind, &[x, places], types);
    Ok(sorted
        .into_iter()
        .map(|it| c.cut(it, dim, 0, count))
        .collect())
}

/// Where the largest or smallest element of each line is.
pub(in super::super) fn arg_extreme(c: &mut Call<'_, '_>, max: bool) -> Results {
    let x = c.x(0)?;
    let rank = c.rank(x);
    let axis = c.int("axis", 0)?;
    let dim = c.dim(axis, rank)?;
    let last = c.flag("select_last_index")?;
    let mut kept = c.dims(x);
    let extent = kept.remove(dim);
    if extent == 0 {
        return Err(malformed("expected elements along the axis, found none"));
    }
    let mut source = x;
    if last {
        let ty = c.ty(x).clone();
        source = c.emit(Reverse { dims: vec![dim] }, &[x], ty);
    }
    let types = [c.dtype(x), DType::I64].map(|dtype| TensorType::new(dtype, &kept[..]));
    let mut place = c.emit_many(ArgReduce { dim, max }, &[source], types)[1];
    if last {
        let end = c.scalar(DType::I64, Scalar::Integer(extent as i64 - 1));
        place = c.both(BinaryOp::Sub, end, place)?;
    }
    if c.int("keepdims", 1)? != 0 {
        kept.insert(dim, 1);
    }
    Ok(vec![c.reshape(place, kept)])
}

/// Slices where a known condition holds.
pub(in super::super) fn compress(c: &mut Call<'_, '_>) -> Results {
    let (mut x, condition) = (c.x(0)?, c.x(1)?);
    let Some(known) = c.known(condition) else {
        return Err(static_only("a selection"));
    };
    let dim = match c.opt_int("axis")? {
        Some(axis) => c.dim(axis, c.rank(x))?,
        None => {
            let elements = c.ty(x).elements();
            x = c.reshape(x, [elements]);
            0
        }
    };
    let extent = c.shape(x)[dim];
    let places = known.scalars().into_iter().enumerate().take(extent);
    let places = places
        .filter(|(_, it)| is_true(*it))
        .map(|(at, _)| at as i64);
    let places: Vec<i64> = places.collect();
    Ok(vec![take(c, x, dim, &places)?])
}

/// Where a known tensor is not 0.
pub(in super::super) fn non_zero(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let Some(known) = c.known(x) else {
        return Err(static_only("the places of elements other than 0"));
    };
    let shape = c.dims(x);
    let found = known.scalars().into_iter().enumerate();
    let found: Vec<usize> = found
        .filter(|(_, it)| is_true(*it))
        .map(|(at, _)| at)
        .collect();
    let mut numbers = Vec::new();
    for dim in 0..shape.len() {
        let inner: usize = shape[dim + 1..].iter().product();
        numbers.extend(found.iter().map(|at| (at / inner % shape[dim]) as i64));
    }
    let list = c.list(&numbers);
    Ok(vec![c.reshape(list, [shape.len(), found.len()])])
}

/// The first elements of sequences in the opposite order, as many as are known.
pub(in super::super) fn reverse_sequence(c: &mut Call<'_, '_>) -> Results {
    let (x, lengths) = (c.x(0)?, c.x(1)?);
    let (batch, time) = (c.int("batch_axis", 1)?, c.int("time_axis", 0)?);
    c.at_least(x, 2)?;
    if ![[0, 1], [1, 0]].contains(&[batch, time]) {
        return Err(malformed(format!(
            "expected batch_axis and time_axis 0 and 1, or 1 and 0, found {batch} and {time}"
        )));
    }
    let shape = c.dims(x);
    let mut order: Vec<usize> = (0..shape.len()).collect();
    order[..2].copy_from_slice(&[batch as usize, time as usize]);
    let (count, steps) = (shape[order[0]], shape[order[1]]);
    c.expect_shape(lengths, "a length for each sequence", &[count])?;
    if !DType::INTEGERS.contains(&c.dtype(lengths)) {
        return Err(c.no_such_elements(lengths));
    }
    let known = c.known(lengths).map(|it| it.scalars());
    let mut known = known.iter().flatten().map(|it| whole(*it));
    if let Some(length) = known.find(|length| !(0..=steps as i64).contains(length)) {
        return Err(malformed(format!(
            "expected lengths of sequences of at most {steps}, found {length}"
        )));
    }
    let rows = c.permute(x, order.clone());
    let places = backwards(c, lengths, [count, steps])?;
    let mut slice_sizes = c.dims(rows);
    slice_sizes[..2]
        .iter_mut()
        .for_each(|extent| *extent = (*extent).min(1));
    let kind = Gather {
        points: Points {
            dims: vec![1],
            batch: vec![0],
            indices_batch: vec![0],
            index_vector_dim: 2,
        },
        offset_dims: (2..shape.len()).collect(),
        collapsed: vec![1],
        slice_sizes,
    };
    let ty = c.ty(rows).clone();
    let reversed = c.emit(kind, &[rows, places], ty);
    Ok(vec![c.permute(reversed, order)])
}

/// For each step of each sequence, which one takes its place: the first ones from the last, and
/// those beyond the length itself.
fn backwards(c: &mut Call<'_, '_>, lengths: ValueId, shape: [usize; 2]) -> Imported<ValueId> {
    let lengths = c.convert(lengths, DType::I64);
    let lengths = c.broadcast(lengths, vec![0], shape);
    let at = c.iota(TensorType::new(DType::I64, shape), 1);
    let last = c.with(BinaryOp::Sub, lengths, 1.0)?;
    let back = c.both(BinaryOp::Sub, last, at)?;
    let is_inside = c.compare(Direction::Lt, at, lengths);
    Ok(c.select(is_inside, back, at))
}

/// Rows of a table.
pub(super) fn rows(c: &mut Call<'_, '_>, x: ValueId, places: ValueId) -> Imported<ValueId> {
    c.at_least(x, 1)?;
    let places = within(c, places, c.shape(x)[0])?;
    along(c, x, 0, places)
}
