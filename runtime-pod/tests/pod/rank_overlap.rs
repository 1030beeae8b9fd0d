//! Collectives that are on their way while ranks compute. Operands that are overwritten meanwhile
//! are in `rank_steps.rs`.

use std::sync::{Arc, Mutex};

use peapod_ir::{Tensor, text};
use peapod_pod::{Engine, Executor, load};

use crate::channels::connected;
use crate::support::{options, own_shards, write};

/// What rank 0 of 2 begins, finishes and runs in a step of this program of two inputs, whose result
/// is that of one rank.
fn logged(body: &str) -> Vec<String> {
    let module = format!(
        "module \"test\"\nmesh a=2\n\nfunc @main(%x: f32[1, 4], %w: f32[1, 4]) {{\n{body}}}\n"
    );
    let module = text::parse(&module).unwrap_or_else(|error| panic!("{error}"));
    let interface = own_shards(&module);
    let pod = write(&module, &interface);
    let numbers = |by: f32| -> Vec<f32> { (1..=8_u8).map(|it| f32::from(it) * by).collect() };
    let x = Tensor::from_floats(&interface.inputs[0].global, numbers(0.5));
    let w = Tensor::from_floats(&interface.inputs[1].global, numbers(0.25));
    let run = |engine: &mut Executor| {
        engine.set_input(0, x.bytes()).unwrap();
        engine.set_input(1, w.bytes()).unwrap();
        engine.step().unwrap();
        engine.output(0).unwrap()
    };
    let log: Arc<Mutex<Vec<String>>> = Arc::default();
    let found = std::thread::scope(|scope| {
        let ranks = connected(2).into_iter().enumerate();
        let ranks = ranks.map(|(rank, mut transport)| {
            let (pod, run, log) = (&pod, &run, Arc::clone(&log));
            scope.spawn(move || {
                if rank == 0 {
                    transport.log = Some(Arc::clone(&log));
                }
                let program = load(pod).unwrap();
                let transport = Box::new(transport);
                let mut engine = Executor::of_rank(program, options(1), transport).unwrap();
                if rank == 0 {
                    engine.observe(Box::new(move |done| {
                        log.lock().unwrap().push(format!("step {}", done.step));
                    }));
                }
                run(&mut engine)
            })
        });
        let ranks: Vec<_> = ranks.collect();
        let found = ranks.into_iter().map(|it| it.join().unwrap());
        found.collect::<Vec<_>>()
    });
    let expected = run(&mut Executor::new(load(&pod).unwrap(), options(1)).unwrap());
    assert_eq!(found, [&expected[..]; 2]);
    log.lock().unwrap().clone()
}

/// A product of four by four, which is not fused with what is around it.
const PRODUCT: &str = "dot_general(%x, %w) {contracting = [[0], [0]]} : f32[4, 4]";

/// What an output takes to be put together.
const OUTPUT: [&str; 2] = ["start", "finish"];

#[test]
fn steps_run_between_begin_and_first_use() {
    let log = logged(&format!(
        "  %y = {PRODUCT}
  %s = all_reduce(%y) {{axes = [0], combiner = add}} : f32[4, 4]
  %p = dot_general(%w, %x) {{contracting = [[0], [0]]}} : f32[4, 4]
  %q = dot_general(%p, %s) {{contracting = [[0], [0]]}} : f32[4, 4]
  %r = reshape(%q) : f32[16]
  return %r
"
    ));
    // An all-reduce has two exchanges, of which the second is made when the first is finished.
    let expected = [
        "step 0", "start", "step 2", "finish", "start", "finish", "step 1", "step 3",
    ];
    assert_eq!(log, [&expected[..], &OUTPUT].concat());
}

#[test]
fn a_reduce_scatter_is_finished_at_its_first_use() {
    let log = logged(&format!(
        "  %y = {PRODUCT}
  %s = reduce_scatter(%y) {{axes = [0], dims = [0], combiner = add}} : f32[2, 4]
  %p = dot_general(%w, %x) {{contracting = [[0], [0]]}} : f32[4, 4]
  %q = dot_general(%s, %p) {{contracting = [[1], [0]]}} : f32[2, 4]
  %r = reshape(%q) : f32[8]
  return %r
"
    ));
    let expected = ["step 0", "start", "step 2", "finish", "step 1", "step 3"];
    assert_eq!(log, [&expected[..], &OUTPUT].concat());
}

/// The shard of the other rank travels while the own one is multiplied, and the product of the
/// other one waits for it.
#[test]
fn shards_travel_while_others_are_multiplied() {
    let log = logged(
        "  %s = collective_permute(%x) {axes = [0], offset = 1, wrap = true} : f32[1, 4]
  %p = dot_general(%x, %w) {contracting = [[0], [0]]} : f32[4, 4]
  %q = dot_general(%s, %w) {contracting = [[0], [0]]} : f32[4, 4]
  %y = dot_general(%p, %q) {contracting = [[1], [0]]} : f32[4, 4]
  %r = reshape(%y) : f32[16]
  return %r
",
    );
    let expected = ["start", "step 1", "finish", "step 0", "step 2", "step 3"];
    assert_eq!(log, [&expected[..], &OUTPUT].concat());
}
