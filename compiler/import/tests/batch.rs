//! Networks of one row that are imported for several.

mod files;

use std::fs;
use std::path::{Path, PathBuf};

use files::{repository_models, shared_models};
use peapod_import::tflite::import_batched;
use peapod_import::{ImportError, import};
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Module, Origin, Tensor, TensorType, verify};

/// Results of one run.
fn run(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{}: {errors}", module.name));
    let name = module.functions[0].name.as_str();
    let mut states = States::new(&verified, name).expect("the function is there");
    eval(&verified, name, inputs, &mut states).expect("inputs fit")
}

/// Elements that follow from a seed; small, so that integers of every type hold them.
fn made_up(ty: &TensorType, seed: usize) -> Tensor {
    let number = |index: usize| ((index * 7919 + seed * 104_729) % 251) as i32 - 125;
    let numbers = (0..ty.elements()).map(number);
    match ty.dtype == DType::F32 {
        true => Tensor::from_floats(ty, numbers.map(|number| number as f32 / 50.0)),
        false => Tensor::from_integers(ty, numbers),
    }
}

/// The rows of tensors of one type as one tensor.
fn stacked(ty: &TensorType, rows: &[&Tensor]) -> Tensor {
    let bytes = rows.iter().flat_map(|row| row.bytes().iter().copied());
    Tensor::new(ty.clone(), bytes.collect()).expect("as many bytes as rows have")
}

fn argument_types(module: &Module) -> Vec<TensorType> {
    let function = &module.functions[0];
    let inputs = function.inputs.iter();
    inputs.map(|value| function.ty(*value).clone()).collect()
}

/// Runs a model alone on every row, and for all rows at once.
fn assert_rows_are_equal(single: &Module, batched: &Module, batch: usize) {
    let types = argument_types(single);
    let row = |seed| -> Vec<Tensor> { types.iter().map(|ty| made_up(ty, seed)).collect() };
    let rows: Vec<Vec<Tensor>> = (0..batch).map(row).collect();
    let alone: Vec<Vec<Tensor>> = rows.iter().map(|row| run(single, row)).collect();
    let together = argument_types(batched).into_iter().enumerate();
    let together: Vec<Tensor> = together
        .map(|(index, ty)| stacked(&ty, &rows.iter().map(|row| &row[index]).collect::<Vec<_>>()))
        .collect();
    let results = run(batched, &together);
    for (index, result) in results.iter().enumerate() {
        let function = &batched.functions[0];
        let origin = &function.value(function.outputs[index]).origin;
        if matches!(origin, Origin::Constant(_)) {
            continue;
        }
        let expected: Vec<&Tensor> = alone.iter().map(|results| &results[index]).collect();
        let expected = stacked(result.ty(), &expected);
        assert!(*result == expected, "{}, result {index}", single.name);
    }
}

/// Elementwise ops, windows, products, softmaxes: whatever takes a leading extent of 1.
#[test]
fn rows_of_recorded_models_are_those_of_each_alone() {
    let (mut batched, mut refused) = (0, 0);
    for path in repository_models() {
        let bytes = fs::read(&path).expect("the file is readable");
        let name = path.display().to_string();
        let single = import(&bytes, &name)
            .expect("the model is supported")
            .module;
        match import_batched(&bytes, &name, 3) {
            Ok(imported) => {
                assert_rows_are_equal(&single, &imported.module, 3);
                batched += 1;
            }
            Err(ImportError::Unbatchable(error)) => {
                assert!(!error.problems.is_empty(), "{name}");
                refused += 1;
            }
            Err(error) => panic!("{name}: {error}"),
        }
    }
    println!("{batched} batched, {refused} refused");
    assert!(batched > 300, "only {batched} models take several rows");
}

fn case(folder: &Path, number: usize, what: &str, ty: &TensorType) -> Tensor {
    let bytes = fs::read(folder.join(format!("case_{number}.{what}.bin")));
    Tensor::new(ty.clone(), bytes.expect("the case is there")).expect("as many bytes as elements")
}

#[test]
fn the_residual_network_computes_eight_rows_like_each_alone() {
    let model = shared_models().and_then(|models| {
        let is_it = |path: &PathBuf| {
            path.parent()
                .is_some_and(|dir| dir.ends_with("pretrainedResnet"))
        };
        models.into_iter().find(is_it)
    });
    let Some(path) = model else {
        eprintln!("skipped: pretrainedResnet is not among the shared models (see PEAPOD_SHARED)");
        return;
    };
    let bytes = fs::read(&path).expect("the model is readable");
    let folder = path.parent().expect("a model has a folder");
    let single = import(&bytes, "resnet").expect("it is supported").module;
    let batched = import_batched(&bytes, "resnet", 8)
        .expect("it takes rows")
        .module;
    let input = &argument_types(&single)[0];
    let inputs: Vec<Tensor> = (0..3)
        .map(|number| case(folder, number, "in", input))
        .collect();
    let alone: Vec<Tensor> = inputs
        .iter()
        .map(|x| run(&single, std::slice::from_ref(x)).remove(0))
        .collect();
    let rows: Vec<&Tensor> = (0..8).map(|row| &inputs[row % 3]).collect();
    let stack = stacked(&argument_types(&batched)[0], &rows);
    let results = run(&batched, &[stack]).remove(0);
    assert_eq!(results.ty().shape, [8, 10]);
    for (row, result) in results.floats().chunks(10).enumerate() {
        assert_eq!(result, alone[row % 3].floats(), "row {row}");
        let golden = case(folder, row % 3, "out", alone[0].ty()).floats();
        let largest = golden.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
        for (found, expected) in result.iter().zip(&golden) {
            let error = (found - expected).abs();
            assert!(
                error <= 1e-5 * largest,
                "row {row}: {found}, expected {expected}"
            );
        }
    }
}

#[test]
fn what_cannot_take_rows_is_named() {
    let models = repository_models();
    let model = models.iter().find(|path| path.ends_with("digits.tflite"));
    let bytes = fs::read(model.expect("the example is there")).expect("it is readable");
    let error = import_batched(&bytes, "digits", 0).expect_err("no rows are no batch");
    let message = error.to_string();
    assert!(
        message.contains("a batch has one row at least"),
        "{message}"
    );
    assert!(message.contains("help: convert the model"), "{message}");
}
