//! Random programs on random meshes under random shardings: what the devices yield is what one
//! yields.
//!
//! `PEAPOD_CASES` says how many programs are tried, `PEAPOD_SEED` which. What fails is shrunk and
//! written to a file in `target/partition-failures/`, which `FILES=that/file.ir cargo test -p
//! peapod-filetests --test partition` runs again.

// Nothing here keeps state.
#[allow(dead_code)]
#[path = "../../ir/tests/op_instances/mod.rs"]
mod op_instances;
mod random_programs;

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use peapod_filetests::partition::{Runs, TOLERANCE, check, shardings};
use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::ops::CompositeOp;
use peapod_ir::{Module, Tensor, verify};
use peapod_passes::pod::partition::partition_over;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestCaseError, TestError, TestRunner};
use random_programs::{Case, Choices, case, choices};

/// Programs of several ops that are tried by default; of one op as many again.
const CASES: u32 = 6000;

fn number(name: &str, default: u32) -> u32 {
    let value = env::var(name).ok();
    value.map_or(default, |value| value.parse().expect(name))
}

/// Tries programs; what fails is shrunk and written to a file.
fn try_programs(name: &str, strategy: impl Strategy<Value = Choices>) {
    let config = ProptestConfig {
        cases: number("PEAPOD_CASES", CASES),
        failure_persistence: None,
        max_global_rejects: u32::MAX,
        max_shrink_iters: 5000,
        rng_seed: RngSeed::Fixed(number("PEAPOD_SEED", 1).into()),
        ..ProptestConfig::default()
    };
    let mut runner = TestRunner::new(config);
    let outcome = runner.run(&strategy, |choices| {
        let Some(case) = case(&choices) else {
            return Err(TestCaseError::reject("not certain"));
        };
        try_case(&case).map_err(TestCaseError::fail)
    });
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(reason, choices)) => {
            let case = case(&choices).expect("it failed");
            let path = write_case(name, &case);
            panic!("{}\n{reason}", path.display());
        }
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

/// The program partitioned and run; an error or a panic as text.
fn try_case(case: &Case) -> Result<(), String> {
    let run = || {
        let shardings = shardings(&case.module, case.exact);
        let runs = if case.pod { Runs::Pod } else { Runs::Evaluator };
        check(&case.module, &shardings, &case.inputs, TOLERANCE, runs)
    };
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(format!("{error:#}")),
        Err(payload) => {
            let text = payload.downcast_ref::<String>().cloned();
            let word = payload
                .downcast_ref::<&str>()
                .map(|word| (*word).to_owned());
            Err(format!("panic: {}", text.or(word).unwrap_or_default()))
        }
    }
}

/// A file of a case, to be run again.
fn write_case(name: &str, case: &Case) -> PathBuf {
    let folder = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = folder
        .unwrap_or(workspace.join("target"))
        .join("partition-failures");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(format!("{name}.ir"));
    fs::write(&path, text(&case.module, &case.inputs, case.exact)).expect("it can be written");
    path
}

/// The text of a test file.
fn text(module: &Module, inputs: &[Tensor], exact: bool) -> String {
    let mut text = format!("; test partition{}\n;\n", if exact { " exact" } else { "" });
    let verified = verify(module).expect("it was sound");
    let name = &verified.entry().name;
    let mut states = States::new(&verified, name).expect("the entry");
    let results = eval(&verified, name, inputs, &mut states).expect("it ran");
    let list = |tensors: &[Tensor]| tensors.iter().map(elements).collect::<Vec<_>>().join(", ");
    let (inputs, results) = (list(inputs), list(&results));
    writeln!(text, "; run: @{name}({inputs}) == {results}\n\n{module}").expect("it is a string");
    text
}

fn elements(tensor: &Tensor) -> String {
    let element = |scalar: Scalar| match scalar {
        Scalar::Single(x) => float(f64::from(x), format!("{x:?}")),
        Scalar::Double(x) => float(x, format!("{x:?}")),
        Scalar::Integer(x) => x.to_string(),
        Scalar::Truth(x) => x.to_string(),
    };
    let elements = tensor.scalars().into_iter().map(element);
    format!("[{}]", elements.collect::<Vec<_>>().join(", "))
}

fn float(x: f64, text: String) -> String {
    if x.is_nan() { "NaN".to_owned() } else { text }
}

#[test]
fn programs_of_one_op() {
    try_programs("one", choices(1..=1, false));
}

#[test]
fn programs_that_look_beyond_shards() {
    try_programs("beyond", choices(1..=3, true));
}

#[test]
fn programs_of_several_ops() {
    try_programs("several", choices(2..=8, false));
}

/// Collectives that partitioned programs are made of.
const COLLECTIVES: [&str; 5] = [
    "all_gather",
    "all_reduce",
    "all_to_all",
    "collective_permute",
    "reduce_scatter",
];

/// Every op comes up, and every collective; most programs are certain.
#[test]
fn every_op_is_tried() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut runner = TestRunner::new(ProptestConfig {
        rng_seed: RngSeed::Fixed(7),
        ..ProptestConfig::default()
    });
    let (mut certain, tried) = (0, 3000);
    for _ in 0..tried {
        let choices = choices(2..=8, false)
            .new_tree(&mut runner)
            .expect("choices")
            .current();
        let Some(case) = case(&choices) else {
            continue;
        };
        certain += 1;
        let shardings = shardings(&case.module, case.exact);
        let partitioned = partition_over(&case.module, &shardings.mesh, &shardings.shardings)
            .expect("it can be partitioned");
        let modules = [&case.module, &partitioned.module];
        let functions = modules.iter().flat_map(|module| &module.functions);
        for op in functions.flat_map(|function| &function.ops) {
            *counts.entry(op.kind.mnemonic()).or_default() += 1;
        }
    }
    println!("{certain} of {tried} programs are certain; {counts:?}");
    assert!(certain * 2 > tried, "{certain} of {tried}");
    // Each represents several ops.
    let special = ["binary", "unary", "composite"];
    let composites = CompositeOp::ALL.map(CompositeOp::mnemonic);
    let names = random_programs::graph::OPS.iter().map(|(name, _)| *name);
    let calls = random_programs::graph::CALLS.into_iter();
    for name in names.chain(calls).chain(composites).chain(COLLECTIVES) {
        let count = counts.get(name).copied().unwrap_or_default();
        assert!(special.contains(&name) || count > 20, "{name}: {count}");
    }
}

/// Runs files that failed, as named in `FILES`.
#[test]
fn files_again() {
    for path in env::var("FILES").unwrap_or_default().split_whitespace() {
        let text = fs::read_to_string(path).expect(path);
        let file = peapod_filetests::TestFile {
            path: path.into(),
            text,
        };
        peapod_filetests::run(&file, false).unwrap_or_else(|error| panic!("{path}: {error:#}"));
    }
}
