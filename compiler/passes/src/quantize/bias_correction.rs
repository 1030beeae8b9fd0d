//! What rounded weights add to the mean of a layer's sums, taken from its bias.
//!
//! The weights of a channel are not off by nothing on average, and activations after a RELU are not
//! zero on average: together they move the mean of the channel. By how much follows from the means
//! of the input that a calibration saw (Nagel et al., "Data-Free Quantization Through Weight
//! Equalization and Bias Correction", ICCV 2019, section 4.2). Taps in the padding count as any
//! other.

use peapod_ir::OpKind;
use peapod_ir::ops::Contraction;
use peapod_ir::ops::DepthwiseConv2d;

use super::weights::{Stored, Weights};

/// By how much the mean of each output channel is too large, by the means of the input at each
/// index of its last dimension; `None` where an input's element is not told by its channel.
pub(super) fn excess(
    kind: &OpKind,
    weights: &Weights<'_>,
    stored: &Stored,
    means: &[f64],
) -> Option<Vec<f64>> {
    let shape = &weights.ty.shape;
    let channels = shape[weights.axis];
    let inner = *shape.last()?;
    let is_depthwise = weights.axis == DepthwiseConv2d::CHANNEL_AXIS;
    let multiplier = if is_depthwise {
        channels.checked_div(means.len())?
    } else {
        1
    };
    if let OpKind::TransposeConv(_) = kind {
        // Elements of the result see different taps.
        return None;
    }
    let groups = if is_depthwise {
        1
    } else {
        means.len().checked_div(inner)?
    };
    if multiplier == 0 || groups == 0 || (!is_depthwise && !means.len().is_multiple_of(inner)) {
        return None;
    }
    let mut excess = vec![0.0; channels];
    for index in 0..weights.elements.len() {
        let channel = weights.channel(index);
        let of = match is_depthwise {
            true => channel / multiplier,
            false => channel * groups / channels * inner + index % inner,
        };
        excess[channel] += stored.error(weights, index) * means[of];
    }
    Some(excess)
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::ops::{Activation, FullyConnected};
    use peapod_ir::{DType, TensorType};

    #[test]
    fn the_mean_of_a_layer_is_kept() {
        let elements = [0.9, 0.26, -0.33, 1.0];
        let ty = TensorType::new(DType::F32, [1, 4]);
        let weights = Weights {
            ty: &ty,
            elements: &elements,
            axis: 0,
        };
        let stored = weights.store(DType::I4, None, 0.1);
        let means = [1.0, 2.0, 3.0, 4.0];
        let kind = FullyConnected {
            activation: Activation::None,
        }
        .into();
        let excess = excess(&kind, &weights, &stored, &means).unwrap();
        let sum = |of: &dyn Fn(usize) -> f64| (0..4).map(|i| of(i) * means[i]).sum::<f64>();
        let exact = sum(&|i| f64::from(elements[i]));
        let scale = f64::from(stored.ty.quant.as_ref().unwrap().scales[0]);
        let rounded = sum(&|i| scale * f64::from(stored.integers[i]));
        assert!((rounded - excess[0] - exact).abs() < 1e-9);
        assert!(
            excess[0].abs() > 1e-3,
            "the weights are multiples of their scale"
        );
    }
}
