//! Which operator an op is.

use peapod_ir::ops::{
    Activation, Along, AlongOp, Binary, BinaryOp, CompositeOp, Concatenation, FoldOp,
    FullyConnected, PairedOp, UnaryOp, Window,
};
use peapod_ir::{DType, Op, OpKind};
use peapod_tflite::wire::BuiltinOperator;

use super::file::{Node, Options};
use super::options::{activation, options};
use super::pools::Pool;
use super::tensors::TensorIndex;
use super::{Missing, Writer};

/// Adds the operators that an op is.
pub(super) fn operators(writer: &mut Writer<'_>, op: &Op) -> Result<(), Missing> {
    use BuiltinOperator as Code;
    match &op.kind {
        OpKind::Binary(binary) => writer.binary(op, binary),
        OpKind::Unary(unary) => writer.plain(op, unary_code(unary.op)?),
        OpKind::Composite(composite) => writer.composite(op, composite.op),
        OpKind::Paired(paired) => writer.plain(op, paired_code(paired.op)),
        OpKind::Fold(fold) => writer.reduced(op, fold_code(fold.op), &fold.axes, fold.keep_dims),
        OpKind::Along(along) => writer.along(op, along),
        OpKind::Conv2d(conv) => writer.conv2d(op, conv),
        OpKind::DepthwiseConv2d(conv) => writer.depthwise_conv2d(op, conv),
        OpKind::TransposeConv(conv) => writer.transpose_conv(op, conv),
        OpKind::BatchMatmul(it) => writer.batch_matmul(op, it.adj_x, it.adj_y),
        OpKind::FullyConnected(it) => writer.fully_connected(op, it),
        OpKind::AveragePool2d(it) => {
            let pool = pool([it.window, it.stride], it.padding, it.activation);
            writer.pool(op, Code::AVERAGE_POOL_2D, &pool)
        }
        OpKind::MaxPool2d(it) => {
            let pool = pool([it.window, it.stride], it.padding, it.activation);
            writer.pool(op, Code::MAX_POOL_2D, &pool)
        }
        OpKind::Mean(it) => writer.reduced(op, Code::MEAN, &it.axes, it.keep_dims),
        OpKind::Resize(it) => writer.resized(op, it),
        OpKind::Pad(it) => writer.pad(op, it),
        OpKind::Reshape(_) => writer.reshape(op),
        OpKind::Softmax(it) => writer.softmax(op, it.beta),
        OpKind::Quantize(_) => writer.plain(op, Code::QUANTIZE),
        OpKind::Dequantize(_) => writer.plain(op, Code::DEQUANTIZE),
        OpKind::Concatenation(it) => writer.concatenation(op, it),
        OpKind::AddN(_) => writer.plain(op, Code::ADD_N),
        OpKind::Svdf(it) => writer.svdf(op, it),
        OpKind::Lstm(it) => writer.lstm(op, it.cell_clip, it.time_major),
        OpKind::Tensor(tensor) => writer.tensor(op, tensor),
        OpKind::Signal(_) | OpKind::HybridConv2d(_) | OpKind::DetectionPostprocess(_) => missing(),
        OpKind::PoseDecoder(_) | OpKind::NonMaxSuppression(_) | OpKind::Custom(_) => missing(),
        OpKind::ReadState(_) | OpKind::WriteState(_) => missing(),
        OpKind::InitialiseState(_) | OpKind::FullyConnectedSgd(_) => {
            Err(Missing::new("operator for a layer that learns"))
        }
    }
}

pub(super) fn missing<T>() -> Result<T, Missing> {
    Err(Missing::new("operator"))
}

fn pool(
    [extent, stride]: [[usize; 2]; 2],
    padding: peapod_ir::ops::Padding2d,
    activation: Activation,
) -> Pool {
    let window = Window {
        extent,
        stride,
        dilation: [1, 1],
        padding,
    };
    Pool { window, activation }
}

fn unary_code(op: UnaryOp) -> Result<BuiltinOperator, Missing> {
    use BuiltinOperator as Code;
    let known = [
        (UnaryOp::Abs, Code::ABS),
        (UnaryOp::Ceil, Code::CEIL),
        (UnaryOp::Cos, Code::COS),
        (UnaryOp::Exp, Code::EXP),
        (UnaryOp::Floor, Code::FLOOR),
        (UnaryOp::Log, Code::LOG),
        (UnaryOp::Logistic, Code::LOGISTIC),
        (UnaryOp::Neg, Code::NEG),
        (UnaryOp::Relu, Code::RELU),
        (UnaryOp::ReluN1To1, Code::RELU_N1_TO_1),
        (UnaryOp::Relu6, Code::RELU6),
        (UnaryOp::RoundNearestEven, Code::ROUND),
        (UnaryOp::Rsqrt, Code::RSQRT),
        (UnaryOp::Sign, Code::SIGN),
        (UnaryOp::Sin, Code::SIN),
        (UnaryOp::Sqrt, Code::SQRT),
        (UnaryOp::Square, Code::SQUARE),
        (UnaryOp::Tanh, Code::TANH),
    ];
    let found = known.into_iter().find(|(own, _)| *own == op);
    found.map_or_else(missing, |(_, code)| Ok(code))
}

const fn paired_code(op: PairedOp) -> BuiltinOperator {
    match op {
        PairedOp::FloorDiv => BuiltinOperator::FLOOR_DIV,
        PairedOp::FloorMod => BuiltinOperator::FLOOR_MOD,
        PairedOp::Prelu => BuiltinOperator::PRELU,
        PairedOp::SquaredDifference => BuiltinOperator::SQUARED_DIFFERENCE,
    }
}

const fn fold_code(op: FoldOp) -> BuiltinOperator {
    match op {
        FoldOp::Sum => BuiltinOperator::SUM,
        FoldOp::Product => BuiltinOperator::REDUCE_PROD,
        FoldOp::Max => BuiltinOperator::REDUCE_MAX,
        FoldOp::Min => BuiltinOperator::REDUCE_MIN,
        FoldOp::All => BuiltinOperator::REDUCE_ALL,
        FoldOp::Any => BuiltinOperator::REDUCE_ANY,
    }
}

impl Writer<'_> {
    /// The operands, −1 for those that are absent.
    pub(super) fn inputs(&mut self, op: &Op) -> Vec<TensorIndex> {
        let operands = op.inputs.iter();
        operands
            .map(|it| it.map_or(-1, |it| self.tensors.value(it)))
            .collect()
    }

    pub(super) fn outputs(&mut self, op: &Op) -> Vec<TensorIndex> {
        op.outputs
            .iter()
            .map(|it| self.tensors.value(*it))
            .collect()
    }

    pub(super) fn name(&self, op: &Op) -> String {
        let result = op.outputs.first();
        result.map_or(String::new(), |it| self.function.value(*it).name.clone())
    }

    pub(super) fn node(
        &mut self,
        code: BuiltinOperator,
        inputs: Vec<TensorIndex>,
        outputs: Vec<TensorIndex>,
        options: Option<Options>,
    ) {
        self.nodes.push(Node {
            code,
            inputs,
            outputs,
            intermediates: Vec::new(),
            options,
        });
    }

    fn batch_matmul(&mut self, op: &Op, adj_x: bool, adj_y: bool) -> Result<(), Missing> {
        let options = options!(BatchMatMulOptions BatchMatMulOptionsArgs {
            adj_x: adj_x,
            adj_y: adj_y,
        });
        self.with_options(op, BuiltinOperator::BATCH_MATMUL, options)
    }

    fn softmax(&mut self, op: &Op, beta: f32) -> Result<(), Missing> {
        let options = options!(SoftmaxOptions SoftmaxOptionsArgs { beta: beta });
        self.with_options(op, BuiltinOperator::SOFTMAX, options)
    }

    fn concatenation(&mut self, op: &Op, of: &Concatenation) -> Result<(), Missing> {
        let options = options!(ConcatenationOptions ConcatenationOptionsArgs {
            axis: of.axis as i32,
            fused_activation_function: activation(of.activation),
        });
        self.with_options(op, BuiltinOperator::CONCATENATION, options)
    }

    /// An operator without options, on the operands of the op.
    pub(super) fn plain(&mut self, op: &Op, code: BuiltinOperator) -> Result<(), Missing> {
        self.and(op, code, &[], None)
    }

    pub(super) fn with_options(
        &mut self,
        op: &Op,
        code: BuiltinOperator,
        options: Options,
    ) -> Result<(), Missing> {
        self.and(op, code, &[], Some(options))
    }

    /// An operator on the operands of the op and further ones.
    pub(super) fn and(
        &mut self,
        op: &Op,
        code: BuiltinOperator,
        more: &[TensorIndex],
        options: Option<Options>,
    ) -> Result<(), Missing> {
        let (inputs, outputs) = (self.inputs(op), self.outputs(op));
        self.node(code, [&inputs[..], more].concat(), outputs, options);
        Ok(())
    }

    /// A list of numbers as an operand.
    pub(super) fn list(&mut self, name: &str, numbers: &[usize]) -> TensorIndex {
        let numbers: Vec<i64> = numbers.iter().map(|it| *it as i64).collect();
        self.tensors.integers(name, &[numbers.len()], &numbers)
    }

    fn binary(&mut self, op: &Op, binary: &Binary) -> Result<(), Missing> {
        use BuiltinOperator as Code;
        let fused = activation(binary.activation);
        // Scales of 16 bits need not be powers of two.
        let pot_scale_int16 = false;
        let (code, options) = match binary.op {
            BinaryOp::Add => (
                Code::ADD,
                options!(AddOptions AddOptionsArgs {
                    fused_activation_function: fused,
                    pot_scale_int16: pot_scale_int16,
                }),
            ),
            BinaryOp::Sub => (
                Code::SUB,
                options!(SubOptions SubOptionsArgs {
                    fused_activation_function: fused,
                    pot_scale_int16: pot_scale_int16,
                }),
            ),
            BinaryOp::Mul => (
                Code::MUL,
                options!(MulOptions MulOptionsArgs {
                    fused_activation_function: fused,
                }),
            ),
            BinaryOp::Div => (
                Code::DIV,
                options!(DivOptions DivOptionsArgs {
                    fused_activation_function: fused,
                }),
            ),
            BinaryOp::Max | BinaryOp::Min | BinaryOp::Pow | BinaryOp::Atan2 => {
                return self.without_activation(op, binary);
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor | BinaryOp::Rem => {
                return self.without_activation(op, binary);
            }
            BinaryOp::ShiftLeft | BinaryOp::ShiftRightLogical => return missing(),
            BinaryOp::ShiftRightArithmetic => return missing(),
        };
        self.with_options(op, code, options)
    }

    fn without_activation(&mut self, op: &Op, binary: &Binary) -> Result<(), Missing> {
        use BuiltinOperator as Code;
        let is_truth = self
            .operand(op, 0)
            .is_some_and(|ty| ty.dtype == DType::Bool);
        let known = [
            (BinaryOp::Max, Code::MAXIMUM),
            (BinaryOp::Min, Code::MINIMUM),
            (BinaryOp::Pow, Code::POW),
            (BinaryOp::Atan2, Code::ATAN2),
        ];
        let truths = [
            (BinaryOp::And, Code::LOGICAL_AND),
            (BinaryOp::Or, Code::LOGICAL_OR),
        ];
        let known = known.iter().chain(truths.iter().filter(|_| is_truth));
        let found = known.into_iter().find(|(own, _)| *own == binary.op);
        match (found, binary.activation) {
            (Some((_, code)), Activation::None) => self.plain(op, *code),
            (_, _) => missing(),
        }
    }

    fn composite(&mut self, op: &Op, of: CompositeOp) -> Result<(), Missing> {
        use BuiltinOperator as Code;
        match of {
            CompositeOp::Elu => self.plain(op, Code::ELU),
            CompositeOp::HardSwish => self.plain(op, Code::HARD_SWISH),
            CompositeOp::Gelu | CompositeOp::GeluTanh => {
                let approximate = of == CompositeOp::GeluTanh;
                let options = options!(GeluOptions GeluOptionsArgs { approximate: approximate });
                self.with_options(op, Code::GELU, options)
            }
            CompositeOp::LeakyRelu { alpha } => {
                let options = options!(LeakyReluOptions LeakyReluOptionsArgs { alpha: alpha });
                self.with_options(op, Code::LEAKY_RELU, options)
            }
        }
    }

    fn reduced(
        &mut self,
        op: &Op,
        code: BuiltinOperator,
        axes: &[usize],
        keep_dims: bool,
    ) -> Result<(), Missing> {
        let axes = self.list("axes", axes);
        let options = options!(ReducerOptions ReducerOptionsArgs { keep_dims: keep_dims });
        self.and(op, code, &[axes], Some(options))
    }

    fn along(&mut self, op: &Op, along: &Along) -> Result<(), Missing> {
        use BuiltinOperator as Code;
        let axis = [along.axis as i64];
        let is_last = self
            .operand(op, 0)
            .is_some_and(|ty| ty.shape.len() == along.axis + 1);
        match along.op {
            AlongOp::ArgMax => {
                let axis = self.tensors.integers("axis", &[], &axis);
                let options = options!(ArgMaxOptions ArgMaxOptionsArgs {
                    output_type: wire::TensorType::INT32,
                });
                self.and(op, Code::ARG_MAX, &[axis], Some(options))
            }
            AlongOp::ArgMin => {
                let axis = self.tensors.integers("axis", &[], &axis);
                let options = options!(ArgMinOptions ArgMinOptionsArgs {
                    output_type: wire::TensorType::INT32,
                });
                self.and(op, Code::ARG_MIN, &[axis], Some(options))
            }
            AlongOp::CumSum { exclusive, reverse } => {
                let axis = self.tensors.integers("axis", &[], &axis);
                let options = options!(CumsumOptions CumsumOptionsArgs {
                    exclusive: exclusive,
                    reverse: reverse,
                });
                self.and(op, Code::CUMSUM, &[axis], Some(options))
            }
            AlongOp::L2Normalization if is_last => {
                let options = options!(L2NormOptions L2NormOptionsArgs {});
                self.with_options(op, Code::L2_NORMALIZATION, options)
            }
            AlongOp::LogSoftmax if is_last => self.plain(op, Code::LOG_SOFTMAX),
            AlongOp::L2Normalization | AlongOp::LogSoftmax | AlongOp::TopK { .. } => missing(),
        }
    }

    /// FULLY_CONNECTED, whose result is rows, or has the dimensions of the input.
    fn fully_connected(&mut self, op: &Op, of: &FullyConnected) -> Result<(), Missing> {
        let input = self.operand(op, 0).map_or(vec![], |ty| ty.shape.clone());
        let result = self.function.ty(op.outputs[0]).clone();
        let (n, k) = match self.operand(op, 1).map(|ty| &ty.shape[..]) {
            Some([n, k]) => (*n, *k),
            _ => return missing(),
        };
        let outer = input.split_last().map_or(&[][..], |(_, outer)| outer);
        let kept = input.last() == Some(&k) && result.shape == [outer, &[n]].concat();
        let rows = result.elements() / n.max(1);
        let bias_type = super::options::bias_type(
            self.operand(op, 0).map_or(DType::F32, |ty| ty.dtype),
            self.operand(op, 2).map(|ty| ty.dtype),
        );
        let flat = result.shape.len() == 2;
        let options = options!(FullyConnectedOptions FullyConnectedOptionsArgs {
            fused_activation_function: activation(of.activation),
            keep_num_dims: kept && !flat,
            quantized_bias_type: bias_type,
        });
        let (inputs, outputs) = (self.inputs(op), self.outputs(op));
        let code = BuiltinOperator::FULLY_CONNECTED;
        if kept || flat {
            self.node(code, inputs, outputs, Some(options));
            return Ok(());
        }
        let name = self.name(op) + "_rows";
        let between = self.tensors.between(&name, result.with_shape([rows, n]));
        self.node(code, inputs, vec![between], Some(options));
        self.reshaped(between, outputs[0], &result.shape);
        Ok(())
    }
}
