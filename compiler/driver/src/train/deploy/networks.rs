//! The networks of a deployment: of floats as it was trained, of integers, compiled.

use std::fs;
use std::path::{Path, PathBuf};

use bytemuck::cast_slice;
use peapod_data::{BatchOptions, Dataset};
use peapod_diagnostic::{Result, ResultExt, bail, code, ensure};
use peapod_emit::tflite;
use peapod_ir::Tensor;
use peapod_ir::verify::verify;
use peapod_npy::{Element, write as npy};
use peapod_passes::MicroOptions;
use peapod_targets::Target;
use peapod_train::{Net, Role, Scheme, Values, inference};

use super::Options;
use crate::micro::{self, Fit, Weights};
use crate::quantize::{self, quantise};
use crate::tensor_file::archive::{self, Need, Others, Wanted};
use crate::train::Described;
use crate::train::features::SoundFeatures;
use crate::train::folder::RunFolder;
use crate::{Observer, Source, staging};

/// How the network is compiled.
pub fn compile_request(options: &Options, net: &Net) -> micro::Request {
    micro::Request {
        optimize: options.optimize,
        weights: has_small_weights(net).then_some(Weights::Compressed),
        ..micro::Request::default()
    }
}

/// Whether kernels were trained to have few values, or few bits.
fn has_small_weights(net: &Net) -> bool {
    let scheme = net.quantization.as_ref().map(|it| it.scheme);
    net.sparsity.is_some() || scheme == Some(Scheme::Int4)
}

/// The network for a board that it fits.
pub fn compiled(
    source: &Source,
    target: &Target,
    request: &micro::Request,
    observer: &dyn Observer,
) -> Result<micro::Built> {
    match micro::compile(source, target, request, observer)? {
        Fit::Fits(built) => Ok(built),
        Fit::TooLarge(why) => bail!(*why),
    }
}

/// Writes the network of floats; whether it keeps a state.
pub fn written(net: &Net, values: &Values, work: &Path) -> Result<(Source, bool)> {
    let of_floats = Net {
        quantization: None,
        ..net.clone()
    };
    let keeps_state = write_network(&of_floats, values, work, FLOAT)?;
    Ok((Source::open(&work.join(FLOAT))?, keeps_state))
}

/// Writes the network of integers: by the ranges it was trained with, if it was, and by samples.
pub fn quantised(
    float: &Source,
    (net, values): (&Net, &Values),
    (calibration, features): (PathBuf, Option<&SoundFeatures>),
    work: &Path,
    observer: &dyn Observer,
) -> Result<()> {
    let trained = match &net.quantization {
        Some(_) => {
            write_network(net, values, work, ROUNDED)?;
            &Source::open(&work.join(ROUNDED))?
        }
        None => float,
    };
    let outcome = quantise(trained, &request(net, calibration, features), observer)?;
    let bytes = quantize::encode(&outcome, &work.join(MODEL))?;
    staging::write(work, &vec![(MODEL.into(), bytes)])
}

/// The trained network, in the folder of a deployment.
pub const FLOAT: &str = "float.tflite";

/// The network of integers.
pub const MODEL: &str = "model.tflite";

/// Samples with which ranges are found: a folder of files.
const CALIBRATION: &str = "calibration";

/// The trained network with the ranges that it was rounded by in training.
const ROUNDED: &str = "rounded.tflite";

/// The parameters that the run has left.
pub fn values(folder: &RunFolder, described: &Described) -> Result<Values> {
    let ports = described.evaluation.ports.iter();
    let ports = ports.filter(|it| matches!(it.role, Role::Parameter { .. }));
    let wanted = ports.map(|port| Wanted {
        name: port.name.clone(),
        ty: port.ty.clone(),
        need: Need::Needed,
    });
    let wanted: Vec<Wanted> = wanted.collect();
    let path = folder.parameters();
    ensure!(
        path.exists(),
        code::RUN_FOLDER
            .error(
                "the run has no trained parameters yet",
                "let `peapod train` come to its end, with --resume if it was interrupted",
            )
            .in_file(path.display().to_string())
    );
    let read = archive::read(&[path], &wanted, Others::Ignored)?;
    let mut values = Values::new();
    for (wanted, bytes) in wanted.iter().zip(read) {
        let tensor = Tensor::new(wanted.ty.clone(), bytes.unwrap_or_default());
        values.insert(wanted.name.clone(), tensor.or_bug("an archive was read")?);
    }
    Ok(values)
}

/// Writes a trained network of floats; whether it keeps a state.
fn write_network(net: &Net, values: &Values, work: &Path, name: &str) -> Result<bool> {
    let module = inference(net, values)?;
    let verified = verify(&module).or_bug("a network for inference")?;
    let bytes = tflite::write(&verified)?;
    staging::write(work, &vec![(name.into(), bytes)])?;
    Ok(verified.entry().has_state())
}

/// Writes samples for training, as many as asked for, without augmentation; where they are. Those
/// of a network that keeps a state are in files of their own, each of which begins without one.
pub fn write_calibration(
    data: &Dataset,
    count: usize,
    keeps_state: bool,
    work: &Path,
) -> Result<PathBuf> {
    let split = data.train();
    let count = count.min(split.len());
    let options = BatchOptions {
        batch: count,
        shuffle: true,
        ..BatchOptions::default()
    };
    let mut features = vec![];
    if let Some(batch) = split.batches(&options)?.next() {
        features = batch?.features;
    }
    let in_file = if keeps_state { 1 } else { count };
    let shape = [&[in_file][..], data.shape()].concat();
    let elements = shape.iter().product::<usize>().max(1);
    let files = features.chunks_exact(elements).enumerate();
    let files = files.map(|(number, features)| {
        let file = npy(Element::F32, &shape, cast_slice(features));
        (format!("{number:05}.npy"), file)
    });
    let path = work.join(CALIBRATION);
    // Those of another deployment are not among them.
    let _ = fs::remove_dir_all(&path);
    staging::write(&path, &files.collect())?;
    Ok(path)
}

/// How the network is quantised: as it was rounded in training, if it was.
fn request(net: &Net, calibration: PathBuf, features: Option<&SoundFeatures>) -> quantize::Request {
    let trained = net.quantization.as_ref();
    quantize::Request {
        calibration,
        scheme: trained.map_or_else(Default::default, |it| it.scheme.precision()),
        ranges: quantize::Observer::default(),
        keep_float: trained.map_or_else(Vec::new, |it| it.keep_float.clone()),
        inputs: quantize::Port::default(),
        outputs: quantize::Port::default(),
        // The network takes features as the front end makes them.
        input_scale: features.and_then(SoundFeatures::scale),
        equalise: false,
        bias_correction: false,
        labels: None,
        budget: quantize::Budget::default(),
        sensitivity: false,
    }
}

/// The network of floats for this machine.
pub fn floats(source: &Source, observer: &dyn Observer) -> Result<Vec<u8>> {
    let module = source.network(observer)?;
    let compiled = micro::Compiled::new(module, &MicroOptions::default());
    Ok(compiled.in_file(&source.path)?.pea)
}
