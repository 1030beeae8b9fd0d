//! Float networks of others, beside the int8 files that their vendors made of them.

use std::fs;
use std::path::Path;

use peapod_driver::Source;
use peapod_driver::observer::Silent;
use peapod_ir::eval::{States, eval};
use peapod_ir::{Module, Tensor, verify};

use crate::{folder, quantised, request, shared};

/// Inputs of an int8 model as floats, one after another in a `.npy`.
fn dequantised(vendor: &Path, module: &Module, to: &Path) -> Vec<Tensor> {
    let function = &module.functions[0];
    let ty = function.ty(function.inputs[0]).clone();
    let (scale, zero_point) = ty.quant.as_ref().and_then(|it| it.single()).unwrap();
    let files = (0..).map(|it| vendor.join(format!("case_{it}.in.bin")));
    let files = files.map_while(|it| fs::read(it).ok());
    let inputs = files.map(|bytes| Tensor::new(ty.clone(), bytes).unwrap());
    let inputs: Vec<Tensor> = inputs.collect();
    for (index, input) in inputs.iter().enumerate() {
        let reals = input.integers().into_iter();
        let reals = reals.flat_map(|x| (scale * (x - zero_point) as f32).to_le_bytes());
        let bytes: Vec<u8> = reals.collect();
        let array = peapod_npy::write(peapod_npy::Element::F32, &ty.shape, &bytes);
        fs::write(to.join(format!("sample_{index}.npy")), array).unwrap();
    }
    inputs
}

fn outputs(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap();
    let name = &verified.entry().name;
    let mut states = States::new(&verified, name).unwrap();
    let run =
        |input: &Tensor| eval(&verified, name, std::slice::from_ref(input), &mut states).unwrap();
    inputs
        .iter()
        .map(run)
        .map(|mut it| it.swap_remove(0))
        .collect()
}

fn largest(output: &Tensor) -> usize {
    let elements = output.integers();
    (0..elements.len())
        .rev()
        .max_by_key(|index| elements[*index])
        .unwrap()
}

/// How the first output of a float network, quantised by its samples, agrees with that of the
/// vendor's int8 file: the part of equal top-1, and the largest difference in steps of the
/// vendor's.
fn agreement(float: &str, vendor: &str) -> Option<(f64, f32)> {
    let models = shared(float)?;
    let open = |name: &str| Source::open(&models.join(name).join("model.tflite")).unwrap();
    let folder = folder(float);
    let theirs = open(vendor).module(&Silent).unwrap();
    let inputs = dequantised(&models.join(vendor), &theirs, &folder);
    let own = quantised(&open(float), &request(&folder)).module;
    let ty = own.functions[0].ty(own.functions[0].inputs[0]).clone();
    let own_inputs = inputs.iter().map(|input| {
        let kind = peapod_ir::ops::Quantize.into();
        peapod_ir::eval::eval_op(&kind, &[Some(input.clone())], &ty).unwrap()
    });
    let own_outputs = outputs(&own, &own_inputs.collect::<Vec<_>>());
    let theirs = outputs(&theirs, &inputs);
    let pairs = || own_outputs.iter().zip(&theirs);
    let same = pairs()
        .filter(|(own, theirs)| largest(own) == largest(theirs))
        .count();
    let real = |tensor: &Tensor, index: usize| {
        let (scale, zero) = tensor
            .ty()
            .quant
            .as_ref()
            .and_then(|it| it.single())
            .unwrap();
        scale * (tensor.integers()[index] - zero) as f32
    };
    let off = pairs().flat_map(|(own, theirs)| {
        let step = theirs.ty().quant.as_ref().unwrap().scales[0];
        let elements = 0..theirs.ty().elements();
        elements.map(move |it| (real(own, it) - real(theirs, it)).abs() / step)
    });
    Some((same as f64 / inputs.len() as f64, off.fold(0.0, f32::max)))
}

#[test]
fn resnet_predicts_what_its_vendors_int8_file_does() {
    if let Some((top_1, steps)) = agreement("pretrainedResnet", "pretrainedResnet_quant") {
        println!(
            "pretrainedResnet: same top-1 on {:.1} %, {steps} steps apart",
            top_1 * 100.0
        );
        assert!(top_1 >= 0.99);
    }
}

#[test]
fn the_autoencoder_is_as_near_as_its_vendors_int8_file() {
    if let Some((_, steps)) = agreement("ad01_fp32", "ad01_int8") {
        println!("ad01_fp32: {steps} steps of the vendor's scale apart at most");
        assert!(steps < 40.0, "an eighth of the range of 8 bits, about");
    }
}

#[test]
fn hello_world_is_as_near_as_its_vendors_int8_file() {
    if let Some((_, steps)) = agreement("hello_world_float", "hello_world_int8") {
        println!("hello_world_float: {steps} steps of the vendor's scale apart at most");
        assert!(steps < 16.0, "a sixteenth of the range of 8 bits");
    }
}
