//! Sounds from their files to a board: features in training are those of the front end, step by
//! step, and what is deployed takes samples.
#![cfg(feature = "pod")]

use std::f64::consts::PI;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_data::BatchOptions;
use peapod_driver::micro::Host;
use peapod_driver::observer::Silent;
use peapod_driver::targets::{Role, Target};
use peapod_driver::train::deploy::{self, deploy};
use peapod_driver::train::experiment::{Experiment, registry};
use peapod_driver::train::features::{Opened, open};
use peapod_driver::train::quality::Measure;
use peapod_driver::train::{self, train};
use peapod_driver::{Source, front_end};
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Tensor, TensorType, verify};
use peapod_params::Frozen;

/// Samples a second, and of a sound: ten steps.
const RATE: usize = 8000;
const SAMPLES: usize = 1600;

/// A folder of its own for a test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("sounds")
        .join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A sound of one channel and 16 bits.
fn wav(rate: usize, samples: &[i16]) -> Vec<u8> {
    let (rate, bytes) = (rate as u32, 2 * samples.len() as u32);
    let mut file = b"RIFF".to_vec();
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend([16, 0, 0, 0, 1, 0, 1, 0]);
    file.extend([rate, 2 * rate].iter().flat_map(|it| it.to_le_bytes()));
    file.extend([2, 0, 16, 0]);
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    file.extend(samples.iter().flat_map(|it| it.to_le_bytes()));
    file
}

/// A tone that begins anywhere, at some volume, with some noise: all follow from a number.
fn tone(hertz: f64, number: u32) -> Vec<i16> {
    let mut state = number.wrapping_mul(2_654_435_761) | 1;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 16) / 65_536.0
    };
    let (phase, volume) = (random(), 2000.0 + 20_000.0 * random());
    let sample = |at: usize| {
        let turns = hertz * at as f64 / RATE as f64 + phase;
        (volume * (2.0 * PI * turns).sin() + 800.0 * (random() - 0.5)) as i16
    };
    (0..SAMPLES).map(sample).collect()
}

/// Three tones, of three speakers, so many of each.
fn tones(test: &str, each: u32) -> PathBuf {
    let folder = folder(test);
    let mut number = 0;
    for speaker in ["ann", "bob", "cyd"] {
        for (name, hertz) in [("low", 400.0), ("middle", 1100.0), ("high", 2600.0)] {
            let path = folder.join("tones").join(speaker).join(name);
            fs::create_dir_all(&path).unwrap();
            for _ in 0..each {
                number += 1;
                let file = wav(RATE, &tone(hertz, number));
                fs::write(path.join(format!("{number:03}.wav")), file).unwrap();
            }
        }
    }
    let experiment = r#"
base = "sounds"
data.features = { kind = "log_mel", channels = 16 }
data.augment = []
data.split = { kind = "groups", validation = [], test = ["cyd"] }
model = { kind = "mlp", hidden = [32] }
optimizer.learning_rate = 0.001
run = { epochs = 30, batch = 12 }

[data.source]
kind = "sounds"
path = "tones"
group_folders = true
sample_rate = 8000
samples = 1600
"#;
    fs::write(folder.join("tones.toml"), experiment).unwrap();
    folder
}

fn experiment(folder: &Path, set: &[&str]) -> Frozen<Experiment> {
    let file = folder.join("tones.toml").display().to_string();
    let set: Vec<String> = set.iter().map(|it| (*it).to_owned()).collect();
    registry().unwrap().load(&file, &set).unwrap()
}

fn opened(folder: &Path, set: &[&str]) -> Opened {
    let experiment = experiment(folder, set);
    open(&experiment.data, folder, &Silent).unwrap_or_else(|error| panic!("{error}"))
}

/// Why the data of an experiment is refused, with what to do.
fn refused(folder: &Path, set: &[&str]) -> String {
    let experiment = experiment(folder, set);
    let errors = open(&experiment.data, folder, &Silent).unwrap_err();
    let words = errors.iter().map(|it| {
        let file = it.labels.first().and_then(|it| it.file.clone());
        format!("{}: {it} ({})", file.unwrap_or_default(), it.help)
    });
    words.collect::<Vec<_>>().join("\n")
}

/// Features of training samples, and their positions.
fn features(opened: &Opened) -> Vec<(usize, Vec<f32>)> {
    let split = opened.data.train();
    let options = BatchOptions {
        batch: split.len(),
        ..BatchOptions::default()
    };
    let batch = split.batches(&options).unwrap().next().unwrap().unwrap();
    let each = batch.features.len() / split.len();
    let samples = batch.features.chunks(each).map(<[f32]>::to_vec);
    batch.indices.into_iter().zip(samples).collect()
}

/// The reals that elements stand for.
fn reals(tensor: &Tensor) -> Vec<f32> {
    let quant = tensor.ty().quant.as_ref().and_then(|it| it.single());
    match quant {
        None => tensor.floats(),
        Some((scale, zero)) => {
            let integers = tensor.integers().into_iter();
            integers.map(|it| scale * (it - zero) as f32).collect()
        }
    }
}

/// What the evaluator makes of a sound with a front end, step by step, after silence; of each step
/// the model takes what ends with it.
fn evaluated(front_end: &Source, samples: &[i16], hop: usize) -> Vec<f32> {
    let module = front_end.module(&Silent).unwrap();
    let checked = verify(&module).unwrap();
    let entry = checked.entry();
    let ty = entry.ty(entry.inputs[0]).clone();
    let mut states = States::new(&checked, &entry.name).unwrap();
    let mut heard = vec![0_i16; ty.elements() - hop];
    heard.extend(samples);
    let mut features = vec![];
    for step in 0..samples.len() / hop {
        let window = heard[step * hop..][..ty.elements()].iter();
        let bytes = window.flat_map(|it| it.to_le_bytes()).collect();
        let input = Tensor::new(ty.clone(), bytes).unwrap();
        let made = eval(&checked, &entry.name, &[input], &mut states).unwrap();
        features.extend(reals(&made[0]));
    }
    features
}

/// Training sees what the front end makes, bit for bit, each sound by itself.
#[test]
fn features_are_those_of_the_front_end_step_by_step() {
    let folder = tones("features", 2);
    let log_mel = front_end::FrontEnd {
        channels: 16,
        ..front_end::FrontEnd::at_rate(front_end::Features::LogMel, RATE as u32)
    };
    fs::write(folder.join("own.tflite"), log_mel.model().unwrap()).unwrap();
    let windows = r#"
module "windows"

func @main(%s "samples": i16[6]) {
  %f "floats" = convert(%s) : f32[6]
  %r "features" = reshape(%f) : f32[1, 6]
  return %r
}
"#;
    fs::write(folder.join("windows.ir"), windows).unwrap();
    for (set, shape) in [
        ("{ kind = \"log_mel\", channels = 16 }", [10, 16]),
        (
            "{ kind = \"pcan\", channels = 20, high = 3000.0 }",
            [10, 20],
        ),
        (
            "{ kind = \"mfcc\", coefficients = 5, step_ms = 25 }",
            [8, 5],
        ),
        ("{ kind = \"file\", path = \"own.tflite\" }", [10, 16]),
        (
            "{ kind = \"file\", path = \"windows.ir\", hop = 4 }",
            [400, 6],
        ),
    ] {
        let set = format!("data.features={set}");
        let opened = opened(&folder, &[&set]);
        assert_eq!(opened.data.shape(), shape, "{set}");
        let front_end = opened.features.as_ref().unwrap();
        let all = features(&opened);
        assert_eq!(all.len(), 12);
        for (index, found) in all {
            let samples = opened.data.sound(index).unwrap().unwrap();
            let expected = evaluated(&front_end.source, &samples, front_end.hop);
            let place = opened.data.place(index);
            assert!(found.iter().any(|it| *it != found[0]), "{set}: {place}");
            assert_eq!(found, expected, "{set}: {place}");
        }
    }
}

/// The classes that a pea names after the last of so many samples at a run, and the scores.
fn heard(pea: &[u8], samples: &[i16]) -> Vec<u8> {
    let mut host = Host::new(pea).unwrap();
    let mut session = host.session().unwrap();
    let bytes: Vec<u8> = samples.iter().flat_map(|it| it.to_le_bytes()).collect();
    let each = session.input_mut(0).unwrap().len();
    assert!(bytes.len().is_multiple_of(each));
    for taken in bytes.chunks(each) {
        session.input_mut(0).unwrap().copy_from_slice(taken);
        session.run();
    }
    session.output(0).unwrap().to_vec()
}

/// Trains on tones and deploys what was learned, without the board.
fn deployed(folder: &Path, set: &[&str], rows: Option<usize>) -> deploy::Deployed {
    let run = folder.join("run");
    let _ = fs::remove_dir_all(&run);
    let options = train::Options {
        experiment: experiment(folder, set),
        base: folder.to_owned(),
        out: run.clone(),
        resume: false,
        skip_damaged: false,
        rank_timeout: None,
        threads: 1,
    };
    train(&options, &Silent).unwrap_or_else(|error| panic!("{error}"));
    let boards = Target::emulated().unwrap().into_iter();
    let board = boards.max_by_key(|it| it.region(Role::Arena).length);
    let options = deploy::Options {
        run,
        target: board.unwrap().name,
        optimize: None,
        calibration: 18,
        float: false,
        emulate: false,
        samples: None,
        rows,
        learning: None,
    };
    deploy(&options, &Silent).unwrap_or_else(|error| panic!("{error}"))
}

/// What is deployed hears samples, and says what the network of integers says of the features that
/// training sees.
#[test]
fn what_is_deployed_takes_samples() {
    let folder = tones("deployed", 8);
    for (set, rows) in [
        ("data.features.channels=16", None),
        (
            "data.features={ kind = \"mfcc\", coefficients = 8 }",
            Some(2),
        ),
    ] {
        let deployed = deployed(&folder, &[set], rows);
        let audio = deployed.audio.as_ref().unwrap();
        let rows = rows.unwrap_or(1);
        assert_eq!((audio.rows, deployed.samples), (rows, 24), "{set}");
        assert_eq!(audio.inferences_per_second, 50.0 / rows as f64);
        let accuracy = deployed.measures[&Measure::Accuracy];
        assert!(accuracy.float > 0.7, "{set}: {deployed:?}");
        let work = folder.join("run/deploy");
        let joined = fs::read(work.join("board/model.pea")).unwrap();
        let network = Source::open(&work.join("model.tflite")).unwrap();
        let opened = opened(&folder, &[set]);
        let front_end = Source::open(&work.join("frontend.tflite")).unwrap();
        let network = network.module(&Silent).unwrap();
        let network = verify(&network).unwrap();
        let entry = network.entry();
        let taken: TensorType = entry.ty(entry.inputs[0]).clone();
        let (scale, zero) = taken.quant.as_ref().unwrap().single().unwrap();
        let mut right = 0;
        for &index in opened.data.test().indices() {
            let samples = opened.data.sound(index).unwrap().unwrap();
            let features = evaluated(&front_end, &samples, 160);
            let stored = features.iter().map(|it| (it / scale).round() + zero as f32);
            let stored = stored.map(|it| it.clamp(-128.0, 127.0) as i8 as u8);
            assert_eq!(taken.dtype, DType::I8);
            let input = Tensor::new(taken.clone(), stored.collect()).unwrap();
            let mut states = States::new(&network, &entry.name).unwrap();
            let scores = eval(&network, &entry.name, &[input], &mut states).unwrap();
            assert_eq!(
                heard(&joined, &samples),
                scores[0].bytes(),
                "{set}: {index}"
            );
            let scores = scores[0].integers();
            let most = *scores.iter().max().unwrap();
            let said = scores.iter().position(|it| *it == most).unwrap();
            let class = &opened.data.classes()[said];
            right += usize::from(opened.data.place(index).contains(&format!("/{class}/")));
        }
        assert_eq!(right as f64 / 24.0, accuracy.int8, "{set}");
    }
}

/// The network takes integers in the scale in which the front end makes them.
#[test]
fn integers_of_features_are_handed_on() {
    let folder = tones("scale", 3);
    deployed(&folder, &["run.epochs=1"], Some(5));
    let scale = |file: &str, output: bool| {
        let source = Source::open(&folder.join("run/deploy").join(file)).unwrap();
        let module = source.module(&Silent).unwrap();
        let function = &module.functions[0];
        let port = if output {
            &function.outputs
        } else {
            &function.inputs
        };
        function.ty(port[0]).quant.clone().unwrap()
    };
    assert_eq!(scale("frontend.tflite", true), scale("model.tflite", false));
}

#[test]
fn problems_name_file_or_parameter() {
    let folder = tones("problems", 2);
    let said = refused(&folder, &["data.source.sample_rate=16000"]);
    assert!(
        said.contains("001.wav: expected 16000 samples a second or a multiple, found 8000"),
        "{said}"
    );
    let said = refused(&folder, &["data.features.window_ms=300"]);
    assert!(
        said.contains(
            "`data.features.window_ms`: a window of 300 ms has 2400 samples, a sound has 1600"
        ),
        "{said}"
    );
    let said = refused(&folder, &["data.features.step_ms=40"]);
    assert!(said.contains("--step-ms 40 is out of range"), "{said}");
    let said = refused(&folder, &["data.features=file"]);
    assert!(said.contains("`data.features` has no `path`"), "{said}");
    let file = "data.features={ kind = \"file\", path = \"tones.tflite\" }";
    let said = refused(&folder, &[file]);
    assert!(said.contains("tones.tflite"), "{said}");
    let said = refused(&folder, &["data.normalize=standardize"]);
    assert!(said.contains("`data.normalize`"), "{said}");
    let path = folder.join("tones.toml").display().to_string();
    let unknown = ["data.features=log_mell".to_owned()];
    let said = registry().unwrap().load(&path, &unknown).unwrap_err();
    let helps: Vec<&str> = said.iter().map(|it| &*it.help).collect();
    assert_eq!(helps, ["did you mean `log_mel`?"], "{said}");
}
