//! What an experiment says of its data.

use std::path::PathBuf;

use peapod_params::params;

params! {
    /// A data set: where samples come from, how they are divided and what is done to them.
    pub struct DataParams {
        /// Where samples come from.
        source: Source,
        /// What is made of sounds before anything else: then samples are features, of shape
        /// `[rows, channels]`, a row for each step of time.
        features: Features,
        /// Names of the classes in the order of their numbers. Without them there are those that
        /// occur: numbers as they are, names by alphabet.
        classes: Vec<String>,
        /// Which samples are for training, for validation and for the test.
        split: SplitParams,
        /// How numbers are scaled before anything else.
        normalize: Normalize,
        /// What is done to samples in training, in this order.
        augment: Vec<Augment>,
        /// Mebibytes that samples may take in memory. Tables and arrays have to fit; sounds and
        /// images that do not are decoded anew in every epoch.
        memory_mib: usize where (1..) = 1024,
    }
}

params! {
    /// Where samples come from.
    pub enum Source {
        /// Arrays of NumPy.
        "arrays" => Arrays(Arrays),
        /// A table of comma-separated values, a sample a row.
        "csv" => Csv(Csv),
        /// A folder of WAV files.
        "sounds" => Sounds(Sounds),
        /// A folder of PNG and JPEG files.
        "images" => Images(Images),
    }
}

params! {
    /// What labels mean.
    pub enum Target {
        /// Each sample is of one class.
        "class" => Class,
        /// Each sample has numbers to be predicted.
        "value" => Value,
        /// There are no labels.
        "unlabelled" => Unlabelled,
    }
}

params! {
    /// Arrays of NumPy, a sample a row.
    pub struct Arrays {
        /// A `.npz` archive, or a `.npy` file with the features.
        path: PathBuf,
        /// Features, by name of the array in the archive.
        features: String = "x".into(),
        /// Labels, by name of the array in the archive; with a `.npy` file of features, the path
        /// of another.
        labels: String = "y".into(),
        /// What labels mean.
        target: Target,
        /// Features of samples of group `test`, of an archive that has them apart.
        test_features: Option<String>,
        /// Labels of samples of group `test`.
        test_labels: Option<String>,
        /// Numbers of groups, an array of the archive.
        groups: Option<String>,
        /// Which samples are anomalous, an array of the archive with 1 for those and 0 for others;
        /// of samples without labels.
        anomalies: Option<String>,
    }
}

params! {
    /// A table of comma-separated values. Columns are meant by name or, without a header, by
    /// position from 0.
    pub struct Csv {
        /// The file.
        path: PathBuf,
        /// Whether the first row has the names of columns.
        header: bool = true,
        /// What is between columns, one character.
        delimiter: String = ",".into(),
        /// The column of labels.
        label: String = "label".into(),
        /// What labels mean.
        target: Target,
        /// Columns that are features; all others without a meaning of their own if there are none.
        features: Vec<String>,
        /// Columns of features that are names of categories: each becomes a column for each
        /// category, 1 where it applies.
        categorical: Vec<String>,
        /// The column of groups, for a split by groups.
        group: Option<String>,
        /// The column that says which samples are anomalous, 1 for those and 0 for others; of
        /// samples without labels.
        anomaly: Option<String>,
        /// A column in which no value occurs twice.
        id: Option<String>,
        /// The number that stands for an empty value. Without it, empty values are refused.
        missing: Option<f64>,
        /// Shape of a sample, whose product is the number of features; one dimension if empty.
        shape: Vec<usize>,
    }
}

params! {
    /// A folder of WAV files. Samples have shape `[samples, channels]` and are from -1 to 1.
    pub struct Sounds {
        /// The folder.
        path: PathBuf,
        /// A table with columns `file`, `label` and perhaps `group`, whose files are in the
        /// folder. Without it, labels are the names of the folders that files are in.
        manifest: Option<PathBuf>,
        /// Whether folders of labels are in folders of groups.
        group_folders: bool = false,
        /// Samples a second. Files with a multiple of it are converted, others refused.
        sample_rate: usize where (1..) = 16_000,
        /// Samples of each sound: longer ones are cut at the end, shorter ones are followed by
        /// silence.
        samples: usize where (1..) = 16_000,
        /// 1: channels of a file are averaged; 2: a file of one channel has it twice.
        channels: usize where (1..=2) = 1,
    }
}

params! {
    /// What is made of sounds, by a front end that the device runs as well, to the same bits.
    pub enum Features {
        /// Nothing: samples as they are.
        "none" => Nothing,
        /// Logarithms of the magnitudes of a mel filter bank.
        "log_mel" => LogMel(Mel),
        /// The same after subtraction of noise and per-channel amplitude normalisation.
        "pcan" => Pcan(Mel),
        /// The cosine transform of `log_mel`.
        "mfcc" => Mfcc(Mfcc),
        /// What a model makes.
        "file" => File(FrontEnd),
    }
}

params! {
    /// A mel filter bank on windows of samples, as `peapod new-frontend` writes it. Its samples a
    /// second are those of the sounds.
    pub struct Mel {
        /// Length of a window.
        window_ms: usize where (1..=10_000) = 30,
        /// From window to window; at most the length of one.
        step_ms: usize where (1..=10_000) = 20,
        /// Channels of the filter bank.
        channels: usize where (1..=512) = 40,
        /// Lowest frequency in hertz.
        low: f64 where (0.0..) = 125.0,
        /// Highest frequency in hertz; if absent 7500, or half the samples a second if that is
        /// less.
        high: Option<f64>,
    }
}

params! {
    /// The cosine transform of what a mel filter bank yields.
    pub struct Mfcc {
        /// Length of a window.
        window_ms: usize where (1..=10_000) = 30,
        /// From window to window; at most the length of one.
        step_ms: usize where (1..=10_000) = 20,
        /// Channels of the filter bank.
        channels: usize where (1..=512) = 40,
        /// What is kept of the transform: at most as many as there are channels.
        coefficients: usize where (1..=512) = 13,
        /// Lowest frequency in hertz.
        low: f64 where (0.0..) = 125.0,
        /// Highest frequency in hertz; if absent 7500, or half the samples a second if that is
        /// less.
        high: Option<f64>,
    }
}

params! {
    /// A model that makes a row of features of samples, int16.
    pub struct FrontEnd {
        /// Its file: `.tflite`, `.mlir` or `.ir`.
        path: PathBuf,
        /// Samples from one window to the next, of a model that takes whole windows that overlap;
        /// if absent all samples that it takes.
        hop: Option<usize>,
    }
}

params! {
    /// A folder of PNG and JPEG files. Samples have shape `[height, width, channels]` and are from
    /// 0 to 1.
    pub struct Images {
        /// The folder.
        path: PathBuf,
        /// A table with columns `file`, `label` and perhaps `group`, whose files are in the
        /// folder. Without it, labels are the names of the folders that files are in.
        manifest: Option<PathBuf>,
        /// Whether folders of labels are in folders of groups.
        group_folders: bool = false,
        /// Rows of pixels, to which images are resized.
        height: usize where (1..=4096) = 32,
        /// Pixels of a row, to which images are resized.
        width: usize where (1..=4096) = 32,
        /// 1: grey; 3: red, green and blue.
        channels: usize where (1..=3) = 3,
    }
}

params! {
    /// Which samples are for training, for validation and for the test.
    pub enum SplitParams {
        /// At random.
        "fraction" => Fraction(Fraction),
        /// Whole groups, so that what is held out comes from others: speakers, machines, days.
        "groups" => Groups(Groups),
    }
}

params! {
    /// A division at random, which follows from the seed alone.
    pub struct Fraction {
        /// Share of the samples for validation.
        validation: f64 where (0.0..1.0) = 0.1,
        /// Share of the samples for the test.
        test: f64 where (0.0..1.0) = 0.2,
        /// Whether classes are divided each by itself.
        stratified: bool = true,
        /// Where random numbers begin.
        seed: i64 = 1,
    }
}

params! {
    /// A division by groups; those that are not named are for training.
    pub struct Groups {
        /// Groups for validation.
        validation: Vec<String>,
        /// Groups for the test.
        test: Vec<String>,
    }
}

params! {
    /// How numbers are scaled.
    pub enum Normalize {
        /// Not at all.
        "none" => Nothing,
        /// By numbers that are given.
        "scale" => Scale(Scale),
        /// To mean 0 and variance 1 of the samples for training.
        "standardize" => Standardize(Standardize),
    }
}

params! {
    /// Each number becomes `number * factor + offset`.
    pub struct Scale {
        /// The factor.
        factor: f64 = 1.0,
        /// The offset.
        offset: f64 = 0.0,
    }
}

params! {
    /// Each number becomes `(number - mean) / deviation`.
    pub struct Standardize {
        /// What has a mean and a deviation of its own.
        over: Statistics,
    }
}

params! {
    /// What has a mean and a deviation of its own.
    pub enum Statistics {
        /// Each position of the last dimension: a column of a table, a colour, a channel.
        "channel" => Channel,
        /// Each element of a sample.
        "element" => Element,
        /// All elements together.
        "all" => All,
    }
}

params! {
    /// What is done to a sample in training. Each follows from the seed, the epoch and the sample.
    pub enum Augment {
        /// An image is moved: a part of its size is cut out of it with a frame of zeros.
        "crop" => Crop(Crop),
        /// An image is mirrored.
        "flip" => Flip(Flip),
        /// Random numbers are added.
        "noise" => Noise(Noise),
        /// A sequence `[time]` or `[time, channels]` is moved; zeros follow.
        "time_shift" => TimeShift(TimeShift),
        /// Stripes of a spectrogram `[time, frequency]` or `[time, frequency, 1]` become 0.
        "spec_augment" => SpecAugment(SpecAugment),
    }
}

params! {
    /// An image is moved.
    pub struct Crop {
        /// Pixels of the frame.
        padding: usize where (1..=4096) = 4,
    }
}

params! {
    /// An image is mirrored, each way in half of the cases.
    pub struct Flip {
        /// Left and right.
        horizontal: bool = true,
        /// Up and down.
        vertical: bool = false,
    }
}

params! {
    /// Random numbers with a normal distribution are added.
    pub struct Noise {
        /// Their standard deviation.
        deviation: f64 where (0.0..) = 0.1,
    }
}

params! {
    /// A sequence is moved.
    pub struct TimeShift {
        /// By how many steps at most, forwards or backwards.
        steps: usize where (1..) = 1600,
    }
}

params! {
    /// Stripes of a spectrogram become 0 (Park et al., "SpecAugment", 2019), without its warping
    /// of time.
    pub struct SpecAugment {
        /// Stripes over all frequencies.
        time_masks: usize where (0..=64) = 2,
        /// Width of such a stripe at most.
        time_width: usize = 10,
        /// Stripes over all of the time.
        frequency_masks: usize where (0..=64) = 2,
        /// Width of such a stripe at most.
        frequency_width: usize = 8,
    }
}
