//! Pipelines that programs spell out themselves: a buffer with an entry for each stage, which a
//! loop shifts by one (`conformance/stablehlo/shifting.py`).

use std::collections::BTreeMap;
use std::path::Path;

use peapod_import::import;
use peapod_ir::ops::tensor::TensorOp;
use peapod_ir::{Mesh, Module, Tensor};
use peapod_passes::pod::compile;
use peapod_passes::{PodOptions, PodProgram};

use crate::support::{expected, run};

/// A training step in vectorised form.
fn step(name: &str) -> Module {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/stablehlo/shifting");
    let text = std::fs::read(folder.join(format!("{name}.mlir"))).unwrap();
    import(&text, name).unwrap().module
}

/// The step, with the weights of each of four stages on other devices.
fn compiled(module: &Module) -> PodProgram {
    let mut options = PodOptions::default();
    options.annotate.mesh = Some(Mesh::new([("pipe", 4)]));
    options.annotate.shards = vec!["arg0=pipe,-,-".parse().unwrap()];
    compile(module.clone(), &options).unwrap_or_else(|error| panic!("{error}"))
}

/// Collectives of every loop's body, in the order of the loops.
fn in_loops(module: &Module) -> Vec<BTreeMap<&'static str, usize>> {
    let ops = module.functions.iter().flat_map(|it| &it.ops);
    let bodies = ops.filter_map(|op| match op.kind.tensor() {
        Some(TensorOp::While(it)) => Some(&it.body),
        _ => None,
    });
    let collectives = bodies.map(|body| {
        let function = module.functions.iter().find(|it| it.name == *body);
        let mut found = BTreeMap::new();
        for op in &function.unwrap().ops {
            if op.kind.class().collective().is_some() {
                *found.entry(op.kind.mnemonic()).or_default() += 1;
            }
        }
        found
    });
    collectives.collect()
}

fn inputs(module: &Module) -> Vec<Tensor> {
    let entry = &module.functions[0];
    let filled = entry.inputs.iter().zip(1..).map(|(input, seed)| {
        let ty = entry.ty(*input);
        let elements = (0..ty.elements()).map(|index| {
            let number = (index * 37 + seed * 101) % 251;
            number as f32 / 500.0 - 0.25
        });
        Tensor::from_floats(ty, elements.collect::<Vec<f32>>())
    });
    filled.collect()
}

/// Whole tensors that a step yields, beside those that it means: the largest difference.
fn difference(module: &Module, program: &PodProgram) -> f64 {
    let verified = peapod_ir::verify::verify(&program.module).unwrap();
    let pod = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    let inputs = inputs(module);
    let found = run(&pod, &inputs, 2);
    let expected = expected(module, &inputs);
    assert_eq!(found.len(), expected.len());
    let each = found.into_iter().zip(&expected).map(|(bytes, expected)| {
        let found = Tensor::new(expected.ty().clone(), bytes).unwrap().scalars();
        let pairs = found.into_iter().zip(expected.scalars());
        let apart = pairs.map(|(a, b)| (a.double() - b.double()).abs());
        apart.fold(0.0, f64::max)
    });
    each.fold(0.0, f64::max)
}

/// One message of a device for each stage of the forward and of the backward pass; two where what
/// leaves at the end is turned back to the start first.
#[test]
fn buffers_that_loops_shift_are_sent_to_the_next_stage() {
    let cases = [("joined.8", 1), ("padded.8", 1), ("rolled.8", 2)];
    for (name, back) in cases {
        let module = step(name);
        let program = compiled(&module);
        let permutes = |count: usize| BTreeMap::from([("collective_permute", count)]);
        let found = in_loops(&program.module);
        assert_eq!(found, [permutes(1), permutes(back)], "{name}");
        let apart = difference(&module, &program);
        assert!(apart < 1e-5, "{name}: {apart}");
    }
}

#[test]
fn more_microbatches_are_no_larger_program() {
    let ops = |name: &str| {
        let program = compiled(&step(name));
        let functions = program.module.functions.iter();
        let ops = functions.map(|it| it.ops.len()).sum::<usize>();
        (ops, in_loops(&program.module))
    };
    assert_eq!(ops("joined.8"), ops("joined.16"));
}
