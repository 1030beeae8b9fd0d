//! How modules, names, shardings and donation are written.

use peapod_ir::{Module, OpKind};

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

#[test]
fn precisions_are_kept() {
    let module = parsed(
        r#"
module "precisions"

func @main(%x: f32[1, 4, 4, 1], %k: f32[1, 1, 2, 2], %a: f32[2, 3], %b: f32[3, 2]) {
  %c = convolution(%x, %k) {x = [0, 3, 1, 2], kernel = [0, 1, 2, 3], result = [0, 3, 1, 2],
    stride = [1, 1], precision = [high, default]} : f32[1, 3, 3, 1]
  %d = dot_general(%a, %b) {contracting = [[1], [0]], precision = [default, highest]} : f32[2, 2]
  %e = dot_general(%a, %b) {contracting = [[1], [0]]} : f32[2, 2]
  return %c, %d, %e
}
"#,
    );
    let text = written(&module);
    let config = |words: [&str; 2]| {
        let words = words.map(|word| format!("#stablehlo<precision {word}>"));
        format!("precision_config = [{}]", words.join(", "))
    };
    assert!(text.contains(&config(["HIGH", "DEFAULT"])), "{text}");
    assert!(text.contains(&config(["DEFAULT", "HIGHEST"])), "{text}");
    assert_eq!(text.matches("precision_config").count(), 2, "{text}");
    let kinds = |module: &Module| -> Vec<OpKind> {
        module.functions[0]
            .ops
            .iter()
            .map(|op| op.kind.clone())
            .collect()
    };
    assert_eq!(kinds(&read_again(&text)), kinds(&module));
}

#[test]
fn groups_and_barriers_are_kept() {
    let module = parsed(
        r#"
module "alike"
mesh data=2

func @main(%x: f32[2] sharding([{?}], groups = [0]), %y: f32[2] sharding([{data}], groups = [0])) {
  %a = neg(%x) : f32[2] sharding([{?}], groups = [1])
  %f = sharding_constraint(%a) {spread = forward} : f32[2] sharding([{?}], groups = [1, 2])
  %b = sharding_constraint(%f) {spread = backward} : f32[2]
  %n = sharding_constraint(%b) {spread = neither} : f32[2]
  return %n, %y
}
"#,
    );
    let text = written(&module);
    let again = read_again(&text);
    let groups = |module: &Module| -> Vec<Vec<u32>> {
        let values = module.functions[0].values.values();
        values
            .filter_map(|value| Some(value.annotation.as_ref()?.groups.clone()))
            .filter(|groups| !groups.is_empty())
            .collect()
    };
    assert_eq!(groups(&again), groups(&module), "{text}");
    let spreads = |module: &Module| -> Vec<String> {
        let ops = module.functions[0].ops.iter();
        let kinds = ops.map(|op| format!("{:?}", op.kind));
        kinds.filter(|kind| kind.contains("spread")).collect()
    };
    assert_eq!(spreads(&again).len(), 3, "{text}");
    assert_eq!(spreads(&again), spreads(&module));
}
