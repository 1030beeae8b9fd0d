//! The micro pipeline on random graphs: the same results as before, and a plan in which no byte is
//! overwritten while it is live.

mod random_graphs;
mod walk;

use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::plan::micro::InstructionSet;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Module};
use peapod_passes::MicroOptions;
use peapod_passes::MicroProgram;
use peapod_passes::PassError;
use peapod_passes::memory_plan::Planner;
use peapod_passes::micro;
use peapod_passes::micro::order_ops;
use peapod_passes::micro::row_tiling;
use peapod_passes::registry::GRAPH_PASSES;
use proptest::prelude::*;
use random_graphs::inputs;
use walk::walk;

/// Results of three runs in a row.
fn results(module: &Module, seed: u32) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module:#?}"));
    let mut states = States::new(&verified, "main").expect("there is a main");
    let runs = (0..3).flat_map(|run| {
        let inputs = inputs(verified.entry(), seed.wrapping_add(run));
        eval(&verified, "main", &inputs, &mut states).expect("inputs fit")
    });
    runs.collect()
}

/// Equal elements; what is not a number equals itself, and the two zeros each other.
fn same(a: &Tensor, b: &Tensor) -> bool {
    if a.ty() != b.ty() || a.ty().dtype != DType::F32 {
        return a == b;
    }
    let (a, b) = (a.floats(), b.floats());
    let equal = |(a, b): (&f32, &f32)| a == b || (a.is_nan() && b.is_nan());
    a.len() == b.len() && a.iter().zip(&b).all(equal)
}

fn all_same(a: &[Tensor], b: &[Tensor]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
}

/// Whether no element is infinite or not a number.
fn finite(tensor: &Tensor) -> bool {
    tensor.ty().dtype != DType::F32 || tensor.floats().iter().all(|x| x.is_finite())
}

fn compiled(module: Module) -> MicroProgram {
    compiled_for(module, InstructionSet::default())
}

/// The same with kernels for some instructions: those work in place or not.
fn compiled_for(module: Module, instructions: InstructionSet) -> MicroProgram {
    let options = MicroOptions {
        instructions,
        ..MicroOptions::default()
    };
    match micro::compile(module, &options) {
        Ok(program) => program,
        Err(error) => panic!("{error}"),
    }
}

/// Checks that ops changed their order only for a smaller arena.
fn assert_ordered(before: &Module, after: &Module) {
    let set = Some(InstructionSet::default());
    let len = |module| order_ops::arena_len(module, set, Planner::default()).expect("it compiles");
    if before != after {
        assert!(len(after) < len(before), "{before}\n{after}");
    }
}

/// What a random module follows from.
fn choices(most: usize) -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 20..most)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 512,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_pass_keeps_the_results(choices in choices(160)) {
        let module = random_graphs::module(&choices, false);
        let before = results(&module, choices[0]);
        // A batch has other results by definition; `batch.ir` and its own tests compare rows.
        for (name, pass) in GRAPH_PASSES.iter().filter(|(name, _)| *name != "batch") {
            let mut module = module.clone();
            match pass(&mut module) {
                Ok(()) => {}
                // Networks of integers have no other form.
                Err(PassError::NoLowering(_)) if *name == "lower" => continue,
                // Few of these graphs have a layer that can learn.
                Err(PassError::Refused { .. }) if *name == "learn" => continue,
                Err(error) => panic!("{name}: {error}"),
            }
            let after = results(&module, choices[0]);
            // Maxima of networks pass over what is not a number, those of tensors do not.
            if *name == "lower" && !before.iter().chain(&after).all(finite) {
                continue;
            }
            prop_assert!(all_same(&before, &after), "{name}\n{module:#?}");
        }
    }

    #[test]
    fn the_pipeline_keeps_the_results(choices in choices(160)) {
        let module = random_graphs::module(&choices, false);
        let before = results(&module, choices[0]);
        let program = compiled(module);
        let after = results(&program.module, choices[0]);
        prop_assert!(all_same(&before, &after), "{:#?}", program.module);
    }

    #[test]
    fn no_byte_is_overwritten_while_in_use(choices in choices(300)) {
        let module = random_graphs::module(&choices, false);
        for set in [InstructionSet::Scalar, InstructionSet::Dsp, InstructionSet::Mve] {
            let program = compiled_for(module.clone(), set);
            let walked = walk(&program);
            prop_assert!(walked.is_ok(), "{walked:?}\n{:#?}", program.plan.buffers);
            prop_assert!(program.arena_lower_bound <= program.plan.arena_len);
        }
    }

    #[test]
    fn no_byte_of_a_band_is_overwritten_while_in_use(choices in choices(300)) {
        let mut module = random_graphs::module(&choices, false);
        row_tiling::run(&mut module).expect("the pass does not fail");
        let program = compiled(module);
        let walked = walk(&program);
        prop_assert!(walked.is_ok(), "{walked:?}\n{}\n{:#?}", program.module, program.plan.buffers);
    }

    #[test]
    fn another_order_of_ops_takes_less_memory(choices in choices(300)) {
        let module = random_graphs::module(&choices, false);
        let before = results(&module, choices[0]);
        let mut ordered = module.clone();
        order_ops::run(&mut ordered).expect("the pass does not fail");
        prop_assert!(all_same(&before, &results(&ordered, choices[0])), "{ordered}");
        let mut last = module.clone();
        micro::compile_observed(module, &MicroOptions::default(), |name, module| {
            if name == "order_ops" {
                assert_ordered(&last, module);
            }
            last = module.clone();
        })
        .expect("the module compiles");
    }

    #[test]
    fn compiling_twice_gives_the_same_plan(choices in choices(160)) {
        let module = random_graphs::module(&choices, false);
        prop_assert_eq!(compiled(module.clone()).plan, compiled(module).plan);
    }
}
