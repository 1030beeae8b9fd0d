//! Reports: figures, JSON and table.

use peapod_emit::micro::Report;
use peapod_ir::plan::micro::{KernelId, MicroPlan};
use peapod_ir::verify::verify;

use crate::plans::{self, plan};

pub fn report(plan: &MicroPlan, model_len: usize) -> Report {
    let module = plans::module();
    let verified = verify(&module).expect("the module is sound");
    Report::new(&verified, plan, model_len, "board", "digits")
}

#[test]
fn adds_up() {
    let mut plan = plan([KernelId::CopyX8, KernelId::TanhF32]);
    let buffer = plan.buffers[0].clone();
    plan.buffers.push(peapod_ir::plan::micro::Buffer {
        name: "scratch".into(),
        offset: 40,
        len_bytes: 8,
        first_step: 1,
        last_step: 1,
        ..buffer
    });
    let value = Some(peapod_ir::ValueId(0));
    plan.buffers[..4].iter_mut().for_each(|it| it.value = value);
    plan.buffers[2].last_step = 1;

    let report = report(&plan, 500);
    assert_eq!(report.macs, 20);
    assert_eq!((report.ram.activations, report.ram.state), (48, 16));
    assert_eq!(
        (report.ram.scratch, report.ram.live, report.ram.live_step),
        (8, 48, 0)
    );
    let flash = report.flash;
    assert_eq!(
        (flash.model, flash.constants, flash.overhead),
        (500, 37, 463)
    );
    let op = &report.ops[1];
    assert_eq!(
        (op.index, &*op.op, &*op.kernel, &*op.name),
        (1, "relu", "tanh_f32", "act")
    );
    assert_eq!(
        (op.input_bytes, op.constant_bytes, op.output_bytes),
        (16, 16, 16)
    );
    assert_eq!((op.source, op.macs), (Some(7), 10));
    let largest: Vec<&str> = report.largest_buffers.iter().map(|it| &*it.name).collect();
    assert_eq!(largest, ["in:0", "out", "state"]);
}

#[test]
fn json_has_what_other_programs_read() {
    let json = report(&plan([KernelId::CopyX8]), 500).to_json();
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["target"], "board");
    assert_eq!(value["model"], "digits");
    assert_eq!(value["ops"][0]["kernel"], "copy_x8");
    assert_eq!(value["ops"][0]["macs"], 10);
    assert_eq!(value["ram"]["activations"], 48);
    assert_eq!(value["flash"]["model"], 500);
    assert_eq!(value["inputs"][0]["shape"], serde_json::json!([1, 4, 2, 2]));
    assert_eq!(value["inputs"][0]["zero_point"], -3);
    assert_eq!(value["outputs"][0]["dtype"], "i16");
    assert_eq!(value["outputs"][1].get("scale"), None);
    assert_eq!(value["buffers"].as_array().unwrap().len(), 4);
}

#[test]
fn table_for_people() {
    let text = report(&plan([KernelId::CopyX8]), 1500).to_string();
    let expected = "\
digits for board

     op    kernel   MACs  reads  writes  constants  result
  0  relu  copy_x8    10     16      16         16  act

RAM    48 bytes of activations (16 state, 56 scratch); step 0 alone needs 48
flash  1,500 bytes of model (37 constants, 1,463 plan)
MACs   10 per run

            type            quantisation   name
  input 0   i8[1, 4, 2, 2]  0.5 * (x + 3)  in:0
  output 0  i16[8]          0.5 * (x + 3)  out
  output 1  f32[]                          real

largest buffers of the arena
  bytes  at  steps  name
     16   0  0-0    in:0
     16  16  0-0    out
     16  32  0-0    state

";
    assert_eq!(text, expected);
}
