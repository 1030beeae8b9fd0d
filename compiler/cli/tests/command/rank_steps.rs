//! Every training step of the repository by engine `mpi`, with the bits of `local`.
//!
//! Starting ranks takes most of the time, so every step runs once on each library, in turn with
//! another number of ranks and devices, so that each of these pairs has a sixth of the steps.
//! `runtime-pod/tests/pod/rank_steps.rs` runs every step with all of them, its ranks being
//! threads that send each other bytes as these processes do by MPI.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::checkpoints::losses;
use crate::pod::{any, compile_args, train};
use crate::ranks::{Mpi, said};
use crate::{folder, succeeds};

/// Ranks, and the mesh of 8 or 24 devices. Batches of 16 do not divide by 24.
const PAIRS: [(&str, &str); 6] = [
    ("mpi:2", "data=8"),
    ("mpi:3", "data=24"),
    ("mpi:4", "data=8"),
    ("mpi:2", "data=8,model=3"),
    ("mpi:3", "data=2,model=4"),
    ("mpi:4", "data=24"),
];

/// A training step: its program, and files of its inputs.
struct Case {
    program: PathBuf,
    inputs: Vec<String>,
}

/// The little-endian bytes of elements of a type of MLIR.
fn bytes(element: &str, elements: &[f64]) -> Vec<u8> {
    let elements = elements.iter();
    match element {
        "f32" => elements.flat_map(|it| (*it as f32).to_le_bytes()).collect(),
        "i32" | "ui32" => elements
            .flat_map(|it| (*it as i64 as u32).to_le_bytes())
            .collect(),
        _ => panic!("an argument has elements {element}"),
    }
}

/// The element types of the arguments of `@main`.
fn elements(program: &str) -> Vec<&str> {
    let main = program.lines().find(|line| line.contains("@main("));
    let arguments = main.unwrap().split("%arg").skip(1);
    let types = arguments.map(|it| {
        let (_, ty) = it.split_once(": tensor<").unwrap();
        let (ty, _) = ty.split_once('>').unwrap();
        ty.rsplit('x').next().unwrap()
    });
    types.collect()
}

/// All steps; inputs that are numbers in a file of JSON become files in this folder.
fn cases(out: &Path) -> Vec<Case> {
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/stablehlo/steps");
    let text = fs::read(steps.join("steps.json")).unwrap();
    let recorded: BTreeMap<String, serde_json::Value> = serde_json::from_slice(&text).unwrap();
    assert_eq!(recorded.len(), 69);
    let cases = recorded.iter().map(|(name, recorded)| {
        let program = steps.join(format!("{name}.mlir"));
        let text = fs::read_to_string(&program).unwrap();
        let given: Vec<Vec<f64>> = serde_json::from_value(recorded["inputs"].clone()).unwrap();
        let types = elements(&text);
        assert_eq!(types.len(), given.len(), "{name}");
        let inputs = types.iter().zip(&given).enumerate();
        let inputs = inputs.map(|(index, (element, given))| {
            let path = out.join(format!("{name}-{index}.bin"));
            fs::write(&path, bytes(element, given)).unwrap();
            path.to_str().unwrap().to_owned()
        });
        let inputs = inputs.collect();
        Case { program, inputs }
    });
    let example = Case {
        program: train("step.mlir"),
        inputs: (0..10)
            .map(|index| train(&format!("inputs/in_{index:03}.npy")))
            .map(|path| path.to_str().unwrap().to_owned())
            .collect(),
    };
    cases.chain([example]).collect()
}

impl Case {
    /// Compiles for a mesh, runs three steps on both engines, and compares losses and outputs.
    fn check(&self, mpi: &Mpi, (ranks, mesh): (&str, &str), out: &Path) {
        let name = self.program.file_stem().unwrap().to_str().unwrap();
        let target = any();
        let compile = compile_args(&self.program, &target, out);
        // What replaces what is unknown of some; the steps are the same on both all the same.
        succeeds(compile.iter().chain(&["--mesh", mesh, "--no-feed"]));
        let pod = out.join(format!("{name}.pod"));
        let files = ["one.npz", "several.npz"].map(|it| out.join(it));
        let mut run = vec![
            "run",
            pod.to_str().unwrap(),
            "--steps",
            "3",
            "--threads",
            "1",
        ];
        run.extend(self.inputs.iter().flat_map(|file| ["--input", file]));
        let [one, several] = files.each_ref().map(|file| {
            let written = ["--outputs", file.to_str().unwrap()];
            [&run[..], &written].concat()
        });
        let expected = losses(&succeeds(&one));
        let ran = mpi.command(&[&several[..], &["--engine", ranks]].concat());
        let ran = { ran }.output().unwrap();
        let (shown, errors) = said(&ran);
        assert!(
            ran.status.success(),
            "{name} on {mesh}, {ranks}: {shown}{errors}"
        );
        assert_eq!(losses(&shown), expected, "{name} on {mesh}, {ranks}");
        let [one, several] = files.map(|file| {
            let bytes = fs::read(&file).unwrap();
            fs::remove_file(file).unwrap();
            bytes
        });
        assert!(one == several, "{name} on {mesh}, {ranks}: other outputs");
    }
}

/// Runs every step once, beginning with this pair.
fn check(test: &str, mpi: Option<Mpi>, first: usize) {
    let Some(mpi) = mpi else {
        return;
    };
    let out = folder(test);
    for (index, case) in cases(&out).iter().enumerate() {
        case.check(&mpi, PAIRS[(first + index) % PAIRS.len()], &out);
    }
}

#[test]
fn every_training_step_has_the_same_bits_by_the_standard_abi() {
    let test = "every_training_step_has_the_same_bits_by_the_standard_abi";
    check(test, Mpi::wheel(test), 0);
}

#[test]
fn every_training_step_has_the_same_bits_by_the_shim() {
    let test = "every_training_step_has_the_same_bits_by_the_shim";
    check(test, Mpi::shim(test), 1);
}
