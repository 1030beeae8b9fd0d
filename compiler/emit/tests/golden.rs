//! `model.rs` of a plan made by hand, with and without an interpreter, as `tests/micro/golden`
//! holds it. `BLESS=1` writes it anew.
//!
//! A test of its own, so that it can be written anew when what is there does not compile.

use std::path::Path;

use peapod_emit::micro::{Identifier, Work, aot, pea, rust};
use peapod_ir::custom::Call;
use peapod_ir::plan::micro::{
    Binary, Clamp, Custom, Element, KernelId, LoopEntry, Memory, MicroPlan, ModelTensor, Operand,
    Params, Relation, Step,
};
use peapod_ir::{DType, OpId, TensorType, verify};
use plans::{arena, constant, plan};

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
        program: vec![],
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

/// A number that is doubled until it is no longer below another, or eight times, in a loop of one
/// turn. The arena is one of several models.
fn looped() -> MicroPlan {
    let mut plan = plan([]);
    let number = |offset| arena(Element::S32, offset, 4);
    let (x, limit, y, scratch) = (number(0), number(4), number(8), arena(Element::S32, 16, 40));
    let below = arena(Element::Bool, 56, 1);
    let step = |kernel, params, inputs: &[Operand], output, program| Step {
        kernel,
        params,
        inputs: inputs.to_vec(),
        outputs: vec![output],
        op: OpId(0),
        macs: 0,
        program,
    };
    let run = |kernel, params, inputs: &[Operand], output| {
        LoopEntry::Run(step(kernel, params, inputs, output, vec![]))
    };
    let add = Binary {
        dims: [1; 6],
        act_min: i32::MIN,
        act_max: i32::MAX,
        ..Binary::default()
    };
    let less = Relation { direction: 5 };
    let program = vec![
        run(KernelId::CopyX8, Params::None, &[x], y),
        LoopEntry::Begin { most: 1 },
        run(KernelId::CopyX8, Params::None, &[y], y),
        run(KernelId::CompareS32, less.into(), &[y, limit], below),
        LoopEntry::Test(below),
        LoopEntry::Begin { most: 8 },
        run(KernelId::CompareS32, less.into(), &[y, limit], below),
        LoopEntry::Test(below),
        run(KernelId::AddS32, add.into(), &[y, y], y),
        LoopEntry::End,
        LoopEntry::End,
    ];
    let zero = constant(Element::S32, 0, 4);
    plan.constants = vec![0; 4];
    plan.steps = vec![
        step(KernelId::CopyX8, Params::None, &[zero], number(16), vec![]),
        step(KernelId::WhileLoop, Params::None, &[scratch], y, program),
    ];
    let ty = TensorType::new(DType::I32, [1]);
    let port = |name: &str, operand| ModelTensor {
        name: name.into(),
        ty: ty.clone(),
        operand,
    };
    plan.arena_len = 60;
    plan.shared_len = Some(76);
    plan.state_len = 0;
    plan.states.clear();
    plan.inputs = vec![port("x", x), port("limit", limit)];
    plan.outputs = vec![port("y", y)];
    plan
}

/// The operator of `examples/custom-op`: two rows of three numbers scaled, and the sum of each.
fn scaled() -> MicroPlan {
    let mut plan = plan([]);
    let reals = |shape: &[usize]| TensorType::new(DType::F32, shape);
    let (rows, row) = (reals(&[2, 3]), reals(&[2]));
    let call = Call {
        options: &[],
        inputs: vec![&rows, &row],
        results: vec![&rows, &row],
        known: vec![],
    };
    let words = call.words().unwrap();
    plan.constants = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let records = constant(Element::S32, 0, plan.constants.len());
    let name = constant(Element::U8, plan.constants.len(), 9);
    plan.constants.extend(b"ScaleRows\0\0\0");
    let factors = constant(Element::F32, plan.constants.len(), 8);
    plan.constants.extend(
        [2.0_f32, -0.5]
            .iter()
            .flat_map(|factor| factor.to_le_bytes()),
    );
    let at = |offset, len_bytes| arena(Element::F32, offset, len_bytes);
    let (x, y, sums) = (at(0, 24), at(24, 24), at(48, 8));
    plan.steps = vec![Step {
        kernel: KernelId::Custom,
        params: Custom {
            name_len: 9,
            work: 12,
        }
        .into(),
        inputs: vec![records, name, x, factors, arena(Element::S32, 56, 12)],
        outputs: vec![y, sums],
        op: OpId(0),
        macs: 0,
        program: vec![],
    }];
    let port = |name: &str, ty: &TensorType, operand| ModelTensor {
        name: name.into(),
        ty: ty.clone(),
        operand,
    };
    plan.arena_len = 68;
    plan.state_len = 0;
    plan.states.clear();
    plan.inputs = vec![port("x", &rows, x)];
    plan.outputs = vec![port("y", &rows, y), port("sums", &row, sums)];
    plan
}

/// Four numbers and four weights outside of the pea, which are added in a second region of RAM; the
/// sums are copied into the first.
fn in_regions() -> MicroPlan {
    let mut plan = plan([]);
    let number = |memory, offset| Operand {
        memory,
        ..arena(Element::S32, offset, 16)
    };
    let (x, sums) = (number(Memory::Arena1, 0), number(Memory::Arena1, 16));
    let (weights, y) = (number(Memory::Weights, 0), number(Memory::Arena, 0));
    let last = [0, 0, 0, 0, 0, 1];
    let add = Binary {
        dims: [1, 1, 1, 1, 1, 4],
        a_strides: last,
        b_strides: last,
        act_min: i32::MIN,
        act_max: i32::MAX,
        ..Binary::default()
    };
    let step = |kernel, params, inputs: &[Operand], output| Step {
        kernel,
        params,
        inputs: inputs.to_vec(),
        outputs: vec![output],
        op: OpId(0),
        macs: 0,
        program: vec![],
    };
    plan.steps = vec![
        step(KernelId::AddS32, add.into(), &[x, weights], sums),
        step(KernelId::CopyX8, Params::None, &[sums], y),
    ];
    let ty = TensorType::new(DType::I32, [4]);
    let port = |name: &str, operand| ModelTensor {
        name: name.into(),
        ty: ty.clone(),
        operand,
    };
    plan.arena_len = 16;
    plan.others = vec![32];
    plan.weights = [10_i32, 20, 30, 40]
        .iter()
        .flat_map(|it| it.to_le_bytes())
        .collect();
    plan.constants.clear();
    plan.state_len = 0;
    plan.states.clear();
    plan.inputs = vec![port("x", x)];
    plan.outputs = vec![port("y", y)];
    plan
}

#[test]
fn in_several_regions_is_what_is_committed() {
    let (module, plan) = (plans::module(), in_regions());
    let pea = pea::write(&verify(&module).unwrap(), &plan).unwrap();
    hold(
        "regions",
        &[("model.pea", pea), ("model.weights", plan.weights)],
    );
}

#[test]
fn of_a_custom_operator_is_what_is_committed() {
    check("scaled", &scaled(), "custom");
}

#[test]
fn is_what_is_committed() {
    check("two_ways", &two_ways(), "");
}

#[test]
fn of_a_loop_is_what_is_committed() {
    check("looped", &looped(), "loop");
}

fn check(name: &str, plan: &MicroPlan, folder: &str) {
    let module = plans::module();
    let verified = verify(&module).unwrap();
    let name = Identifier::new(name).unwrap();
    let pea = pea::write(&verified, plan).unwrap();
    let work = Work {
        inference: 48,
        step: 12,
    };
    let files = [
        (
            "model.rs.txt",
            rust::write(&name, &pea, plan, &work).into_bytes(),
        ),
        ("model.pea", pea),
        (
            "aot.rs.txt",
            aot::write(&name, &verified, plan).unwrap().into_bytes(),
        ),
        (aot::CONSTANTS, plan.constants.clone()),
    ];
    hold(folder, &files);
}

/// Holds files against those of a golden folder.
fn hold(folder: &str, files: &[(&str, Vec<u8>)]) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/micro/golden");
    let golden = golden.join(folder);
    for (file, bytes) in files {
        let file = golden.join(file);
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(&golden).unwrap();
            std::fs::write(&file, bytes).unwrap();
        }
        let committed = std::fs::read(&file).unwrap();
        let [bytes, committed] = [bytes, &committed].map(|it| String::from_utf8_lossy(it));
        assert_eq!(bytes, committed, "{}", file.display());
    }
}
