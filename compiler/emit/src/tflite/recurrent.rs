//! Operators that keep a state.

use peapod_ir::Op;
use peapod_ir::ops::Svdf;
use peapod_tflite::wire::BuiltinOperator;

use super::options::{activation, options};
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
        let outputs = self.outputs(op);
        self.node(
            BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_LSTM,
            inputs,
            outputs,
            Some(options),
        );
        Ok(())
    }
}
