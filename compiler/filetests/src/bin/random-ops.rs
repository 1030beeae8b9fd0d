//! `random-ops FOLDER SEED COUNT`: models of one random op, with inputs and the results of their
//! evaluation, laid out as those of `conformance/`: the same seed gives the same files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use peapod_filetests::random_ops::{Case, any_op};
use peapod_ir::eval::{States, eval};
use peapod_ir::{Tensor, verify};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Consecutive inferences with each model.
const RUNS: usize = 3;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, seed, count] = args.as_slice() else {
        bail!("random-ops FOLDER SEED COUNT");
    };
    let folder = PathBuf::from(folder);
    let seed: u64 = seed.parse().context("the seed is a number")?;
    let count: usize = count.parse().context("the count is a number")?;
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let strategy = any_op();
    for number in 0..count {
        let drawn = strategy.new_tree(&mut runner);
        let case = drawn.map_err(|reason| anyhow!("{reason}"))?.current();
        write(&folder, number, &case).with_context(|| case.text.clone())?;
    }
    Ok(())
}

/// The model, and the tensors of its runs.
fn write(folder: &Path, number: usize, case: &Case) -> Result<()> {
    let folder = folder.join(case.op);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("{number}.ir")), &case.text)?;
    let (module, _) = case.run(0)?;
    let verified = verify(&module)?;
    let name = &verified.entry().name;
    let mut states = States::new(&verified, name)?;
    for run in 0..RUNS {
        let (_, inputs) = case.run(run)?;
        let outputs = eval(&verified, name, &inputs, &mut states)?;
        let save = |what: &str, tensors: &[Tensor]| -> Result<()> {
            for (k, tensor) in tensors.iter().enumerate() {
                let file = folder.join(format!("{number}.{run}.{what}{k}.bin"));
                fs::write(file, tensor.bytes())?;
            }
            Ok(())
        };
        save("in", &inputs)?;
        save("out", &outputs)?;
    }
    Ok(())
}
