//! What evaluation asks of the implementation of a custom operator, and tells it.

use peapod_ir::custom::{Call, Implementation, Needs, Unfit, check, register};
use peapod_ir::eval::{EvalError, States, eval, eval_op};
use peapod_ir::ops::Custom;
use peapod_ir::text::parse;
use peapod_ir::{DType, OpKind, Tensor, TensorType, verify};
use std::sync::Arc;

/// Products with factors that have to be constant, in scratch memory of as many bytes.
#[derive(Debug)]
struct Scaled;

impl Implementation for Scaled {
    fn prepare(&self, call: &Call<'_>) -> Result<Needs, String> {
        let factors = call.known[1].ok_or("expected constant factors")?;
        let scratch_bytes = factors.len();
        Ok(Needs {
            scratch_bytes,
            work: 1,
        })
    }

    fn eval(&self, call: &Call<'_>, inputs: &[&[u8]], scratch_bytes: usize) -> Vec<Vec<u8>> {
        let needs = self.prepare(call).expect("it was asked before");
        assert!(needs.scratch_bytes <= scratch_bytes);
        assert_eq!(call.known[1], Some(inputs[1]));
        let products = inputs[0].iter().zip(inputs[1]);
        vec![
            products
                .map(|(x, factor)| x.wrapping_mul(*factor))
                .collect(),
        ]
    }
}

/// What a function of two bytes yields for 3 and 5.
fn run(body: &str) -> Result<Vec<u8>, EvalError> {
    register("Scaled", Arc::new(Scaled));
    let text = format!(
        "module \"m\"\n\nfunc @main(%x: i8[2], %f: i8[2]) {{\n  const %k: i8[2] = [7, 2]\n{body}\n  \
         return %y\n}}\n"
    );
    let module = parse(&text).expect("it parses");
    let module = verify(&module).expect("it verifies");
    let mut states = States::new(&module, "main").expect("it is there");
    let ty = TensorType::new(DType::I8, [2]);
    let input = Tensor::new(ty, vec![3, 5]).expect("two bytes");
    let results = eval(&module, "main", &[input.clone(), input], &mut states)?;
    Ok(results[0].bytes().to_vec())
}

#[test]
fn constants_are_told() {
    let body = "  %y = custom(%x, %k) {name = Scaled, scratch = 2} : i8[2]";
    assert_eq!(run(body), Ok(vec![21, 10]));
}

#[test]
fn what_it_refuses_is_not_evaluated() {
    let name = || "Scaled".to_owned();
    let body = "  %y = custom(%x, %f) {name = Scaled, scratch = 2} : i8[2]";
    let why = "expected constant factors".to_owned();
    assert_eq!(run(body), Err(Unfit::Refused { name: name(), why }.into()));
    let body = "  %y = custom(%x, %k) {name = Scaled, scratch = 1} : i8[2]";
    let unfit = Unfit::Scratch {
        name: name(),
        needed: 2,
        found: 1,
    };
    assert_eq!(run(body), Err(unfit.into()));
    let body = "  %y = custom(%x, %k) {name = Unknown, scratch = 2} : i8[2]";
    let name = "Unknown".to_owned();
    assert_eq!(run(body), Err(Unfit::Missing { name }.into()));
}

#[test]
fn all_operands_are_constant_where_one_op_is_evaluated() {
    register("Scaled", Arc::new(Scaled));
    let ty = TensorType::new(DType::I8, [2]);
    let operand = |bytes: [u8; 2]| Some(Tensor::new(ty.clone(), bytes.to_vec()).expect("two"));
    let kind = OpKind::from(Custom {
        name: "Scaled".to_owned(),
        options: vec![],
        scratch: 2,
        work: 1,
    });
    let result = eval_op(&kind, &[operand([3, 5]), operand([7, 2])], &ty);
    assert_eq!(result.expect("it evaluates").bytes(), [21, 10]);
}

#[test]
fn modules_without_one_need_nothing() {
    assert_eq!(check(&peapod_ir::Module::default()), Ok(()));
}
