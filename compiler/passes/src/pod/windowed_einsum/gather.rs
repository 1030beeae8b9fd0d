//! `all_gather` → `dot_general`: each shard is multiplied as it comes in.
//!
//! A dimension that the result keeps: partial products are parts of the result, the same to the
//! bit. A dimension that is summed over: partial products are added in the order of arrival, in
//! f32 where the result is narrower.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Convert, DotGeneral, Slice};
use peapod_ir::{DType, Function, Mesh, Op, OpId, TensorType, ValueId};

use super::pairs::{self, Place};
use super::ring::{Ring, wide};
use super::{Pair, Side};
use crate::graph::editor::Editor;

/// A product that reads shards.
struct Product {
    op: Op,
    dot: DotGeneral,
    /// Which operand is gathered.
    side: usize,
    /// Where the gathered dimension is.
    place: Place,
    /// The other operand; as long as all shards, once it is cut.
    other: ValueId,
    /// The result so far.
    made: Option<ValueId>,
}

/// A shard, and where it begins in the whole.
#[derive(Clone, Copy)]
struct Shard {
    value: ValueId,
    start: ValueId,
}

/// What is gathered.
struct Gathered {
    dim: usize,
    /// Without padding.
    extent: usize,
}

/// Cuts products of one gather, whose pairs these are, in the order of the program.
pub(super) fn cut(function: &mut Function, mesh: &Mesh, pairs: &[&Pair]) {
    let mut editor = Editor::new(function);
    let moved = pairs[0].moved;
    let gather = editor.definer(moved).expect("a gather makes it");
    let products = pairs.iter().map(|pair| Product::of(&editor, pair));
    let products: Vec<(OpId, Product)> = products.collect();
    let users: Vec<OpId> = editor.users(moved).collect();
    let users = editor.in_order(users);
    let cut = |user: &OpId| products.iter().any(|(product, _)| product == user);
    let others: Vec<OpId> = users.iter().copied().filter(|user| !cut(user)).collect();
    let collective = editor.remove(gather);
    // What else reads the gathered tensor gets it by a gather of its own, which no product waits
    // for.
    if let Some(other) = others.first() {
        editor.insert_before(*other, collective.clone());
    } else if editor.is_output(moved) {
        editor.push(collective.clone());
    }
    let first = products[0].0;
    editor.before(first);
    let (x, axes) = (collective.inputs[0], &pairs[0].axes);
    let x = x.expect("a gather has operands");
    let dims = pairs::gather(&collective).map(|gather| gather.dims[0]);
    let dim = dims.expect("it is a gather");
    let gathered = Gathered {
        dim,
        extent: editor.shape(moved)[dim],
    };
    let local = editor.shape(x)[dim];
    let (now, later): (Vec<_>, Vec<_>) = products
        .into_iter()
        .partition(|(_, product)| is_there(&editor, product.other, first));
    let (ids, mut now): (Vec<OpId>, Vec<Product>) = now.into_iter().unzip();
    for id in ids {
        editor.remove(id);
    }
    let mut ring = Ring::new(&mut editor, axes, mesh.parts(axes), local);
    let sums = now.iter().chain(later.iter().map(|(_, product)| product));
    let x = match sums.clone().any(|product| product.place.result.is_none()) {
        true => masked(&mut ring, x, &gathered),
        false => x,
    };
    let shards = go_around(&mut ring, x, &mut now);
    for (id, mut product) in later {
        ring.editor.take(id);
        for (index, shard) in shards.iter().enumerate() {
            product.add(&mut ring, *shard, index + 1 == shards.len());
        }
    }
    editor.finish();
}

/// Whether a value is there before an op.
fn is_there(editor: &Editor<'_>, value: ValueId, op: OpId) -> bool {
    let maker = editor.definer(value);
    maker.is_none_or(|maker| maker != op && editor.in_order([maker, op])[0] == maker)
}

/// Sends shards around the ring. While the next ones are on their way, products take those that
/// are there.
fn go_around(ring: &mut Ring<'_, '_>, x: ValueId, products: &mut [Product]) -> Vec<Shard> {
    let arrivals = ring.arrivals();
    let mut shards: Vec<Shard> = Vec::new();
    let mut arriving = vec![(0, x)];
    for step in 0..arrivals.len() {
        let arrived = std::mem::take(&mut arriving);
        for &distance in arrivals.get(step + 1).into_iter().flatten() {
            // What is sent on is the last one of this direction, or the device's own.
            let last = |it: &&(i64, ValueId)| it.0 == distance - distance.signum();
            let last = arrived.iter().find(last).expect("shards come in order").1;
            arriving.push((distance, ring.send(last, distance > 0)));
        }
        for (distance, value) in arrived {
            let start = ring.start(-distance);
            let shard = Shard { value, start };
            shards.push(shard);
            let last = shards.len() == ring.parts();
            for product in products.iter_mut() {
                product.add(ring, shard, last);
            }
        }
    }
    shards
}

/// The device's shard with zeros for padding.
fn masked(ring: &mut Ring<'_, '_>, x: ValueId, gathered: &Gathered) -> ValueId {
    if ring.whole() == gathered.extent {
        return x;
    }
    let ty = ring.editor.ty(x).clone();
    let counts = TensorType::new(DType::I32, [ty.shape[gathered.dim]]);
    let start = ring.start(0);
    let editor = &mut *ring.editor;
    let line = editor.iota(counts.clone(), 0);
    let start = editor.broadcast(start, [], &counts.shape);
    let index = editor.binary(BinaryOp::Add, line, start);
    let end = editor.fill(counts, Scalar::Integer(gathered.extent as i64));
    let inside = editor.compare(Direction::Lt, index, end);
    let inside = editor.broadcast(inside, [gathered.dim], &ty.shape);
    let zeros = ring.zeros(ty);
    ring.editor.select(inside, x, zeros)
}

/// A tensor with a shard put in; the last one makes `result`, without padding.
fn put(
    ring: &mut Ring<'_, '_>,
    (whole, shard): (ValueId, ValueId),
    at: (usize, ValueId),
    result: ValueId,
    last: bool,
) -> ValueId {
    let even = ring.editor.ty(whole) == ring.editor.ty(result);
    let made = ring.put(whole, shard, at, (last && even).then_some(result));
    if last && !even {
        let limit = ring.editor.shape(result).to_vec();
        let slice = Slice::contiguous(vec![0; limit.len()], limit);
        ring.editor.put(slice, [Some(made)], result);
    }
    made
}

impl Product {
    fn of(editor: &Editor<'_>, pair: &Pair) -> (OpId, Self) {
        let id = editor.definer(pair.product).expect("a product makes it");
        let op = editor.op(id).clone();
        let side = match pair.side {
            Side::Gathered(side) => side,
            Side::Scattered => unreachable!("pairs of gathers are given"),
        };
        let dot = pairs::product(&op).expect("it is a product").clone();
        let gather = editor.definition(pair.moved).and_then(pairs::gather);
        let dim = gather.expect("a gather makes it").dims[0];
        let ranks = pairs::ranks(editor.function, &op);
        let product = Self {
            place: Place::of_operand(&dot, ranks, side, dim),
            other: op.inputs[1 - side].expect("a product has two operands"),
            op,
            dot,
            side,
            made: None,
        };
        (id, product)
    }

    /// Multiplies a shard.
    fn add(&mut self, ring: &mut Ring<'_, '_>, shard: Shard, last: bool) {
        ring.editor.named_after(&self.op);
        let part = self.part(ring, shard);
        let result = self.op.outputs[0];
        let Some(dim) = self.place.result else {
            return self.sum(ring, part, last);
        };
        let made = self.made.unwrap_or_else(|| {
            let mut ty = ring.editor.ty(result).clone();
            ty.shape[dim] = ring.whole();
            ring.zeros(ty)
        });
        let at = (dim, shard.start);
        self.made = Some(put(ring, (made, part), at, result, last));
    }

    /// The product of a shard and what belongs to it.
    fn part(&mut self, ring: &mut Ring<'_, '_>, shard: Shard) -> ValueId {
        let mut other = self.other;
        if let Some(dim) = self.place.operands[1 - self.side] {
            self.other = ring.lengthened(self.other, dim);
            other = ring.shard(self.other, dim, shard.start);
        }
        let mut ty = ring.editor.ty(self.op.outputs[0]).clone();
        match self.place.result {
            Some(dim) => ty.shape[dim] = ring.local(),
            None => ty.dtype = wide(ty.dtype),
        }
        let mut operands = [other; 2];
        operands[self.side] = shard.value;
        ring.editor.emit(self.dot.clone(), &operands, ty)
    }

    /// Adds a partial product to those before it.
    fn sum(&mut self, ring: &mut Ring<'_, '_>, part: ValueId, last: bool) {
        let editor = &mut *ring.editor;
        let result = self.op.outputs[0];
        let narrow = editor.ty(part) != editor.ty(result);
        let Some(made) = self.made else {
            self.made = Some(part);
            return;
        };
        if last && !narrow {
            editor.put(BinaryOp::Add, [Some(made), Some(part)], result);
            return;
        }
        let sum = editor.binary(BinaryOp::Add, made, part);
        if last {
            editor.put(Convert, [Some(sum)], result);
        }
        self.made = Some(sum);
    }
}
