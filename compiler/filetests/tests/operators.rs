//! `docs/operators.md`: what the recorded vectors of `conformance/` cover, counted. `BLESS=1`
//! writes it anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_import::tflite::operators;

const INTRODUCTION: &str = "\
# Operators

What `.tflite` models may consist of, and what was compared. Each row counts the recorded vectors
of one operator and one type of activations: the outputs of TensorFlow Lite Micro's reference
kernels or, for uint8 and for operators and types that this does not have, of LiteRT's
(`conformance/README.md` has the releases). The tests replay all of them: by evaluation, by the
compiled model on the host and, where a model and its tensors fit into 11.5 kB, on boards: all of
them on one board of each kind of instructions (scalar, DSP, MVE), every other one on boards with
other chips.
Integers are equal there, without exception; floats are within 1e-5 of the largest magnitude of a
tensor. This is contract `tflm`; [numerics.md](numerics.md) has what `litert` computes otherwise.
The same models were compared on many more seeded inputs by hand (`conformance/bulk.py`),
floats within 1e-6; the last columns count these. Floats that differ there are sums in another
order: up to 1.1e-5 of the largest magnitude in recurrent operators, and where a state is quantised
(`f32xs8`) a step of 0.5 % where a sum falls next to a rounding boundary. Operators on tensors
without elements and on those of 7 and 8 dimensions have vectors of their own, which no row counts
(`empty` and `high_rank` in `conformance/vectors`). `cargo xtask packages` compares whole models of
public packages.

<!-- Generated from conformance/: BLESS=1 cargo test -p peapod-filetests --test operators -->

| operator | type | models | recorded elements | elements of more inputs | of which differ |
|---|---|---|---|---|---|
";

/// What `conformance/bulk.toml` has for an operator and a type.
#[derive(serde::Deserialize)]
struct Bulk {
    elements: usize,
    mismatches: usize,
}

/// What was compared.
#[derive(Default)]
struct Cell {
    models: usize,
    elements: usize,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder, by name.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// The type that a case is about: the name begins with it.
fn type_of(stem: &str) -> String {
    match *stem.split('_').collect::<Vec<_>>() {
        [from, "to", to, ..] => format!("{from} to {to}"),
        [ty, ..] => ty.to_owned(),
        [] => String::new(),
    }
}

/// Output elements of all runs of a model.
fn elements(model: &Path) -> usize {
    let bytes = fs::read(model).expect("the model can be read");
    let module = import(&bytes, "model")
        .expect("a recorded model is imported")
        .module;
    let entry = module.functions.first().expect("a module has an entry");
    let outputs = entry
        .outputs
        .iter()
        .map(|&id| entry.ty(id).elements())
        .sum::<usize>();
    let stem = model.with_extension("");
    let recorded = |run: usize| PathBuf::from(format!("{}.{run}.out0.bin", stem.display()));
    outputs * (0..).take_while(|run| recorded(*run).exists()).count()
}

/// Every operator and type that has vectors.
fn cells() -> BTreeMap<(String, String), Cell> {
    let mut cells: BTreeMap<_, Cell> = BTreeMap::new();
    let vectors = peapod_conformance::vectors().expect("the vectors can be unpacked");
    for folder in entries(&vectors) {
        let name = folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let operator = operators().find(|operator| operator.eq_ignore_ascii_case(&name));
        let Some(name) = operator.filter(|_| folder.is_dir()) else {
            continue;
        };
        for model in entries(&folder) {
            if model
                .extension()
                .is_none_or(|extension| extension != "tflite")
            {
                continue;
            }
            let stem = model
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let cell = cells.entry((name.to_owned(), type_of(&stem))).or_default();
            cell.models += 1;
            cell.elements += elements(&model);
        }
    }
    cells
}

fn table() -> String {
    let (mut text, cells) = (INTRODUCTION.to_owned(), cells());
    let bulk =
        fs::read_to_string(root().join("conformance/bulk.toml")).expect("bulk.toml is there");
    let bulk: BTreeMap<String, Bulk> = toml::from_str(&bulk).expect("bulk.py wrote it");
    for ((operator, ty), Cell { models, elements }) in &cells {
        let many = bulk.get(&format!("{} {ty}", operator.to_uppercase()));
        let many = many.map_or("| |".to_owned(), |it| {
            format!("{} | {} |", it.elements, it.mismatches)
        });
        text += &format!("| {operator} | {ty} | {models} | {elements} | {many}\n");
    }
    let recorded = |name: &str| cells.keys().any(|(operator, _)| operator == name);
    let others: Vec<_> = operators().filter(|name| !recorded(name)).collect();
    text += &format!(
        "\n{} operators and types. Imported, but without vectors of their own: {}.\n",
        cells.len(),
        others.join(", ")
    );
    text
}

#[test]
fn the_page_says_what_is_recorded() {
    let (file, text) = (root().join("docs/operators.md"), table());
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &text).expect("docs/operators.md can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "docs/operators.md is out of date: BLESS=1 cargo test -p peapod-filetests --test operators"
    );
}
