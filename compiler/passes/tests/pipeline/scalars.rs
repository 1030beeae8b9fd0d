//! Scalars are on every stage that reads them: they decide nothing about stages, unless they are
//! weights.

use peapod_ir::{Module, text};
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, PipelineProgram, compile};

use crate::{check, mesh, options, pipelined};

/// Three layers, of which the first is centred and scaled by a single number `s`. The constant that
/// sums begin with is read by the forward passes of the first and the last stage and by the
/// backward passes of all; the learning rate first by updates of other parameters than `s`.
const CENTRED: &str = r#"
module "centred"

func @main(
  %w0 "w0": f32[4, 4], %w1 "w1": f32[4, 4], %w2 "w2": f32[4, 4], %b1 "b1": f32[4],
  %s "s": f32[], %rate "rate": f32[], %x "x": f32[8, 4]
) replaces(0: 0, 1: 1, 2: 2, 3: 3, 4: 4) {
  const %zero: f32[] = [0]
  %h0 = dot_general(%x, %w0) {contracting = [[1], [0]]} : f32[8, 4]
  %m0 = reduce(%h0, %zero) {combiner = add, dims = [1]} : f32[8]
  %n0 = broadcast_in_dim(%m0) {dims = [0]} : f32[8, 4]
  %p0 = sub(%h0, %n0) : f32[8, 4]
  %a0 = tanh(%p0) : f32[8, 4]
  %s0 = broadcast_in_dim(%s) {dims = []} : f32[8, 4]
  %z0 = mul(%a0, %s0) : f32[8, 4]
  %h1 "h1" = dot_general(%z0, %w1) {contracting = [[1], [0]]} : f32[8, 4]
  %bb = broadcast_in_dim(%b1) {dims = [1]} : f32[8, 4]
  %hb = add(%h1, %bb) : f32[8, 4]
  %t1 = tanh(%hb) : f32[8, 4]
  %z1 = add(%t1, %z0) : f32[8, 4]
  %y "y" = dot_general(%z1, %w2) {contracting = [[1], [0]]} : f32[8, 4]
  %yy = mul(%y, %y) : f32[8, 4]
  %loss = reduce(%yy, %zero) {combiner = add, dims = [0, 1]} : f32[]
  %g2 = dot_general(%z1, %y) {contracting = [[0], [0]]} : f32[4, 4]
  %dz1 = dot_general(%y, %w2) {contracting = [[1], [1]]} : f32[8, 4]
  %q1 = mul(%t1, %t1) : f32[8, 4]
  %l1 = mul(%dz1, %q1) : f32[8, 4]
  %d1 = sub(%dz1, %l1) : f32[8, 4]
  %gb = reduce(%d1, %zero) {combiner = add, dims = [0]} : f32[4]
  %g1 = dot_general(%z0, %d1) {contracting = [[0], [0]]} : f32[4, 4]
  %dx1 = dot_general(%d1, %w1) {contracting = [[1], [1]]} : f32[8, 4]
  %dz0 = add(%dx1, %dz1) : f32[8, 4]
  %ps = mul(%dz0, %a0) : f32[8, 4]
  %gs = reduce(%ps, %zero) {combiner = add, dims = [0, 1]} : f32[]
  %da0 = mul(%dz0, %s0) : f32[8, 4]
  %q0 = mul(%a0, %a0) : f32[8, 4]
  %l0 = mul(%da0, %q0) : f32[8, 4]
  %d0 = sub(%da0, %l0) : f32[8, 4]
  %dm = reduce(%d0, %zero) {combiner = add, dims = [1]} : f32[8]
  %dn = broadcast_in_dim(%dm) {dims = [0]} : f32[8, 4]
  %dp = sub(%d0, %dn) : f32[8, 4]
  %g0 = dot_general(%x, %dp) {contracting = [[0], [0]]} : f32[4, 4]
  %r2 = broadcast_in_dim(%rate) {dims = []} : f32[4, 4]
  %c2 = mul(%r2, %g2) : f32[4, 4]
  %u2 = sub(%w2, %c2) : f32[4, 4]
  %c1 = mul(%r2, %g1) : f32[4, 4]
  %u1 = sub(%w1, %c1) : f32[4, 4]
  %rb = broadcast_in_dim(%rate) {dims = []} : f32[4]
  %cb = mul(%rb, %gb) : f32[4]
  %ub = sub(%b1, %cb) : f32[4]
  %cs = mul(%rate, %gs) : f32[]
  %us = sub(%s, %cs) : f32[]
  %c0 = mul(%r2, %g0) : f32[4, 4]
  %u0 = sub(%w0, %c0) : f32[4, 4]
  return %u0, %u1, %u2, %ub, %us, %loss
}
"#;

fn module(text: &str) -> Module {
    text::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

fn three(schedule: &str) -> PipelineOptions {
    PipelineOptions {
        cuts: Cuts::At(vec!["h1".to_owned(), "y".to_owned()]),
        ..options(schedule, 2)
    }
}

/// Ports of a stage that are given.
fn held(program: &PipelineProgram, stage: usize) -> Vec<&str> {
    let ports = &program.pipeline.interface.inputs;
    let own = program.pipeline.stages[stage].inputs.iter();
    let given = own.map(|index| &ports[*index]);
    let given = given.filter(|port| !port.in_flight);
    given.map(|port| port.name.as_str()).collect()
}

#[test]
fn scalars_are_where_they_are_read() {
    let module = module(CENTRED);
    for schedule in ["1f1b", "pipemare", "pipedream"] {
        let program = pipelined(&module, "pipe=3", &three(schedule));
        assert_eq!(held(&program, 0), ["w0", "s", "rate", "x"], "{schedule}");
        assert_eq!(held(&program, 1), ["w1", "b1", "rate"], "{schedule}");
        assert_eq!(held(&program, 2), ["w2", "rate"], "{schedule}");
    }
}

#[test]
fn scalars_are_not_sent() {
    let module = module(CENTRED);
    let program = pipelined(&module, "pipe=3", &three("1f1b"));
    let ops = program.pipeline.stages.iter().map(|stage| {
        let ops = stage.module.functions[0].ops.iter();
        ops.filter(|op| op.kind.mnemonic() == "send").count()
    });
    // Of each of two microbatches one forward, and one back.
    assert_eq!(ops.collect::<Vec<_>>(), [2, 4, 2]);
    let worst = check(&module, "pipe=3", &three("1f1b"));
    assert!(worst < 1e-6, "{worst}");
}

#[test]
fn a_scalar_that_is_a_weight_of_two_stages_is_refused() {
    let (without, with) = (
        "%z1 = add(%t1, %z0) : f32[8, 4]",
        "%f1 = mul(%t1, %s0) : f32[8, 4]\n  %z1 = add(%f1, %z0) : f32[8, 4]",
    );
    let module = module(&CENTRED.replace(without, with));
    let pod = PodOptions::new(mesh("pipe=3"), vec![]);
    let error = compile(module, &pod, &three("pipemare"), |_, _| {}).map(drop);
    let error = error.expect_err("two stages read `s`").to_string();
    assert!(error.contains("`s` is updated by stage 0"), "{error}");
}
