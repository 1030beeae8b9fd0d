//! `test gradient`: derivatives of every function against finite differences, in double precision.
//!
//! Results of floats are multiplied by made-up weights and added up; that loss is differentiated.
//! Each element of the gradient is compared with a central difference of the evaluator, then the
//! JVP along a made-up direction, then the gradient of the gradient. Functions that others call are
//! tested as part of those. Floats among the arguments are from −1 to 1, integers from 0 to 3: a
//! function moves them to where it is smooth.

use anyhow::{Context, Result, ensure};
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::ops::BinaryOp;
use peapod_ir::text::parse;
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, Function, Module, Signature, Tensor, TensorType, ValueId, verify};
use peapod_passes::train::gradient::{self, GradientOptions};

/// Half the distance of the points of a difference.
const STEP: f64 = 1e-5;

/// How far a derivative may be from a difference, relative to the largest one and 1.
const TOLERANCE: f64 = 1e-6;

/// Runs with other arguments.
const RUNS: u64 = 3;

/// Tests every function that no other one calls.
///
/// # Errors
///
/// A derivative is wrong, or there is none.
pub fn run(text: &str) -> Result<usize> {
    let module = parse(text)?;
    verify(&module)?;
    let called: Vec<String> = module
        .functions
        .iter()
        .flat_map(|function| &function.ops)
        .flat_map(|op| op.kind.callees())
        .map(str::to_owned)
        .collect();
    let mut checks = 0;
    for function in module
        .functions
        .iter()
        .filter(|it| !called.contains(&it.name))
    {
        let alone = entered(&module, &function.name);
        checks += check(&alone).with_context(|| format!("@{}", function.name))?;
    }
    Ok(checks)
}

/// The module with this function as its entry, and what may be called.
fn entered(module: &Module, name: &str) -> Module {
    let mut module = module.clone();
    let place = module.functions.iter().position(|it| it.name == name);
    let entry = module.functions.remove(place.expect("it is there"));
    module.functions.insert(0, entry);
    module.signatures.clear();
    module
}

/// Checks the derivatives of a module's entry.
///
/// # Errors
///
/// One is wrong, or there is none.
pub fn check(module: &Module) -> Result<usize> {
    let loss = with_loss(module);
    let mut first = loss.clone();
    gradient::gradient(&mut first, &GradientOptions::default()).context("gradient")?;
    verify(&first).with_context(|| format!("the gradient\n{first}"))?;
    let mut moved = module.clone();
    moved.signatures = vec![signature(&module.functions[0])];
    gradient::jvp(&mut moved).context("jvp")?;
    verify(&moved).with_context(|| format!("the JVP\n{moved}"))?;
    let (entry, named) = (&moved.functions[0], &moved.signatures[0]);
    let values = [&named.inputs, &named.outputs].map(|it| it.iter().map(|(_, value)| *value));
    ensure!(
        values[0].clone().eq(entry.inputs.iter().copied())
            && values[1].clone().eq(entry.outputs.iter().copied()),
        "the signature of the JVP names other ports than it has\n{moved}"
    );
    // The sum of what a gradient has, each times a weight, is a loss again.
    let results = module.functions[0].outputs.len();
    let mut again = first.clone();
    again.functions[0].outputs.drain(..=results);
    let again = with_loss(&again);
    let mut second = again.clone();
    gradient::gradient(&mut second, &GradientOptions::default()).context("second gradient")?;
    verify(&second).with_context(|| format!("the second gradient\n{second}"))?;
    for run in 0..RUNS {
        let inputs = arguments(&module.functions[0], run)?;
        compare(&loss, &first, &inputs).with_context(|| format!("gradient, run {run}\n{first}"))?;
        compare_jvp(module, &moved, &inputs, run)
            .with_context(|| format!("JVP, run {run}\n{moved}"))?;
        compare(&again, &second, &inputs)
            .with_context(|| format!("second gradient, run {run}\n{second}"))?;
    }
    Ok(3 * RUNS as usize)
}

/// Names for all arguments and results, as an imported program has them.
fn signature(entry: &Function) -> Signature {
    let named = |values: &[ValueId], stem: &str| {
        let values = values.iter().enumerate();
        let values = values.map(|(place, value)| (format!("{stem}{place}"), *value));
        values.collect()
    };
    Signature {
        key: "main".to_owned(),
        function: None,
        inputs: named(&entry.inputs, "arg"),
        outputs: named(&entry.outputs, "result"),
    }
}

/// The module with a loss before its results.
fn with_loss(module: &Module) -> Module {
    let mut module = module.clone();
    let function = std::mem::take(&mut module.functions[0]);
    let outputs = function.outputs.clone();
    let mut build = Builder::from(function);
    let mut loss = build.number_of(DType::F64, 0.0);
    for (place, output) in outputs.iter().enumerate() {
        if build.ty(*output).dtype != DType::F64 {
            continue;
        }
        let ty = build.ty(*output).clone();
        let weights = made_up(&ty, 1000 + place as u64);
        let weights = build.literal(ty, weights.into_bytes());
        let product = build.binary(BinaryOp::Mul, *output, weights);
        let part = build.total(product);
        loss = build.binary(BinaryOp::Add, loss, part);
    }
    module.functions[0] = build.finish([&[loss], &outputs[..]].concat());
    module
}

fn arguments(function: &Function, run: u64) -> Result<Vec<Tensor>> {
    let inputs = function.inputs.iter().enumerate();
    let inputs = inputs.map(|(place, input)| {
        let ty = function.ty(*input);
        let is_single = ty.dtype != DType::F32;
        ensure!(is_single, "differences need f64, not {ty}");
        Ok(made_up(ty, run * 100 + place as u64))
    });
    inputs.collect()
}

/// Floats from −1 to 1, integers from 0 to 3; the same for the same seed.
fn made_up(ty: &TensorType, seed: u64) -> Tensor {
    let mut state = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state >> 11
    };
    for _ in 0..8 {
        next();
    }
    let elements = (0..ty.elements()).map(|_| {
        let number = next();
        if ty.dtype == DType::F64 {
            return Scalar::Double(number as f64 / (1_u64 << 52) as f64 - 1.0);
        }
        if ty.dtype == DType::Bool {
            return Scalar::Truth(number % 2 == 1);
        }
        Scalar::Integer((number % 4) as i64)
    });
    Tensor::from_scalars(ty, elements)
}

fn evaluated(module: &Module, inputs: &[Tensor]) -> Result<Vec<Vec<f64>>> {
    let verified = verify(module)?;
    let name = &module.functions[0].name;
    let mut states = States::new(&verified, name)?;
    let results = eval(&verified, name, inputs, &mut states)?;
    let numbers = results
        .iter()
        .map(|it| it.scalars().iter().map(|it| it.double()).collect());
    Ok(numbers.collect())
}

/// The inputs with elements of floats moved by so many times a direction.
fn moved(inputs: &[Tensor], direction: &[Vec<f64>], by: f64) -> Vec<Tensor> {
    let inputs = inputs.iter().zip(direction);
    let inputs = inputs.map(|(input, direction)| {
        if input.ty().dtype != DType::F64 {
            return input.clone();
        }
        let elements = input.scalars().into_iter().zip(direction);
        let elements = elements.map(|(x, d)| Scalar::Double(x.double() + by * d));
        Tensor::from_scalars(input.ty(), elements.collect::<Vec<_>>())
    });
    inputs.collect()
}

/// What results change by along a direction, by differences.
fn difference(module: &Module, inputs: &[Tensor], direction: &[Vec<f64>]) -> Result<Vec<Vec<f64>>> {
    let after = evaluated(module, &moved(inputs, direction, STEP))?;
    let before = evaluated(module, &moved(inputs, direction, -STEP))?;
    let pairs = after.iter().zip(&before);
    let each = pairs.map(|(after, before)| {
        let elements = after.iter().zip(before);
        elements
            .map(|(after, before)| (after - before) / (2.0 * STEP))
            .collect()
    });
    Ok(each.collect())
}

/// Compares the last results of a module with the slopes of result 0 of another.
fn compare(loss: &Module, gradient: &Module, inputs: &[Tensor]) -> Result<()> {
    let results = loss.functions[0].outputs.len();
    let found = evaluated(gradient, inputs)?.split_off(results);
    let none: Vec<Vec<f64>> = inputs
        .iter()
        .map(|it| vec![0.0; it.ty().elements()])
        .collect();
    let floats = (0..inputs.len()).filter(|it| inputs[*it].ty().dtype == DType::F64);
    for (input, found) in floats.zip(found) {
        let mut expected = Vec::new();
        for element in 0..found.len() {
            let mut direction = none.clone();
            direction[input][element] = 1.0;
            expected.push(difference(loss, inputs, &direction)?[0][0]);
        }
        near(&found, &expected).with_context(|| format!("argument {input}"))?;
    }
    Ok(())
}

fn compare_jvp(module: &Module, jvp: &Module, inputs: &[Tensor], run: u64) -> Result<()> {
    let tangents = inputs.iter().enumerate();
    let tangents = tangents.map(|(place, it)| made_up(it.ty(), 5000 + 10 * run + place as u64));
    let tangents: Vec<Tensor> = tangents.collect();
    let direction = tangents.iter();
    let direction = direction.map(|it| it.scalars().iter().map(|it| it.double()).collect());
    let direction: Vec<Vec<f64>> = direction.collect();
    let mut all = inputs.to_vec();
    all.extend(
        tangents
            .into_iter()
            .filter(|it| it.ty().dtype == DType::F64),
    );
    let entry = &module.functions[0];
    let found = evaluated(jvp, &all)?.split_off(entry.outputs.len());
    let expected = difference(module, inputs, &direction)?;
    let is_float = |it: &ValueId| entry.ty(*it).dtype == DType::F64;
    let floats = entry
        .outputs
        .iter()
        .zip(expected)
        .filter(|(it, _)| is_float(it));
    for (place, ((_, expected), found)) in floats.zip(found).enumerate() {
        near(&found, &expected).with_context(|| format!("result {place}"))?;
    }
    Ok(())
}

fn near(found: &[f64], expected: &[f64]) -> Result<()> {
    let most = expected.iter().fold(1.0_f64, |most, it| most.max(it.abs()));
    for (place, (found, expected)) in found.iter().zip(expected).enumerate() {
        ensure!(
            (found - expected).abs() <= TOLERANCE * most,
            "element {place} is {found}, a difference says {expected}"
        );
    }
    Ok(())
}
