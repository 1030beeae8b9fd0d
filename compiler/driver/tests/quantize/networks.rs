//! Small networks that follow from a number.

use peapod_driver::seeded::Seeded;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::{
    Activation, AveragePool2d, Binary, BinaryOp, Concatenation, Conv2d, DepthwiseConv2d,
    FullyConnected, Lstm, MaxPool2d, Mean, Pad, Padding2d, Softmax, Svdf, UnaryOp,
};
use peapod_ir::{DType, Module, OpKind, TensorType, ValueId};

/// A network under construction.
pub struct Network {
    build: Builder,
    seeded: Seeded,
    /// Layers so far, for their names.
    count: usize,
}

fn f32s(shape: &[usize]) -> TensorType {
    TensorType::new(DType::F32, shape)
}

impl Network {
    /// One with an input of this shape.
    pub fn new(seed: u64, shape: &[usize]) -> (Self, ValueId) {
        let mut build = Builder::new("main");
        let input = build.argument("input", f32s(shape));
        let seeded = Seeded::new(seed);
        (
            Self {
                build,
                seeded,
                count: 0,
            },
            input,
        )
    }

    /// A number below another one.
    pub fn below(&mut self, most: usize) -> usize {
        let bytes = self.seeded.bytes(&TensorType::new(DType::I16, [1]));
        usize::from(u16::from_le_bytes([bytes[0], bytes[1]])) % most
    }

    fn constant(&mut self, name: &str, shape: &[usize], scale: f32) -> ValueId {
        let ty = f32s(shape);
        let bytes = self.seeded.bytes(&ty);
        let scaled = bytes.chunks_exact(4).flat_map(|it| {
            let x = f32::from_le_bytes(it.try_into().unwrap());
            (x * scale).to_le_bytes()
        });
        let name = format!("{name}{}", self.count);
        self.build.constant(name, ty, scaled.collect::<Vec<_>>())
    }

    fn layer(&mut self, kind: impl Into<OpKind>, inputs: &[ValueId], shape: &[usize]) -> ValueId {
        self.count += 1;
        let result = self.build.emit(kind, inputs, f32s(shape));
        self.build.rename(result, format!("layer{}", self.count));
        result
    }

    fn activation(&mut self) -> Activation {
        Activation::ALL[self.below(4)]
    }

    /// A convolution to so many channels; rows and columns stay with stride 1.
    pub fn conv(&mut self, x: ValueId, channels: usize) -> ValueId {
        let &[n, rows, columns, inputs] = self.build.shape(x) else {
            panic!("four dimensions");
        };
        let (stride, taps) = (self.below(2) + 1, [1, 3][self.below(2)]);
        let w = self.constant("w", &[channels, taps, taps, inputs], 0.3);
        let b = self.constant("b", &[channels], 0.2);
        let (rows_out, columns_out) = (rows.div_ceil(stride), columns.div_ceil(stride));
        let padding = same([rows, columns], taps, stride);
        let activation = self.activation();
        let kind = Conv2d {
            stride: [stride; 2],
            dilation: [1, 1],
            padding,
            activation,
        };
        self.layer(kind, &[x, w, b], &[n, rows_out, columns_out, channels])
    }

    /// A depthwise convolution.
    pub fn depthwise(&mut self, x: ValueId) -> ValueId {
        let shape = self.build.shape(x).to_vec();
        let w = self.constant("w", &[1, 3, 3, shape[3]], 0.4);
        let b = self.constant("b", &[shape[3]], 0.2);
        let padding = same([shape[1], shape[2]], 3, 1);
        let activation = self.activation();
        let kind = DepthwiseConv2d {
            stride: [1, 1],
            dilation: [1, 1],
            padding,
            activation,
        };
        self.layer(kind, &[x, w, b], &shape)
    }

    /// One of the layers that keep the shape, or join with itself.
    pub fn other(&mut self, x: ValueId) -> ValueId {
        let shape = self.build.shape(x).to_vec();
        match self.below(7) {
            0 => self.layer(UnaryOp::Logistic, &[x], &shape),
            1 => self.layer(UnaryOp::Tanh, &[x], &shape),
            2 => {
                let y = self.depthwise(x);
                let activation = self.activation();
                let op = [BinaryOp::Add, BinaryOp::Sub][self.below(2)];
                self.layer(OpKind::Binary(Binary { op, activation }), &[x, y], &shape)
            }
            3 => {
                let c = self.constant("c", &[shape[3]], 1.0);
                self.layer(BinaryOp::Mul, &[x, c], &shape)
            }
            4 => {
                let y = self.depthwise(x);
                let joined = [&shape[..3], &[2 * shape[3]]].concat();
                self.layer(Concatenation::along(3), &[x, y], &joined)
            }
            5 => {
                let padding = vec![[0, 0], [1, 0], [0, 1], [0, 0]];
                let padded = [shape[0], shape[1] + 1, shape[2] + 1, shape[3]];
                self.layer(
                    Pad {
                        padding,
                        value: 0.0,
                    },
                    &[x],
                    &padded,
                )
            }
            _ => self.pool(x),
        }
    }

    fn pool(&mut self, x: ValueId) -> ValueId {
        let shape = self.build.shape(x).to_vec();
        let result = [shape[0], shape[1] / 2, shape[2] / 2, shape[3]];
        if shape[1] < 2 || shape[2] < 2 {
            return x;
        }
        let (window, stride, padding) = ([2, 2], [2, 2], Padding2d::default());
        let activation = Activation::None;
        match self.below(2) {
            0 => self.layer(
                MaxPool2d {
                    window,
                    stride,
                    padding,
                    activation,
                },
                &[x],
                &result,
            ),
            _ => self.layer(
                AveragePool2d {
                    window,
                    stride,
                    padding,
                    activation,
                },
                &[x],
                &result,
            ),
        }
    }

    /// A dense layer on all elements.
    pub fn dense(&mut self, x: ValueId, outputs: usize) -> ValueId {
        let elements = self.build.ty(x).elements();
        let flat = match self.build.shape(x) {
            [1, _] => x,
            _ => self.layer(peapod_ir::ops::Reshape, &[x], &[1, elements]),
        };
        let w = self.constant("w", &[outputs, elements], 0.2);
        let b = self.constant("b", &[outputs], 0.2);
        let activation = Activation::None;
        self.layer(FullyConnected { activation }, &[flat, w, b], &[1, outputs])
    }

    /// The mean over rows and columns.
    pub fn mean(&mut self, x: ValueId) -> ValueId {
        let shape = self.build.shape(x).to_vec();
        let kind = Mean {
            axes: vec![1, 2],
            keep_dims: false,
        };
        self.layer(kind, &[x], &[shape[0], shape[3]])
    }

    /// A RELU of its own.
    pub fn relu(&mut self, x: ValueId) -> ValueId {
        let shape = self.build.shape(x).to_vec();
        self.layer(UnaryOp::Relu, &[x], &shape)
    }

    /// The last step of an LSTM over a sequence of one sample.
    pub fn lstm(&mut self, x: ValueId, units: usize) -> ValueId {
        let &[n, steps, inputs] = self.build.shape(x) else {
            panic!("three dimensions");
        };
        let mut operands = vec![x];
        for (name, columns) in [("w", inputs), ("r", units)] {
            for gate in 0..4 {
                let name = format!("{name}{gate}_");
                operands.push(self.constant(&name, &[units, columns], 0.6));
            }
        }
        for gate in 0..4 {
            operands.push(self.constant(&format!("b{gate}_"), &[units], 0.5));
        }
        for name in ["hidden", "cell"] {
            operands.push(self.build.state(name, f32s(&[n, units])));
        }
        let kind = Lstm {
            cell_clip: 0.0,
            time_major: false,
        };
        let all = self.layer(kind, &operands, &[n, steps, units]);
        let last = self.build.cut(all, 1, steps - 1, steps);
        self.layer(peapod_ir::ops::Reshape, &[last], &[n, units])
    }

    /// Filters over rows of past runs, with or without a bias.
    pub fn svdf(&mut self, x: ValueId, units: usize) -> ValueId {
        let &[n, inputs] = self.build.shape(x) else {
            panic!("two dimensions");
        };
        let (rank, memory) = (self.below(2) + 1, self.below(3) + 1);
        let filters = units * rank;
        let feature = self.constant("feature", &[filters, inputs], 0.5);
        let time = self.constant("time", &[filters, memory], 0.7);
        let bias = self.constant("bias", &[units], 0.3);
        let state = self.build.state("past", f32s(&[n, filters * memory]));
        let bias = (self.below(2) == 0).then_some(bias);
        let operands = vec![Some(x), Some(feature), Some(time), bias, Some(state)];
        let activation = self.activation();
        self.count += 1;
        let kind = Svdf { rank, activation };
        let result = self.build.emit_op(kind, operands, [f32s(&[n, units])])[0];
        self.build.rename(result, format!("layer{}", self.count));
        result
    }

    /// The network, with a softmax at its end.
    pub fn classes(mut self, x: ValueId) -> Module {
        let shape = self.build.shape(x).to_vec();
        let y = self.layer(Softmax { beta: 1.0 }, &[x], &shape);
        Module {
            name: "random".to_owned(),
            functions: vec![self.build.finish(vec![y])],
            ..Module::default()
        }
    }
}

/// Padding by which each stride has a window, the larger half behind.
fn same(input: [usize; 2], taps: usize, stride: usize) -> Padding2d {
    let [rows, columns] = input.map(|extent| {
        let last = (extent.div_ceil(stride) - 1) * stride;
        (last + taps).saturating_sub(extent)
    });
    Padding2d {
        top: rows / 2,
        bottom: rows - rows / 2,
        left: columns / 2,
        right: columns - columns / 2,
    }
}

/// A network of a number.
pub fn random(seed: u64) -> Module {
    let (mut network, input) = Network::new(seed, &[1, 7, 6, 2]);
    let channels = network.below(4) + 2;
    let mut x = network.conv(input, channels);
    for _ in 0..network.below(4) + 1 {
        x = network.other(x);
    }
    x = match network.below(2) {
        0 => network.mean(x),
        _ => network.conv(x, 3),
    };
    let y = network.dense(x, 5);
    network.classes(y)
}

/// Layers that keep a state.
pub fn recurrent(seed: u64) -> Module {
    let (mut network, input) = Network::new(seed, &[1, 5, 3]);
    let units = network.below(6) + 2;
    let x = network.lstm(input, units);
    let x = network.svdf(x, 4);
    let y = network.dense(x, 3);
    network.classes(y)
}

/// Dense layers, most of whose bytes are weights.
pub fn dense(seed: u64) -> Module {
    let (mut network, input) = Network::new(seed, &[1, 32]);
    let mut x = input;
    for outputs in [64, 48, 32] {
        x = network.dense(x, outputs);
        x = network.relu(x);
    }
    let y = network.dense(x, 6);
    network.classes(y)
}
