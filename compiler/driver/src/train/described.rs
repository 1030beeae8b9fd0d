//! What an experiment describes, for its data: the network, its loss, how it is trained, and the
//! programs of these.

use std::path::Path;
use std::sync::Arc;

use peapod_data::Dataset;
use peapod_diagnostic::{Diagnostic, Result, bail, code, ensure};
use peapod_ir::Mesh;
use peapod_params::Open;
use peapod_train::layers::Files;
use peapod_train::models::Model;
use peapod_train::{
    Chunks, Loss, Net, Quantization, Schedule, Sparsity, Step, Training, evaluation_step,
    training_step,
};
use serde::de::DeserializeOwned;

use super::experiment::Experiment;
use super::{pod_options, programs};
use crate::Source;
use crate::observer::Silent;
use crate::pod::compile;

/// The programs of an experiment.
#[derive(Clone, Debug)]
pub struct Described {
    /// The network.
    pub net: Net,
    /// How far its outputs are from labels.
    pub loss: Loss,
    /// The training step.
    pub training: Step,
    /// The evaluation step.
    pub evaluation: Step,
    /// Steps of an epoch.
    pub steps_per_epoch: usize,
    /// Steps of the run.
    pub steps: usize,
}

/// The programs of an experiment for its data; paths in it begin at `base`.
///
/// # Errors
///
/// The network, the loss or the optimizer cannot be as described, or a model that layers are of
/// cannot be read.
pub fn described(experiment: &Experiment, data: &Dataset, base: &Path) -> Result<Described> {
    let run = &experiment.run;
    let steps_per_epoch = data.train().len().div_ceil(run.batch);
    let steps = run.steps.unwrap_or(run.epochs * steps_per_epoch);
    ensure!(
        steps > 0,
        code::OPTION_VALUE.error(
            "no steps to run",
            "set run.steps or run.epochs to 1 or more"
        )
    );
    let mut net = net(experiment, data)?;
    net.files = files(&experiment.model, base)?;
    let loss: Loss = read("loss", &experiment.loss)?;
    let training = training(experiment, steps)?;
    Ok(Described {
        training: training_step(&net, &loss, &training)?,
        evaluation: evaluation_step(&net, &loss, run.batch)?,
        net,
        loss,
        steps_per_epoch,
        steps,
    })
}

/// What the parameter of a path describes.
fn read<T: DeserializeOwned>(path: &str, open: &Open<T>) -> Result<T> {
    open.read().map_err(|error| {
        let message = format!("`{path}`: {error}");
        let help = "correct the value; docs/training.md lists what each kind has";
        code::PARAMETER_VALUE.error(message, help).into()
    })
}

/// The network for the shape of the samples and what is to be predicted of them, where the
/// experiment does not say otherwise.
fn net(experiment: &Experiment, data: &Dataset) -> Result<Net> {
    let (shape, outputs) = (data.shape(), outputs(data));
    let model = experiment.model.clone();
    let fitted = match model.kind() {
        "mlp" => model
            .with_default("input", list(shape))
            .with_default("outputs", number(outputs)),
        "autoencoder" => model.with_default("input", number(shape.iter().product())),
        "ds_cnn" | "crnn" => {
            let plane = shape.get(..2).unwrap_or(shape);
            model
                .with_default("input", list(plane))
                .with_default("classes", number(outputs))
        }
        "mobilenet_v1" | "mobilenet_v2" | "resnet8" | "resnet50" => model
            .with_default("input", list(shape))
            .with_default("classes", number(outputs)),
        "transformer_encoder" => {
            let time = number(shape.first().copied().unwrap_or(1));
            model
                .with_default("time", time)
                .with_default("classes", number(outputs))
        }
        "transformer_decoder" => {
            model.with_default("time", number(shape.first().copied().unwrap_or(1)))
        }
        "layers" => of_layers(model, shape),
        // What is unknown is told by its name.
        _ => model,
    };
    let model: Model = read("model", &fitted)?;
    let mut net = model.net();
    net.quantization = quantization(experiment)?;
    net.sparsity = sparsity(experiment)?;
    ensure!(
        net.input.shape == shape,
        code::DATA_SHAPE.error(
            format!(
                "the network takes samples of shape {:?}, those of the data have {shape:?}",
                net.input.shape
            ),
            "leave `input` of the model out, so that it follows from the data, or reshape the data",
        )
    );
    Ok(net)
}

/// How the network is rounded while it is trained.
fn quantization(experiment: &Experiment) -> Result<Option<Quantization>> {
    let it = &experiment.quantization;
    if it.scheme == "none" {
        return Ok(None);
    }
    let scheme = toml::Value::from(it.scheme.as_str()).try_into();
    let scheme = scheme.map_err(|_| {
        let message = format!(
            "`quantization.scheme`: expected none, int8, 16x8 or int4, found {}",
            it.scheme
        );
        code::PARAMETER_VALUE.error(message, "name one of these")
    })?;
    Ok(Some(Quantization {
        scheme,
        start_step: it.start_step as u64,
        freeze_batch_norm: it.freeze_batch_norm.map(|it| it as u64),
        ranges: read("quantization.ranges", &it.ranges)?,
        keep_float: it.keep_float.clone(),
    }))
}

/// How many values its kernels have, if it is few.
fn sparsity(experiment: &Experiment) -> Result<Option<Sparsity>> {
    let it = &experiment.sparsity;
    if it.weights.kind() == "dense" {
        return Ok(None);
    }
    Ok(Some(Sparsity {
        weights: read("sparsity.weights", &it.weights)?,
        keep_dense: it.keep_dense.clone(),
    }))
}

/// The models that layers of kind `file` are of.
fn files(model: &Open<Model>, base: &Path) -> Result<Files> {
    let mut paths = vec![];
    for (_, value) in model.iter() {
        named(value, &mut paths);
    }
    let mut files = Files::new();
    for path in paths {
        let source = Source::open(&base.join(&path))?;
        files.insert(path, Arc::new(source.module(&Silent)?));
    }
    Ok(files)
}

/// Adds the paths of all layers of kind `file` in a value.
fn named(value: &toml::Value, paths: &mut Vec<String>) {
    if let Some(table) = value.as_table() {
        let text = |key: &str| table.get(key).and_then(toml::Value::as_str);
        if let (Some("file"), Some(path)) = (text("kind"), text("path")) {
            paths.push(path.to_owned());
        }
        table.iter().for_each(|(_, inner)| named(inner, paths));
    } else if let Some(items) = value.as_array() {
        items.iter().for_each(|inner| named(inner, paths));
    }
}

/// Units that the network ends with: classes, or numbers to be predicted.
fn outputs(data: &Dataset) -> usize {
    match (data.classes().len(), data.labels().width()) {
        (0, 0) => data.shape().iter().product(),
        (0, width) => width,
        (classes, _) => classes,
    }
}

/// Layers as they are written, on samples of this shape.
fn of_layers(mut model: Open<Model>, shape: &[usize]) -> Open<Model> {
    let Some(layers) = model.take("layers") else {
        return model;
    };
    let mut input = toml::Table::new();
    input.insert("shape".to_owned(), list(shape));
    let mut body = toml::Table::new();
    body.insert("kind".to_owned(), "sequence".into());
    body.insert("layers".to_owned(), layers);
    model
        .with_default("name", "network")
        .with_default("input", input)
        .with_default("body", body)
}

/// How the network is trained.
fn training(experiment: &Experiment, steps: usize) -> Result<Training> {
    let (it, precision) = (&experiment.optimizer, &experiment.precision);
    let updates = steps.div_ceil(it.accumulate_steps);
    let mut decay = it.decay.clone();
    if let "cosine" | "polynomial" = decay.kind() {
        let left = updates.saturating_sub(it.warmup_steps).max(1);
        decay = decay.with_default("steps", number(left));
    }
    let schedule = Schedule {
        learning_rate: it.learning_rate as f32,
        warmup_steps: it.warmup_steps,
        warmup_from: it.warmup_from as f32,
        decay: read("optimizer.decay", &decay)?,
    };
    let rule = read("optimizer.rule", &it.rule)?;
    let mut training = Training::new(experiment.run.batch, rule, schedule);
    training.no_decay.clone_from(&it.no_decay);
    training.frozen.clone_from(&it.frozen);
    training.clip_global_norm = it.clip_global_norm.map(|it| it as f32);
    training.accumulate_steps = it.accumulate_steps;
    training.ema = it.ema.map(|it| it as f32);
    training.compute = toml::Value::from(precision.compute.as_str())
        .try_into()
        .map_err(|_| unknown_type(&precision.compute))?;
    training.loss_scale = read("precision.loss_scale", &precision.loss_scale)?;
    training.remat = read("precision.remat", &precision.remat)?;
    if experiment.run.deterministic {
        training.chunks = Some(Chunks {
            count: experiment.run.chunks,
            devices: devices(experiment)?,
        });
    }
    Ok(training)
}

/// Devices that the batch is sharded over.
///
/// # Errors
///
/// The mesh has another axis: sums over it are not in the order of chunks.
fn devices(experiment: &Experiment) -> Result<usize> {
    let target = programs::target(&experiment.run.target)?;
    let options = pod_options(experiment)?;
    let mesh = compile::resolved(&options, &Mesh::default(), &target)?;
    let mesh = mesh.annotate.mesh.unwrap_or_default();
    let [axis] = &mesh.axes[..] else {
        bail!(code::OPTION_VALUE.error(
            format!(
                "run.deterministic: expected a mesh of one axis, found {}",
                mesh
            ),
            "leave run.mesh out, or give all devices to `data`",
        ));
    };
    Ok(axis.size)
}

fn unknown_type(found: &str) -> Diagnostic {
    let message = format!("`precision.compute`: expected f32, bf16 or f16, found {found}");
    code::PARAMETER_VALUE.error(message, "name one of these")
}

fn number(number: usize) -> toml::Value {
    // What memory holds fits.
    toml::Value::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}

fn list(extents: &[usize]) -> toml::Value {
    toml::Value::Array(extents.iter().map(|it| number(*it)).collect())
}
