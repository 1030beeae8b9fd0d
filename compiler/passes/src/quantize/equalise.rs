//! Cross-layer equalisation: the channels between two layers get ranges that are alike, so that one
//! scale suits them all.
//!
//! A layer that is linear, or has a RELU, can make a channel smaller by a factor if the next one
//! takes it for as much larger. The factor is √(r₁ · r₂) / r₂, where r₁ and r₂ are the largest
//! magnitudes of the channel's weights in the two layers (Nagel et al., "Data-Free Quantization
//! Through Weight Equalization and Bias Correction", ICCV 2019, section 4.1), rounded to a power of
//! two: so nothing is rounded in the weights, and the network computes the same bits but where
//! numbers are out of the range of normal floats.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Activation, Contraction, DepthwiseConv2d};
use peapod_ir::{Function, Module, Op, OpId, OpKind, Tensor, TensorType, ValueId};

use super::form::weighted;
use super::groups::floats;
use super::weights::Weights;
use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Times that all pairs of layers are gone through, unless nothing changes before.
const SWEEPS: usize = 8;

/// Largest power of two by which a channel is changed at once.
const MOST: f32 = 10.0;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        for _ in 0..SWEEPS {
            let mut editor = Editor::new(function);
            let ids: Vec<OpId> = editor.ids().collect();
            let changed = ids.into_iter().filter(|id| equalise(&mut editor, *id));
            let changed = changed.count();
            editor.finish();
            if changed == 0 {
                break;
            }
        }
    }
    dead_code::remove(module);
    Ok(())
}

/// A constant as it becomes.
type Changed = (TensorType, Vec<f32>);

/// Constant operands of a layer.
struct Layer {
    axis: usize,
    weights: ValueId,
    bias: Option<ValueId>,
}

impl Layer {
    fn of(function: &Function, op: &Op) -> Option<Self> {
        let axis = weighted(function, op)?;
        let transposed = matches!(op.kind, OpKind::TransposeConv(_));
        let (weights, bias) = (op.inputs[1]?, op.inputs.get(2).copied().flatten());
        (!transposed).then_some(Self {
            axis,
            weights,
            bias,
        })
    }

    /// The channel of the input that each weight is for, if there are so many without groups.
    fn input_channel(&self, ty: &TensorType, channels: usize) -> Option<impl Fn(usize) -> usize> {
        let last = *ty.shape.last()?;
        let is_depthwise = self.axis == DepthwiseConv2d::CHANNEL_AXIS;
        let multiplier = if is_depthwise {
            last.checked_div(channels)?
        } else {
            1
        };
        (multiplier > 0 && multiplier * channels == last)
            .then_some(move |index: usize| index % last / multiplier)
    }
}

/// Equalises the channels between an op and the one before; whether that changed any.
fn equalise(editor: &mut Editor<'_>, second: OpId) -> bool {
    let Some((first, exponents)) = exponents(editor, second) else {
        return false;
    };
    if exponents.iter().all(|it| *it == 0) {
        return false;
    }
    let function = &*editor.function;
    let changed = [(first, true), (second, false)]
        .map(|(id, is_first)| scaled(function, editor.op(id), &exponents, is_first));
    let [Some(of_first), Some(of_second)] = changed else {
        return false;
    };
    for (id, constants) in [(first, of_first), (second, of_second)] {
        editor.before(id);
        let input = editor.op(id).inputs[0];
        let constants = constants.into_iter().map(|constant| {
            let (ty, elements) = constant?;
            let bytes = Tensor::from_floats(&ty, elements).into_bytes();
            Some(editor.literal(ty, bytes))
        });
        let operands = std::iter::once(input).chain(constants).collect();
        editor.set_operands(id, operands);
    }
    true
}

/// By which power of two each channel between an op and the one before is divided.
fn exponents(editor: &Editor<'_>, second: OpId) -> Option<(OpId, Vec<i32>)> {
    let function = &*editor.function;
    let between = editor.op(second).inputs.first().copied().flatten()?;
    let first = editor.definer(between)?;
    let mut kind = editor.op(first).kind.clone();
    let linear = [Activation::None, Activation::Relu];
    if !editor.has_one_use(between) || !linear.contains(kind.activation_mut()?) {
        return None;
    }
    let (before, after) = (editor.op(first), editor.op(second));
    let (before, after) = (Layer::of(function, before)?, Layer::of(function, after)?);
    let channels = function.ty(before.weights).shape[before.axis];
    // An input that is taken apart into rows has other channels.
    if function.ty(between).shape.last() != Some(&channels) {
        return None;
    }
    let elements = floats(function, before.weights)?;
    let weights = Weights {
        ty: function.ty(before.weights),
        elements: &elements,
        axis: before.axis,
    };
    let of_first = largest(&elements, channels, |index| weights.channel(index));
    let input_channel = after.input_channel(function.ty(after.weights), channels)?;
    let of_second = largest(&floats(function, after.weights)?, channels, input_channel);
    let ratios = of_first.into_iter().zip(of_second);
    let exponents = ratios.map(|(first, second)| match first > 0.0 && second > 0.0 {
        true => ((first / second).log2() / 2.0).clamp(-MOST, MOST).round() as i32,
        false => 0,
    });
    Some((first, exponents.collect()))
}

/// The largest magnitude of the weights of each channel.
fn largest(elements: &[f32], channels: usize, channel: impl Fn(usize) -> usize) -> Vec<f32> {
    let mut most = vec![0.0_f32; channels];
    for (index, x) in elements.iter().enumerate() {
        let most = &mut most[channel(index)];
        *most = most.max(x.abs());
    }
    most
}

/// Weights and bias of a layer whose output channels are divided, or whose input channels are
/// multiplied, by powers of two.
fn scaled(
    function: &Function,
    op: &Op,
    exponents: &[i32],
    is_first: bool,
) -> Option<[Option<Changed>; 2]> {
    let layer = Layer::of(function, op)?;
    let ty = function.ty(layer.weights);
    let elements = floats(function, layer.weights)?;
    let factor = |channel: usize| match is_first {
        true => 2.0_f32.powi(-exponents[channel]),
        false => 2.0_f32.powi(exponents[channel]),
    };
    let by_index: Vec<f32> = match is_first {
        true => {
            let weights = Weights {
                ty,
                elements: &elements,
                axis: layer.axis,
            };
            (0..elements.len())
                .map(|index| factor(weights.channel(index)))
                .collect()
        }
        false => {
            let channel = layer.input_channel(ty, exponents.len())?;
            (0..elements.len())
                .map(|index| factor(channel(index)))
                .collect()
        }
    };
    let weights = elements.iter().zip(by_index).map(|(x, factor)| x * factor);
    let bias = match layer.bias {
        None => None,
        Some(bias) => {
            let elements = floats(function, bias)?;
            let elements = elements.iter().enumerate();
            let of = |(channel, x): (usize, &f32)| if is_first { x * factor(channel) } else { *x };
            Some((function.ty(bias).clone(), elements.map(of).collect()))
        }
    };
    Some([Some((ty.clone(), weights.collect())), bias])
}
