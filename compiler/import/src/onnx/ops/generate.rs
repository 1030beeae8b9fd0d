//! Tensors that are made of numbers: constants, ranges, masks.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, Tensor, TensorType, ValueId};

use super::super::call::Call;
use super::super::error::{Imported, malformed, unsupported};
use super::super::tensor;

type Results = Imported<Vec<ValueId>>;

/// Most elements of a range.
const LONGEST_RANGE: usize = 1 << 24;

/// Known elements.
pub(in super::super) fn constant(c: &mut Call<'_, '_>) -> Results {
    if let Some(value) = c.tensor("value")? {
        return Ok(vec![value]);
    }
    if let Some(float) = c.opt_float("value_float")? {
        return Ok(vec![c.single(float)]);
    }
    if let Some(int) = c.opt_int("value_int")? {
        return Ok(vec![c.scalar(DType::I64, Scalar::Integer(int))]);
    }
    if let Some(ints) = c.ints("value_ints")? {
        return Ok(vec![c.list(&ints)]);
    }
    if let Some(floats) = c.floats("value_floats")? {
        let reals: Vec<f64> = floats.iter().map(|it| f64::from(*it)).collect();
        return Ok(vec![c.reals(DType::F32, &[reals.len()], &reals)]);
    }
    Err(unsupported(
        "a constant that is no dense tensor of numbers",
        "store the constant as a dense tensor",
    ))
}

/// One element everywhere.
pub(in super::super) fn constant_of_shape(c: &mut Call<'_, '_>) -> Results {
    let shape = c.numbers(0)?;
    let shape = c.extents(&shape)?;
    let value = match c.tensor("value")? {
        Some(value) if c.ty(value).elements() == 1 => value,
        Some(_) => return Err(malformed("expected a value of one element")),
        None => c.single(0.0),
    };
    let element = c.known(value);
    let element = element.ok_or_else(|| malformed("expected a known value"))?;
    let ty = TensorType::new(c.dtype(value), shape);
    Ok(vec![c.splat(ty, element.bytes())])
}

/// Numbers from a start up to a limit.
pub(in super::super) fn range(c: &mut Call<'_, '_>) -> Results {
    let operands = [c.x(0)?, c.x(1)?, c.x(2)?];
    c.same_dtype(&operands)?;
    let mut numbers = Vec::new();
    for (index, operand) in operands.into_iter().enumerate() {
        let known = c.scalars_of(operand, index)?;
        let [number] = known[..] else {
            return Err(malformed("expected scalars"));
        };
        numbers.push(number);
    }
    let [start, limit, delta] = [0, 1, 2].map(|at| numbers[at].double());
    let count = ((limit - start) / delta).ceil().max(0.0);
    if !count.is_finite() || count > LONGEST_RANGE as f64 {
        return Err(malformed(format!(
            "expected a range, found {start} to {limit} by {delta}"
        )));
    }
    c.importer.computes(count as usize)?;
    let dtype = c.dtype(operands[0]);
    let ty = TensorType::new(dtype, [count as usize]);
    let integers = dtype.integer_range().is_some();
    let elements = (0..count as i64).map(|at| match integers {
        true => Scalar::Integer(
            numbers[0]
                .integer()
                .wrapping_add(at.wrapping_mul(numbers[2].integer())),
        ),
        false => Scalar::Double(start + at as f64 * delta).convert(dtype),
    });
    let tensor = Tensor::from_scalars(&ty, elements);
    Ok(vec![c.literal(ty, tensor.into_bytes())])
}

/// One of two values, where an index is met.
pub(in super::super) fn one_hot(c: &mut Call<'_, '_>) -> Results {
    let (indices, values) = (c.x(0)?, c.x(2)?);
    let depth = c.numbers(1)?;
    let [depth] = c.extents(&depth)?[..] else {
        return Err(malformed("expected one depth"));
    };
    c.expect_shape(values, "values", &[2])?;
    let mut shape = c.dims(indices);
    let axis = c.int("axis", -1)?;
    let axis = c.dim(axis, shape.len() + 1)?;
    shape.insert(axis, depth);
    super::super::broadcast::check_extents(&shape)?;
    let indices = c.convert(indices, DType::I64);
    // Negative indices count from the end.
    let zero = c.fill(
        TensorType::new(DType::I64, c.dims(indices)),
        Scalar::Integer(0),
    );
    let below = c.compare(Direction::Lt, indices, zero);
    let moved = c.with(BinaryOp::Add, indices, depth as f64)?;
    let indices = c.select(below, moved, indices);
    let dims: Vec<usize> = (0..shape.len()).filter(|dim| *dim != axis).collect();
    let indices = c.broadcast(indices, dims, &shape[..]);
    let places = c.iota(TensorType::new(DType::I64, &shape[..]), axis);
    let met = c.compare(Direction::Eq, indices, places);
    let [off, on] = [0, 1].map(|at| {
        let value = c.cut(values, 0, at, at + 1);
        let value = c.reshape(value, []);
        c.spread(value, &shape)
    });
    Ok(vec![c.select(met, on, off)])
}

/// Ones on a diagonal.
pub(in super::super) fn eye_like(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let &[rows, columns] = c.shape(x) else {
        return Err(malformed("expected two dimensions"));
    };
    let dtype = match c.opt_int("dtype")? {
        Some(number) => tensor::dtype(i32::try_from(number).unwrap_or(-1))?,
        None => c.dtype(x),
    };
    let offset = c.int("k", 0)?;
    let above = distance(c, &[rows, columns])?;
    let offset = c.fill(c.ty(above).clone(), Scalar::Integer(offset));
    let met = c.compare(Direction::Eq, above, offset);
    Ok(vec![c.convert(met, dtype)])
}

/// How far elements are above the diagonal of the last two dimensions.
fn distance(c: &mut Call<'_, '_>, shape: &[usize]) -> Imported<ValueId> {
    let rank = shape.len();
    let ty = TensorType::new(DType::I64, shape);
    let row = c.iota(ty.clone(), rank - 2);
    let column = c.iota(ty, rank - 1);
    c.both(BinaryOp::Sub, column, row)
}

/// Elements on one side of a diagonal, zeros on the other.
pub(in super::super) fn trilu(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.at_least(x, 2)?;
    let shape = c.dims(x);
    let above = distance(c, &shape)?;
    let offset = match c.opt(1) {
        Some(offset) if c.ty(offset).elements() == 1 => {
            let offset = c.reshape(offset, []);
            c.convert(offset, DType::I64)
        }
        Some(_) => return Err(malformed("expected one diagonal")),
        None => c.scalar(DType::I64, Scalar::Integer(0)),
    };
    let offset = c.spread(offset, &shape);
    let direction = match c.int("upper", 1)? {
        0 => Direction::Le,
        _ => Direction::Ge,
    };
    let kept = c.compare(direction, above, offset);
    let zero = c.fill(TensorType::new(c.dtype(x), shape), Scalar::Integer(0));
    Ok(vec![c.select(kept, x, zero)])
}

/// A window of cosines.
pub(in super::super) fn window(c: &mut Call<'_, '_>, parts: [f64; 3]) -> Results {
    let size = c.numbers(0)?;
    let [size] = c.extents(&size)?[..] else {
        return Err(malformed("expected one size"));
    };
    if size > LONGEST_RANGE {
        return Err(malformed(format!("expected a size, found {size}")));
    }
    c.importer.computes(size)?;
    let number = c.int("output_datatype", 1)?;
    let dtype = tensor::dtype(i32::try_from(number).unwrap_or(-1))?;
    let over = match c.int("periodic", 1)? {
        0 => size as f64 - 1.0,
        _ => size as f64,
    };
    let turn = std::f64::consts::TAU / over;
    let value = |at: usize| {
        let angle = turn * at as f64;
        parts[0] - parts[1] * angle.cos() + parts[2] * (2.0 * angle).cos()
    };
    let values: Vec<f64> = (0..size).map(value).collect();
    Ok(vec![c.reals(dtype, &[size], &values)])
}
