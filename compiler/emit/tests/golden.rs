//! `model.rs` of a plan made by hand, with and without an interpreter, as `tests/micro/golden`
//! holds it. `BLESS=1` writes it anew.
//!
//! A test of its own, so that it can be written anew when what is there does not compile.

use std::path::Path;

use peapod_emit::micro::{Identifier, Work, aot, pea, rust};
use peapod_ir::plan::micro::{Clamp, Element, KernelId, MicroPlan, ModelTensor, Params, Step};
use peapod_ir::{DType, OpId, TensorType, verify};
use plans::{arena, plan};

#[allow(dead_code, reason = "shared with the tests of the other emitters")]
#[path = "micro/plans.rs"]
mod plans;

/// Two inputs, copied and clamped into two outputs. One name tries to break out of its quotes.
fn two_ways() -> MicroPlan {
    let step = |kernel, params, input, output| Step {
        kernel,
        params,
        inputs: vec![input],
        outputs: vec![output],
        op: OpId(0),
        macs: 0,
    };
    let mut plan = plan([]);
    let bytes = arena(Element::S8, 0, 16);
    let copied = arena(Element::S8, 32, 16);
    let floats = arena(Element::F32, 16, 8);
    let clamped = arena(Element::F32, 48, 8);
    let clamp = Clamp {
        min: -1.0,
        max: 1.0,
    };
    plan.steps = vec![
        step(KernelId::CopyX8, Params::None, bytes, copied),
        step(KernelId::ClampF32, clamp.into(), floats, clamped),
    ];
    let reals = TensorType::new(DType::F32, [2]);
    let integers = plan.inputs[0].ty.clone();
    let port = |name: &str, ty: &TensorType, operand| ModelTensor {
        name: name.into(),
        ty: ty.clone(),
        operand,
    };
    plan.arena_len = 64;
    plan.state_len = 0;
    plan.states.clear();
    plan.inputs = vec![
        port("Image:0", &integers, bytes),
        port("gen", &reals, floats),
    ];
    plan.outputs = vec![
        port("\"; } */ mod evil {}\n//", &integers, copied),
        port("image 0", &reals, clamped),
    ];
    plan
}

#[test]
fn is_what_is_committed() {
    let (plan, module) = (two_ways(), plans::module());
    let verified = verify(&module).unwrap();
    let name = Identifier::new("two_ways").unwrap();
    let pea = pea::write(&verified, &plan).unwrap();
    let work = Work {
        inference: 48,
        step: 12,
    };
    let files = [
        (
            "model.rs.txt",
            rust::write(&name, &pea, &plan, &work).into_bytes(),
        ),
        ("model.pea", pea),
        (
            "aot.rs.txt",
            aot::write(&name, &verified, &plan).unwrap().into_bytes(),
        ),
        (aot::CONSTANTS, plan.constants.clone()),
    ];
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/micro/golden");
    for (file, bytes) in files {
        let file = golden.join(file);
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(&golden).unwrap();
            std::fs::write(&file, &bytes).unwrap();
        }
        let committed = std::fs::read(&file).unwrap();
        let [bytes, committed] = [&bytes, &committed].map(|it| String::from_utf8_lossy(it));
        assert_eq!(bytes, committed, "{}", file.display());
    }
}
