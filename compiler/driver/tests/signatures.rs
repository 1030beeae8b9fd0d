//! Several signatures of a file in one pea: against LiteRT's runners, and against each alone.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::micro::run::{MAX_WORK, run};
use peapod_driver::micro::{Built, Fit, Form, Request, StreamOptions, compile};
use peapod_driver::observer::Silent;
use peapod_driver::targets::Target;
use peapod_driver::tensor_file::{Io, TensorFiles};
use peapod_driver::{Format, Source, inspect};
use peapod_ir::Numerics;
use peapod_micro::{MAX_SIGNATURES, Model, Session, SignatureLoadError, kernels, load};

/// Bytes at the alignment that peas and arenas need.
struct Aligned(Vec<u128>);

impl Aligned {
    fn of(bytes: &[u8]) -> Self {
        let mut aligned = Self::zeros(bytes.len());
        aligned.bytes()[..bytes.len()].copy_from_slice(bytes);
        aligned
    }

    fn zeros(len: usize) -> Self {
        Self(vec![0; len.div_ceil(16)])
    }

    fn bytes(&mut self) -> &mut [u8] {
        bytemuck::cast_slice_mut(&mut self.0)
    }
}

const MODELS: [&str; 3] = ["memory", "layers", "same_graph"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/signatures")
}

fn source(model: &str) -> Source {
    Source::open(&folder().join(format!("{model}.tflite"))).unwrap()
}

fn target() -> Target {
    let boards = Target::emulated().unwrap();
    boards.into_iter().next().expect("there are boards")
}

fn built(source: &Source, request: &Request) -> Built {
    match compile(source, &target(), request, &Silent).unwrap() {
        Fit::Fits(built) => built,
        Fit::TooLarge(_) => panic!("it is small"),
    }
}

fn all(model: &str) -> Built {
    let source = source(model).with_all_signatures().unwrap();
    built(&source, &Request::default())
}

fn entries<'m>(pea: &'m mut Aligned) -> Model<'m> {
    let model = load(pea.bytes(), &kernels::ALL).unwrap();
    model.with_signatures().unwrap()
}

/// A run that was recorded.
#[derive(Default)]
struct Recorded {
    key: String,
    inputs: Vec<Vec<u8>>,
    outputs: Vec<Vec<u8>>,
}

fn recorded(model: &str) -> Vec<Recorded> {
    let text = fs::read_to_string(folder().join(format!("{model}.runs"))).unwrap();
    let mut runs: Vec<Recorded> = Vec::new();
    for line in text.lines() {
        let (what, rest) = line.split_once(' ').unwrap();
        if what == "run" {
            runs.push(Recorded {
                key: rest.to_owned(),
                ..Recorded::default()
            });
            continue;
        }
        let pairs = rest.as_bytes().chunks(2);
        let bytes = pairs.map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16));
        let bytes = bytes.collect::<Result<_, _>>().unwrap();
        let run = runs.last_mut().unwrap();
        match what {
            "in" => run.inputs.push(bytes),
            _ => run.outputs.push(bytes),
        }
    }
    runs
}

/// Runs what was recorded, in a session that was reset.
fn replay(session: &mut Session<'_, '_>, model: &str, step: impl Fn(&mut Session<'_, '_>)) {
    for (index, run) in recorded(model).iter().enumerate() {
        session.select(&*run.key).unwrap();
        for (index, bytes) in run.inputs.iter().enumerate() {
            session.input_mut(index).unwrap().copy_from_slice(bytes);
        }
        step(session);
        for (output, expected) in run.outputs.iter().enumerate() {
            let found = session.output(output).unwrap();
            let same = match model {
                "layers" => near(found, expected),
                _ => close(found, expected),
            };
            assert!(same, "{model}: run {index} of {}: {found:?}", run.key);
        }
    }
}

/// Whether integers differ by one at most: LiteRT rounds once where TensorFlow Lite Micro, whose
/// arithmetic this is, rounds twice.
fn near(found: &[u8], expected: &[u8]) -> bool {
    let mut pairs = found.iter().zip(expected);
    found.len() == expected.len() && pairs.all(|(a, b)| (*a as i8).abs_diff(*b as i8) <= 1)
}

/// Whether floats differ by little of the largest.
fn close(found: &[u8], expected: &[u8]) -> bool {
    let reals = |bytes: &[u8]| -> Vec<f32> {
        let words = bytes.chunks(4);
        words
            .map(|it| f32::from_le_bytes(it.try_into().unwrap()))
            .collect()
    };
    let (found, expected) = (reals(found), reals(expected));
    let largest = expected.iter().fold(0_f32, |most, it| most.max(it.abs()));
    let mut pairs = found.iter().zip(&expected);
    found.len() == expected.len() && pairs.all(|(a, b)| (a - b).abs() <= 1e-6 * largest)
}

#[test]
fn entries_compute_what_litert_does_and_share_their_variables() {
    for model in MODELS {
        let built = all(model);
        let mut pea = Aligned::of(&built.attempt.compiled.pea);
        let entries = entries(&mut pea);
        let mut arena = Aligned::zeros(entries.arena_len());
        let mut session = entries.session(arena.bytes()).unwrap();
        replay(&mut session, model, |session| session.run());
        // Again after a reset, by parts of steps.
        session.reset();
        replay(
            &mut session,
            model,
            |session| while session.step_within(7) {},
        );
        session.reset();
        replay(&mut session, model, |session| while session.step() {});
    }
}

#[test]
fn run_signature_takes_keys_and_numbers_and_refuses_other_inputs() {
    let built = all("memory");
    let mut pea = Aligned::of(&built.attempt.compiled.pea);
    let entries = entries(&mut pea);
    let keys: Vec<_> = (0..4).map(|index| entries.signature_key(index)).collect();
    assert_eq!(keys, [Some("encode"), Some("decode"), Some("set"), None]);
    assert_eq!(entries.signature("decode").unwrap().inputs().len(), 2);
    let mut arena = Aligned::zeros(entries.arena_len());
    let mut session = entries.session(arena.bytes()).unwrap();
    let run = &recorded("memory")[0];
    let inputs: Vec<&[u8]> = run.inputs.iter().map(|it| &it[..]).collect();
    assert_eq!(session.run_signature("encode", &inputs), Some(()));
    let first = session.output(0).unwrap().to_vec();
    assert_eq!(first, run.outputs[0]);
    session.reset();
    assert_eq!(session.run_signature(0, &inputs), Some(()));
    assert_eq!(session.output(0).unwrap(), first);
    assert_eq!(session.run_signature("encode", &[]), None);
    assert_eq!(session.run_signature("encode", &[&inputs[0][1..]]), None);
    assert_eq!(session.run_signature("missing", &inputs), None);
    assert_eq!(session.select(3), None);
    assert_eq!(session.select(usize::MAX), None);
}

/// A session of one signature alone has the arena of that.
#[test]
fn a_signature_is_selected_only_where_the_arena_has_room_for_it() {
    let mut refused = 0;
    for model in ["memory", "layers"] {
        let mut pea = Aligned::of(&all(model).attempt.compiled.pea);
        let entries = entries(&mut pea);
        let lens: Vec<usize> = (0..entries.signature_count())
            .map(|index| entries.signature(index).unwrap().arena_len())
            .collect();
        for (own, &len) in lens.iter().enumerate() {
            let mut arena = Aligned::zeros(len);
            let alone = entries.signature(own).unwrap();
            let mut session = alone.session(arena.bytes()).unwrap();
            for (other, &needed) in lens.iter().enumerate() {
                let room = session.arena().len();
                assert_eq!(
                    session.select(other).is_some(),
                    needed <= room,
                    "{model} {other}"
                );
                refused += usize::from(needed > room);
            }
        }
    }
    assert!(refused > 0, "all signatures need as much");
}

/// A firmware that knows of no entries has the first, and cannot go to another.
#[test]
fn a_pea_of_entries_loads_as_its_first_one() {
    let built = all("memory");
    let mut pea = Aligned::of(&built.attempt.compiled.pea);
    let model = load(pea.bytes(), &kernels::ALL).unwrap();
    assert_eq!((model.signature_count(), model.signature_key(1)), (1, None));
    let mut arena = Aligned::zeros(model.arena_len());
    let mut session = model.session(arena.bytes()).unwrap();
    assert_eq!(session.select("decode"), None);
    let run = &recorded("memory")[0];
    session
        .input_mut(0)
        .unwrap()
        .copy_from_slice(&run.inputs[0]);
    session.run();
    assert_eq!(session.output(0).unwrap(), run.outputs[0]);
}

/// Weights of all entries are stored once, and so are variables; activations are the most of any.
#[test]
fn constants_states_and_activations_are_shared() {
    let whole = all("layers");
    let alone = ["encode", "decode"].map(|key| {
        let source = source("layers").with_signatures(vec![key.to_owned()]);
        built(&source.unwrap(), &Request::default())
    });
    let plan = &whole.attempt.compiled.plan;
    let [encode, decode] = alone.each_ref().map(|it| &it.attempt.compiled.plan);
    assert_eq!(plan.states.len(), 1);
    let activations = |plan: &peapod_ir::plan::micro::MicroPlan| plan.arena_len - plan.state_len;
    let most = activations(encode).max(activations(decode));
    assert_eq!(plan.shared_len, Some(plan.state_len + most));
    assert!(plan.constants.len() < encode.constants.len() + decode.constants.len());
    let report = &whole.attempt.report;
    assert_eq!(Some(report.ram.activations), plan.shared_len);
    let keys: Vec<_> = report.signatures.iter().map(|it| &*it.key).collect();
    assert_eq!(keys, ["encode", "decode"]);
    assert_eq!(report.signatures[0].ops, alone[0].attempt.report.ops);
    assert_eq!(report.signatures[1].ops.len(), decode.steps.len());
    assert_eq!(report.signatures[1].work, alone[1].attempt.compiled.work);
}

#[test]
fn one_signature_makes_the_pea_that_it_made_before() {
    let by_key = source("memory")
        .with_signatures(vec!["encode".into()])
        .unwrap();
    let by_key = built(&by_key, &Request::default());
    let first = built(&source("memory"), &Request::default());
    assert_eq!(by_key.attempt.compiled.pea, first.attempt.compiled.pea);
}

#[test]
fn what_is_made_of_one_signature_is_refused_for_several() {
    let several = source("layers").with_all_signatures().unwrap();
    let refused = |request: &Request| {
        let error = compile(&several, &target(), request, &Silent).unwrap_err();
        assert!(
            error.to_string().contains("expected one signature"),
            "{error}"
        );
    };
    refused(&Request {
        form: Form::Aot,
        ..Request::default()
    });
    refused(&Request {
        streaming: Some(StreamOptions::default()),
        ..Request::default()
    });
    let shaped = several.clone().with_input_shapes(vec![vec![1, 8]]).unwrap();
    assert!(compile(&shaped, &target(), &Request::default(), &Silent).is_err());
    assert!(several.module(&Silent).is_err());
}

/// Entries of a text: one has a loop, whose steps are moved with the others.
const LOOP: &str = r#"
module "loop"

signature "halve" @halve {
}

signature "get" @get {
}

func @halve(%x: f32[2]) {
  const %zero: i32[] = [0]
  state %kept "kept": f32[2]
  %i, %y = while(%zero, %x) {condition = more, body = turn} : i32[], f32[2]
  %w = write_state(%kept, %y) : f32[2]
  %z = relu(%y) : f32[2]
  return %z
}

func @more(%i: i32[], %y: f32[2]) {
  const %four: i32[] = [4]
  %below = compare(%i, %four) {direction = lt} : bool[]
  return %below
}

func @turn(%i: i32[], %y: f32[2]) {
  const %one: i32[] = [1]
  const %half: f32[2] = [0.5, 0.5]
  %next = add(%i, %one) : i32[]
  %less = mul(%y, %half) : f32[2]
  return %next, %less
}

func @get(%x: f32[2]) {
  state %own "own": f32[64]
  state %kept "kept": f32[2]
  const %half: f32[2] = [0.5, 0.5]
  %y = read_state(%kept) : f32[2]
  %less = mul(%y, %half) : f32[2]
  %z = add(%less, %x) : f32[2]
  return %z
}
"#;

#[test]
fn entries_of_a_text_have_loops_and_states() {
    let source = Source {
        bytes: LOOP.into(),
        format: Format::Ir,
        ..source("memory")
    };
    let built = built(&source, &Request::default());
    let mut pea = Aligned::of(&built.attempt.compiled.pea);
    let entries = entries(&mut pea);
    let mut arena = Aligned::zeros(entries.arena_len());
    let mut session = entries.session(arena.bytes()).unwrap();
    let mut check = |key: &str, input: [f32; 2], expected: [f32; 2]| {
        session
            .run_signature(key, &[bytemuck::bytes_of(&input)])
            .unwrap();
        assert_eq!(session.output_as::<f32>(0).unwrap(), expected);
    };
    check("get", [3.0, 4.0], [3.0, 4.0]);
    check("halve", [16.0, -32.0], [1.0, 0.0]);
    check("get", [10.0, 20.0], [10.5, 19.0]);
    check("get", [0.0, 0.0], [0.5, -1.0]);
    check("halve", [64.0, 32.0], [4.0, 2.0]);
    check("get", [0.0, 0.0], [2.0, 1.0]);
}

fn write_npy(path: &Path, ty: &peapod_ir::TensorType, bytes: &[u8]) {
    let encoded = peapod_driver::tensor_file::encode(path, ty, bytes).unwrap();
    fs::write(path, encoded).unwrap();
}

/// `peapod run` of a pea, in the order of the signatures that are given.
#[test]
fn signatures_of_a_pea_run_in_turn() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("signatures");
    fs::create_dir_all(&folder).unwrap();
    let pea = folder.join("same_graph.pea");
    fs::write(&pea, &all("same_graph").attempt.compiled.pea).unwrap();
    let runs = recorded("same_graph");
    let ty = peapod_ir::TensorType::new(peapod_ir::DType::F32, [1, 4]);
    let mut inputs = Vec::new();
    for (index, run) in runs.iter().enumerate() {
        let path = folder.join(format!("in_{index}.npy"));
        write_npy(&path, &ty, &run.inputs[0]);
        inputs.push(path);
    }
    let io = Io {
        inputs: TensorFiles::Files(inputs),
        outputs: TensorFiles::Files(Vec::new()),
        report: Some(folder.join("report.json")),
    };
    let keys: Vec<String> = runs.iter().map(|run| run.key.clone()).collect();
    for source in [Source::open(&pea).unwrap(), source("same_graph")] {
        let chosen = source.with_signatures(keys.clone()).unwrap();
        let ran = run(&chosen, &io, MAX_WORK, &Silent).unwrap();
        for ((found, expected), of) in ran.outputs.iter().zip(&runs).zip(&ran.runs) {
            assert!(close(&found.1, &expected.outputs[0]));
            assert_eq!(of.signature.as_ref(), Some(&expected.key));
        }
        assert_eq!(ran.outputs.len(), runs.len());
    }
    let missing = Source::open(&pea)
        .unwrap()
        .with_signatures(vec!["train".into()]);
    let error = run(&missing.unwrap(), &io, MAX_WORK, &Silent).unwrap_err();
    assert!(
        error.to_string().contains("no signature \"train\""),
        "{error}"
    );
}

#[test]
fn inspect_lists_the_signatures_of_a_pea() {
    let compiled = all("memory").attempt.compiled;
    let source = Source {
        bytes: compiled.pea,
        format: Format::Pea,
        ..source("memory")
    };
    let inspect::Contents::Pea(pea) = inspect::inspect(&source, &Silent).unwrap() else {
        panic!("it is a pea");
    };
    let keys: Vec<_> = pea.signatures.iter().map(|it| &*it.key).collect();
    assert_eq!(keys, ["encode", "decode", "set"]);
    assert_eq!(pea.signatures[1].inputs.len(), 2);
    assert!(
        pea.signatures
            .iter()
            .all(|it| it.work > 0 && !it.steps.is_empty())
    );
}

/// A damaged file is a module or an error, whatever is asked of it.
#[test]
fn damaged_files_are_read_or_refused() {
    for model in MODELS {
        let mut file = source(model).bytes;
        let keys = peapod_import::tflite::signature_keys(&file).unwrap();
        for at in 0..file.len() {
            for change in [1, 0x80, 0xff] {
                file[at] ^= change;
                let imported =
                    peapod_import::tflite::import_entries(&file, "damaged", &keys, Numerics::Tflm);
                if let Ok(imported) = imported {
                    // Whatever it holds, the verifier answers.
                    let _ = peapod_ir::verify::verify(&imported.module);
                }
                file[at] ^= change;
            }
        }
        let many = vec![keys[0].clone(); peapod_import::tflite::MAX_ENTRIES + 1];
        assert!(
            peapod_import::tflite::import_entries(&file, "many", &many, Numerics::Tflm).is_err()
        );
    }
}

/// A pea of so many entries, all of them alike but the first.
fn repeated(count: usize) -> Aligned {
    let compiled = all("memory").attempt.compiled;
    let mut plan = compiled.plan.clone();
    plan.entries = vec![plan.entries[0].clone(); count - 1];
    let module = compiled.verified().unwrap();
    Aligned::of(&peapod_emit::micro::pea::write(&module, &plan).unwrap())
}

#[test]
fn more_entries_than_a_device_takes_are_refused() {
    let mut most = repeated(MAX_SIGNATURES);
    assert_eq!(entries(&mut most).signature_count(), MAX_SIGNATURES);
    let mut more = repeated(MAX_SIGNATURES + 1);
    let model = load(more.bytes(), &kernels::ALL).unwrap();
    let count = MAX_SIGNATURES + 1;
    let error = model.with_signatures().unwrap_err();
    assert_eq!(error, SignatureLoadError::TooMany { count });
}

/// Entries that are not sound are refused; what is loaded runs.
#[test]
fn damaged_entries_are_refused() {
    let built = all("memory");
    let pea = &built.attempt.compiled.pea;
    let mut sound = Aligned::of(pea);
    let whole = load(sound.bytes(), &kernels::ALL).unwrap();
    let needed = whole.with_signatures().unwrap().arena_len();
    let mut refused = 0;
    for at in 0..pea.len() {
        for bit in 0..8 {
            let mut damaged = Aligned::of(pea);
            damaged.bytes()[at] ^= 1 << bit;
            let Ok(model) = peapod_micro::load_without_checksum(damaged.bytes(), &kernels::ALL)
            else {
                continue;
            };
            match model.with_signatures() {
                Err(SignatureLoadError::TooMany { .. } | SignatureLoadError::Signature { .. }) => {
                    refused += 1;
                }
                Err(other) => panic!("{other}"),
                Ok(model) => run_all(model, needed),
            }
        }
    }
    assert!(refused > 100, "{refused}");
}

/// Runs every entry: what was loaded has no error to return.
fn run_all(model: Model<'_>, most: usize) {
    let len = model.arena_len();
    assert!(len <= 2 * most + 64, "{len} bytes");
    let mut arena = Aligned::zeros(len);
    let count = model.signature_count();
    let mut session = model.session(arena.bytes()).unwrap();
    for index in 0..count {
        session.select(index).unwrap();
        session.run();
    }
}
