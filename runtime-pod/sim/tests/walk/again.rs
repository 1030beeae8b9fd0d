//! A model that is compiled again with other options is the program that is compiled from the
//! beginning with them, and what the simulator makes of it unwritten is what it reads from its
//! bytes.

use std::path::Path;

use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::pod::PlanOptions;
use peapod_passes::pod::annotate::{AnnotateOptions, Layout};
use peapod_passes::pod::gradient_reduction::GradientReduction;
use peapod_passes::pod::one_hot_einsum::OneHotEinsum;
use peapod_passes::pod::two_level::TwoLevel;
use peapod_passes::pod::weight_update::WeightUpdateOptions;
use peapod_passes::pod::windowed_einsum::WindowedEinsum;
use peapod_passes::{Compilation, PassError, PodOptions, PodProgram};
use proptest::prelude::*;

use crate::support::exported;

/// Training steps that JAX exported, small enough to compile often.
const STEPS: [&str; 5] = [
    "cnn_momentum.mlir",
    "mlp_adafactor.mlir",
    "mlp_adamw_clip.mlir",
    "resnet_block_lars.mlir",
    "transformer_remat_dropout_lamb.mlir",
];

const MESHES: [&[(&str, usize)]; 5] = [
    &[("data", 8)],
    &[("data", 3)],
    &[("data", 2), ("model", 4)],
    &[("data.0", 2), ("data.1", 4)],
    &[("model", 8)],
];

/// Rules that suit some values, or none, or that cannot be.
const RULES: [&str; 4] = ["*=-", "*w*=-,model", "*w*=data,-", "*[0]*=data"];

/// Mesh, rule, how the update is sharded (0 for not, 2 for sharded parameters too, 3 for gradients
/// combined by Adasum), bucket, whether replication is denied.
type Numbers = (usize, usize, usize, usize, bool);

/// Options from small numbers.
fn options((mesh, rule, update, bucket, deny): Numbers) -> PodOptions {
    let rule = RULES.get(rule).map(|rule| rule.parse().unwrap());
    PodOptions {
        annotate: AnnotateOptions {
            mesh: Some(Mesh::new(MESHES[mesh].iter().copied())),
            data: vec![],
            shards: rule.into_iter().collect(),
            layout: Layout::default(),
        },
        weight_update: WeightUpdateOptions {
            sharded: update > 0,
            split_parameters: update == 2,
        },
        gradient_reduction: match update {
            3 => GradientReduction::Adasum { axes: vec![] },
            _ => GradientReduction::Sum,
        },
        plan: PlanOptions {
            bucket_bytes: [1, 1 << 10, 4 << 20][bucket],
            windowed_einsum: [
                WindowedEinsum::Auto,
                WindowedEinsum::Never,
                WindowedEinsum::Always,
            ][bucket],
            one_hot_einsum: [
                OneHotEinsum::Never,
                OneHotEinsum::Always,
                OneHotEinsum::Auto,
            ][bucket],
            two_level: [TwoLevel::Always, TwoLevel::Auto, TwoLevel::Never][bucket],
            deny_replication: deny,
        },
        pipeline: None,
    }
}

/// Any options; those that leave most stages as they are more often.
fn any_options() -> impl Strategy<Value = PodOptions> {
    let rules = prop_oneof![3 => Just(RULES.len()), 1 => 0..RULES.len()];
    let meshes = prop_oneof![2 => Just(0), 1 => 0..MESHES.len()];
    let deny = prop::bool::weighted(0.1);
    (meshes, rules, 0..4_usize, 0..3_usize, deny).prop_map(options)
}

/// The bytes of a program, or why there is none.
fn bytes(program: Result<PodProgram, PassError>) -> Result<Vec<u8>, String> {
    let program = program.map_err(|error| error.to_string())?;
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    let file = peapod_emit::pod::build(&verified, &program.interface, &program.plan).unwrap();
    let unwritten = peapod_schemas::pod::Checked::new(file).unwrap();
    let read = peapod_schemas::pod::read(&bytes).unwrap();
    assert_eq!(format!("{unwritten:?}"), format!("{read:?}"));
    Ok(bytes)
}

/// Compiles a module with one set of options after another, and returns how many it takes.
fn compile(module: &Module, options: &[PodOptions]) -> usize {
    let mut compilation = Compilation::new(module.clone()).unwrap();
    let mut compiled = 0;
    for options in options {
        let from_the_beginning = bytes(peapod_passes::pod::compile(module.clone(), options));
        let again = bytes(compilation.program(options, None));
        assert!(again == from_the_beginning, "{options:?}");
        let once = bytes(compilation.program_once(options, None));
        assert!(once == from_the_beginning, "once: {options:?}");
        compiled += usize::from(once.is_ok());
    }
    compiled
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn compiled_again_it_is_the_same(
        step in 0..STEPS.len(),
        options in prop::collection::vec(any_options(), 2..6),
    ) {
        compile(&exported(STEPS[step]), &options);
    }
}

#[test]
fn every_stage_is_gone_on_from_and_begun_again() {
    let sequence = [
        (0, 9, 1, 2, false),
        (0, 9, 1, 0, false),
        (0, 9, 0, 0, false),
        (0, 9, 2, 0, false),
        (0, 9, 1, 2, true),
        (3, 9, 0, 1, false),
        (3, 9, 2, 1, false),
        (3, 9, 1, 1, false),
        (0, 0, 1, 2, false),
        (0, 9, 1, 2, false),
    ];
    for step in STEPS {
        assert!(
            compile(&exported(step), &sequence.map(options)) > 4,
            "{step}"
        );
    }
}

#[test]
fn training_steps_of_full_size_are_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../workloads/texts");
    for name in ["micro_case_32", "gnmt_8192", "transformer_2048"] {
        let text = std::fs::read(folder.join(name).with_extension("mlir")).unwrap();
        let module = peapod_import::import(&text, name).unwrap().module;
        let sequence = [(1, 2), (1, 1), (2, 1), (0, 2), (0, 0), (1, 2)];
        let sequence = sequence.map(|(update, bucket)| {
            let mut options = options((0, 9, update, bucket, false));
            options.annotate.mesh = Some(Mesh::new([("data", 512)]));
            options
        });
        assert_eq!(compile(&module, &sequence), sequence.len(), "{name}");
    }
}
