//! Gradients that are combined by Adasum in place of a sum, by recursive vector halving.
//!
//! Of two vectors it makes (1 − a·b / 2‖a‖²) a + (1 − a·b / 2‖b‖²) b, of more than two the same of
//! two results, in a tree (Maleki et al., "Scaling distributed training with adaptive summation",
//! 2020, algorithm 1). A group of 2ᵏ devices does that in k exchanges: with the device whose
//! position differs in the lowest bit, each sends one half of its vector and keeps the other; then
//! with that at distance two, a quarter; and so on. Products of the vectors are sums over all
//! devices that hold parts of the two. In the end each device has one part of the result.
//!
//! Where a group has another number of devices, as many at its beginning as are too many for a
//! power of two are combined with their neighbours before: positions 0 and 1, 2 and 3 and so on.
//!
//! A device's own part of a sum over the batch counts as if the batch were as large as its part: it
//! is multiplied by the number of devices, as a mean over fewer rows is. Equal parts so make the
//! gradient of the program.

use peapod_diagnostic::code;
use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{AllGather, CollectivePermute, Combiner, Reduce, Route, Transpose};
use peapod_ir::{AxisId, DType, Sharding, TensorType, ValueId};

use super::build::Build;
use super::mask::Padded;
use super::values::Walk;
use crate::error::PassError;

/// A group of devices, and in which order their vectors are combined.
struct Tree {
    /// Devices that differ in these axes form the group, major axis first.
    axes: Vec<AxisId>,
    /// Devices of the group; two at least.
    devices: usize,
}

impl Tree {
    /// Exchanges: the logarithm of the leaves.
    const fn levels(&self) -> usize {
        self.devices.ilog2() as usize
    }

    /// Vectors that are combined by halving: a power of two.
    const fn leaves(&self) -> usize {
        1 << self.levels()
    }

    /// Devices beyond them, which are combined with a neighbour before.
    const fn surplus(&self) -> usize {
        self.devices - self.leaves()
    }

    /// The position of the device that has a leaf.
    const fn device(&self, leaf: usize) -> usize {
        match leaf < self.surplus() {
            true => 2 * leaf,
            false => leaf + self.surplus(),
        }
    }

    fn permute(&self, pairs: impl Iterator<Item = [usize; 2]>) -> CollectivePermute {
        CollectivePermute {
            axes: self.axes.clone(),
            route: Route::Pairs(pairs.collect()),
        }
    }

    /// Between the leaves whose numbers differ in one bit.
    fn exchange(&self, level: usize) -> CollectivePermute {
        let leaves = 0..self.leaves();
        self.permute(leaves.map(|leaf| [self.device(leaf ^ (1 << level)), self.device(leaf)]))
    }

    /// From those that are too many to their neighbours.
    fn fold(&self) -> CollectivePermute {
        self.permute((0..self.surplus()).map(|leaf| [2 * leaf + 1, 2 * leaf]))
    }

    /// The leaf whose number has the bits of another in the other order: the part of the result
    /// that a leaf has after all exchanges.
    fn part(&self, leaf: usize) -> usize {
        let levels = self.levels();
        (0..levels).fold(0, |part, bit| part << 1 | (leaf >> bit) & 1)
    }

    /// Part after part from leaf to leaf.
    fn in_order(&self) -> CollectivePermute {
        let leaves = 0..self.leaves();
        self.permute(leaves.map(|leaf| [self.device(leaf), self.device(self.part(leaf))]))
    }
}

/// The products of two vectors: f64 scalars.
struct Products {
    /// Of one with the other.
    cross: ValueId,
    /// Of each with itself.
    squares: [ValueId; 2],
}

impl Walk<'_, '_> {
    /// Whether a value of the function is combined by Adasum.
    pub fn is_gradient(&self, id: ValueId) -> bool {
        self.index == 0 && self.shared.adasum.gradients.contains(&id)
    }

    /// Defines a gradient, of which each device has its part of the sum: combined, in the sharding
    /// that is assigned to it.
    pub fn define_gradient(
        &mut self,
        id: ValueId,
        made: Sharding,
        local: ValueId,
    ) -> Result<(), PassError> {
        let tree = Tree {
            axes: self.shared.adasum.axes.clone(),
            devices: self.shared.mesh.parts(&self.shared.adasum.axes),
        };
        if !tree.axes.iter().all(|axis| made.partial.contains(axis)) {
            return Err(self.not_partial(id));
        }
        let assigned = self.assigned(id).clone();
        let own = |axes: &Vec<AxisId>| -> Vec<AxisId> {
            let axes = axes.iter().copied();
            axes.filter(|axis| {
                !tree
                    .axes
                    .iter()
                    .any(|of| self.build.mesh.overlap(*of, *axis))
            })
            .collect()
        };
        let mut summed = Sharding {
            dims: assigned.dims.iter().map(own).collect(),
            partial: tree.axes.clone(),
        };
        summed.partial.sort_unstable();
        self.record(id, made, local);
        let x = self.without_padding(id, &summed)?;
        let dim = self.scattered(id, &tree, [&summed, &assigned]);
        let shape = self.build.shape(x).to_vec();
        let sums: Vec<AxisId> = summed.dims.concat();
        let part = self.build.adasum(x, dim, &tree, &sums);
        let combined = match dim {
            Some(dim) => {
                summed.dims[dim].extend(&tree.axes);
                self.build.move_dim(part, 0, dim)
            }
            None => {
                let all = self.build.all_parts(part, &tree, shape.iter().product());
                self.build.reshape(all, shape)
            }
        };
        summed.partial.clear();
        self.forget(id);
        self.record(id, summed, combined);
        self.get(id, &assigned, None).map(|_| ())
    }

    pub(super) fn not_partial(&self, id: ValueId) -> PassError {
        let op = &self.function.ops[self.at];
        let line = op.location.line;
        let line = line.map_or(String::new(), |line| format!("line {line}: "));
        PassError::Refused {
            code: code::GRADIENT_REDUCTION,
            what: format!(
                "{line}no device has its own part of the gradient `{}`, the result of {}: Adasum \
                 has nothing to combine",
                self.function.value(id).name,
                op.kind.mnemonic()
            ),
            help: "give every device as many rows of the batch, keep its parameter replicated \
                   over the axes of data, or use --gradient-reduction sum"
                .to_owned(),
        }
    }

    /// A value in a sharding, with zeros beyond its ends.
    fn without_padding(&mut self, id: ValueId, wanted: &Sharding) -> Result<ValueId, PassError> {
        let shape = &self.ty(id).shape;
        let dims = wanted.dims.iter().zip(shape).enumerate();
        let padded =
            dims.filter(|(_, (axes, extent))| !extent.is_multiple_of(self.shared.mesh.parts(axes)));
        let padded = padded.map(|(dim, (axes, extent))| Padded {
            dim,
            axes: axes.clone(),
            extent: *extent,
        });
        let padded: Vec<Padded> = padded.collect();
        if padded.is_empty() {
            return self.get(id, wanted, None);
        }
        let zero = self.build.identity(Combiner::Add, self.ty(id).dtype);
        self.get_masked(id, wanted, None, (&padded, zero))
    }

    /// The dimension whose shards the parts of the result are, if they are what is assigned.
    fn scattered(
        &self,
        id: ValueId,
        tree: &Tree,
        [summed, assigned]: [&Sharding; 2],
    ) -> Option<usize> {
        let mut dims = assigned.dims.iter();
        let dim = dims.position(|axes| tree.axes.iter().all(|axis| axes.contains(axis)))?;
        let before = self.shared.mesh.parts(&summed.dims[dim]);
        let lines_up = before == 1 || self.ty(id).shape[dim].is_multiple_of(before * tree.devices);
        (tree.surplus() == 0 && lines_up).then_some(dim)
    }
}

impl Build<'_> {
    /// Each device's part of what Adasum makes of vectors: along one dimension, which comes first,
    /// or of all elements in a row. Their products are sums over the devices along `sums`, too.
    fn adasum(&mut self, x: ValueId, dim: Option<usize>, tree: &Tree, sums: &[AxisId]) -> ValueId {
        let row: usize = self.shape(x).iter().product();
        let x = match dim {
            Some(dim) => self.move_dim(x, dim, 0),
            None => self.reshape(x, [row]),
        };
        let extent = self.shape(x)[0].next_multiple_of(tree.leaves());
        let mut own = self.lengthen(x, 0, extent);
        if tree.surplus() > 0 {
            let ty = self.ty(own).clone();
            let other = self.emit(tree.fold(), &[own], ty);
            let products = self.products([own, other]);
            let products = self.sum_over(products, sums);
            let factors = self.factors(&products, 1);
            // Without a neighbour that is too many, nothing came: the device's own plus zeros.
            own = self.weighted([own, other], factors);
        }
        for level in 0..tree.levels() {
            own = self.halved(own, level, tree, sums);
        }
        match tree.levels() {
            // Two parts are in order.
            1 => own,
            _ => {
                let ty = self.ty(own).clone();
                self.emit(tree.in_order(), &[own], ty)
            }
        }
    }

    /// One exchange: half of the elements, combined with those of the device beyond.
    fn halved(&mut self, x: ValueId, level: usize, tree: &Tree, sums: &[AxisId]) -> ValueId {
        let bit = self.bit(level, tree);
        let [zero, one] = [0, 1].map(|number| self.integer(number));
        let other_bit = self.binary(BinaryOp::Sub, one, bit);
        let mut shape = self.shape(x).to_vec();
        shape[0] /= 2;
        let half = self.integer(shape[0]);
        let [kept, sent] = [bit, other_bit].map(|bit| {
            let start = self.binary(BinaryOp::Mul, bit, half);
            let mut starts = vec![None; shape.len()];
            starts[0] = Some(start);
            self.dynamic_slice(x, &starts, shape.clone())
        });
        let ty = self.ty(sent).clone();
        let got = self.emit(tree.exchange(level), &[sent], ty);
        let is_lower = self.compare(Direction::Eq, bit, zero);
        let own = self.products([kept, got]);
        let squares = self.swapped(is_lower, own.squares);
        let mut products = self.sum_over(Products { squares, ..own }, sums);
        for below in 0..=level {
            products = self.sum_with(products, tree.exchange(below));
        }
        let scale = match level + 1 == tree.levels() {
            true => tree.devices,
            false => 1,
        };
        let factors = self.factors(&products, scale);
        let factors = self.swapped(is_lower, factors);
        self.weighted([kept, got], factors)
    }

    /// Which of the two leaves of an exchange the device has, that with the bit or that without: an
    /// i32 scalar.
    fn bit(&mut self, level: usize, tree: &Tree) -> ValueId {
        let position = self.position(&tree.axes);
        let two = self.integer(2);
        let leaf = match tree.surplus() {
            0 => position,
            surplus => {
                let [paired, surplus] = [2 * surplus, surplus].map(|n| self.integer(n));
                let is_paired = self.compare(Direction::Lt, position, paired);
                let first = self.binary(BinaryOp::Div, position, two);
                let rest = self.binary(BinaryOp::Sub, position, surplus);
                self.select(is_paired, first, rest)
            }
        };
        let step = self.integer(1 << level);
        let shifted = self.binary(BinaryOp::Div, leaf, step);
        self.binary(BinaryOp::Rem, shifted, two)
    }

    /// A pair as it is, or the other way round.
    fn swapped(&mut self, as_it_is: ValueId, [a, b]: [ValueId; 2]) -> [ValueId; 2] {
        [self.select(as_it_is, a, b), self.select(as_it_is, b, a)]
    }

    /// In f64, whatever the elements are.
    fn products(&mut self, [a, b]: [ValueId; 2]) -> Products {
        let zero = self.identity(Combiner::Add, DType::F64);
        let [a, b] = [a, b].map(|x| self.convert(x, DType::F64));
        // Matrix units multiply no f64: these are reductions.
        let [cross, own, other] = [[a, b], [a, a], [b, b]].map(|[a, b]| {
            let product = self.binary(BinaryOp::Mul, a, b);
            let dims = (0..self.shape(product).len()).collect();
            let combiner = Combiner::Add;
            let scalar = TensorType::new(DType::F64, []);
            self.emit(Reduce { combiner, dims }, &[product, zero], scalar)
        });
        Products {
            cross,
            squares: [own, other],
        }
    }

    fn sum_over(&mut self, products: Products, axes: &[AxisId]) -> Products {
        if axes.is_empty() {
            return products;
        }
        let mut sum = |x| self.all_reduce(x, axes, Combiner::Add);
        Products {
            cross: sum(products.cross),
            squares: products.squares.map(sum),
        }
    }

    /// With those of another device.
    fn sum_with(&mut self, products: Products, exchange: CollectivePermute) -> Products {
        let [one, other] = products.squares;
        let own = [products.cross, one, other];
        let types = own.map(|x| self.ty(x).clone());
        let got = self.emit_many(exchange, &own, types);
        let mut sums = own.iter().zip(got);
        let mut next = || {
            let (own, got) = sums.next().expect("three products are exchanged");
            self.binary(BinaryOp::Add, *own, got)
        };
        Products {
            cross: next(),
            squares: [next(), next()],
        }
    }

    /// What the two vectors are multiplied by, and the result in the end: f64 scalars.
    fn factors(&mut self, products: &Products, scale: usize) -> [ValueId; 2] {
        let double = |number| Scalar::Double(number);
        let numbers = [1.0, 2.0, f64::MIN_POSITIVE.sqrt(), scale as f64];
        let [one, two, least, scale] = numbers.map(|n| self.scalar(DType::F64, double(n)));
        products.squares.map(|square| {
            let twice = self.binary(BinaryOp::Mul, two, square);
            let along = self.binary(BinaryOp::Div, products.cross, twice);
            let rest = self.binary(BinaryOp::Sub, one, along);
            let is_tiny = self.compare(Direction::Lt, square, least);
            let factor = self.select(is_tiny, one, rest);
            self.binary(BinaryOp::Mul, factor, scale)
        })
    }

    /// The sum of two vectors, each times a number: in f32 at least, and rounded.
    fn weighted(&mut self, vectors: [ValueId; 2], factors: [ValueId; 2]) -> ValueId {
        let dtype = self.ty(vectors[0]).dtype;
        let wide = match dtype == DType::F64 {
            true => DType::F64,
            false => DType::F32,
        };
        let [mut a, mut b] = vectors;
        for (x, factor) in [(&mut a, factors[0]), (&mut b, factors[1])] {
            let own = self.convert(*x, wide);
            let factor = self.convert(factor, wide);
            let shape = self.shape(own).to_vec();
            let factor = self.broadcast(factor, [], shape);
            *x = self.binary(BinaryOp::Mul, own, factor);
        }
        let sum = self.binary(BinaryOp::Add, a, b);
        self.convert(sum, dtype)
    }

    /// The parts of all devices in a row, up to a number of elements.
    fn all_parts(&mut self, part: ValueId, tree: &Tree, elements: usize) -> ValueId {
        let own = self.shape(part)[0];
        let ty = self.ty(part).with_shape([own * tree.devices]);
        let op = AllGather {
            axes: tree.axes.clone(),
            dims: vec![0],
        };
        let mut all = self.emit(op, &[part], ty);
        let surplus = tree.surplus();
        if surplus > 0 {
            // Of two neighbours the second has none.
            let paired = self.cut(all, 0, 0, 2 * surplus * own);
            let paired = self.reshape(paired, [surplus, 2 * own]);
            let paired = self.cut(paired, 1, 0, own);
            let paired = self.reshape(paired, [surplus * own]);
            let rest = self.cut(all, 0, 2 * surplus * own, tree.devices * own);
            all = match self.shape(rest)[0] {
                0 => paired,
                _ => self.concatenate(&[paired, rest], 0),
            };
        }
        self.trim(all, 0, elements)
    }

    /// A dimension at another place among the others.
    fn move_dim(&mut self, x: ValueId, from: usize, to: usize) -> ValueId {
        if from == to {
            return x;
        }
        let mut permutation: Vec<usize> = (0..self.shape(x).len()).collect();
        let dim = permutation.remove(from);
        permutation.insert(to, dim);
        let shape = permutation.iter().map(|dim| self.shape(x)[*dim]);
        let ty = self.ty(x).with_shape(shape.collect::<Vec<_>>());
        self.emit(Transpose { permutation }, &[x], ty)
    }
}
