//! What an experiment says: typed parameters, and experiments that have a name.

use std::path::PathBuf;

use peapod_data::DataParams;
use peapod_data::params::{
    Augment, Crop, Csv, Features, Flip, Images, Mel, Normalize, Sounds, Source, SpecAugment,
    Standardize,
};
use peapod_diagnostic::Result;
pub use peapod_params::{Difference, Entry};
use peapod_params::{Experiment as Named, Frozen, Open, Registry, params};
use peapod_train::models::Model;
use peapod_train::{Decay, Few, Loss, LossScale, Optimizer as Rule, Ranges, Rematerialise};

params! {
    /// A training run, and what becomes of the network.
    pub struct Experiment {
        /// Where samples come from.
        data: DataParams,
        /// The network: a family (docs/training.md), or `layers`.
        model: Open<Model> = Open::of_kind("mlp").set("hidden", vec![64]),
        /// How far its outputs are from labels.
        loss: Open<Loss> = Open::of_kind("softmax_cross_entropy"),
        /// How parameters follow gradients.
        optimizer: Optimizer,
        /// What products are computed in.
        precision: Precision,
        /// How the network is rounded while it is trained, as the device is going to round it.
        quantization: Quantization,
        /// How many values the kernels of its layers have.
        sparsity: Sparsity,
        /// How long it runs, and where.
        run: Run,
        /// What the logs of MLPerf say of the run.
        mlperf: MlPerf,
    }
}

params! {
    /// How parameters follow gradients.
    pub struct Optimizer {
        /// The rule: `sgd`, `momentum`, `nesterov`, `adam`, `adamw`, `lars`, `lamb`, `adafactor` or
        /// `lion`, with what that has.
        rule: Open<Rule> = Open::of_kind("adam"),
        /// The learning rate after warm-up, with which the decay begins.
        learning_rate: f64 where (0.0..) = 0.001,
        /// Steps in which the rate rises to it in a line.
        warmup_steps: usize,
        /// The rate of the first of these steps.
        warmup_from: f64 where (0.0..),
        /// How the rate goes down: `constant`, `cosine`, `polynomial`, `step` or `piecewise`, with
        /// what that has. `steps` that are left out are those to the end of the run.
        decay: Open<Decay> = Open::of_kind("constant"),
        /// Parameters whose weights do not decay, by name with `*` and `?`.
        no_decay: Vec<String> = ["*bias", "*gamma", "*beta"].map(str::to_owned).to_vec(),
        /// Parameters that stay as they are, by name with `*` and `?`.
        frozen: Vec<String>,
        /// Largest norm of all gradients together; longer ones are scaled down to it.
        clip_global_norm: Option<f64>,
        /// Steps whose mean gradient makes one update. The learning rate counts updates.
        accumulate_steps: usize where (1..) = 1,
        /// What is kept of a moving average of parameters, which is then what is evaluated.
        ema: Option<f64>,
    }
}

params! {
    /// What products are computed in, and what is kept for the way back.
    pub struct Precision {
        /// Type that operands of products are rounded to: `f32`, `bf16` or `f16`.
        compute: String = "f32".into(),
        /// What the loss is multiplied by: `none`, `static` or `dynamic`, with what that has.
        loss_scale: Open<LossScale> = Open::of_kind("none"),
        /// What of the forward pass is computed again on the way back: `none`, `all`, `layers` or
        /// `memory`, with what that has.
        remat: Open<Rematerialise> = Open::of_kind("none"),
    }
}

params! {
    /// How the network is rounded while it is trained.
    pub struct Quantization {
        /// What it is deployed in: `none` (not rounded in training), `int8`, `16x8` or `int4`.
        scheme: String = "none".into(),
        /// Steps that are done before the first one that rounds.
        start_step: usize,
        /// Steps after which batch norms use their moving averages; absent: as `start_step`, and
        /// never if that is 0.
        freeze_batch_norm: Option<usize>,
        /// Where the ranges of activations come from: `moving_average` or `capped`, with what that
        /// has.
        ranges: Open<Ranges> = Open::of_kind("moving_average"),
        /// Layers that stay as they are, by path with `*` and `?`.
        keep_float: Vec<String>,
    }
}

params! {
    /// How many values the kernels of layers have.
    pub struct Sparsity {
        /// What kernels are made: `dense` (as many as there are), `unstructured`, `structured` or
        /// `clustered`, with what that has.
        weights: Open<Few> = Open::of_kind("dense"),
        /// Layers whose kernels stay as they are, by path with `*` and `?`.
        keep_dense: Vec<String>,
    }
}

params! {
    /// How long a run takes, where, and what it keeps.
    pub struct Run {
        /// Where random numbers begin: initial parameters, order of samples, dropout, augmentation.
        seed: i64 where (0..=4_294_967_295) = 1,
        /// Where parameters begin in place of at random: the folder of a run, or a `.safetensors`
        /// file.
        initial: Option<PathBuf>,
        /// Parameters that begin at random all the same, by name with `*` and `?`.
        anew: Vec<String>,
        /// Samples of a step, over all devices.
        batch: usize where (1..) = 32,
        /// Times that all samples for training are taken.
        epochs: usize where (1..) = 10,
        /// Steps, in place of epochs.
        steps: Option<usize>,
        /// Epochs from one evaluation to the next.
        evaluate_every: usize where (1..) = 1,
        /// Share of the samples for training that may be taken for anomalies: the threshold of a
        /// deployed autoencoder follows from it.
        false_positive_rate: f64 where (0.0..1.0) = 0.01,
        /// Accuracy on the validation split with which the run ends.
        target_accuracy: Option<f64>,
        /// Steps from one checkpoint to the next; an epoch if absent.
        checkpoint_every: Option<usize>,
        /// Checkpoints that are kept: the newest.
        keep: usize where (1..) = 3,
        /// The machine: `local`, or a pod such as `tpu-v3-8`.
        target: String = "local".into(),
        /// Mesh axes and their sizes, such as `data=4,model=2`; absent for all devices along
        /// `data`.
        mesh: Option<String>,
        /// Shardings of values by name, such as `*kernel*=-,model`.
        shard: Vec<String>,
        /// Whether the weight update is sharded over `data`.
        shard_update: bool = true,
        /// How the devices' parts of a gradient become one: `sum`, `adasum`, or `adasum:AXIS+AXIS`
        /// for Adasum along some of the axes of data and sums along the others.
        gradient_reduction: String = "sum".into(),
        /// Whether sums over samples are in a fixed order: what is learned has the same bits on any
        /// number of devices that divides `chunks`. The update is not sharded then, and batch norms
        /// are over a chunk.
        deterministic: bool,
        /// Parts of a batch, a power of two that divides it, within which and over which sums have
        /// that order.
        chunks: usize where (1..) = 8,
        /// The engine: `local`, `mpi:RANKS`, or `pjrt:NAME`.
        engine: String = "local".into(),
        /// Threads that make batches.
        data_threads: usize where (1..=64) = 1,
    }
}

params! {
    /// What the logs of MLPerf say of a run.
    pub struct MlPerf {
        /// The benchmark.
        benchmark: String = "none".into(),
        /// Who submits.
        organization: String = "none".into(),
    }
}

impl Run {
    /// The seed of all random numbers.
    pub fn seed(&self) -> u32 {
        // The range of the parameter.
        u32::try_from(self.seed).unwrap_or(u32::MAX)
    }
}

/// All registered experiments, from which files inherit by name.
///
/// # Errors
///
/// Two have the same name, which is a bug.
pub fn registry() -> Result<Registry<Experiment>> {
    let mut registry = Registry::default();
    for builtin in BUILTIN {
        registry.add(builtin)?;
    }
    Ok(registry)
}

/// Experiments that come with Peapod: a beginning for tables, images and sounds.
const BUILTIN: [Builtin; 4] = [
    Builtin {
        name: "table",
        doc: "a table of numbers, scaled by column: two hidden layers, Adam",
        change: table,
    },
    Builtin {
        name: "images",
        doc: "a folder of images: a small residual network, LAMB, random crops and flips",
        change: images,
    },
    Builtin {
        name: "sounds",
        doc: "a folder of sounds: log-mel features, DS-CNN, Adam, masks in time and frequency",
        change: sounds,
    },
    Builtin {
        name: "arrays",
        doc: "arrays of NumPy, scaled by channel: two hidden layers, Adam",
        change: arrays,
    },
];

fn table(it: &mut Experiment) {
    it.data.source = Source::Csv(Csv::default());
    it.data.normalize = Normalize::Standardize(Standardize::default());
    it.model = Open::of_kind("mlp").set("hidden", vec![64, 64]);
    it.optimizer.decay = Open::of_kind("cosine");
    it.run.epochs = 50;
}

fn arrays(it: &mut Experiment) {
    table(it);
    it.data.source = Source::default();
}

fn images(it: &mut Experiment) {
    it.data.source = Source::Images(Images::default());
    it.data.augment = vec![
        Augment::Crop(Crop::default()),
        Augment::Flip(Flip::default()),
    ];
    it.model = Open::of_kind("resnet8");
    it.optimizer.rule = Open::of_kind("lamb");
    it.optimizer.learning_rate = 0.01;
    it.optimizer.warmup_steps = 100;
    it.optimizer.decay = Open::of_kind("cosine");
    it.run.batch = 64;
    it.run.epochs = 30;
}

fn sounds(it: &mut Experiment) {
    it.data.source = Source::Sounds(Sounds::default());
    it.data.features = Features::LogMel(Mel::default());
    it.data.augment = vec![Augment::SpecAugment(SpecAugment::default())];
    it.model = Open::of_kind("ds_cnn");
    it.optimizer.learning_rate = 0.003;
    it.optimizer.decay = Open::of_kind("cosine");
    it.run.batch = 64;
    it.run.epochs = 30;
}

/// An experiment that comes with Peapod.
#[derive(Clone, Copy, Debug)]
struct Builtin {
    name: &'static str,
    doc: &'static str,
    /// Changes the defaults.
    change: fn(&mut Experiment),
}

impl Named for Builtin {
    type Params = Experiment;

    fn name(&self) -> &str {
        self.name
    }

    fn doc(&self) -> &str {
        self.doc
    }

    fn params(&self) -> Experiment {
        let mut params = Experiment::default();
        (self.change)(&mut params);
        params
    }
}

/// Every parameter of an experiment, with its type, value and documentation.
pub fn parameters(experiment: &Frozen<Experiment>) -> Vec<Entry> {
    peapod_params::entries(&**experiment)
}

/// Every parameter that there may be, of all kinds, with its default if it has one.
pub fn every_parameter() -> Vec<Entry> {
    peapod_params::reference::<Experiment>()
}

/// A file that says all of an experiment, each parameter with its documentation.
pub fn toml(experiment: &Frozen<Experiment>) -> String {
    peapod_params::to_toml(&**experiment, true)
}

/// The parameters in which two experiments differ.
pub fn differences(first: &Frozen<Experiment>, second: &Frozen<Experiment>) -> Vec<Difference> {
    peapod_params::diff(&**first, &**second)
}
