//! Custom operators: that of `examples/custom-op`, built by the C compiler of this machine, in the
//! compiler, the evaluator and the interpreter; and the same in Rust.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use peapod_driver::micro::Compiled;
use peapod_driver::micro::diff::{Inputs, diff};
use peapod_driver::micro::run::{MAX_WORK, run};
use peapod_driver::observer::Silent;
use peapod_driver::tensor_file::{Io, TensorFiles};
use peapod_driver::{Source, custom_ops};
use peapod_import::tflite::write::{Element, Graph, Operator};
use peapod_micro::custom::{CustomOp, CustomOps, name_of};
use peapod_micro::{Fault, Kernel, KernelId, LoadError, kernels, load};
use peapod_passes::MicroOptions;

#[path = "../../../examples/custom-op/scale_rows.rs"]
mod scale_rows;

/// The operators of the example, in Rust.
struct InRust;

impl CustomOps for InRust {
    const OPS: &'static [&'static dyn CustomOp] = scale_rows::CUSTOM_OPS;
}

static CUSTOM: Kernel = Kernel::custom::<InRust>();

const X: [f32; 6] = [1.0, -2.5, 3.0, 0.5, 7.0, -8.0];
const FACTORS: [f32; 2] = [2.0, -0.5];

fn example(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples/custom-op")
        .join(file)
}

/// A model of the operator and one of Peapod's: rows scaled, plus the input, and sums of rows.
fn model(name: &'static str, factors: &[f32]) -> Vec<u8> {
    let mut graph = Graph::default();
    let x = graph.input("x", Element::Float32, &[2, 3]);
    let bytes = factors.iter().flat_map(|factor| factor.to_le_bytes());
    let factors = graph.constant("factors", Element::Float32, &[factors.len()], bytes);
    let scaled = graph.tensor("scaled", Element::Float32, &[2, 3]);
    let sums = graph.tensor("sums", Element::Float32, &[2]);
    let y = graph.tensor("y", Element::Float32, &[2, 3]);
    let operator = Operator::Custom(name, vec![("unit", 3)]);
    graph.operator(operator, [x, factors], [scaled, sums]);
    graph.operator(Operator::Add, [scaled, x], [y]);
    graph.output(y);
    graph.output(sums);
    graph.finish("rows scaled by a custom operator")
}

/// An empty folder.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Builds the operator of the example as a library; `None`, loudly, without a C compiler.
fn library(folder: &Path) -> Option<PathBuf> {
    let library = folder.join("libscale_rows.so");
    let include = example("../../runtime-micro/c/include");
    let mut cc = Command::new("cc");
    cc.args([
        "-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-I",
    ]);
    let Ok(built) = cc
        .arg(include)
        .arg(example("scale_rows.c"))
        .arg("-o")
        .arg(&library)
        .output()
    else {
        eprintln!("skipped: no C compiler `cc` on this machine, custom operators in C are not run");
        return None;
    };
    let said = String::from_utf8_lossy(&built.stderr).into_owned();
    assert!(built.status.success(), "{said}");
    Some(library)
}

/// Declares the operator of a library.
fn declare(folder: &Path, name: &str, symbol: &str) -> peapod_diagnostic::Result<()> {
    let file = folder.join("my_ops.toml");
    let text = format!(
        "[[op]]\nname = \"{name}\"\nlibrary = \"libscale_rows.so\"\nsymbol = \"{symbol}\"\n"
    );
    fs::write(&file, text).unwrap();
    custom_ops::declare(&file)
}

fn expected() -> [Vec<f32>; 2] {
    let scaled: Vec<f32> = X
        .iter()
        .enumerate()
        .map(|(at, x)| FACTORS[at / 3] * x)
        .collect();
    let y = scaled.iter().zip(X).map(|(scaled, x)| scaled + x).collect();
    [y, scaled.chunks(3).map(|row| row.iter().sum()).collect()]
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes
        .chunks_exact(4)
        .map(|it| f32::from_le_bytes(it.try_into().unwrap()))
        .collect()
}

/// One after the other: operators are of the whole process.
#[test]
fn an_operator_of_a_library_is_one_like_any_other() {
    let folder = folder("custom-ops");
    let file = folder.join("rows.tflite");
    fs::write(&file, model("ScaleRows", &FACTORS)).unwrap();
    let source = Source::open(&file).unwrap();
    // Without a declaration the model is refused, by the operator's name and with the way out.
    let refused = format!("{:?}", source.module(&Silent).unwrap_err());
    assert!(refused.contains("custom operator ScaleRows"), "{refused}");
    assert!(refused.contains("--custom-ops"), "{refused}");
    if library(&folder).is_none() {
        return;
    }
    declare(&folder, "ScaleRows", "scale_rows").unwrap();
    runs_and_agrees(&folder, &source);
    in_rust_too(&source);
    types_that_it_refuses(&folder);
    text_form(&folder, &source);
    too_little_scratch(&folder, &source);
}

/// The interpreter yields what is expected, and the evaluator what the interpreter does.
fn runs_and_agrees(folder: &Path, source: &Source) {
    let input = folder.join("x.bin");
    let bytes: Vec<u8> = X.iter().flat_map(|x| x.to_le_bytes()).collect();
    fs::write(&input, bytes).unwrap();
    let io = Io {
        inputs: TensorFiles::Files(vec![input.clone()]),
        outputs: TensorFiles::Files(vec![]),
        report: None,
    };
    let ran = run(source, &io, MAX_WORK, &Silent).unwrap();
    let outputs: Vec<_> = ran.outputs.iter().map(|(_, bytes)| floats(bytes)).collect();
    assert_eq!(outputs, expected());
    let compared = diff(source, Inputs::Files(&[input]), 0.0, &Silent).unwrap();
    let compared: Vec<_> = compared.iter().flatten().collect();
    let elements = compared
        .iter()
        .map(|it| (it.op.as_str(), it.elements, it.differ));
    let elements: Vec<_> = elements.collect();
    assert!(
        elements.iter().all(|(.., differ)| *differ == 0),
        "{elements:?}"
    );
    assert!(
        elements.iter().any(|(op, ..)| op.starts_with("custom")),
        "{elements:?}"
    );
}

/// Memory at the alignment that peas and arenas need.
fn aligned(bytes: &[u8]) -> Vec<u128> {
    let mut aligned = vec![0; bytes.len().div_ceil(16)];
    bytemuck::cast_slice_mut(&mut aligned)[..bytes.len()].copy_from_slice(bytes);
    aligned
}

/// The pea runs with the implementation in Rust, and not without one.
fn in_rust_too(source: &Source) {
    let module = source.module(&Silent).unwrap();
    let compiled = Compiled::new(module, &MicroOptions::default()).unwrap();
    assert!(
        compiled.work >= 2 * 6,
        "the estimate counts: {}",
        compiled.work
    );
    let pea = aligned(&compiled.pea);
    let pea = &bytemuck::cast_slice(&pea)[..compiled.pea.len()];
    let error = load(pea, &kernels::ALL).unwrap_err();
    let (step, kernel) = (0, Some(KernelId::Custom));
    assert_eq!(
        error,
        LoadError::Step {
            step,
            kernel,
            fault: Fault::CustomOp
        }
    );
    assert_eq!(name_of(&error, pea), Some("ScaleRows"));
    let own = [&CUSTOM, &kernels::ADD_F32];
    let model = load(pea, &own).unwrap();
    let mut arena = aligned(&vec![0xa5; model.arena_len()]);
    let mut session = model.session(bytemuck::cast_slice_mut(&mut arena)).unwrap();
    for budget in [u64::MAX, 1] {
        session.input_mut_as::<f32>(0).unwrap().copy_from_slice(&X);
        while session.step_within(budget) {}
        let outputs = [0, 1].map(|index| session.output_as::<f32>(index).unwrap().to_vec());
        assert_eq!(outputs, expected());
    }
}

/// What `prepare` says is what the user reads, with the operator's name.
fn types_that_it_refuses(folder: &Path) {
    let file = folder.join("wrong.tflite");
    fs::write(&file, model("ScaleRows", &[1.0, 2.0, 3.0])).unwrap();
    let refused = Source::open(&file).unwrap().module(&Silent).unwrap_err();
    let refused = format!("{refused:?}");
    for part in [
        "ScaleRows",
        "expected as many factors and sums as rows",
        "factors",
    ] {
        assert!(refused.contains(part), "no {part} in {refused}");
    }
}

/// The text form holds all that compiling needs.
fn text_form(folder: &Path, source: &Source) {
    let module = source.module(&Silent).unwrap();
    let file = folder.join("rows.ir");
    fs::write(&file, module.to_string()).unwrap();
    let again = Source::open(&file).unwrap().module(&Silent).unwrap();
    assert_eq!(again.to_string(), module.to_string());
    let [compiled, again] =
        [module, again].map(|module| Compiled::new(module, &MicroOptions::default()).unwrap().pea);
    assert!(compiled == again, "another pea of the text form");
}

/// A file that says less than the implementation asks for is refused before that runs.
fn too_little_scratch(folder: &Path, source: &Source) {
    let text = source.module(&Silent).unwrap().to_string();
    assert!(text.contains("scratch = 12"), "{text}");
    let file = folder.join("little.ir");
    fs::write(&file, text.replace("scratch = 12", "scratch = 4")).unwrap();
    let little = Source::open(&file).unwrap();
    let input = folder.join("x.bin");
    let compiled = Compiled::new(little.module(&Silent).unwrap(), &MicroOptions::default());
    let compared = diff(&little, Inputs::Files(&[input]), 0.0, &Silent);
    for refused in [compiled.map(|_| ()), compared.map(|_| ())] {
        let refused = format!("{:?}", refused.unwrap_err());
        assert!(refused.contains("needs 12 bytes of scratch"), "{refused}");
    }
}

#[test]
fn declarations_that_are_wrong_are_told() {
    let folder = folder("custom-ops-refused");
    let refused = |name: &str, symbol: &str| {
        let error = declare(&folder, name, symbol).unwrap_err();
        format!("{error:?}")
    };
    assert!(refused("SignalRfft", "x").contains("one that Peapod implements"));
    let error = refused("Missing", "scale_rows");
    assert!(
        error.contains("cannot load custom operator \\\"Missing\\\""),
        "{error}"
    );
    fs::write(folder.join("bad.toml"), "[[op]]\nname = 3\n").unwrap();
    assert!(custom_ops::declare(&folder.join("bad.toml")).is_err());
    assert!(custom_ops::declare(&folder.join("none.toml")).is_err());
    if library(&folder).is_none() {
        return;
    }
    let error = refused("Others", "scale_rows");
    assert!(
        error.contains("to be operator \\\"Others\\\", found \\\"ScaleRows\\\""),
        "{error}"
    );
    let error = refused("ScaleRows", "no_such_symbol");
    assert!(error.contains("no_such_symbol"), "{error}");
}

#[test]
fn the_model_of_the_example_is_what_is_committed() {
    let (file, made) = (example("rows.tflite"), model("ScaleRows", &FACTORS));
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &made).unwrap();
    }
    assert!(
        fs::read(&file).unwrap() == made,
        "BLESS=1 writes {}",
        file.display()
    );
}
