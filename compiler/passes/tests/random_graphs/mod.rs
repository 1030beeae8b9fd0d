//! Random modules that verify: a few ops of every kind over small tensors, int8 and float32.
//!
//! A module follows from a list of numbers, each a choice, so that proptest can shrink it.

mod filters;
mod states;

use peapod_ir::ops::{
    Activation, AveragePool2d, Binary, BinaryOp, Composite, CompositeOp, Concatenation, Conv2d,
    DepthwiseConv2d, Dequantize, FullyConnected, MaxPool2d, Mean, Pad, Padding2d, Quantize,
    ReadState, Reshape, Softmax, Svdf, Unary, UnaryOp, WriteState,
};
use peapod_ir::{
    DType, Function, Location, Module, Op, OpKind, Origin, Quantization, Tensor, TensorType,
    ValueId,
};

/// The module that a list of choices describes; of float32 tensors and without state if `floats`.
pub fn module(choices: &[u32], floats: bool) -> Module {
    let mut builder = Builder {
        floats,
        choices: choices.iter().copied().collect(),
        function: Function {
            name: "main".to_owned(),
            ..Function::default()
        },
        tensors: Vec::new(),
        shared: Vec::new(),
    };
    let outputs: Vec<usize> = (0..builder.choose(4))
        .map(|_| builder.choose(1 << 16))
        .collect();
    builder.arguments();
    while !builder.choices.is_empty() {
        builder.op();
    }
    builder.results(&outputs);
    Module {
        name: "random".to_owned(),
        functions: vec![builder.function],
        ..Module::default()
    }
}

/// Inputs that follow from a seed.
pub fn inputs(function: &Function, seed: u32) -> Vec<Tensor> {
    let mut state = seed | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    };
    let types = function
        .inputs
        .iter()
        .map(|value| function.ty(*value).clone());
    types
        .map(|ty| {
            let count = ty.elements();
            if ty.dtype == DType::F32 {
                let floats = (0..count).map(|_| (next() >> 8) as f32 / 1e6 - 8.0);
                Tensor::from_floats(&ty, floats)
            } else {
                let integers = (0..count).map(|_| next() as i32 >> 24);
                Tensor::from_integers(&ty, integers)
            }
        })
        .collect()
}

struct Builder {
    /// Whether all tensors are float32 and none is kept.
    floats: bool,
    choices: std::collections::VecDeque<u32>,
    function: Function,
    /// What ops may read.
    tensors: Vec<ValueId>,
    /// States that several ops may read and write.
    shared: Vec<ValueId>,
}

impl Builder {
    /// A number below `count`; 0 when no choices are left.
    fn choose(&mut self, count: usize) -> usize {
        self.choices.pop_front().unwrap_or(0) as usize % count
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.choose(from.len())]
    }

    fn arguments(&mut self) {
        for index in 0..=self.choose(2) {
            let shape = [
                1 + self.choose(2),
                3 + self.choose(4),
                3 + self.choose(3),
                1 + self.choose(3),
            ];
            let ty = match self.choose(4) {
                _ if self.floats => TensorType::new(DType::F32, shape),
                0 => TensorType::new(DType::F32, shape),
                _ => TensorType::new(DType::I8, shape).with_quant(self.quantization()),
            };
            let value = self
                .function
                .add_value(format!("in{index}"), ty, Origin::Argument);
            self.function.inputs.push(value);
            self.tensors.push(value);
        }
    }

    /// Results are any tensors: also arguments, constants, and one twice.
    fn results(&mut self, picks: &[usize]) {
        let newest = self.tensors.len() - 1;
        let picks = [newest]
            .into_iter()
            .chain(picks.iter().map(|pick| pick % (newest + 1)));
        self.function.outputs = picks.map(|index| self.tensors[index]).collect();
    }

    fn quantization(&mut self) -> Quantization {
        let scale = self.pick(&[0.05, 0.5, 0.007_812_5, 1.0, 0.031]);
        let zero_point = self.pick(&[0, -128, 3, -17, 127]);
        Quantization::per_tensor(scale, zero_point)
    }

    /// The quantisation of `ty`, or another one; none for floats.
    fn requantized(&mut self, ty: &TensorType) -> Option<Quantization> {
        let other = self.quantization();
        let keep = self.choose(2) == 0;
        ty.quant.clone().map(|own| if keep { own } else { other })
    }

    fn activation(&mut self) -> Activation {
        let all = [
            Activation::None,
            Activation::Relu,
            Activation::Relu6,
            Activation::ReluN1To1,
        ];
        self.pick(&all)
    }

    fn padding(&mut self, most: usize) -> Padding2d {
        Padding2d {
            top: self.choose(most + 1),
            bottom: self.choose(most + 1),
            left: self.choose(most + 1),
            right: self.choose(most + 1),
        }
    }

    /// Whether a value is not known before the run: it hangs on an argument or a state.
    fn varies(&self, value: ValueId) -> bool {
        let mut makers = self.function.ops.iter();
        match self.function.value(value).origin {
            Origin::Argument | Origin::State => true,
            Origin::Constant(_) => false,
            Origin::Result => makers
                .find(|op| op.outputs.contains(&value))
                .is_some_and(|op| op.inputs.iter().flatten().any(|input| self.varies(*input))),
        }
    }

    fn add(&mut self, kind: OpKind, inputs: &[Option<ValueId>], ty: TensorType) {
        let name = format!("t{}", self.function.values.len());
        let result = self.function.add_value(name, ty, Origin::Result);
        self.tensors.push(result);
        self.function.ops.push(Op::new(
            kind,
            inputs.to_vec(),
            [result],
            &Location::default(),
        ));
    }

    /// A constant with elements from a simple pseudorandom walk.
    fn constant(&mut self, ty: TensorType) -> ValueId {
        let mut state = self.choose(65_536) as u32 | 1;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state
        };
        let element = |random: u32| match ty.dtype {
            DType::F32 => (((random >> 8) as f32 / 8e6) - 1.0).to_le_bytes().to_vec(),
            DType::I32 => ((random as i32) >> 20).to_le_bytes().to_vec(),
            DType::I4 => vec![((random as i8) >> 4).cast_unsigned()],
            DType::I8 => vec![random.to_le_bytes()[1]],
            DType::I16 => random.to_le_bytes()[1..3].to_vec(),
            DType::F16 | DType::Bf16 | DType::F64 => unreachable!("no op here takes these"),
            DType::I64 | DType::U8 | DType::U32 | DType::Bool => unreachable!("nor these"),
        };
        let bytes: Vec<u8> = (0..ty.elements()).flat_map(|_| element(next())).collect();
        self.function
            .add_value("", ty, Origin::Constant(bytes.into()))
    }

    /// Weights for an input, with one scale or one per index of `axis`.
    fn weights(&mut self, input: &TensorType, shape: &[usize], axis: usize) -> ValueId {
        if input.dtype == DType::F32 {
            return self.constant(TensorType::new(DType::F32, shape));
        }
        let count = if self.choose(2) == 0 { 1 } else { shape[axis] };
        let quant = Quantization {
            scales: (0..count)
                .map(|index| 0.01 + index as f32 / 300.0)
                .collect(),
            zero_points: vec![0; count],
            axis: (count > 1).then_some(axis),
        };
        let dtype = self.pick(&[DType::I8, DType::I8, DType::I4]);
        self.constant(TensorType::new(dtype, shape).with_quant(quant))
    }

    fn bias(&mut self, input: &TensorType, len: usize) -> Option<ValueId> {
        let dtype = if input.dtype == DType::F32 {
            DType::F32
        } else {
            DType::I32
        };
        (self.choose(3) > 0).then(|| self.constant(TensorType::new(dtype, [len])))
    }

    /// Adds an op on a tensor of choice, if the two fit.
    fn op(&mut self) {
        let newest = self.tensors.len().saturating_sub(4);
        let index = newest + self.choose(self.tensors.len() - newest);
        let value = self.tensors[index];
        let ty = self.function.ty(value).clone();
        let narrow = matches!(ty.dtype, DType::I8 | DType::F32);
        if !narrow {
            return;
        }
        let rank4 = ty.shape.len() == 4;
        match self.choose(22) {
            0 | 1 if rank4 => self.conv2d(value, &ty),
            2 if rank4 => self.depthwise_conv2d(value, &ty),
            3 | 4 if rank4 => self.pad(value, &ty, true),
            5 => self.pad(value, &ty, false),
            6 if rank4 => self.pool(value, &ty),
            7..=9 => self.clamp(value, &ty),
            10 => self.sigmoid(value, &ty),
            11 => self.reshape(value, &ty),
            12 | 13 => self.binary(value, &ty),
            14 => self.concatenation(value, &ty),
            15 if !self.floats => self.scale(value, &ty),
            16 => self.mean(value, &ty),
            17 => self.softmax(value, &ty),
            18 => self.fully_connected(value, &ty),
            19 if !self.floats && ty.shape.len() == 2 => self.svdf(value, &ty),
            // Raising finds no composed functions again.
            20 if !self.floats => self.composite(value, &ty),
            21 if !self.floats => self.remember(value, &ty),
            _ => {
                let constant = self.constant(ty);
                self.tensors.push(constant);
            }
        }
    }

    /// A type with the element of `ty`, its scale or another, and this shape.
    fn like(&mut self, ty: &TensorType, shape: &[usize]) -> TensorType {
        TensorType {
            dtype: ty.dtype,
            shape: shape.to_vec(),
            quant: self.requantized(ty),
        }
    }

    fn pad(&mut self, value: ValueId, ty: &TensorType, spatial: bool) {
        let padding: Vec<[usize; 2]> = (0..ty.shape.len())
            .map(|dim| match spatial && (dim == 0 || dim == 3) {
                true => [0, 0],
                false => [self.choose(2), self.choose(2)],
            })
            .collect();
        let zero = ty
            .quant
            .as_ref()
            .map_or(0.0, |quant| f64::from(quant.zero_points[0]));
        let lowest = if ty.dtype == DType::F32 {
            f64::NEG_INFINITY
        } else {
            -128.0
        };
        let value_added = self.pick(&[zero, zero, zero, lowest, 1.0]);
        let pairs = ty.shape.iter().zip(&padding);
        let shape: Vec<usize> = pairs.map(|(extent, [a, b])| extent + a + b).collect();
        let pad = Pad {
            padding,
            value: value_added,
        };
        let result = ty.with_shape(shape);
        self.add(OpKind::Pad(pad), &[Some(value)], result);
    }

    fn pool(&mut self, value: ValueId, ty: &TensorType) {
        let window = [1 + self.choose(3), 1 + self.choose(3)];
        let stride = [1 + self.choose(2), 1 + self.choose(2)];
        let padding = Padding2d {
            top: self.choose(window[0]),
            bottom: self.choose(window[0]),
            left: self.choose(window[1]),
            right: self.choose(window[1]),
        };
        let activation = self.activation();
        let Some([rows, columns]) = Self::positions(ty, window, stride, [1, 1], padding) else {
            return;
        };
        let kind = if self.choose(2) == 0 {
            OpKind::MaxPool2d(MaxPool2d {
                window,
                stride,
                padding,
                activation,
            })
        } else {
            OpKind::AveragePool2d(AveragePool2d {
                window,
                stride,
                padding,
                activation,
            })
        };
        let result = TensorType {
            shape: vec![ty.shape[0], rows, columns, ty.shape[3]],
            ..ty.clone()
        };
        self.add(kind, &[Some(value)], result);
    }

    fn clamp(&mut self, value: ValueId, ty: &TensorType) {
        let op = self.pick(&[UnaryOp::Relu, UnaryOp::Relu6, UnaryOp::ReluN1To1]);
        let result = self.like(ty, &ty.shape);
        self.add(OpKind::Unary(Unary { op }), &[Some(value)], result);
    }

    fn sigmoid(&mut self, value: ValueId, ty: &TensorType) {
        let op = self.pick(&[UnaryOp::Logistic, UnaryOp::Tanh]);
        let quant = match op == UnaryOp::Tanh {
            true => Quantization::per_tensor(1.0 / 128.0, 0),
            false => Quantization::per_tensor(1.0 / 256.0, -128),
        };
        let result = TensorType {
            quant: ty.quant.as_ref().map(|_| quant),
            ..ty.clone()
        };
        self.add(OpKind::Unary(Unary { op }), &[Some(value)], result);
    }

    fn composite(&mut self, value: ValueId, ty: &TensorType) {
        let op = self.pick(&CompositeOp::ALL);
        let mut result = self.like(ty, &ty.shape);
        if matches!(op, CompositeOp::HardSwish) {
            // Its scales have to be near to one another.
            result = ty.clone();
        }
        self.add(OpKind::Composite(Composite { op }), &[Some(value)], result);
    }

    fn reshape(&mut self, value: ValueId, ty: &TensorType) {
        let shape = match self.choose(3) {
            0 => vec![
                ty.shape.first().copied().unwrap_or(1),
                ty.elements() / ty.shape.first().copied().unwrap_or(1),
            ],
            1 => vec![1, 1, ty.elements(), 1],
            _ => ty.shape.clone(),
        };
        let result = ty.with_shape(shape);
        self.add(OpKind::Reshape(Reshape), &[Some(value)], result);
    }

    fn binary(&mut self, value: ValueId, ty: &TensorType) {
        let op = self.pick(&[BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
        let activation = self.activation();
        let other = match self.choose(4) {
            0 => value,
            1 => {
                let alike = |value: &&ValueId| {
                    let other = self.function.ty(**value);
                    other.dtype == ty.dtype && other.shape == ty.shape
                };
                self.tensors.iter().find(alike).copied().unwrap_or(value)
            }
            kind => {
                let shape = if kind == 2 {
                    vec![]
                } else {
                    ty.shape[ty.shape.len().min(1)..].to_vec()
                };
                let operand = self.like(ty, &shape);
                self.constant(operand)
            }
        };
        let operands = match self.choose(2) {
            0 => [value, other],
            _ => [other, value],
        };
        let result = self.like(ty, &ty.shape);
        let kind = OpKind::Binary(Binary { op, activation });
        self.add(kind, &operands.map(Some), result);
    }

    fn concatenation(&mut self, value: ValueId, ty: &TensorType) {
        if ty.shape.is_empty() {
            return;
        }
        let axis = self.choose(ty.shape.len());
        let count = 1 + self.choose(3);
        let alike = |value: &&ValueId| self.function.ty(**value) == ty;
        let other = self.tensors.iter().find(alike).copied().unwrap_or(value);
        let operands: Vec<_> = [value, other, value]
            .into_iter()
            .take(count)
            .map(Some)
            .collect();
        let mut result = ty.clone();
        result.shape[axis] *= count;
        let concatenation = Concatenation {
            axis,
            activation: self.activation(),
        };
        self.add(OpKind::Concatenation(concatenation), &operands, result);
    }

    fn scale(&mut self, value: ValueId, ty: &TensorType) {
        let quantised = |quant| TensorType {
            dtype: DType::I8,
            quant: Some(quant),
            ..ty.clone()
        };
        let (kind, result) = match (ty.dtype, self.choose(3)) {
            (DType::I8, 0) => {
                let real = TensorType::new(DType::F32, ty.shape.clone());
                (OpKind::Dequantize(Dequantize), real)
            }
            (DType::I8, 1) => {
                let wide = TensorType {
                    dtype: DType::I16,
                    ..quantised(Quantization::per_tensor(0.001, 0))
                };
                (OpKind::Quantize(Quantize), wide)
            }
            (DType::I8, _) => {
                let quant = self.requantized(ty).expect("int8 is quantised");
                (OpKind::Quantize(Quantize), quantised(quant))
            }
            _ => (OpKind::Quantize(Quantize), quantised(self.quantization())),
        };
        self.add(kind, &[Some(value)], result);
    }

    fn mean(&mut self, value: ValueId, ty: &TensorType) {
        let mask = self.choose(1 << ty.shape.len());
        let axes: Vec<usize> = (0..ty.shape.len())
            .filter(|axis| mask >> axis & 1 == 1)
            .collect();
        let keep_dims = self.choose(2) == 0;
        let extents = ty.shape.iter().enumerate().filter_map(|(dim, extent)| {
            let reduced = axes.contains(&dim);
            (!reduced || keep_dims).then_some(if reduced { 1 } else { *extent })
        });
        let shape: Vec<usize> = extents.collect();
        let result = self.like(ty, &shape);
        self.add(
            OpKind::Mean(Mean { axes, keep_dims }),
            &[Some(value)],
            result,
        );
    }

    fn softmax(&mut self, value: ValueId, ty: &TensorType) {
        if ty.shape.is_empty() {
            return;
        }
        let result = TensorType {
            quant: ty
                .quant
                .as_ref()
                .map(|_| Quantization::per_tensor(1.0 / 256.0, -128)),
            ..ty.clone()
        };
        let softmax = Softmax {
            beta: self.pick(&[1.0, 0.5]),
        };
        self.add(OpKind::Softmax(softmax), &[Some(value)], result);
    }
}
