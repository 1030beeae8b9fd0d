//! The forward pass of a network, and its loss.

use peapod_ir::builder::Builder;
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, TensorType, ValueId};

use crate::error::TrainError;
use crate::losses::{Loss, over_weight, weighted_sum};
use crate::net::Net;
use crate::ports::scalar;
use crate::rounding::Rounding;
use crate::scope::{Built, Mode, Random, Scope};

/// Name of the entry of all programs.
pub(crate) const ENTRY: &str = "main";

/// A network on a batch, with its loss.
pub(crate) struct Forward {
    pub(crate) built: Built,
    pub(crate) features: ValueId,
    pub(crate) random: Option<Random>,
    pub(crate) measured: Measured,
}

/// What is told of a batch, and what for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub(crate) labels: ValueId,
    pub(crate) weights: ValueId,
    /// The weighted mean, `f32[]`.
    pub(crate) loss: ValueId,
    /// The weighted sum, `f32[]`.
    pub(crate) loss_sum: ValueId,
    /// The weight of all samples, `f32[]`.
    pub(crate) weight: ValueId,
    /// The weighted number of correct predictions, `f32[]`, of losses that tell classes apart.
    pub(crate) correct: Option<ValueId>,
    /// Predicted classes, or outputs.
    pub(crate) predictions: ValueId,
    /// What the network yields: logits, or numbers.
    pub(crate) outputs: ValueId,
}

/// The type of a batch of inputs.
pub(crate) fn features(net: &Net, batch: usize) -> TensorType {
    let shape = [&[batch][..], &net.input.shape].concat();
    TensorType::new(net.input.element.dtype(), shape)
}

/// Builds a network and its loss.
///
/// # Errors
///
/// A layer or the loss cannot take what it gets.
pub(crate) fn forward(
    net: &Net,
    loss: &Loss,
    mode: Mode,
    batch: usize,
) -> Result<Forward, TrainError> {
    let mut build = Builder::new(ENTRY);
    let input = build.argument("features", features(net, batch));
    let random = (mode == Mode::Train).then(|| Random {
        counter: build.argument("step", scalar(DType::I32)),
        seed: build.argument("seed", scalar(DType::U32)),
    });
    let mut scope = Scope::new(build, mode, None);
    if let Some(random) = random {
        scope.set_random(random);
    }
    let outputs = build_body(net, &mut scope, input)?;
    let ty = loss.labels(scope.shape(outputs))?;
    let measured = scope.within("loss".to_owned(), loss.name(), |scope| {
        let build = scope.builder();
        let labels = build.argument("labels", ty);
        let weights = build.argument("weights", TensorType::new(DType::F32, [batch]));
        Ok(measure(build, loss, outputs, [labels, weights]))
    })?;
    Ok(Forward {
        built: scope.finish(),
        features: input,
        random,
        measured,
    })
}

/// Builds the layers of a network.
///
/// # Errors
///
/// A layer cannot take what it gets, or an option of rounding is out of range.
pub(crate) fn build_body(
    net: &Net,
    scope: &mut Scope<'_>,
    input: ValueId,
) -> Result<ValueId, TrainError> {
    if let Some(spec) = &net.quantization {
        spec.check()?;
        scope.rounding = Some(Rounding::new(spec));
    }
    if let Some(sparsity) = &net.sparsity {
        sparsity.check()?;
        scope.sparsity = Some(sparsity.clone());
    }
    scope.files.clone_from(&net.files);
    let outputs = net.body.build(scope, input)?;
    scope.quantized(outputs, "output")
}

/// Emits the loss and what else is told of a batch.
fn measure(
    build: &mut Builder,
    loss: &Loss,
    outputs: ValueId,
    [labels, weights]: [ValueId; 2],
) -> Measured {
    let each = loss.per_sample(build, outputs, labels);
    let loss_sum = weighted_sum(build, each, weights);
    let weight = build.total(weights);
    let mean = over_weight(build, loss_sum, weight);
    let (predictions, right) = loss.predictions(build, outputs, labels);
    Measured {
        labels,
        weights,
        loss: mean,
        loss_sum,
        weight,
        correct: right.map(|right| weighted_sum(build, right, weights)),
        predictions,
        outputs,
    }
}
