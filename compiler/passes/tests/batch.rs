//! Networks of one row that are batched: each row is what the network yields for it alone.

#[path = "../../import/tests/files/mod.rs"]
mod files;

use std::fs;
use std::path::{Path, PathBuf};

use files::{repository_models, shared_models};
use peapod_import::import;
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Module, Tensor, TensorType, text, verify};
use peapod_passes::PassError;
use peapod_passes::graph::batch::batch;

/// A copy of a network of one row that takes `rows`.
fn batched(single: &Module, rows: usize) -> Result<Module, PassError> {
    let mut module = single.clone();
    batch(&mut module, rows)?;
    Ok(module)
}

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
    if ty.dtype == DType::F32 {
        return Tensor::from_floats(ty, numbers.map(|number| number as f32 / 50.0));
    }
    let is_bool = ty.dtype == DType::Bool;
    Tensor::from_integers(
        ty,
        numbers.map(|number| if is_bool { number & 1 } else { number }),
    )
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
        let of_one = &single.functions[0];
        if result.ty() == of_one.ty(of_one.outputs[index]) {
            // It follows from constants alone.
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
    let (mut taken, mut refused) = (0, 0);
    for path in repository_models() {
        let bytes = fs::read(&path).expect("the file is readable");
        let name = path.display().to_string();
        let single = import(&bytes, &name)
            .expect("the model is supported")
            .module;
        match batched(&single, 3) {
            Ok(batched) => {
                assert_rows_are_equal(&single, &batched, 3);
                taken += 1;
            }
            Err(PassError::Unbatchable(error)) => {
                assert!(!error.problems.is_empty(), "{name}");
                refused += 1;
            }
            Err(error) => panic!("{name}: {error}"),
        }
    }
    println!("{taken} batched, {refused} refused");
    assert!(taken > 300, "only {taken} models take several rows");
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
    let batched = batched(&single, 8).expect("it takes rows");
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
fn every_op_that_cannot_be_batched_is_named() {
    let source = r#"module "mixed"
        func @main(%x "x": f32[1, 4], %s "s": f32[]) {
          %m "m" = mean(%x) {axes = [0]} : f32[4]
          %t "t" = transpose(%x) {permutation = [1, 0]} : f32[4, 1]
          return %m, %t
        }"#;
    let mut module = text::parse(source).expect("the text is sound");
    let error = batch(&mut module, 2).expect_err("rows do not stay apart");
    assert_eq!(
        error.to_string(),
        "the network cannot take a batch of 2:\n  \
         input `s`: f32[]: expected a leading extent of 1, found a scalar\n  \
         mean on `x`: f32[2, 4], `m`: f32[4]: it reduces the batch dimension\n  \
         transpose on `x`: f32[2, 4], `t`: f32[4, 1]: only network-level ops can be \
         batched\n  \
         help: convert the model again with this batch size"
    );
    let error = batch(&mut module, 0).expect_err("no rows are no batch");
    assert!(matches!(
        error,
        PassError::Unbatchable(_) | PassError::Invalid(_)
    ));
}
