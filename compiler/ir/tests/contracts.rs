//! Numeric contracts: where the table says that they agree they compute the same, and elsewhere
//! they do not.

use peapod_ir::eval::{Tensor, eval_op_by};
use peapod_ir::numerics::Difference;
use peapod_ir::{DType, Numerics, TensorType, text};

/// Functions of one operand and of two, with a place for the scale of the result.
const ALIKE: [&str; 7] = [
    "add(%a, %b): TYPE quant(OUT:ZERO)",
    "sub(%a, %b): TYPE quant(OUT:ZERO)",
    "mean(%a) {axes = [1], keep_dims = true}: MEAN quant(OUT:ZERO)",
    "quantize(%a): TYPE quant(OUT:ZERO)",
    "squared_difference(%a, %b): TYPE quant(OUT:ZERO)",
    "hard_swish(%a): TYPE quant(OUT:ZERO)",
    "average_pool2d(%c) {window = [2, 2], stride = [1, 1]}: i8[1, 3, 3, 2] quant(0.1:3)",
];

/// Those that contracts compute each in its way.
const APART: [(&str, Difference); 6] = [
    ("mul(%a, %b): TYPE quant(OUT:ZERO)", Difference::Scales),
    ("relu(%a): TYPE quant(OUT:ZERO)", Difference::Scales),
    ("abs(%a): TYPE quant(OUT:ZERO)", Difference::Scales),
    ("prelu(%a, %b): TYPE quant(OUT:ZERO)", Difference::Scales),
    (
        "leaky_relu(%a) {alpha = 0.3}: TYPE quant(OUT:ZERO)",
        Difference::Scales,
    ),
    (
        "fully_connected(%a, %m, _): TYPE quant(OUT:ZERO)",
        Difference::Sums,
    ),
];

/// The row of numbers that a seed makes.
fn numbers(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}

/// Why contracts differ on an op, and whether they do on the operands of a seed; `None` where the
/// verifier refuses the scales.
fn compared(op: &str, dtype: &str, seed: u64) -> Option<(Option<Difference>, bool)> {
    let mut next = numbers(seed);
    let zero = if dtype == "i16" { 0 } else { -7 };
    let mut scale = || 0.02 + (next() % 10_000) as f32 * 0.000_017;
    let [a, b, out] = [scale(), scale(), scale() * 3.0];
    let op = op.replace("TYPE", &format!("{dtype}[32, 32]"));
    let op = op.replace("MEAN", &format!("{dtype}[32, 1]"));
    let op = op
        .replace("OUT", &format!("{out:?}"))
        .replace("ZERO", &zero.to_string());
    let module = format!(
        "module \"one\"\nfunc @main(%a: {dtype}[32, 32] quant({a:?}:{zero}), %b: {dtype}[32, 32] \
         quant({b:?}:{zero}), %m: i8[32, 32] quant({b:?}:0), %c: i8[1, 4, 4, 2] quant(0.1:3)) \
         {{\n  %r = {op}\n  return %r\n}}\n"
    );
    let module = text::parse(&module).expect("the text is sound");
    let function = &module.functions[0];
    let op = &function.ops[0];
    let operands: Vec<_> = op
        .inputs
        .iter()
        .map(|id| id.map(|id| function.ty(id)))
        .collect();
    let random = |ty: &TensorType, next: &mut dyn FnMut() -> u64| {
        let bytes = (0..ty.size_bytes()).map(|_| next() as u8);
        Tensor::new(ty.clone(), bytes.collect()).expect("as many bytes as it has")
    };
    let operands: Vec<_> = operands
        .into_iter()
        .map(|ty| ty.map(|ty| random(ty, &mut next)))
        .collect();
    let result = function.ty(op.outputs[0]);
    let by = |numerics| eval_op_by(numerics, &op.kind, &operands, result).ok();
    let [tflm, litert] = Numerics::ALL.map(by);
    Some((Difference::of(function, op), tflm? != litert?))
}

#[test]
fn what_the_table_does_not_list_is_the_same_by_every_contract() {
    let mut compared_at_all = 0;
    for op in ALIKE {
        for (dtype, seed) in ["i8", "i16"]
            .into_iter()
            .flat_map(|ty| (1..40).map(move |s| (ty, s)))
        {
            if let Some((difference, differs)) = compared(op, dtype, seed) {
                assert_eq!((difference, differs), (None, false), "{op} {dtype} {seed}");
                compared_at_all += 1;
            }
        }
    }
    assert!(compared_at_all > 200, "{compared_at_all}");
}

#[test]
fn what_the_table_lists_is_another_by_every_contract() {
    for (op, reason) in APART {
        // Of 8 bits, scales rarely tell; of quotients, products of matrices and sigmoids recorded
        // vectors do.
        let dtype = if op.contains("%m") { "i8" } else { "i16" };
        let mut found = false;
        for seed in 1..400 {
            if let Some((difference, differs)) = compared(op, dtype, seed) {
                assert_eq!(difference, Some(reason), "{op}");
                found |= differs;
            }
        }
        assert!(found, "{op}: the contracts agree on every operand");
    }
}

#[test]
fn a_sum_of_sixteen_bits_is_refused_where_scales_are_powers_of_two() {
    let of = |scales: [f32; 3]| {
        let [a, b, out] = scales.map(|scale| format!("i16[4] quant({scale:?}:0)"));
        let text = format!(
            "module \"one\"\nnumerics litert\nfunc @main(%a: {a}, %b: {b}) {{\n  %r = add(%a, %b): \
             {out}\n  return %r\n}}\n"
        );
        let module = text::parse(&text).expect("the text is sound");
        assert_eq!(
            module.functions[0].ty(module.functions[0].outputs[0]).dtype,
            DType::I16
        );
        peapod_ir::numerics::contract::undefined(&module).len()
    };
    assert_eq!(of([0.25, 0.5, 0.5]), 1);
    assert_eq!(of([0.5; 3]), 0);
    assert_eq!(of([0.25, 0.3, 0.5]), 0);
}
