//! What cannot be written is said all at once.

use peapod_emit::EmitError;
use peapod_ir::verify;

use crate::parsed;

#[test]
fn ops_of_networks_and_quantised_tensors_are_named_together() {
    let mut module = parsed(
        r#"
module "m"

func @main(%x: f32[1, 4], %q: i8[4] quant(0.5:1)) {
  %y = softmax(%x) {beta = 1.0} : f32[1, 4]
  %r = relu(%q) : i8[4] quant(0.5:1)
  return %y, %r
}
"#,
    );
    let values = module.functions[0].values.values_mut();
    for (value, name) in values.zip(["x", "q", "y", "r"]) {
        value.name = name.to_owned();
    }
    let verified = verify(&module).unwrap();
    let error = peapod_emit::stablehlo::write(&verified).unwrap_err();
    let EmitError::NoStablehlo { problems } = error else {
        panic!("{error}");
    };
    let expected = [
        "quantised elements, which `q` in @main has",
        "quantised elements, which `r` in @main has",
        "`softmax`, which makes `y` in @main",
    ];
    for expected in expected {
        assert!(
            problems.iter().any(|problem| problem.starts_with(expected)),
            "{problems:?}"
        );
    }
}
