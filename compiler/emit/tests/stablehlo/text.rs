//! How modules, names, shardings and donation are written.

use crate::{parsed, read_again, written};

#[test]
fn names_and_donation_are_kept() {
    let mut module = parsed(
        r#"
module "a step"

func @step(%w: f32[2], %x: f32[2]) {
  %new = sub(%w, %x) : f32[2]
  return %new
}
"#,
    );
    for (value, name) in module.functions[0]
        .values
        .values_mut()
        .zip(["w", "[1]['x']", "new"])
    {
        value.name = name.to_owned();
    }
    module.functions[0].replaces = vec![(0, 0)];
    let text = written(&module);
    assert_eq!(
        text,
        r#"module @a_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2xf32> {peapod.name = "[1]['x']"}) -> (tensor<2xf32>) {
    %0 = "stablehlo.subtract"(%w, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }
}
"#
    );
    assert_eq!(read_again(&text).functions[0].replaces, [(0, 0)]);
}

#[test]
fn constants_are_exact() {
    let module = parsed(
        r#"
module "constants"

func @main() {
  const %a: f32[2] = [0.1, -0.0]
  const %b: f32[3] = [0.1, 0.1, 0.1]
  const %c: bool[2, 2] = [true, false, false, true]
  const %d: bf16[] = [nan]
  const %e: f64[] = [1e-300]
  const %f: u8[2] = [200, 7]
  return %a, %b, %c, %d, %e, %f
}
"#,
    );
    let text = written(&module);
    let again = read_again(&text);
    assert_eq!(crate::run(&again, &[]), crate::run(&module, &[]));
    assert!(
        text.contains("dense<[[true, false], [false, true]]> : tensor<2x2xi1>"),
        "{text}"
    );
    assert!(text.contains("dense<1.0e-300> : tensor<f64>"), "{text}");
}
