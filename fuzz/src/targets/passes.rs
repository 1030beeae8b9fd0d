//! Compiles a random sound module in every mode and holds its runs against its evaluation. The
//! bytes are what the module is drawn from.

use peapod_filetests::micro::compare_with_eval;
use peapod_filetests::random_ops::any_op;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "passes",
    seeds: || vec![vec![0; 8]],
    edit: edit::seed,
    cost: 20,
    take,
};

fn take(bytes: &[u8]) -> bool {
    let mut seed = [0; 32];
    let len = bytes.len().min(32);
    seed[..len].copy_from_slice(&bytes[..len]);
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let drawn = any_op()
        .new_tree(&mut runner)
        .expect("few draws are filtered out");
    let case = drawn.current();
    let (module, inputs) = case.run(0).expect("the generator writes sound modules");
    if let Err(error) = compare_with_eval(&module, &inputs) {
        panic!("{error:#}\n{}", case.text);
    }
    true
}
