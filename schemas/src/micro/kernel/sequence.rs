//! Operands of kernels that remember what they made before.

use super::{ElementType, F32, Facts, S8, S16, S32, arena, constant, named_state, output, scratch};

impl Facts {
    /// A long short-term memory of integers.
    pub(super) const fn lstm(activations: &'static [ElementType]) -> Self {
        let inputs = [
            arena("input", activations),
            constant("weights", &[S8]),
            constant("recurrent weights", &[S8]),
            constant("bias", &[S32]),
            constant("sigmoid table", &[S16]),
            named_state("hidden state", activations),
            named_state("cell state", &[S16]),
        ];
        Self::new(inputs, [output(activations)])
    }

    /// A gated recurrent unit of floats: sequence, both kinds of weights, bias and scratch; the
    /// state is the output.
    pub(super) const fn gru() -> Self {
        Self::new(
            [
                arena("input", &[F32]),
                constant("weights", &[F32]),
                constant("recurrent weights", &[F32]),
                constant("bias", &[F32]),
                scratch(&[F32]),
            ],
            [output(&[F32])],
        )
    }

    /// A long short-term memory of integers that computes all gates of a step first.
    pub(super) const fn lstm_packed(
        activations: &'static [ElementType],
        weights: &'static [ElementType],
    ) -> Self {
        let inputs = [
            arena("input", activations),
            constant("weights", weights),
            constant("recurrent weights", weights),
            constant("bias", &[S32]),
            constant("sigmoid table", &[S16]),
            scratch(&[S32]),
            named_state("hidden state", activations),
            named_state("cell state", &[S16]),
        ];
        Self::new(inputs, [output(activations)])
    }

    /// A long short-term memory of floats.
    pub(super) const fn lstm_f32() -> Self {
        Self::new(
            [
                arena("input", &[F32]),
                constant("weights", &[F32]),
                constant("recurrent weights", &[F32]),
                constant("bias", &[F32]),
                named_state("hidden state", &[F32]),
                named_state("cell state", &[F32]),
            ],
            [output(&[F32])],
        )
    }
}
