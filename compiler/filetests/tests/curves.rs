//! Functions of 16-bit elements by tables, of every element, compiled for every instruction set,
//! against `eval`.

use peapod_filetests::micro::compare_with_eval;
use peapod_ir::Tensor;
use peapod_ir::text::parse;

/// Runs a function of all elements, and one more for an odd number; returns the kernels that ran.
fn all_elements(op: &str, scale: &str) -> Vec<String> {
    let count = (1 << 16) + 1;
    let text = format!(
        "module \"m\"\nfunc @main(%x: i16[{count}] quant({scale}:0)) {{\n  \
         %y = {op}(%x) : i16[{count}] quant(0.000030517578125:0)\n  return %y\n}}"
    );
    let module = parse(&text).expect("the text is a module");
    let main = &module.functions[0];
    let elements = (i16::MIN..=i16::MAX).chain([5]).map(i32::from);
    let input = Tensor::from_integers(main.ty(main.inputs[0]), elements);
    compare_with_eval(&module, &[input])
        .unwrap_or_else(|error| panic!("{op} of scale {scale}: {error:#}"))
        .into_iter()
        .collect()
}

#[test]
fn curves_are_those_of_the_evaluator() {
    // Powers of two, which need no rounding, up to places beyond the table, and others, down to
    // those that need the largest shift.
    let scales = [
        "0.000244140625",
        "0.0009765625",
        "0.0002",
        "0.0123",
        "0.000000001",
    ];
    for (op, kernels) in [
        ("logistic", ["LogisticS16", "LogisticS16Lines"]),
        ("tanh", ["TanhS16", "TanhS16Lines"]),
    ] {
        for scale in scales {
            let ran = all_elements(op, scale);
            for kernel in kernels {
                assert!(
                    ran.iter().any(|it| it == kernel),
                    "{kernel} of {scale}: {ran:?}"
                );
            }
        }
    }
}
