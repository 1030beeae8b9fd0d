//! Elements along dimensions combined into one.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::sliding::Sliding;
use peapod_ir::ops::tensor::{Combiner, Reduce, ReduceWindow};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::call::Call;
use super::super::error::{Imported, malformed};
use super::elementwise::apply;
use super::shapes::axes;

type Results = Imported<Vec<ValueId>>;

/// The dimensions that a node reduces, and whether they stay with the extent 1.
struct Reduced {
    dims: Vec<usize>,
    keeps: bool,
}

impl Reduced {
    /// Those of a node; `None` if it asks for nothing.
    fn of(c: &Call<'_, '_>, x: ValueId, since: i64) -> Imported<Option<Self>> {
        let rank = c.rank(x);
        let given = axes(c, 1, since)?.filter(|axes| !axes.is_empty());
        let keeps = c.int("keepdims", 1)? != 0;
        let dims = match given {
            Some(axes) => c.sorted_dims(&axes, rank)?,
            None if c.flag("noop_with_empty_axes")? => return Ok(None),
            None => (0..rank).collect(),
        };
        Ok(Some(Self { dims, keeps }))
    }

    /// How many elements become one.
    fn count(&self, c: &Call<'_, '_>, x: ValueId) -> usize {
        self.dims.iter().map(|dim| c.shape(x)[*dim]).product()
    }
}

/// Emits the reduction of dimensions, which stay with the extent 1 if they are kept.
pub(super) fn reduced(
    c: &mut Call<'_, '_>,
    combiner: Combiner,
    x: ValueId,
    dims: &[usize],
    keeps: bool,
) -> Imported<ValueId> {
    let dtype = c.dtype(x);
    if !combiner.dtypes().contains(&dtype) {
        return Err(c.no_such_elements(x));
    }
    let shape = c.dims(x);
    let stay = (0..shape.len()).filter(|dim| !dims.contains(dim));
    let stay: Vec<usize> = stay.map(|dim| shape[dim]).collect();
    let initial = c.scalar(dtype, combiner.identity(dtype));
    let dims = dims.to_vec();
    let kind = Reduce {
        combiner,
        dims: dims.clone(),
    };
    let result = c.emit(kind, &[x, initial], TensorType::new(dtype, stay));
    if !keeps {
        return Ok(result);
    }
    let mut kept = shape;
    dims.into_iter().for_each(|dim| kept[dim] = 1);
    Ok(c.reshape(result, kept))
}

/// What is done with elements, and then with what they became.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Reduction {
    Sum,
    Mean,
    Product,
    Max,
    Min,
    L1,
    L2,
    LogSum,
    LogSumExp,
    SumSquare,
}

/// A reduction of a node.
pub(in super::super) fn reduce(c: &mut Call<'_, '_>, reduction: Reduction) -> Results {
    let x = c.x(0)?;
    let since = match reduction == Reduction::Sum {
        true => 13,
        false => 18,
    };
    let found = Reduced::of(c, x, since)?;
    // Without dimensions, elements are still mapped.
    let is_noop = found.is_none();
    let of = found.unwrap_or(Reduced {
        dims: vec![],
        keeps: false,
    });
    let plain = [Reduction::Sum, Reduction::Mean, Reduction::Product];
    if is_noop
        && (plain.contains(&reduction) || matches!(reduction, Reduction::Max | Reduction::Min))
    {
        return Ok(vec![x]);
    }
    let sum = |c: &mut Call<'_, '_>, combiner, x| reduced(c, combiner, x, &of.dims, of.keeps);
    Ok(vec![match reduction {
        Reduction::Sum => sum(c, Combiner::Add, x)?,
        Reduction::Product => sum(c, Combiner::Mul, x)?,
        Reduction::Max => sum(c, Combiner::Max, x)?,
        Reduction::Min => sum(c, Combiner::Min, x)?,
        Reduction::Mean => {
            let total = sum(c, Combiner::Add, x)?;
            let count = of.count(c, x);
            c.with(BinaryOp::Div, total, count as f64)?
        }
        Reduction::L1 => {
            let sizes = apply(c, UnaryOp::Abs, x)?;
            sum(c, Combiner::Add, sizes)?
        }
        Reduction::SumSquare | Reduction::L2 => {
            let squares = apply(c, UnaryOp::Square, x)?;
            let total = sum(c, Combiner::Add, squares)?;
            match reduction == Reduction::L2 {
                true => root(c, total)?,
                false => total,
            }
        }
        Reduction::LogSum => {
            let total = sum(c, Combiner::Add, x)?;
            apply(c, UnaryOp::Log, total)?
        }
        Reduction::LogSumExp => log_sum_exp(c, x, &of)?,
    }])
}

fn root(c: &mut Call<'_, '_>, x: ValueId) -> Imported<ValueId> {
    let dtype = c.dtype(x);
    if DType::FLOATS.contains(&dtype) {
        return Ok(c.unary(UnaryOp::Sqrt, x));
    }
    let real = c.convert(x, DType::F64);
    let real = c.unary(UnaryOp::Sqrt, real);
    Ok(c.convert(real, dtype))
}

/// The logarithm of a sum of exponentials, none of which is more than 1.
fn log_sum_exp(c: &mut Call<'_, '_>, x: ValueId, of: &Reduced) -> Imported<ValueId> {
    c.floats_only(x)?;
    if of.count(c, x) == 0 {
        let sum = reduced(c, Combiner::Add, x, &of.dims, of.keeps)?;
        return apply(c, UnaryOp::Log, sum);
    }
    let most = reduced(c, Combiner::Max, x, &of.dims, true)?;
    let less = c.both(BinaryOp::Sub, x, most)?;
    let less = c.unary(UnaryOp::Exp, less);
    let sum = reduced(c, Combiner::Add, less, &of.dims, true)?;
    let log = c.unary(UnaryOp::Log, sum);
    let result = c.both(BinaryOp::Add, log, most)?;
    let shape = match of.keeps {
        true => c.dims(result),
        false => {
            let kept = (0..c.rank(x)).filter(|dim| !of.dims.contains(dim));
            kept.map(|dim| c.shape(x)[dim]).collect()
        }
    };
    Ok(c.reshape(result, shape))
}

/// What all elements up to each one make along a dimension.
pub(in super::super) fn cumulative(c: &mut Call<'_, '_>, combiner: Combiner) -> Results {
    let x = c.x(0)?;
    let rank = c.rank(x);
    let [axis] = c.numbers(1)?[..] else {
        return Err(malformed("expected one axis"));
    };
    let dim = c.dim(axis, rank)?;
    let extent = c.shape(x)[dim];
    if extent == 0 || !combiner.dtypes().contains(&c.dtype(x)) {
        return match extent {
            0 => Ok(vec![x]),
            _ => Err(c.no_such_elements(x)),
        };
    }
    let before = extent as i64 - 1;
    let padding = match (c.flag("exclusive")?, c.flag("reverse")?) {
        (false, false) => [before, 0],
        (false, true) => [0, before],
        (true, false) => [before + 1, -1],
        (true, true) => [-1, before + 1],
    };
    let mut window = vec![1; rank];
    window[dim] = extent;
    let mut sliding = Sliding::plain(rank);
    sliding.padding[dim] = padding;
    let initial = c.scalar(c.dtype(x), combiner.identity(c.dtype(x)));
    let ty = c.ty(x).clone();
    let kind = ReduceWindow {
        combiner,
        window,
        sliding,
    };
    Ok(vec![c.emit(kind, &[x, initial], ty)])
}
