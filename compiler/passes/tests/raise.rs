//! Network-level ops found in tensor-level ones: random networks there and back, and a forward pass
//! that JAX wrote.

mod random_graphs;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_emit::micro::pea;
use peapod_import::import;
use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::{Module, OpKind, verify};
use peapod_micro::{kernels, load};
use peapod_passes::MicroOptions;
use peapod_passes::graph::inline;
use peapod_passes::graph::lower;
use peapod_passes::graph::simplify;
use peapod_passes::micro;
use peapod_passes::micro::raise;
use proptest::prelude::*;
use random_graphs::inputs;

fn results(module: &Module, arguments: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let mut states = States::new(&verified, "main").expect("there is a main");
    eval(&verified, "main", arguments, &mut states).expect("inputs fit")
}

/// Largest difference of two tensors, relative to the largest element of the second.
fn error(found: &[f32], expected: &[f32]) -> f32 {
    assert_eq!(found.len(), expected.len());
    let largest = expected
        .iter()
        .fold(f32::MIN_POSITIVE, |most, x| most.max(x.abs()));
    let differences = found.iter().zip(expected).map(|(a, b)| match a == b {
        // Infinities, too.
        true => 0.0,
        false => (a - b).abs() / largest,
    });
    differences.fold(0.0, f32::max)
}

fn tensor_level_ops(module: &Module) -> Vec<&'static str> {
    let ops = module.functions[0].ops.iter();
    ops.filter(|op| matches!(op.kind, OpKind::Tensor(_)))
        .map(|op| op.kind.mnemonic())
        .collect()
}

fn mnemonics(module: &Module) -> Vec<&'static str> {
    module.functions[0]
        .ops
        .iter()
        .map(|op| op.kind.mnemonic())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 512,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_networks_come_back(choices in prop::collection::vec(any::<u32>(), 20..160)) {
        let module = random_graphs::module(&choices, true);
        let arguments = inputs(&module.functions[0], choices[0]);
        let before = results(&module, &arguments);
        let mut lowered = module.clone();
        lower::run(&mut lowered).expect("networks of reals have a tensor-level form");
        let once = lowered.clone();
        lower::run(&mut lowered).expect("and that has itself");
        prop_assert_eq!(&once, &lowered);
        let middle = results(&lowered, &arguments);
        simplify::run(&mut lowered).expect("the pass runs");
        raise::run(&mut lowered).expect("the pass runs");
        let after = results(&lowered, &arguments);
        for ((before, middle), after) in before.iter().zip(&middle).zip(&after) {
            if before.floats().iter().all(|x| x.is_finite()) {
                prop_assert!(error(&middle.floats(), &before.floats()) <= 1e-5, "{}", once);
                prop_assert!(error(&after.floats(), &before.floats()) <= 1e-5, "{}", lowered);
            }
        }
        prop_assert_eq!(tensor_level_ops(&lowered), Vec::<&str>::new(), "{}", lowered);
    }
}

/// The folder of the forward pass, where it is.
fn forward_pass() -> Option<PathBuf> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shared = env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let shared = shared.unwrap_or_else(|| workspace.join("../shared"));
    let folder = shared.join("models/stablehlo/cnn_forward");
    if folder.is_dir() {
        return Some(folder);
    }
    println!(
        "SKIPPED: no cnn_forward in {}; set PEAPOD_SHARED",
        folder.display()
    );
    None
}

/// Memory at the alignment that peas and arenas need.
fn aligned(len: usize) -> Vec<u128> {
    vec![0; len.div_ceil(size_of::<u128>())]
}

#[test]
fn a_forward_pass_of_jax_runs_on_the_kernels_of_a_network() {
    let Some(folder) = forward_pass() else {
        return;
    };
    let read = |name: &str| fs::read(folder.join(name)).expect("the case is complete");
    let module = import(&read("forward.mlir"), "forward")
        .expect("it is supported")
        .module;
    let mut raised = module.clone();
    for pass in [inline::run, simplify::run, raise::run] {
        pass(&mut raised).expect("the pass runs");
    }
    let expected = [
        "conv2d",
        "relu",
        "depthwise_conv2d",
        "relu",
        "max_pool2d",
        "conv2d",
        "relu",
        "reshape",
        "fully_connected",
        "softmax",
    ];
    assert_eq!(mnemonics(&raised), expected, "{raised}");
    let program = micro::compile(module, &MicroOptions::default()).expect("kernels take all of it");
    let kernels_of = ["conv2d", "depthwise_conv2d", "max_pool2d", "conv2d"];
    let rest = ["reshape", "fully_connected", "softmax"];
    assert_eq!(
        mnemonics(&program.module),
        [&kernels_of[..], &rest].concat()
    );
    let written = pea::write(
        &verify(&program.module).expect("it is sound"),
        &program.plan,
    );
    let written = written.expect("it can be written");
    let mut image = aligned(written.len());
    let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut image);
    bytes[..written.len()].copy_from_slice(&written);
    let mut arena = aligned(program.plan.arena_len);
    let model = load(&bytes[..written.len()], &kernels::ALL).expect("it loads");
    let arena: &mut [u8] = bytemuck::cast_slice_mut(&mut arena);
    let mut session = model.session(arena).expect("the arena is large enough");
    let input = session.input_mut(0).expect("it has an input");
    input.copy_from_slice(&read("in_000.bin"));
    session.run();
    let found = session.output(0).expect("it has an output");
    let floats = |bytes: &[u8]| -> Vec<f32> {
        let (elements, _) = bytes.as_chunks::<4>();
        elements
            .iter()
            .map(|bytes| f32::from_le_bytes(*bytes))
            .collect()
    };
    let error = error(&floats(found), &floats(&read("out_000.bin")));
    assert!(error <= 1e-5, "differs by {error} of the largest element");
}
