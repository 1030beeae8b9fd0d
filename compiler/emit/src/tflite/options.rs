//! Options of operators.

use peapod_ir::DType;
use peapod_ir::ops::{Activation, Padding2d, Window};
use peapod_tflite::wire::{self, ActivationFunctionType, Padding};

/// Options of a table: what it is called, and its fields.
macro_rules! options {
    ($table:ident $args:ident { $($field:ident: $value:expr),* $(,)? }) => {{
        use peapod_tflite::wire;
        #[allow(clippy::needless_update, reason = "of some tables all fields are given")]
        let args = wire::$args {
            $($field: $value,)*
            ..wire::$args::default()
        };
        let options: super::file::Options = Box::new(move |builder| {
            let table = wire::$table::create(builder, &args);
            (wire::BuiltinOptions::$table, table.as_union_value())
        });
        options
    }};
}
pub(super) use options;

/// The activation at the end of an operator.
pub(super) const fn activation(activation: Activation) -> ActivationFunctionType {
    match activation {
        Activation::None => ActivationFunctionType::NONE,
        Activation::Relu => ActivationFunctionType::RELU,
        Activation::ReluN1To1 => ActivationFunctionType::RELU_N1_TO_1,
        Activation::Relu6 => ActivationFunctionType::RELU6,
    }
}

/// The type of a bias, which a 16-bit convolution does not know otherwise.
pub(super) fn bias_type(input: DType, bias: Option<DType>) -> wire::TensorType {
    match (input, bias) {
        (DType::I16, Some(DType::I32)) => wire::TensorType::INT32,
        (DType::I16, _) => wire::TensorType::INT64,
        (_, _) => wire::TensorType::FLOAT32,
    }
}

/// The scheme that pads an input of these rows and columns so, if one does.
pub(super) fn scheme(window: &Window, input: [usize; 2]) -> Option<Padding> {
    let Padding2d {
        top,
        bottom,
        left,
        right,
    } = window.padding;
    let found = [[top, bottom], [left, right]];
    if found == [[0, 0]; 2] {
        return Some(Padding::VALID);
    }
    let same = [0, 1].map(|axis| {
        let covered = (window.extent[axis] - 1) * window.dilation[axis] + 1;
        let stride = window.stride[axis];
        let last = (input[axis].div_ceil(stride)).saturating_sub(1) * stride;
        let total = (last + covered).saturating_sub(input[axis]);
        [total / 2, total - total / 2]
    });
    (found == same).then_some(Padding::SAME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn padding_is_a_scheme_where_it_is_one() {
        let window = |padding: [usize; 4]| Window {
            extent: [3, 3],
            stride: [2, 2],
            dilation: [1, 1],
            padding: Padding2d {
                top: padding[0],
                bottom: padding[1],
                left: padding[2],
                right: padding[3],
            },
        };
        assert_eq!(scheme(&window([0; 4]), [8, 8]), Some(Padding::VALID));
        assert_eq!(scheme(&window([0, 1, 0, 1]), [8, 8]), Some(Padding::SAME));
        assert_eq!(scheme(&window([1, 1, 1, 1]), [7, 9]), Some(Padding::SAME));
        assert_eq!(scheme(&window([1, 1, 1, 1]), [8, 8]), None);
    }
}
