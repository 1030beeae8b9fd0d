//! Kernels of the plan under the schema's numbers and names.

use peapod_ir::plan::micro as plan;
use peapod_schemas::micro::Kernel;

/// The schema's kernel of a plan's kernel.
pub(super) fn kernel(kernel: &plan::Kernel) -> Kernel {
    use plan::Kernel as K;
    match kernel {
        K::Conv2dS8(_) => Kernel::Conv2dS8,
        K::Conv2dF32(_) => Kernel::Conv2dF32,
        K::DepthwiseConv2dS8(_) => Kernel::DepthwiseConv2dS8,
        K::DepthwiseConv2dF32(_) => Kernel::DepthwiseConv2dF32,
        K::FullyConnectedS8(_) => Kernel::FullyConnectedS8,
        K::FullyConnectedF32(_) => Kernel::FullyConnectedF32,
        K::AveragePool2dS8(_) => Kernel::AveragePool2dS8,
        K::AveragePool2dF32(_) => Kernel::AveragePool2dF32,
        K::MaxPool2dS8(_) => Kernel::MaxPool2dS8,
        K::MaxPool2dF32(_) => Kernel::MaxPool2dF32,
        K::AddS8(_) => Kernel::AddS8,
        K::AddF32(_) => Kernel::AddF32,
        K::SubS8(_) => Kernel::SubS8,
        K::SubF32(_) => Kernel::SubF32,
        K::MulS8(_) => Kernel::MulS8,
        K::MulF32(_) => Kernel::MulF32,
        K::MeanS8(_) => Kernel::MeanS8,
        K::MeanF32(_) => Kernel::MeanF32,
        K::PadX8(_) => Kernel::PadX8,
        K::PadX32(_) => Kernel::PadX32,
        K::CopyX8 => Kernel::CopyX8,
        K::ConcatenationX8 { .. } => Kernel::ConcatenationX8,
        K::SoftmaxS8(_) => Kernel::SoftmaxS8,
        K::SoftmaxS8S16(_) => Kernel::SoftmaxS8S16,
        K::SoftmaxF32(_) => Kernel::SoftmaxF32,
        K::LookupS8 => Kernel::LookupS8,
        K::ClampF32 { .. } => Kernel::ClampF32,
        K::LogisticF32 => Kernel::LogisticF32,
        K::TanhF32 => Kernel::TanhF32,
        K::QuantizeF32(_) => Kernel::QuantizeF32,
        K::Requantize(_) => Kernel::Requantize,
        K::Dequantize(_) => Kernel::Dequantize,
        K::SvdfS8(_) => Kernel::SvdfS8,
        K::Conv2dS8Scalar(_) => Kernel::Conv2dS8Scalar,
        K::Conv2dS8Dsp(_) => Kernel::Conv2dS8Dsp,
        K::Conv2dS8Mve(_) => Kernel::Conv2dS8Mve,
        K::DepthwiseConv2dS8Dsp(_) => Kernel::DepthwiseConv2dS8Dsp,
        K::DepthwiseConv2dS8Mve(_) => Kernel::DepthwiseConv2dS8Mve,
        K::DepthwiseConv2dS8Scalar(_) => Kernel::DepthwiseConv2dS8Scalar,
        K::WeightedSumS8(_) => Kernel::WeightedSumS8,
        K::FullyConnectedS8Dsp(_) => Kernel::FullyConnectedS8Dsp,
        K::FullyConnectedS8Scalar(_) => Kernel::FullyConnectedS8Scalar,
    }
}

/// The window of a kernel that slides one.
pub(super) fn window(kernel: &plan::Kernel) -> Option<&plan::Window> {
    use plan::Kernel as K;
    match kernel {
        K::Conv2dS8(p)
        | K::Conv2dF32(p)
        | K::DepthwiseConv2dS8(p)
        | K::DepthwiseConv2dF32(p)
        | K::Conv2dS8Scalar(p)
        | K::Conv2dS8Dsp(p)
        | K::Conv2dS8Mve(p)
        | K::DepthwiseConv2dS8Dsp(p)
        | K::DepthwiseConv2dS8Scalar(p)
        | K::DepthwiseConv2dS8Mve(p) => Some(&p.window),
        K::AveragePool2dS8(p) | K::AveragePool2dF32(p) | K::MaxPool2dS8(p) | K::MaxPool2dF32(p) => {
            Some(&p.window)
        }
        K::FullyConnectedS8(_)
        | K::FullyConnectedF32(_)
        | K::AddS8(_)
        | K::AddF32(_)
        | K::SubS8(_)
        | K::SubF32(_)
        | K::MulS8(_)
        | K::MulF32(_)
        | K::MeanS8(_)
        | K::MeanF32(_)
        | K::PadX8(_)
        | K::PadX32(_)
        | K::CopyX8
        | K::ConcatenationX8 { .. }
        | K::SoftmaxS8(_)
        | K::SoftmaxS8S16(_)
        | K::SoftmaxF32(_)
        | K::LookupS8
        | K::ClampF32 { .. }
        | K::LogisticF32
        | K::TanhF32
        | K::QuantizeF32(_)
        | K::Requantize(_)
        | K::Dequantize(_)
        | K::SvdfS8(_)
        | K::WeightedSumS8(_)
        | K::FullyConnectedS8Dsp(_)
        | K::FullyConnectedS8Scalar(_) => None,
    }
}

/// Each kernel of the plan once, in order of first use: the order of `Model.kernels`.
pub(super) fn kernels_used(plan: &plan::MicroPlan) -> Vec<Kernel> {
    let mut used = Vec::new();
    for step in &plan.steps {
        let kernel = kernel(&step.kernel);
        if !used.contains(&kernel) {
            used.push(kernel);
        }
    }
    used
}
