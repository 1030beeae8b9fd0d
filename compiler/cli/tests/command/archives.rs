//! Inputs and outputs by name in archives: `.npz` and `.safetensors`.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use peapod_npy::npz::{self, Npz};
use peapod_npy::safe::SafeFile;
use peapod_npy::{Array, Element};

use crate::checkpoints::compiled;
use crate::pod::{any, compile_args, train};
use crate::{assert_has, digits, fails, folder, succeeds};

type Named = (String, Element, Vec<usize>, Vec<u8>);

/// The inputs of the training step by name.
fn by_name() -> Vec<Named> {
    let state = ["[0]", "[1]"].into_iter();
    let names = state.flat_map(|it| ["b1", "b2", "w1", "w2"].map(|name| format!("{it}['{name}']")));
    let names = names.chain(["arg8", "arg9"].map(str::to_owned));
    let array = |(index, name): (usize, String)| {
        let file = fs::read(train("inputs").join(format!("in_{index:03}.npy"))).unwrap();
        let array = Array::read(&file).unwrap();
        let element = if index == 9 {
            Element::I32
        } else {
            Element::F32
        };
        let elements = array.elements(element).unwrap();
        (name, element, array.shape().to_vec(), elements)
    };
    names.enumerate().map(array).collect()
}

fn run(pod: &str, more: &[&str]) -> String {
    succeeds([&["run", pod][..], more].concat())
}

#[test]
fn what_is_written_by_name_is_read_again() {
    let out = folder("archives");
    let pod = compiled(&out, "data=2");
    let path = |name: &str| out.join(name).to_str().unwrap().to_owned();
    let [start, batch, one, two, all] = [
        "start.npz",
        "batch.npz",
        "one.safetensors",
        "two.npz",
        "all.npz",
    ]
    .map(path);
    let arrays = by_name();
    fs::write(&start, npz::write(&arrays[..8]).unwrap()).unwrap();
    fs::write(&batch, npz::write(&arrays[8..]).unwrap()).unwrap();
    let inputs = train("inputs").to_str().unwrap().to_owned();
    let expected = run(
        &pod,
        &["--inputs", &inputs, "--steps", "4", "--outputs", &all],
    );
    let whole = ["--inputs", &start, "--inputs", &batch];
    let first = run(
        &pod,
        &[&whole[..], &["--steps", "2", "--outputs", &one]].concat(),
    );
    // Outputs have the names of the inputs that they replace; the loss is no input.
    let again = [
        "--inputs",
        &one,
        "--inputs",
        &batch,
        "--steps",
        "2",
        "--outputs",
        &two,
    ];
    let second = run(&pod, &again);
    let values = |said: &str| -> Vec<String> {
        let lines = said.lines().filter(|it| it.starts_with("step "));
        lines
            .map(|it| it.rsplit(' ').next().unwrap().to_owned())
            .collect()
    };
    assert_eq!(
        [values(&first), values(&second)].concat(),
        values(&expected)
    );
    assert_eq!(fs::read(&two).unwrap(), fs::read(&all).unwrap());
    let mut safe = SafeFile::open(Cursor::new(fs::read(&one).unwrap())).unwrap();
    assert_eq!(safe.names().len(), 9);
    assert_eq!(
        safe.read("[0]['w1']", Element::F32, &[16, 32])
            .unwrap()
            .len(),
        2048
    );
    // By position, as `numpy.savez(file, a, b)` names arrays.
    let renamed = arrays.into_iter().enumerate();
    let renamed = renamed.map(|(index, it)| (format!("arr_{index}"), it.1, it.2, it.3));
    fs::write(&start, npz::write(&renamed.collect::<Vec<_>>()).unwrap()).unwrap();
    assert_eq!(
        run(&pod, &["--inputs", &start, "--steps", "4"])
            .lines()
            .next(),
        expected.lines().next()
    );
}

#[test]
fn what_is_missing_or_wrong_is_named() {
    let out = folder("archives-errors");
    let pod = compiled(&out, "data=2");
    let path = out.join("inputs.npz");
    let file = path.to_str().unwrap();
    let failing = |change: &dyn Fn(&mut Vec<Named>), parts: &[&str]| {
        let mut arrays = by_name();
        change(&mut arrays);
        fs::write(&path, npz::write(&arrays).unwrap()).unwrap();
        assert_has(&fails(["run", &pod, "--inputs", file]), parts);
    };
    failing(
        &|it| "[0]['w3']".clone_into(&mut it[2].0),
        &[
            "E0122",
            "no `[0]['w1']` f32[16, 32]",
            "array `[0]['w3']`",
            "is it meant for `[0]['w1']`?",
        ],
    );
    failing(
        &|it| drop(it.remove(9)),
        &["E0122", "no `arg9` i32[64]", "inputs.npz"],
    );
    failing(
        &|it| it[0].2 = vec![4, 8],
        &["E0107", "`[0]['b1']`", "expected shape [32], found [4, 8]"],
    );
    failing(
        &|it| it[0].1 = Element::I32,
        &["E0107", "expected elements of 'f4', found '<i4'"],
    );
    fs::write(&path, "PK nonsense").unwrap();
    assert_has(
        &fails(["run", &pod, "--inputs", file]),
        &["E0121", "inputs.npz"],
    );
    let folder = train("inputs");
    let folder = folder.to_str().unwrap();
    let said = fails(["run", &pod, "--inputs", folder, "--inputs", file]);
    assert_has(&said, &["archives"]);
    let twice = out.join("twice.npz");
    fs::write(&path, npz::write(&by_name()).unwrap()).unwrap();
    fs::write(&twice, npz::write(&by_name()[..1]).unwrap()).unwrap();
    let said = fails([
        "run",
        &pod,
        "--inputs",
        file,
        "--inputs",
        twice.to_str().unwrap(),
    ]);
    assert_has(&said, &["E0122", "`[0]['b1']` is in", "too"]);
}

/// A program of one input and output of a type, for two devices.
fn copying(out: &Path, dtype: &str) -> String {
    let model = out.join(format!("{dtype}.ir"));
    let text = format!(
        "module \"m\"\nfunc @main(%x \"x\": {dtype}[2, 3]) {{\n  %y \"y\" = transpose(%x) \
         {{permutation = [1, 0]}} : {dtype}[3, 2]\n  return %y\n}}\n"
    );
    fs::write(&model, text).unwrap();
    let folder = out.join(dtype);
    succeeds(compile_args(&model, &any(), &folder));
    folder
        .join(format!("{dtype}.pod"))
        .to_str()
        .unwrap()
        .to_owned()
}

#[test]
fn every_element_type_passes_through_every_kind_of_file() {
    let out = folder("archives-types");
    let types = [
        ("f32", Element::F32),
        ("f16", Element::F16),
        ("bf16", Element::Bf16),
        ("f64", Element::F64),
        ("i8", Element::I8),
        ("i16", Element::I16),
        ("i32", Element::I32),
        ("i64", Element::I64),
        ("u8", Element::U8),
        ("u32", Element::U32),
        ("bool", Element::Bool),
    ];
    for (name, element) in types {
        let pod = copying(&out, name);
        let bytes = 0..6 * element.len_bytes() as u8;
        let bytes: Vec<u8> = bytes
            .map(|it| if name == "bool" { it & 1 } else { it })
            .collect();
        let array = ("x".to_owned(), element, vec![2, 3], bytes.clone());
        let path = |file: &str| {
            out.join(format!("{name}-{file}"))
                .to_str()
                .unwrap()
                .to_owned()
        };
        let [npz_in, npz_out, safe, raw, npy] =
            ["in.npz", "out.npz", "out.safetensors", "in.bin", "in.npy"].map(path);
        fs::write(&npz_in, npz::write(&[array]).unwrap()).unwrap();
        fs::write(&raw, &bytes).unwrap();
        fs::write(&npy, peapod_npy::write(element, &[2, 3], &bytes)).unwrap();
        run(&pod, &["--inputs", &npz_in, "--outputs", &npz_out]);
        run(&pod, &["--input", &raw, "--outputs", &safe]);
        let mut found = Npz::open(Cursor::new(fs::read(&npz_out).unwrap())).unwrap();
        let size = element.len_bytes();
        let turned = [0, 3, 1, 4, 2, 5]
            .into_iter()
            .flat_map(|it| bytes[it * size..][..size].to_vec());
        let turned: Vec<u8> = turned.collect();
        assert_eq!(found.read("y", element, &[3, 2]).unwrap(), turned, "{name}");
        let mut found = SafeFile::open(Cursor::new(fs::read(&safe).unwrap())).unwrap();
        assert_eq!(found.read("y", element, &[3, 2]).unwrap(), turned, "{name}");
        let result = path("out.bin");
        run(&pod, &["--input", &npy, "--output", &result]);
        assert_eq!(fs::read(&result).unwrap(), turned, "{name}");
    }
}

#[test]
fn peas_take_archives_by_position() {
    let out = folder("archives-pea");
    let path = |name: &str| out.join(name).to_str().unwrap().to_owned();
    let image = crate::example("inputs/03.bin");
    let elements = fs::read(&image).unwrap();
    let arrays = [("in_000".to_owned(), Element::I8, vec![1, 8, 8, 1], elements)];
    let [inputs, outputs, single] = ["in.npz", "out.npz", "out.npy"].map(path);
    fs::write(&inputs, npz::write(&arrays).unwrap()).unwrap();
    let model = digits();
    let model = model.to_str().unwrap();
    succeeds(["run", model, "--inputs", &inputs, "--outputs", &outputs]);
    succeeds([
        "run",
        model,
        "--input",
        image.to_str().unwrap(),
        "--output",
        &single,
    ]);
    let expected = fs::read(&single).unwrap();
    let expected = Array::read(&expected).unwrap();
    let mut found = Npz::open(Cursor::new(fs::read(&outputs).unwrap())).unwrap();
    let found = found
        .read("out_000", Element::I8, expected.shape())
        .unwrap();
    assert_eq!(found, expected.elements(Element::I8).unwrap());
}
