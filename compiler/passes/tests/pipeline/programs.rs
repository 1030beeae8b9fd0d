//! Training steps that are cut into stages.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::tensor::{Combiner, DotGeneral, Precision, Reduce};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, Location, Module, TensorType, ValueId};

/// A network of fully connected layers, a loss, its gradients and SGD with momentum at a learning
/// rate that is given.
#[derive(Clone, Debug)]
pub(super) struct Network {
    /// Rows of a batch.
    pub(super) batch: usize,
    /// Features of the data and of what each layer yields.
    pub(super) widths: Vec<usize>,
    /// Whether layers of as many inputs as outputs add what they read.
    pub(super) residual: bool,
    /// Whether layers add a bias to what they make, in the end.
    pub(super) biased: bool,
    /// Whether the first and the last layer of one shape have one matrix.
    pub(super) tied: bool,
    /// Whether the loss is divided by weights that are summed over the batch.
    pub(super) weighted: bool,
    /// Whether gradients are divided by the norm of all.
    pub(super) clipped: bool,
    /// Whether the learning rate follows from the number of the step.
    pub(super) scheduled: bool,
}

impl Network {
    pub(super) fn new(batch: usize, widths: &[usize]) -> Self {
        Self {
            batch,
            widths: widths.to_vec(),
            residual: true,
            biased: false,
            tied: false,
            weighted: false,
            clipped: false,
            scheduled: false,
        }
    }

    fn biases(&self) -> usize {
        usize::from(self.biased) * (self.widths.len() - 1)
    }

    /// The training step.
    pub(super) fn step(&self) -> Module {
        let mut step = Step::new(self);
        let outputs = step.write();
        let Step {
            build, matrices, ..
        } = step;
        let mut function = build.finish(outputs);
        let count = 2 * (matrices + self.biases());
        function.replaces = (0..=count).map(|index| (index, index)).collect();
        Module {
            name: "network".to_owned(),
            functions: vec![function],
            ..Module::default()
        }
    }
}

struct Step<'a> {
    network: &'a Network,
    build: Builder,
    /// Different matrices.
    matrices: usize,
}

fn f32(shape: &[usize]) -> TensorType {
    TensorType::new(DType::F32, shape)
}

impl<'a> Step<'a> {
    fn new(network: &'a Network) -> Self {
        let layers = network.widths.len() - 1;
        let ends = [0, layers - 1].map(|layer| &network.widths[layer..layer + 2]);
        let tied = network.tied && layers > 1 && ends[0] == ends[1];
        Self {
            network,
            build: Builder::new("main"),
            matrices: layers - usize::from(tied),
        }
    }

    fn dot(&mut self, a: ValueId, b: ValueId, contracting: [usize; 2]) -> ValueId {
        let shape = [
            self.build.shape(a)[1 - contracting[0]],
            self.build.shape(b)[1 - contracting[1]],
        ];
        let kind = DotGeneral {
            batch: [vec![], vec![]],
            contracting: contracting.map(|dim| vec![dim]),
            precision: [Precision::default(); 2],
        };
        self.build.emit(kind, &[a, b], f32(&shape))
    }

    fn sum(&mut self, x: ValueId) -> ValueId {
        let dims = (0..self.build.shape(x).len()).collect();
        let zero = self.build.single(0.0);
        let combiner = Combiner::Add;
        self.build
            .emit(Reduce { combiner, dims }, &[x, zero], f32(&[]))
    }

    /// The sum along a dimension.
    fn summed(&mut self, x: ValueId, dim: usize) -> ValueId {
        let mut shape = self.build.shape(x).to_vec();
        shape.remove(dim);
        let zero = self.build.single(0.0);
        let (combiner, dims) = (Combiner::Add, vec![dim]);
        self.build
            .emit(Reduce { combiner, dims }, &[x, zero], f32(&shape))
    }

    fn times(&mut self, x: ValueId, scalar: ValueId) -> ValueId {
        let shape = self.build.shape(x).to_vec();
        let scalar = self.build.broadcast(scalar, [], shape);
        self.build.binary(BinaryOp::Mul, x, scalar)
    }

    fn scaled(&mut self, x: ValueId, by: f32) -> ValueId {
        let by = self.build.single(by);
        self.times(x, by)
    }

    fn write(&mut self) -> Vec<ValueId> {
        let network = self.network;
        let (batch, widths) = (network.batch, &network.widths);
        let layers = widths.len() - 1;
        let arguments = |build: &mut Builder, stem: &str, count: usize| -> Vec<ValueId> {
            let argument =
                |index: usize| (format!("{stem}{index}"), f32(&widths[index..index + 2]));
            let all = (0..count).map(argument);
            all.map(|(name, ty)| build.argument(name, ty)).collect()
        };
        let own = arguments(&mut self.build, "w", self.matrices);
        let momenta = arguments(&mut self.build, "m", self.matrices);
        let vectors = |build: &mut Builder, stem: &str| -> Vec<ValueId> {
            let argument = |it: usize| (format!("{stem}{it}"), f32(&widths[it + 1..it + 2]));
            let all = (0..network.biases()).map(argument);
            all.map(|(name, ty)| build.argument(name, ty)).collect()
        };
        let biases = vectors(&mut self.build, "b");
        let their_momenta = vectors(&mut self.build, "c");
        let count = self
            .build
            .argument("count", TensorType::new(DType::I32, []));
        let x = self.build.argument("x", f32(&[batch, widths[0]]));
        let y = self.build.argument("y", f32(&[batch, widths[layers]]));
        let weights = self.build.argument("weights", f32(&[batch, 1]));
        let rate = self.build.argument("rate", f32(&[]));
        let matrix = |layer: usize| if layer < own.len() { layer } else { 0 };

        let (mut reads, mut hidden) = (vec![x], vec![]);
        for layer in 0..layers {
            self.build
                .set_source(Location::named(format!("layer{layer}/forward")), "");
            let read = reads[layer];
            let product = self.dot(read, own[matrix(layer)], [1, 0]);
            let made = self.build.unary(UnaryOp::Tanh, product);
            hidden.push(made);
            let skips = network.residual && widths[layer] == widths[layer + 1];
            let mut next = match skips {
                true => self.build.binary(BinaryOp::Add, made, read),
                false => made,
            };
            if let Some(bias) = biases.get(layer) {
                let shape = self.build.shape(next).to_vec();
                let bias = self.build.broadcast(*bias, [1], shape);
                next = self.build.binary(BinaryOp::Add, next, bias);
            }
            reads.push(next);
        }
        self.build.set_source(Location::named("loss/error"), "");
        let error = self.build.binary(BinaryOp::Sub, reads[layers], y);
        let weights = self.build.binary(BinaryOp::Mul, weights, weights);
        let weights = self
            .build
            .broadcast(weights, [0, 1], [batch, widths[layers]]);
        let square = self.build.binary(BinaryOp::Mul, error, error);
        let weighted = self.build.binary(BinaryOp::Mul, square, weights);
        let total = self.sum(weighted);
        let scale = match network.weighted {
            true => {
                let sum = self.sum(weights);
                let one = self.build.single(1.0);
                let sum = self.build.binary(BinaryOp::Add, sum, one);
                self.build.binary(BinaryOp::Div, one, sum)
            }
            false => self.build.single(1.0 / batch as f32),
        };
        let loss = self.build.binary(BinaryOp::Mul, total, scale);
        let outer = self.build.binary(BinaryOp::Mul, error, weights);
        let outer = self.times(outer, scale);
        let mut cotangent = self.scaled(outer, 2.0);
        let mut gradients: Vec<Option<ValueId>> = vec![None; own.len()];
        let mut of_biases = vec![];
        for layer in (0..layers).rev() {
            if network.biased {
                of_biases.push(self.summed(cotangent, 0));
            }
            let made = hidden[layer];
            let square = self.build.binary(BinaryOp::Mul, made, made);
            let ones = self.build.fill(
                f32(self.build.shape(made)),
                peapod_ir::eval::Scalar::Single(1.0),
            );
            let slope = self.build.binary(BinaryOp::Sub, ones, square);
            let inner = self.build.binary(BinaryOp::Mul, cotangent, slope);
            let gradient = self.dot(reads[layer], inner, [0, 0]);
            let known = gradients[matrix(layer)];
            gradients[matrix(layer)] = Some(match known {
                Some(known) => self.build.binary(BinaryOp::Add, known, gradient),
                None => gradient,
            });
            let through = self.dot(inner, own[matrix(layer)], [1, 1]);
            let skips = network.residual && widths[layer] == widths[layer + 1];
            cotangent = match skips {
                true => self.build.binary(BinaryOp::Add, through, cotangent),
                false => through,
            };
        }
        let mut gradients: Vec<ValueId> = gradients.into_iter().flatten().collect();
        if network.clipped {
            gradients = self.clipped(gradients);
        }
        of_biases.reverse();
        let updates = [
            (own, momenta, gradients),
            (biases, their_momenta, of_biases),
        ];
        let mut state = vec![];
        for (own, momenta, gradients) in updates {
            let (mut new, mut moved) = (vec![], vec![]);
            for ((weight, momentum), gradient) in own.into_iter().zip(momenta).zip(gradients) {
                let kept = self.scaled(momentum, 0.9);
                let momentum = self.build.binary(BinaryOp::Add, kept, gradient);
                let change = match network.scheduled {
                    true => self.annealed(momentum, count),
                    false => self.times(momentum, rate),
                };
                new.push(self.build.binary(BinaryOp::Sub, weight, change));
                moved.push(momentum);
            }
            state.extend(new.into_iter().chain(moved));
        }
        let one = self
            .build
            .scalar(DType::I32, peapod_ir::eval::Scalar::Integer(1));
        let count = self.build.binary(BinaryOp::Add, count, one);
        state
            .into_iter()
            .chain([count, loss, reads[layers]])
            .collect()
    }

    /// A value times 0.05 / (1 + 0.1 count).
    fn annealed(&mut self, x: ValueId, count: ValueId) -> ValueId {
        let count = self.build.convert(count, DType::F32);
        let [tenth, one, rate] = [0.1, 1.0, 0.05].map(|it| self.build.single(it));
        let by = self.build.binary(BinaryOp::Mul, count, tenth);
        let by = self.build.binary(BinaryOp::Add, by, one);
        let rate = self.build.binary(BinaryOp::Div, rate, by);
        self.times(x, rate)
    }

    /// All divided by one more than the norm of all.
    fn clipped(&mut self, gradients: Vec<ValueId>) -> Vec<ValueId> {
        let mut total: Option<ValueId> = None;
        for &gradient in &gradients {
            let square = self.build.binary(BinaryOp::Mul, gradient, gradient);
            let sum = self.sum(square);
            total = Some(match total {
                Some(total) => self.build.binary(BinaryOp::Add, total, sum),
                None => sum,
            });
        }
        let one = self.build.single(1.0);
        let total = total.expect("there is a gradient");
        let norm = self.build.unary(UnaryOp::Sqrt, total);
        let norm = self.build.binary(BinaryOp::Add, norm, one);
        let factor = self.build.binary(BinaryOp::Div, one, norm);
        gradients
            .into_iter()
            .map(|it| self.times(it, factor))
            .collect()
    }
}
