//! Every kernel under the name that `model.o` refers to. What no model names is not linked.

use peapod_micro::{Kernel, kernels};

/// Exports kernels: name in the schema, then the Rust static.
macro_rules! export {
    ($($name:literal $kernel:ident)*) => {
        $(
            #[allow(unsafe_code, reason = "the prefix keeps the name free of others")]
            #[unsafe(export_name = concat!("peapod_kernel_", $name))]
            static $kernel: Kernel = kernels::$kernel;
        )*

        #[cfg(test)]
        const EXPORTED: &[(&str, &Kernel)] = &[$(($name, &$kernel)),*];
    };
}

export! {
    "conv2d_s8" CONV2D_S8
    "conv2d_f32" CONV2D_F32
    "depthwise_conv2d_s8" DEPTHWISE_CONV2D_S8
    "depthwise_conv2d_f32" DEPTHWISE_CONV2D_F32
    "fully_connected_s8" FULLY_CONNECTED_S8
    "fully_connected_f32" FULLY_CONNECTED_F32
    "average_pool2d_s8" AVERAGE_POOL2D_S8
    "average_pool2d_f32" AVERAGE_POOL2D_F32
    "max_pool2d_s8" MAX_POOL2D_S8
    "max_pool2d_f32" MAX_POOL2D_F32
    "add_s8" ADD_S8
    "add_f32" ADD_F32
    "sub_s8" SUB_S8
    "sub_f32" SUB_F32
    "mul_s8" MUL_S8
    "mul_f32" MUL_F32
    "mean_s8" MEAN_S8
    "mean_f32" MEAN_F32
    "pad_x8" PAD_X8
    "pad_x32" PAD_X32
    "copy_x8" COPY_X8
    "concatenation_x8" CONCATENATION_X8
    "softmax_s8" SOFTMAX_S8
    "softmax_s8_s16" SOFTMAX_S8_S16
    "softmax_f32" SOFTMAX_F32
    "lookup_s8" LOOKUP_S8
    "clamp_f32" CLAMP_F32
    "logistic_f32" LOGISTIC_F32
    "tanh_f32" TANH_F32
    "quantize_f32" QUANTIZE_F32
    "requantize" REQUANTIZE
    "dequantize" DEQUANTIZE
    "svdf_s8" SVDF_S8
    "conv2d_s8_scalar" CONV2D_S8_SCALAR
    "conv2d_s8_dsp" CONV2D_S8_DSP
    "conv2d_s8_mve" CONV2D_S8_MVE
    "depthwise_conv2d_s8_dsp" DEPTHWISE_CONV2D_S8_DSP
    "depthwise_conv2d_s8_mve" DEPTHWISE_CONV2D_S8_MVE
    "depthwise_conv2d_s8_scalar" DEPTHWISE_CONV2D_S8_SCALAR
    "weighted_sum_s8" WEIGHTED_SUM_S8
    "fully_connected_s8_dsp" FULLY_CONNECTED_S8_DSP
    "fully_connected_s8_scalar" FULLY_CONNECTED_S8_SCALAR
}

#[cfg(test)]
mod tests {
    use super::EXPORTED;
    use peapod_micro::kernels;

    #[test]
    fn every_kernel_is_exported_by_its_name() {
        let exported: Vec<_> = EXPORTED
            .iter()
            .map(|(name, kernel)| (*name, kernel.id))
            .collect();
        let all: Vec<_> = kernels::ALL
            .iter()
            .map(|kernel| (kernel.id.name(), kernel.id))
            .collect();
        assert_eq!(exported, all);
    }
}
