//! Random graphs on the interpreter: every plan loads, and int8 results are the evaluator's, to the
//! bit.

mod host;
mod random_graphs;

use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Verified, verify};
use peapod_passes::{MicroOptions, micro};
use proptest::prelude::*;

/// Float kernels round as their device does, which a later quantisation can make visible.
fn is_exact(module: &Verified) -> bool {
    let mut values = module.entry().values.values();
    values.all(|value| value.ty.dtype != DType::F32)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 512,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn kernels_agree_with_the_evaluator(choices in prop::collection::vec(any::<u32>(), 20..200)) {
        let module = random_graphs::module(&choices, false);
        let program = micro::compile(module.clone(), &MicroOptions::default()).expect("it compiles");
        let original = verify(&module).expect("it verifies");
        let mut states = States::new(&original, "main").expect("there is a main");
        let seeds = 0..3;
        let inputs = seeds.map(|seed| {
            random_graphs::inputs(original.entry(), choices[0].wrapping_add(seed))
        });
        let inputs: Vec<_> = inputs.collect();
        let found = host::run(&program, &inputs, original.entry().outputs.len());
        for (inputs, found) in inputs.iter().zip(found) {
            let expected = eval(&original, "main", inputs, &mut states).expect("inputs fit");
            for (found, expected) in found.iter().zip(&expected).filter(|_| is_exact(&original)) {
                prop_assert_eq!(found, expected.bytes(), "{}", program.module);
            }
        }
    }
}
