//! `cargo xtask bench weights`: what layers of common sizes take in flash, and in instructions,
//! where their weights are decoded while they run, beside the same layers with weights as they are.
//!
//! The layers are random numbers from fixed seeds, in the text form of modules. Both forms run on
//! the board on one input, and must give the same bytes.

use super::tables::{head, ratio, replace, row};
use super::{Args, PAGE};
use crate::build::Builder;
use crate::report::{self, grouped};
use crate::repository::Repository;
use crate::{device, list, setup};
use anyhow::{Context, Result, ensure};
use peapod_targets::{Products, Suite, Target};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// How the layers are compiled: `--weights`.
const FORMS: [&str; 2] = ["dense", "compressed"];

/// What makes the weights of a layer small.
#[derive(Clone, Copy)]
enum Few {
    /// Sixteen values: indices of 4 bits.
    Values,
    /// Three quarters are 0.
    NotZero,
    /// Floats of 16 bits.
    Half,
}

/// A convolution; a fully connected layer is one of a single pixel.
struct Layer {
    name: &'static str,
    /// Height and width of input and output, input channels, output channels, taps in a row.
    size: [usize; 4],
    few: Few,
}

const fn layer(name: &'static str, size: [usize; 4], few: Few) -> Layer {
    Layer { name, size, few }
}

/// Layers of person detection, keyword spotting and anomaly detection, and of a float network.
const LAYERS: [Layer; 7] = [
    layer(
        "person detection, 1×1, 6×6×128 to 128, 4-bit indices",
        [6, 128, 128, 1],
        Few::Values,
    ),
    layer(
        "person detection, 1×1, 6×6×128 to 128, 75 % zeros",
        [6, 128, 128, 1],
        Few::NotZero,
    ),
    layer(
        "keyword spotting, 1×1, 11×11×64 to 64, 4-bit indices",
        [11, 64, 64, 1],
        Few::Values,
    ),
    layer(
        "ResNet, 3×3, 8×8×64 to 64, 4-bit indices",
        [8, 64, 64, 3],
        Few::Values,
    ),
    layer(
        "anomaly detection, 640 to 128, 4-bit indices",
        [1, 640, 128, 1],
        Few::Values,
    ),
    layer(
        "anomaly detection, 640 to 128, 75 % zeros",
        [1, 640, 128, 1],
        Few::NotZero,
    ),
    layer(
        "float ResNet, 3×3, 8×8×64 to 64, f16",
        [8, 64, 64, 3],
        Few::Half,
    ),
];

/// Figures of a form of a layer.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Figure {
    /// Bytes of the model.
    model: u64,
    /// Bytes of all code in the image.
    code: u64,
    /// Bytes of the arena.
    arena: u64,
    /// Instructions of an inference.
    instructions: u64,
}

/// What was measured on a board.
#[derive(Serialize, Deserialize)]
struct Figures {
    /// Its name.
    board: String,
    /// By layer and form.
    layers: BTreeMap<String, BTreeMap<String, Figure>>,
}

/// The board that is measured on: of those whose figures are kept the first with DSP instructions.
fn board() -> Result<Target> {
    let boards = Target::emulated()?.into_iter();
    let mut boards = boards.filter(|it| it.suites.contains(&Suite::Figures));
    let found = boards.find(|it| it.chip.products == Products::Dsp);
    found.context("no board with DSP instructions keeps figures")
}

/// Measures and writes figures and page.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let path = repository.root.join("benchmarks/weights.json");
    if !args.tables_only {
        let target = board()?;
        if let Some(missing) = list::missing(&target) {
            println!("SKIPPED {}: {missing}", target.name);
            return Ok(true);
        }
        setup::prepare(std::slice::from_ref(&target))?;
        let builder = Builder::new(repository)?;
        let mut layers = BTreeMap::new();
        for (number, layer) in LAYERS.iter().enumerate() {
            println!("bench: {}", layer.name);
            let folder = repository.image_dir(&target.name, &format!("weights-{number}"));
            layers.insert(
                layer.name.to_owned(),
                measure(&builder, &target, layer, &folder)?,
            );
        }
        let board = target.name;
        report::save(&Figures { board, layers }, &path)?;
    }
    let figures: Figures = report::read(&path)?;
    replace(&repository.root.join(PAGE), "weights", &table(&figures))?;
    println!("bench: {} and {PAGE} are up to date", path.display());
    Ok(true)
}

fn measure(
    builder: &Builder,
    target: &Target,
    layer: &Layer,
    folder: &Path,
) -> Result<BTreeMap<String, Figure>> {
    fs::create_dir_all(folder)?;
    let model = folder.join("layer.ir");
    fs::write(&model, layer.text())?;
    let mut outputs = Vec::new();
    let mut figures = BTreeMap::new();
    for form in FORMS {
        let builder = builder.weighing(Some(form));
        let image = builder.image(target, &model, &folder.join(form))?;
        let outcome = device::run(&image, &[vec![layer.input()]])?;
        let instructions = *outcome.profile.runs.first().context("an inference ran")?;
        let figure = Figure {
            model: image.contents.flash.model,
            code: image.contents.flash.code,
            arena: image.compiled.ram.activations,
            instructions,
        };
        figures.insert(form.to_owned(), figure);
        outputs.push(outcome.outputs);
    }
    ensure!(
        outputs[0] == outputs[1],
        "the forms of {} differ",
        layer.name
    );
    Ok(figures)
}

/// Numbers that follow from a seed.
struct Numbers(u32);

impl Numbers {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }
}

impl Layer {
    fn is_float(&self) -> bool {
        matches!(self.few, Few::Half)
    }

    /// The module.
    fn text(&self) -> String {
        let [extent, in_c, out_c, taps] = self.size;
        let before = taps / 2;
        let padding = [[before, taps - 1 - before]; 2];
        let (ty, bias, quants) = match self.is_float() {
            true => ("f32", "f32", [""; 3]),
            false => (
                "i8",
                "i32",
                [" quant(0.05:3)", " quant(0.01:0)", " quant(0.2:-4)"],
            ),
        };
        let [x, w, y] = quants;
        let weights = self.weights();
        format!(
            "module \"layer\"\n\nfunc @main(%x: {ty}[1, {extent}, {extent}, {in_c}]{x}) {{\n  \
             const %w: {ty}[{out_c}, {taps}, {taps}, {in_c}]{w} = hex \"{weights}\"\n  \
             const %b: {bias}[{out_c}] = hex \"{}\"\n  \
             %y = conv2d(%x, %w, %b) {{stride = [1, 1], dilation = [1, 1], padding = {padding:?}, \
             activation = relu}}: {ty}[1, {extent}, {extent}, {out_c}]{y}\n  return %y\n}}\n",
            "00000000".repeat(out_c)
        )
    }

    /// The weights, as hexadecimal digits.
    fn weights(&self) -> String {
        let [_, in_c, out_c, taps] = self.size;
        let mut numbers = Numbers(7);
        let byte = |value: u32| (value % 255) as i32 - 127;
        let weights = (0..in_c * out_c * taps * taps).map(|_| match self.few {
            Few::Values => format!("{:02x}", byte(numbers.next() % 16 * 17) as u8),
            Few::NotZero if !numbers.next().is_multiple_of(4) => "00".to_owned(),
            Few::NotZero => format!("{:02x}", byte(numbers.next()) as u8),
            Few::Half => {
                let bits = (byte(numbers.next()) as f32 / 1024.0).to_bits();
                format!("{:08x}", bits.swap_bytes())
            }
        });
        weights.collect()
    }

    /// The bytes of an input.
    fn input(&self) -> Vec<u8> {
        let [extent, in_c, ..] = self.size;
        let mut numbers = Numbers(11);
        let elements = 0..extent * extent * in_c;
        match self.is_float() {
            true => {
                let float = |_| (numbers.next() % 2048) as f32 / 1024.0 - 1.0;
                elements.map(float).flat_map(f32::to_le_bytes).collect()
            }
            false => elements.map(|_| numbers.next() as u8).collect(),
        }
    }
}

fn table(figures: &Figures) -> String {
    let columns = [
        "model",
        "coded",
        "ratio",
        "code",
        "coded",
        "instructions",
        "coded",
        "ratio",
    ];
    let mut text = head(&format!("layer, on {}", figures.board), &columns);
    for layer in &LAYERS {
        let figure = |form: &str| figures.layers.get(layer.name)?.get(form);
        let [Some(dense), Some(coded)] = FORMS.map(figure) else {
            continue;
        };
        let cells = [
            grouped(dense.model),
            grouped(coded.model),
            ratio(coded.model, dense.model),
            grouped(dense.code),
            grouped(coded.code),
            grouped(dense.instructions),
            grouped(coded.instructions),
            ratio(coded.instructions, dense.instructions),
        ];
        text += &row(layer.name, cells);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_of_a_layer_are_in_a_row() {
        let figure = |model, instructions| Figure {
            model,
            code: 9000,
            arena: 64,
            instructions,
        };
        let forms = [
            ("dense", figure(2000, 1000)),
            ("compressed", figure(1000, 1500)),
        ];
        let forms = forms.map(|(form, figure)| (form.to_owned(), figure));
        let name = LAYERS[0].name;
        let layers = BTreeMap::from([(name.to_owned(), BTreeMap::from(forms))]);
        let board = "board".to_owned();
        let table = table(&Figures { board, layers });
        let expected =
            format!("| {name} | 2,000 | 1,000 | 0.50× | 9,000 | 9,000 | 1,000 | 1,500 | 1.50× |\n");
        assert_eq!(
            table.lines().nth(2).map(|line| format!("{line}\n")),
            Some(expected)
        );
    }
}
