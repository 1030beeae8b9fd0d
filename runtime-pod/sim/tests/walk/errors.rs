//! What cannot be simulated is an error that says where and why.

use peapod_sim::schedule::Overlap;

use crate::support::{exported, ir, options, pod, walk};

#[test]
fn a_mesh_of_another_size_than_the_machine_is_refused() {
    let bytes = pod(exported("mlp_adamw_clip.mlir"), &[("data", 4)]);
    let error = walk(&bytes, 8, &options(Overlap::None))
        .unwrap_err()
        .to_string();
    assert!(error.contains("data=4") && error.contains('8'), "{error}");
}

#[test]
fn a_loop_whose_turns_depend_on_data_asks_for_them() {
    let module = ir(r#"module "m"

func @main(%n: i32[], %x: f32[4]) {
  %a, %b = while(%n, %x) {condition = more, body = twice} : i32[], f32[4]
  return %b
}

func @more(%n: i32[], %x: f32[4]) {
  const %zero: i32[] = [0]
  %predicate = compare(%n, %zero) {direction = gt} : bool[]
  return %predicate
}

func @twice(%n: i32[], %x: f32[4]) {
  const %one: i32[] = [1]
  %next = sub(%n, %one) : i32[]
  %y = add(%x, %x) : f32[4]
  return %next, %y
}
"#);
    let bytes = pod(module, &[("data", 8)]);
    let error = walk(&bytes, 8, &options(Overlap::None))
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("while") && error.contains("--iterations"),
        "{error}"
    );
    let given = peapod_sim::simulation::Options {
        iterations: Some(10),
        ..options(Overlap::None)
    };
    let (simulation, _) = walk(&bytes, 8, &given).unwrap();
    assert!(simulation.iterations().contains(&10) && simulation.iterations().contains(&11));
}

#[test]
fn damaged_bytes_are_refused() {
    let bytes = pod(exported("cnn_momentum.mlir"), &[("data", 8)]);
    assert!(peapod_schemas::pod::read(b"").is_err());
    for at in (0..bytes.len()).step_by(97) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0xff;
        // Whatever it says, it says so without a panic.
        drop(walk(&damaged, 8, &options(Overlap::Async)));
    }
    for len in (0..bytes.len()).step_by(997) {
        assert!(peapod_schemas::pod::read(&bytes[..len]).is_err(), "{len}");
    }
}
