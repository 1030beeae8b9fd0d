//! Operands of kernels that decode weights while they run.

use super::{
    ElementType, F32, Facts, S8, S32, U8, any, arena, constant, filter_inputs, output, scratch,
};

impl Facts {
    /// Products with weights that are decoded into scratch, and what makes results of their sums.
    pub(super) const fn coded(activations: &'static [ElementType]) -> Self {
        let [_, _, bias, multipliers, shifts] = filter_inputs(activations, &[S8]);
        let (input, codes) = (arena("input", activations), constant("codes", &[U8]));
        let (values, weights) = (constant("values", &[S8]), scratch(&[S8]));
        let inputs = [input, codes, bias, multipliers, shifts, values, weights];
        Self::new(inputs, [output(activations)])
    }

    /// The same of floats.
    pub(super) const fn coded_f32() -> Self {
        let (input, codes) = (arena("input", &[F32]), constant("codes", &[U8]));
        let (values, weights) = (constant("values", &[F32]), scratch(&[F32]));
        let inputs = [input, codes, any("bias", &[F32]), values, weights];
        Self::new(inputs, [output(&[F32])])
    }

    /// A convolution on weights that are decoded into elements of this type, as is its scratch.
    pub(super) const fn packed_coded(elements: &'static [ElementType]) -> Self {
        let (input, codes) = (arena("input", &[S8]), constant("codes", &[U8]));
        let (rescaling, values) = (constant("rescaling", &[S32]), constant("values", &[S8]));
        let inputs = [input, codes, rescaling, values, scratch(elements)];
        Self::new(inputs, [output(&[S8])])
    }
}
