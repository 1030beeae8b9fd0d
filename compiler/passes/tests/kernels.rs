//! Random graphs on the interpreter: every plan loads, and int8 results are the evaluator's, to the
//! bit.

mod random_graphs;

use peapod_emit::micro::pea;
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Tensor, Verified, verify};
use peapod_micro::{Session, kernels, load};
use peapod_passes::{MicroOptions, micro};
use proptest::prelude::*;

/// Bytes at an alignment that peas and arenas need.
struct Aligned(Vec<u128>);

impl Aligned {
    fn zeros(len_bytes: usize) -> Self {
        Self(vec![0; len_bytes.div_ceil(size_of::<u128>())])
    }

    fn bytes(&mut self, len_bytes: usize) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.0)[..len_bytes]
    }
}

/// What the interpreter leaves in the outputs.
fn run(session: &mut Session, inputs: &[Tensor], outputs: usize) -> Vec<Vec<u8>> {
    for (index, input) in inputs.iter().enumerate() {
        let bytes = session.input_mut(index).expect("the input is there");
        bytes.copy_from_slice(input.bytes());
    }
    session.run();
    let output = |index| session.output(index).expect("the output is there").to_vec();
    (0..outputs).map(output).collect()
}

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
        let compiled = verify(&program.module).expect("it still verifies");
        let written = pea::write(&compiled, &program.plan).expect("it fits");
        let mut image = Aligned::zeros(written.len());
        image.bytes(written.len()).copy_from_slice(&written);
        let model = load(image.bytes(written.len()), &kernels::ALL);
        let model = model.unwrap_or_else(|error| panic!("{error:?}\n{}", program.module));
        let mut arena = Aligned::zeros(program.plan.arena_len);
        let arena = arena.bytes(program.plan.arena_len);
        let mut session = model.session(arena).expect("the arena is large enough");

        let original = verify(&module).expect("it verifies");
        let mut states = States::new(&original, "main").expect("there is a main");
        for seed in 0..3 {
            let inputs = random_graphs::inputs(original.entry(), choices[0].wrapping_add(seed));
            let expected = eval(&original, "main", &inputs, &mut states).expect("inputs fit");
            let found = run(&mut session, &inputs, expected.len());
            for (found, expected) in found.iter().zip(&expected).filter(|_| is_exact(&original)) {
                prop_assert_eq!(found, expected.bytes(), "{}", program.module);
            }
        }
    }
}
