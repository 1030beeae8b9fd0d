//! `cargo xtask bench operators`: instructions of single operators of the sizes that models have,
//! beside the peer's; and `cargo xtask bench networks`: those of whole networks.
//!
//! The operators are `benchmarks/operators.zip`, which `conformance/benchmark.py` makes. It makes
//! the networks, too, from seeds and when they are asked for: they are megabytes of random weights.
//! The peer's figures were measured outside this repository.

use super::tables::{head, ratio, replace, row};
use super::{Args, PAGE, peer};
use crate::build::Builder;
use crate::report::{self, grouped};
use crate::repository::Repository;
use crate::test::count;
use crate::{list, process, python, setup};
use anyhow::Result;
use peapod_targets::Target;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;

/// Models that are measured, and where their figures are.
pub struct Suite {
    /// Name of the folder of the models, of the JSON in `benchmarks/` and of the table.
    name: &'static str,
    /// What the first column lists.
    what: &'static str,
    /// Unpacks or makes the models, with inputs and outputs; a folder of folders of them.
    models: fn(&Repository) -> Result<PathBuf>,
}

/// Models of one operator.
pub const OPERATORS: Suite = Suite {
    name: "operators",
    what: "operator",
    models: |repository| {
        let archive = repository.root.join("benchmarks/operators.zip");
        let folder = peapod_conformance::unpacked("benchmark-operators", &[archive])?;
        Ok(folder.join("operators"))
    },
};

/// Whole networks.
pub const NETWORKS: Suite = Suite {
    name: "networks",
    what: "network",
    models: |repository| {
        let conformance = repository.root.join("conformance");
        let venv = repository.target_dir.join("conformance");
        let python = python::environment(&venv, &conformance.join("requirements.txt"))?;
        let folder = repository.target_dir.join("networks");
        println!("bench: making networks in {}", folder.display());
        let mut make = Command::new(python);
        make.arg(conformance.join("benchmark.py")).arg("--networks");
        process::shown(make.arg(&folder))?;
        Ok(folder)
    },
};

/// Instructions by model.
type Counts = BTreeMap<String, u64>;

/// Ours by board.
type Figures = BTreeMap<String, Board>;

/// What was measured on a board.
#[derive(Serialize, Deserialize)]
struct Board {
    /// Name of its chip.
    chip: String,
    /// Instructions of an inference.
    models: Counts,
}

/// The peer's figures.
#[derive(Serialize, Deserialize)]
struct Peer {
    /// What was built, and how: words for the page.
    build: String,
    /// Instructions of an inference by the peer's name of the core.
    cores: BTreeMap<String, Counts>,
}

/// Measures and writes figures and page.
pub fn run(repository: &Repository, args: &Args, suite: &Suite) -> Result<bool> {
    let folder = repository.root.join("benchmarks");
    let path = folder.join(format!("{}.json", suite.name));
    let mut figures: Figures = match path.is_file() {
        true => report::read(&path)?,
        false => Figures::new(),
    };
    let peer: Peer = report::read(&folder.join(format!("{}_peer.json", suite.name)))?;
    if !args.tables_only {
        figures.extend(measure(repository, args, suite, &peer)?);
        report::save(&figures, &path)?;
    }
    let table = table(suite.what, &figures, &peer);
    replace(&repository.root.join(PAGE), suite.name, &table)?;
    println!("bench: {} and {PAGE} are up to date", path.display());
    Ok(true)
}

/// Measures on the boards whose cores the peer was measured on, those of one memory for
/// activations, as the peer has it.
fn measure(repository: &Repository, args: &Args, suite: &Suite, peer: &Peer) -> Result<Figures> {
    let folder = (suite.models)(repository)?;
    let builder = Builder::new(repository)?;
    let mut figures = Figures::new();
    for target in Target::emulated()? {
        let name = &target.name;
        let standard = peer::standard(&target.chip_name).filter(|standard| standard.own);
        let has_peer = standard.is_some_and(|it| peer.cores.contains_key(it.core));
        let is_like_peer = has_peer && target.arenas().count() == 1;
        if !is_like_peer || !args.filter.lets(&args.filter.board, name) {
            continue;
        }
        if let Some(missing) = list::missing(&target) {
            println!("SKIPPED {name}: {missing}");
            continue;
        }
        println!("bench: {} on {name}", suite.name);
        setup::prepare(std::slice::from_ref(&target))?;
        let board = Board {
            chip: target.chip_name.clone(),
            models: count(repository, &builder, &target, folder.clone())?,
        };
        figures.insert(target.name, board);
    }
    Ok(figures)
}

fn table(what: &str, figures: &Figures, peer: &Peer) -> String {
    let columns = figures.iter().flat_map(|(board, Board { chip, .. })| {
        let standard = peer::standard(chip);
        let aim = standard.map_or(String::new(), |it| format!("ratio, aim {}", it.target));
        [board.clone(), "TFLM".to_owned(), aim]
    });
    let mut text = head(what, &columns.collect::<Vec<_>>());
    let models = figures.values().flat_map(|board| board.models.keys());
    for model in models.collect::<BTreeSet<_>>() {
        let cells = figures.values().flat_map(|board| cells(board, peer, model));
        text += &row(&model.replace(['/', '_'], " "), cells);
    }
    format!("{}\n\n{text}", peer.build)
}

/// Ours, the peer's and their ratio, as far as there are any.
fn cells(board: &Board, peer: &Peer, model: &str) -> [String; 3] {
    let ours = board.models.get(model).copied();
    let core = peer::standard(&board.chip).map(|it| it.core);
    let counts = core.and_then(|core| peer.cores.get(core));
    let theirs = counts.and_then(|counts| counts.get(model)).copied();
    let both = ours.zip(theirs);
    [
        ours.map(grouped).unwrap_or_default(),
        theirs.map(grouped).unwrap_or_default(),
        both.map(|(ours, theirs)| ratio(ours, theirs))
            .unwrap_or_default(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_stand_beside_the_peers() {
        let models = Counts::from([("a/s8_2x3".to_owned(), 2000), ("b/s8".to_owned(), 7)]);
        let chip = "cortex-m4f".to_owned();
        let figures = Figures::from([("board".to_owned(), Board { chip, models })]);
        let counts = Counts::from([("a/s8_2x3".to_owned(), 4000)]);
        let peer = Peer {
            build: "How.".to_owned(),
            cores: BTreeMap::from([("M4".to_owned(), counts)]),
        };
        let expected = "How.\n\n\
            | operator | board | TFLM | ratio, aim 0.5 |\n\
            | --- | ---: | ---: | ---: |\n\
            | a s8 2x3 | 2,000 | 4,000 | 0.50× |\n\
            | b s8 | 7 |  |  |\n";
        assert_eq!(table("operator", &figures, &peer), expected);
    }
}
