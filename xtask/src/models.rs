//! Models with inputs and expected outputs: the folder beside the checkout, and the example's.

use crate::compiled::Compiled;
use crate::device::Tensors;
use crate::npy::Element;
use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result, ensure};
use peapod_conformance::sounds::sound;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What floats may differ by, relative to the largest of their tensor: cores differ in their last
/// bits through fused multiply-adds, and sums that nearly cancel carry those bits upwards.
const FLOAT_TOLERANCE: f32 = 1e-5;

/// A model file with cases for it. The cases are consecutive inferences.
#[derive(Clone, Debug)]
pub struct Model {
    /// Name in reports.
    pub name: String,
    /// The model file.
    pub file: PathBuf,
    /// What the compiler is told besides.
    pub options: Vec<OsString>,
    /// Inputs and the outputs that they must give.
    pub cases: Vec<Case>,
}

/// One inference.
#[derive(Clone, Debug)]
pub struct Case {
    /// Inputs, as little-endian bytes.
    pub inputs: Tensors,
    /// Outputs likewise.
    pub expected: Tensors,
}

/// The models that `INDEX.md` of the folder marks with `mark`.
pub fn marked(shared: &Path, mark: &str) -> Result<Vec<Model>> {
    let index = fs::read_to_string(shared.join("models/INDEX.md"))?;
    let names = names_marked(&index, mark);
    ensure!(!names.is_empty(), "models/INDEX.md marks no model `{mark}`");
    names
        .iter()
        .map(|name| with_cases(&shared.join("models/tflite").join(name), name))
        .collect()
}

/// First cells of the table's rows whose second cell is `mark`.
fn names_marked(index: &str, mark: &str) -> Vec<String> {
    let row = |line: &str| -> Option<String> {
        let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
        let name = cells.next()?;
        (cells.next()? == mark).then(|| name.to_owned())
    };
    index.lines().filter_map(row).collect()
}

/// `model.tflite` with `case_<n>.in.bin` and `case_<n>.out.bin`: models of one input and one
/// output.
fn with_cases(folder: &Path, name: &str) -> Result<Model> {
    let mut cases = Vec::new();
    loop {
        let input = folder.join(format!("case_{}.in.bin", cases.len()));
        if !input.is_file() {
            break;
        }
        let expected = folder.join(format!("case_{}.out.bin", cases.len()));
        cases.push(Case {
            inputs: vec![fs::read(input)?],
            expected: vec![fs::read(expected)?],
        });
    }
    ensure!(!cases.is_empty(), "{} has no cases", folder.display());
    Ok(Model {
        name: name.to_owned(),
        file: folder.join("model.tflite"),
        options: Vec::new(),
        cases,
    })
}

/// A forward pass as JAX exports it: StableHLO text with one input and one output.
pub fn forward_pass(shared: &Path) -> Result<Model> {
    let folder = shared.join("models/stablehlo/cnn_forward");
    let read = |name: &str| {
        let file = folder.join(name);
        fs::read(&file).with_context(|| format!("reading {}", file.display()))
    };
    Ok(Model {
        name: "cnn_forward".to_owned(),
        file: folder.join("forward.mlir"),
        options: Vec::new(),
        cases: vec![Case {
            inputs: vec![read("in_000.bin")?],
            expected: vec![read("out_000.bin")?],
        }],
    })
}

/// Samples of a run of [`micro_speech_from_samples`]: 20 ms.
const STEP: usize = 320;

/// Runs of it.
const STEPS: usize = 52;

/// The network of TensorFlow Lite Micro's `micro_speech` example behind its preprocessor, as one
/// model of samples: a sound, and what that runtime made of it (`conformance/front_end.py`).
pub fn micro_speech_from_samples(repository: &Repository, shared: &Path) -> Result<Model> {
    let file = |name: &str| shared.join("models/tflite").join(name).join("model.tflite");
    let recorded = repository
        .root
        .join("conformance/front_end/micro_speech.out");
    let recorded = fs::read(&recorded).with_context(|| recorded.display().to_string())?;
    let samples = sound(0, STEPS * STEP);
    let steps = samples.chunks(STEP).zip(recorded.chunks(4));
    let cases = steps.map(|(samples, scores)| Case {
        inputs: vec![samples.iter().flat_map(|it| it.to_le_bytes()).collect()],
        expected: vec![scores.to_vec()],
    });
    let options: [OsString; 6] = [
        "--front-end".into(),
        file("audio_preprocessor_int8").into(),
        "--front-end-hop".into(),
        STEP.to_string().into(),
        "--front-end-numbers".into(),
        "stored".into(),
    ];
    Ok(Model {
        name: "micro_speech_from_samples".to_owned(),
        file: file("micro_speech_quantized"),
        options: options.into(),
        cases: cases.collect(),
    })
}

/// The example's network with its labelled inputs.
pub fn digits(repository: &Repository) -> Result<Model> {
    let folder = repository.root.join("examples/digits");
    let mut files: Vec<PathBuf> = fs::read_dir(folder.join("inputs"))
        .with_context(|| format!("no inputs in {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    files.sort();
    let case = |input: &PathBuf| -> Result<Case> {
        let name = input.file_name().context("a file has a name")?;
        let expected = fs::read(folder.join("expected").join(name))?;
        Ok(Case {
            inputs: vec![fs::read(input)?],
            expected: vec![expected],
        })
    };
    let cases = files.iter().map(case).collect::<Result<_>>()?;
    Ok(Model {
        name: "digits".to_owned(),
        file: folder.join("digits.tflite"),
        options: Vec::new(),
        cases,
    })
}

/// Where custom operators of a model are declared, if it has some: beside it.
pub fn declaration(model: &Path) -> PathBuf {
    model.with_file_name("custom_ops.toml")
}

/// The example with a custom operator, which the C compiler of this machine builds for the host.
pub fn custom_op(repository: &Repository) -> Result<Model> {
    let example = repository.root.join("examples/custom-op");
    let folder = repository.target_dir.join("custom-op");
    fs::create_dir_all(&folder)?;
    for file in ["rows.tflite", "custom_ops.toml"] {
        fs::copy(example.join(file), folder.join(file))?;
    }
    let mut cc = Command::new("cc");
    cc.args(["-O2", "-shared", "-fPIC", "-I"])
        .arg(repository.root.join("runtime-micro/c/include"))
        .arg(example.join("scale_rows.c"))
        .arg("-o")
        .arg(folder.join("libscale_rows.so"));
    process::output(&mut cc)?;
    let bytes = |numbers: &[f32]| numbers.iter().flat_map(|it| it.to_le_bytes()).collect();
    // Rows times 2 and -0.5, plus the rows; and the sums of rows before that.
    let case = |x: [f32; 6], y: [f32; 6], sums: [f32; 2]| Case {
        inputs: vec![bytes(&x)],
        expected: vec![bytes(&y), bytes(&sums)],
    };
    let (first, second) = (
        [1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
        [0.5, -1.0, 2.0, -8.0, 0.0, 16.0],
    );
    Ok(Model {
        name: "rows".to_owned(),
        file: folder.join("rows.tflite"),
        options: Vec::new(),
        cases: vec![
            case(first, [3.0, 6.0, 9.0, 2.0, 2.5, 3.0], [12.0, -7.5]),
            case(second, [1.5, -3.0, 6.0, -4.0, 0.0, 8.0], [3.0, -4.0]),
        ],
    })
}

impl Model {
    /// Its inputs, inference by inference.
    pub fn inputs(&self) -> Vec<Tensors> {
        self.cases.iter().map(|case| case.inputs.clone()).collect()
    }

    /// Compares outputs with those expected; an error names the first difference.
    pub fn check(&self, compiled: &Compiled, outputs: &[Tensors]) -> Result<()> {
        ensure!(
            outputs.len() == self.cases.len(),
            "{} of {} cases ran",
            outputs.len(),
            self.cases.len()
        );
        self.check_begun(compiled, outputs)
    }

    /// Compares the outputs of the first inference, whatever came after it.
    pub fn check_first(&self, compiled: &Compiled, outputs: &[Tensors]) -> Result<()> {
        self.check_begun(compiled, outputs.get(..1).context("no inference ran")?)
    }

    /// Compares the outputs that there are.
    fn check_begun(&self, compiled: &Compiled, outputs: &[Tensors]) -> Result<()> {
        for (number, (case, outputs)) in self.cases.iter().zip(outputs).enumerate() {
            for (index, port) in compiled.outputs.iter().enumerate() {
                let place = || format!("case {number}, output {index} ({})", port.name);
                let expected = case.expected.get(index).with_context(place)?;
                let found = outputs.get(index).with_context(place)?;
                compare(port.tensor()?.element, expected, found).with_context(place)?;
            }
        }
        Ok(())
    }
}

/// Integers must be equal, floats close.
fn compare(element: Element, expected: &[u8], found: &[u8]) -> Result<()> {
    ensure!(
        expected.len() == found.len(),
        "{} bytes, expected {}",
        found.len(),
        expected.len()
    );
    if element != Element::F32 {
        let differs = expected.iter().zip(found).position(|(a, b)| a != b);
        return match differs {
            None => Ok(()),
            Some(at) => Err(anyhow::anyhow!(
                "byte {at} is {}, expected {}",
                found[at],
                expected[at]
            )),
        };
    }
    let floats = |bytes: &[u8]| {
        bytes
            .as_chunks::<4>()
            .0
            .iter()
            .map(|&b| f32::from_le_bytes(b))
            .collect()
    };
    let (expected, found): (Vec<f32>, Vec<f32>) = (floats(expected), floats(found));
    let largest = expected
        .iter()
        .fold(0_f32, |largest, value| largest.max(value.abs()));
    let allowed = FLOAT_TOLERANCE * largest;
    for (at, (&want, &got)) in expected.iter().zip(&found).enumerate() {
        ensure!(
            (want - got).abs() <= allowed || want.is_nan() && got.is_nan(),
            "element {at} is {got}, expected {want}"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_marks_of_an_index() {
        let index =
            "| model | for | bytes |\n|---|---|---|\n| a | first | 1 |\n| b | later | 2 |\ntext";
        assert_eq!(names_marked(index, "first"), ["a"]);
    }

    #[test]
    fn floats_may_differ_in_their_last_bits() {
        let bytes = |value: f32| value.to_le_bytes();
        assert!(compare(Element::F32, &bytes(1.0), &bytes(1.000_005)).is_ok());
        assert!(compare(Element::F32, &bytes(1.0), &bytes(1.000_05)).is_err());
        assert!(compare(Element::F32, &bytes(f32::NAN), &bytes(f32::NAN)).is_ok());
        assert!(compare(Element::F32, &bytes(f32::NAN), &bytes(1.0)).is_err());
        assert!(compare(Element::F32, &bytes(1.0), &bytes(f32::NAN)).is_err());
        assert!(compare(Element::I8, &[1, 2], &[1, 3]).is_err());
    }
}
