//! Steps whose bits do not depend on the number of devices: sums in a fixed order.
//!
//! The batch is cut into chunks of a fixed size. What is summed over samples is summed within each
//! chunk, by the same program on every number of devices, and then over chunks by a tree of pairs
//! next to each other. A device has a whole number of chunks, so the lower levels of the tree are
//! its own, and the upper ones are the same additions wherever they are done.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::mesh::AxisId;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Call, ManualComputation};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, Function, Mesh, Module, TensorType, ValueId};

use crate::error::TrainError;
use crate::forward::ENTRY;
use crate::training::Chunks;

/// The axis of devices that the batch is sharded over.
const AXIS: &str = "data";

/// The function of a chunk, and that of the chunks of a device.
const CHUNK: &str = "chunk";
const SHARD: &str = "shard";

/// Spreads the numbers of chunks over seeds: the golden ratio's fraction.
const GOLDEN: i64 = 0x9e37_79b9;

/// What the function of a chunk takes and yields besides parameters.
pub(crate) struct Layout {
    /// Positions of `features`, `labels` and `weights` among its arguments.
    pub(crate) batch: [usize; 3],
    /// Position of the seed.
    pub(crate) seed: usize,
    /// Position of the weight of a chunk among its results. The first result is the sum of losses.
    pub(crate) weight: usize,
    /// Positions of what is averaged over chunks, such as statistics of a normalisation; all else
    /// is summed, and from `means` on divided by the weight of all samples.
    pub(crate) averaged: std::ops::Range<usize>,
    /// Where gradients begin.
    pub(crate) means: usize,
}

impl Chunks {
    /// Refuses numbers that do not divide one another.
    ///
    /// # Errors
    ///
    /// They do not.
    pub(crate) fn check(self, batch: usize) -> Result<(), TrainError> {
        let Self { count, devices } = self;
        if !count.is_power_of_two() {
            return Err(TrainError::option("chunks", "a power of two", count));
        }
        if !batch.is_multiple_of(count) {
            let expected = format!("a divisor of the batch of {batch}");
            return Err(TrainError::option("chunks", expected, count));
        }
        if devices == 0 || !count.is_multiple_of(devices) {
            let expected = format!("devices that divide {count} chunks");
            return Err(TrainError::option("chunks", expected, devices));
        }
        Ok(())
    }
}

/// Makes a module whose entry is for a chunk one whose entry is for the whole batch, of the same
/// results, the first of which is the mean of losses then.
pub(crate) fn over_all(module: &mut Module, chunks: Chunks, layout: &Layout) {
    module.mesh = Mesh::new([(AXIS, chunks.devices)]);
    let mut chunk = std::mem::take(&mut module.functions[0]);
    chunk.name = CHUNK.to_owned();
    let whole = Whole {
        chunk: &chunk,
        chunks,
        layout,
    };
    let (shard, entry) = (whole.shard(), whole.entry());
    module.functions[0] = entry;
    module.functions.extend([shard, chunk]);
}

struct Whole<'m> {
    chunk: &'m Function,
    chunks: Chunks,
    layout: &'m Layout,
}

impl Whole<'_> {
    /// The type of an argument of `parts` chunks.
    fn argument(&self, index: usize, parts: usize) -> TensorType {
        let ty = self.chunk.ty(self.chunk.inputs[index]);
        let mut shape = ty.shape.to_vec();
        if self.layout.batch.contains(&index) {
            shape[0] *= parts;
        }
        ty.with_shape(shape)
    }

    fn results(&self) -> Vec<TensorType> {
        let outputs = self.chunk.outputs.iter();
        outputs.map(|it| self.chunk.ty(*it).clone()).collect()
    }

    /// The chunks of a device: arguments, then the numbers of its chunks; a sum of each result,
    /// with a first dimension of 1.
    fn shard(&self) -> Function {
        let own = self.chunks.count / self.chunks.devices;
        let mut build = Builder::new(SHARD);
        let arguments = (0..self.chunk.inputs.len()).map(|index| {
            let name = &self.chunk.value(self.chunk.inputs[index]).name;
            build.argument(name.clone(), self.argument(index, own))
        });
        let arguments: Vec<ValueId> = arguments.collect();
        let numbers = build.argument("chunks", TensorType::new(DType::U32, [own]));
        let all: Vec<Vec<ValueId>> = (0..own)
            .map(|part| self.call(&mut build, &arguments, numbers, part))
            .collect();
        let results = (0..self.chunk.outputs.len()).map(|result| {
            let parts = all.iter().map(|it| it[result]).collect();
            let sum = tree(&mut build, parts);
            let shape = [&[1], build.shape(sum)].concat();
            build.reshape(sum, shape)
        });
        let results = results.collect();
        build.finish(results)
    }

    /// What a chunk of a device yields.
    fn call(
        &self,
        build: &mut Builder,
        arguments: &[ValueId],
        numbers: ValueId,
        part: usize,
    ) -> Vec<ValueId> {
        let mut own = arguments.to_vec();
        for index in self.layout.batch {
            let rows = self.argument(index, 1).shape[0];
            own[index] = build.cut(arguments[index], 0, part * rows, (part + 1) * rows);
        }
        // Each chunk has random numbers of its own, whichever device it is on.
        let number = build.cut(numbers, 0, part, part + 1);
        let number = build.reshape(number, []);
        let spread = build.scalar(DType::U32, Scalar::Integer(GOLDEN));
        let own_seed = build.binary(BinaryOp::Mul, number, spread);
        let seed = &mut own[self.layout.seed];
        *seed = build.binary(BinaryOp::Xor, *seed, own_seed);
        let function = CHUNK.to_owned();
        build.emit_many(Call { function }, &own, self.results())
    }

    /// The whole batch.
    fn entry(&self) -> Function {
        let Chunks { count, devices } = self.chunks;
        let mut build = Builder::new(ENTRY);
        let arguments = (0..self.chunk.inputs.len()).map(|index| {
            let name = &self.chunk.value(self.chunk.inputs[index]).name;
            build.argument(name.clone(), self.argument(index, count))
        });
        let mut operands: Vec<ValueId> = arguments.collect();
        operands.push(build.iota(TensorType::new(DType::U32, [count]), 0));
        let split = |index: usize, rank: usize| {
            let sharded = index == self.chunk.inputs.len() || self.layout.batch.contains(&index);
            let mut dims = vec![vec![]; rank];
            if sharded {
                dims[0] = vec![AxisId(0)];
            }
            dims
        };
        let ranks = operands.iter().map(|it| build.shape(*it).len());
        let inputs = ranks.enumerate().map(|(index, rank)| split(index, rank));
        let inputs = inputs.collect();
        let types = self.results();
        let of_devices = types.iter().map(|ty| {
            let shape = [&[devices], &ty.shape[..]].concat();
            ty.with_shape(shape)
        });
        let of_devices: Vec<TensorType> = of_devices.collect();
        let outputs = of_devices.iter().map(|ty| {
            let mut dims = vec![vec![]; ty.shape.len()];
            dims[0] = vec![AxisId(0)];
            dims
        });
        let kind = ManualComputation {
            function: SHARD.to_owned(),
            axes: vec![AxisId(0)],
            inputs,
            outputs: outputs.collect(),
        };
        let partial = build.emit_many(kind, &operands, of_devices);
        let sums = partial.into_iter().zip(&types).map(|(partial, ty)| {
            let own = (0..devices).map(|device| {
                let own = build.cut(partial, 0, device, device + 1);
                build.reshape(own, &ty.shape)
            });
            let own = own.collect();
            tree(&mut build, own)
        });
        let sums: Vec<ValueId> = sums.collect();
        let results = self.means(&mut build, &sums);
        build.finish(results)
    }

    /// Sums of all chunks as what a step yields.
    fn means(&self, build: &mut Builder, sums: &[ValueId]) -> Vec<ValueId> {
        let weight = sums[self.layout.weight];
        let none = build.is(weight, Direction::Eq, 0.0);
        let one = build.number(weight, 1.0);
        let divisor = build.select(none, one, weight);
        let results = sums.iter().enumerate().map(|(index, sum)| {
            if self.layout.averaged.contains(&index) {
                return build.times(*sum, 1.0 / self.chunks.count as f64);
            }
            match index == 0 || index >= self.layout.means {
                true => {
                    let divisor = build.spread(divisor, *sum);
                    build.div(*sum, divisor)
                }
                false => *sum,
            }
        });
        results.collect()
    }
}

/// The sum of neighbours, of these sums, and so on.
fn tree(build: &mut Builder, mut parts: Vec<ValueId>) -> ValueId {
    while parts.len() > 1 {
        // There is a power of two of them.
        let pairs = parts.chunks_exact(2);
        let sums = pairs.map(|pair| build.add(pair[0], pair[1]));
        parts = sums.collect();
    }
    parts[0]
}
