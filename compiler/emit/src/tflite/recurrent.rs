//! Operators that keep a state.

use peapod_ir::ops::{Svdf, lstm};
use peapod_ir::{DType, Op, Quantization, TensorType};
use peapod_tflite::wire::BuiltinOperator;

use super::file::Node;
use super::options::{activation, options};
use super::tensors::TensorIndex;
use super::{Missing, Writer};

impl Writer<'_> {
    pub(super) fn svdf(&mut self, op: &Op, of: &Svdf) -> Result<(), Missing> {
        let options = options!(SVDFOptions SVDFOptionsArgs {
            rank: of.rank as i32,
            fused_activation_function: activation(of.activation),
        });
        self.with_options(op, BuiltinOperator::SVDF, options)
    }

    /// UNIDIRECTIONAL_SEQUENCE_LSTM without peepholes, projection and layer norm.
    pub(super) fn lstm(
        &mut self,
        op: &Op,
        cell_clip: f32,
        time_major: bool,
    ) -> Result<(), Missing> {
        let operands = self.inputs(op);
        let [head, tail] = [&operands[..9], &operands[9..13]];
        let states = &operands[13..15];
        let none = [-1; 4];
        let inputs = [head, &none[..3], tail, &none[..2], states, &none[..4]].concat();
        let options = options!(UnidirectionalSequenceLSTMOptions
        UnidirectionalSequenceLSTMOptionsArgs {
            fused_activation_function: wire::ActivationFunctionType::TANH,
            cell_clip: cell_clip,
            time_major: time_major,
        });
        let (outputs, intermediates) = (self.outputs(op), self.gates(op));
        self.nodes.push(Node {
            code: BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_LSTM,
            inputs,
            outputs,
            intermediates,
            options: Some(options),
        });
        Ok(())
    }

    /// What LiteRT, but not TensorFlow Lite Micro, reads the scales of integers from: sums of the
    /// four gates in steps of 2^-12, and the hidden state before a projection, which there is not.
    fn gates(&mut self, op: &Op) -> Vec<TensorIndex> {
        let hidden = op.inputs.get(lstm::HIDDEN).copied().flatten();
        let ty = hidden.map(|it| self.function.ty(it).with_shape([]));
        let Some(ty) = ty.filter(|ty| ty.quant.is_some()) else {
            return Vec::new();
        };
        let sums = Quantization::per_tensor(1.0 / 4096.0, 0);
        let sums = TensorType::new(DType::I16, []).with_quant(sums);
        let gates = ["input", "forget", "cell", "output"];
        let gates = gates.map(|gate| self.tensors.between(gate, sums.clone()));
        let hidden = self.tensors.between("hidden", ty);
        gates.into_iter().chain([hidden]).collect()
    }
}
