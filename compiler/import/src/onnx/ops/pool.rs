//! Pools: the largest, the mean or the norm of what is under a window, or of all pixels.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, ReduceWindow, Slice};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::broadcast::check_extents;
use super::super::call::Call;
use super::super::error::{Imported, malformed, unsupported};
use super::reduce::reduced;
use super::window::{Steps, positive};

type Results = Imported<Vec<ValueId>>;

/// Most taps of a window whose places are asked for.
const MOST_TAPS: usize = 1024;

/// How a pool's window slides, and which padding is only there for the last windows.
struct Pool {
    steps: Steps,
    /// The padding that the file asks for.
    padding: Vec<[i64; 2]>,
    extents: Vec<usize>,
}

impl Pool {
    fn of(c: &Call<'_, '_>, x: ValueId) -> Imported<Self> {
        c.at_least(x, 3)?;
        let extents = c.shape(x)[2..].to_vec();
        let kernel = positive(c, "kernel_shape")?;
        let kernel = kernel.ok_or_else(|| malformed("expected a kernel_shape, found none"))?;
        let mut steps = Steps::of(c, &kernel, &extents)?;
        steps.pad(c, &extents)?;
        let padding = steps.padding.clone();
        if c.flag("ceil_mode")? {
            steps.ceil(&extents);
        }
        Ok(Self {
            steps,
            padding,
            extents,
        })
    }

    /// The shape of the result.
    fn shape(&self, c: &Call<'_, '_>, x: ValueId) -> Imported<Vec<usize>> {
        let (window, sliding) = self.steps.over_all();
        let shape = sliding.shape(c.shape(x), &window);
        check_extents(&shape)?;
        Ok(shape)
    }

    fn emit(&self, c: &mut Call<'_, '_>, combiner: Combiner, x: ValueId) -> Imported<ValueId> {
        let dtype = c.dtype(x);
        if !combiner.dtypes().contains(&dtype) {
            return Err(c.no_such_elements(x));
        }
        let shape = self.shape(c, x)?;
        let (window, sliding) = self.steps.over_all();
        let initial = c.scalar(dtype, combiner.identity(dtype));
        let kind = ReduceWindow {
            combiner,
            window,
            sliding,
        };
        Ok(c.emit(kind, &[x, initial], TensorType::new(dtype, shape)))
    }

    /// How many taps of each window along a dimension are counted.
    fn counts(&self, dim: usize, positions: usize, with_padding: bool) -> Vec<f64> {
        let Steps {
            kernel,
            stride,
            dilation,
            ..
        } = &self.steps;
        let n = self.extents[dim] as i64;
        let [low, high] = self.padding[dim];
        let within = match with_padding {
            true => -low..n + high,
            false => 0..n,
        };
        let count = |position: usize| {
            let first = (position * stride[dim]) as i64 - low;
            let taps = (0..kernel[dim]).map(|tap| first + (tap * dilation[dim]) as i64);
            taps.filter(|tap| within.contains(tap)).count() as f64
        };
        (0..positions).map(count).collect()
    }
}

/// The largest element under a window, and its place.
pub(in super::super) fn max_pool(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let pool = Pool::of(c, x)?;
    let result = pool.emit(c, Combiner::Max, x)?;
    if !c.wants(1) {
        return Ok(vec![result]);
    }
    let places = places(c, &pool, x, result)?;
    Ok(vec![result, places])
}

/// Where in the tensor the first element of each window is that is the largest.
fn places(c: &mut Call<'_, '_>, pool: &Pool, x: ValueId, most: ValueId) -> Imported<ValueId> {
    let taps: usize = pool.steps.kernel.iter().product();
    if taps > MOST_TAPS {
        let what = format!("places of the largest of {taps} elements");
        return Err(unsupported(what, "leave out the output Indices"));
    }
    let (shape, found) = (c.dims(x), c.dims(most));
    let rank = shape.len();
    let order: Vec<usize> = match c.int("storage_order", 0)? {
        0 => (0..rank).collect(),
        _ => [0, 1].into_iter().chain((2..rank).rev()).collect(),
    };
    let own = numbered(c, &shape, &order)?;
    let dtype = c.dtype(x);
    let low: Vec<i64> = [0, 0]
        .into_iter()
        .chain(pool.steps.padding.iter().map(|it| it[0]))
        .collect();
    let high: Vec<i64> = [0, 0]
        .into_iter()
        .chain(pool.steps.padding.iter().map(|it| it[1]))
        .collect();
    let nothing = c.scalar(dtype, Combiner::Max.identity(dtype));
    let nowhere = c.scalar(DType::I64, Scalar::Integer(-1));
    let values = super::slices::around(c, x, nothing, low.clone(), high.clone())?;
    let numbers = super::slices::around(c, own, nowhere, low, high)?;
    let mut places = c.fill(TensorType::new(DType::I64, &found[..]), Scalar::Integer(-1));
    let none = places;
    for tap in (0..taps).rev() {
        let slice = tap_of(pool, &found, tap);
        let ty = TensorType::new(dtype, &found[..]);
        let value = c.emit(slice.clone(), &[values], ty);
        let number = c.emit(slice, &[numbers], TensorType::new(DType::I64, &found[..]));
        let is_most = c.compare(Direction::Eq, value, most);
        let is_there = c.compare(Direction::Ne, number, none);
        let is_it = c.binary(BinaryOp::And, is_most, is_there);
        places = c.select(is_it, number, places);
    }
    Ok(places)
}

/// The places of elements, counted with the last dimension of an order innermost.
fn numbered(c: &mut Call<'_, '_>, shape: &[usize], order: &[usize]) -> Imported<ValueId> {
    let ty = TensorType::new(DType::I64, shape);
    let mut number = c.fill(ty.clone(), Scalar::Integer(0));
    let mut step = 1_usize;
    for dim in order.iter().rev() {
        let own = c.iota(ty.clone(), *dim);
        let own = c.with(BinaryOp::Mul, own, step as f64)?;
        number = c.both(BinaryOp::Add, number, own)?;
        step = step.saturating_mul(shape[*dim]);
    }
    Ok(number)
}

/// The elements that a tap meets, of a tensor with its padding.
fn tap_of(pool: &Pool, found: &[usize], tap: usize) -> Slice {
    let Steps {
        kernel,
        stride,
        dilation,
        ..
    } = &pool.steps;
    let mut slice = Slice {
        start: vec![0, 0],
        limit: vec![found[0], found[1]],
        stride: vec![1, 1],
    };
    for dim in 0..kernel.len() {
        let inner: usize = kernel[dim + 1..].iter().product();
        let start = tap / inner % kernel[dim] * dilation[dim];
        slice.start.push(start);
        slice
            .limit
            .push(start + (found[dim + 2].max(1) - 1) * stride[dim] + 1);
        slice.stride.push(stride[dim]);
    }
    slice
}

/// The mean of what is under a window.
pub(in super::super) fn average_pool(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let pool = Pool::of(c, x)?;
    let sum = pool.emit(c, Combiner::Add, x)?;
    let with_padding = c.flag("count_include_pad")?;
    let shape = c.dims(sum);
    let taps = pool.steps.kernel.iter().zip(&shape[2..]);
    let taps = taps.fold(0_usize, |sum, (kernel, positions)| {
        sum.saturating_add(kernel.saturating_mul(*positions))
    });
    c.importer.computes(taps)?;
    let lists = (0..pool.extents.len()).map(|dim| pool.counts(dim, shape[dim + 2], with_padding));
    let lists: Vec<Vec<f64>> = lists.collect();
    let uniform = lists
        .iter()
        .all(|list| list.windows(2).all(|pair| pair[0] == pair[1]));
    if uniform && lists.iter().all(|list| !list.is_empty()) {
        let count: f64 = lists.iter().map(|list| list[0]).product();
        return Ok(vec![c.with(BinaryOp::Div, sum, count)?]);
    }
    let positions = lists.iter().map(Vec::len);
    c.importer
        .computes(positions.fold(1, usize::saturating_mul))?;
    let mut counts = vec![1.0];
    for list in &lists {
        counts = counts
            .iter()
            .flat_map(|outer| list.iter().map(move |own| outer * own))
            .collect();
    }
    let mut extents = shape;
    extents[..2].fill(1);
    let counts = c.reals(c.dtype(x), &extents, &counts);
    Ok(vec![c.both(BinaryOp::Div, sum, counts)?])
}

/// The norm of what is under a window.
pub(in super::super) fn lp_pool(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let pool = Pool::of(c, x)?;
    let power = c.int("p", 2)? as f64;
    let sizes = c.unary(UnaryOp::Abs, x);
    let powers = c.with(BinaryOp::Pow, sizes, power)?;
    let sum = pool.emit(c, Combiner::Add, powers)?;
    Ok(vec![c.with(BinaryOp::Pow, sum, 1.0 / power)?])
}

/// What is made of all pixels.
pub(in super::super) fn global(c: &mut Call<'_, '_>, kind: Global) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    c.at_least(x, 2)?;
    let dims: Vec<usize> = (2..c.rank(x)).collect();
    let pixels: usize = c.shape(x)[2..].iter().product();
    Ok(vec![match kind {
        Global::Max => reduced(c, Combiner::Max, x, &dims, true)?,
        Global::Average => {
            let sum = reduced(c, Combiner::Add, x, &dims, true)?;
            c.with(BinaryOp::Div, sum, pixels as f64)?
        }
        Global::Norm => {
            let power = c.int("p", 2)? as f64;
            let sizes = c.unary(UnaryOp::Abs, x);
            let powers = c.with(BinaryOp::Pow, sizes, power)?;
            let sum = reduced(c, Combiner::Add, powers, &dims, true)?;
            c.with(BinaryOp::Pow, sum, 1.0 / power)?
        }
    }])
}

/// What is made of all pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Global {
    Max,
    Average,
    Norm,
}
