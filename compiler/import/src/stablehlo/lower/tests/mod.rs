//! Small programs: what they yield, how they are annotated, and what is refused.

mod annotations;
mod composed;
mod dynamic;
mod elements;
mod empty;
mod feedback;
mod general;
mod matrices;
mod per_device;
mod precision;
mod quantized;
mod refused;
mod regions;
mod special;
mod values;

use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Module, verify};

use crate::{ImportError, import};

/// The module of a text, sound.
fn module(text: &str) -> Module {
    let imported = import(text.as_bytes(), "test");
    let module = imported
        .unwrap_or_else(|error| panic!("{error}\nin\n{text}"))
        .module;
    verify(&module).unwrap_or_else(|errors| panic!("{errors}\nin\n{text}"));
    module
}

/// The only function of a text that takes nothing and has this body.
fn constant_main(body: &str, result: &str) -> String {
    format!("module {{\nfunc.func @main() -> {result} {{\n{body}\n}}\n}}")
}

/// What a program without inputs yields, its first result as numbers.
fn run(text: &str) -> Vec<f64> {
    let module = module(text);
    let verified = verify(&module).expect("sound");
    let name = verified.entry().name.clone();
    let mut states = States::new(&verified, &name).expect("the entry");
    let outputs = eval(&verified, &name, &[], &mut states).expect("a run");
    let (dtype, bytes) = (outputs[0].ty().dtype, outputs[0].bytes());
    let elements = bytes.chunks_exact(dtype.size_bytes());
    let number = |b: &[u8]| match dtype {
        DType::F32 => f64::from(f32::from_le_bytes(b.try_into().expect("4 bytes"))),
        DType::I32 => f64::from(i32::from_le_bytes(b.try_into().expect("4 bytes"))),
        DType::U32 => f64::from(u32::from_le_bytes(b.try_into().expect("4 bytes"))),
        DType::F64 => f64::from_le_bytes(b.try_into().expect("8 bytes")),
        DType::I8 => f64::from(i8::from_le_bytes([b[0]])),
        DType::Bool | DType::U8 => f64::from(b[0]),
        DType::F16 | DType::Bf16 | DType::I4 | DType::I16 | DType::I64 => {
            panic!("no test yields {}", dtype.name())
        }
    };
    elements.map(number).collect()
}

/// The body, which returns `%r` of type `result`, yields these numbers.
fn yields(body: &str, result: &str, expected: &[f64]) {
    let body = format!("{body}\nreturn %r : {result}");
    let found = run(&constant_main(&body, result));
    let near = |(a, b): (&f64, &f64)| (a - b).abs() <= 1e-5 || a.is_nan() && b.is_nan();
    let same = found.len() == expected.len() && found.iter().zip(expected).all(near);
    assert!(same, "{found:?}, expected {expected:?} of\n{body}");
}

/// Why a text is refused.
fn refused(text: &str) -> String {
    match import(text.as_bytes(), "test") {
        Err(ImportError::Lower(errors)) => errors.to_string(),
        other => panic!("{other:?} of\n{text}"),
    }
}
