//! `cargo xtask bench operators`: instructions of single operators of the sizes that models have,
//! beside the peer's.
//!
//! The models are `benchmarks/operators.zip`, which `conformance/benchmark.py` makes. The peer's
//! figures were measured outside this repository.

use super::tables::{head, ratio, replace, row};
use super::{Args, PAGE, peer};
use crate::build::Builder;
use crate::report::{self, grouped};
use crate::repository::Repository;
use crate::test::count;
use crate::{list, setup};
use anyhow::Result;
use peapod_targets::Target;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The models, with inputs and outputs.
const MODELS: &str = "benchmarks/operators.zip";

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/operators.json";

/// The peer's figures, in the repository.
const PEER: &str = "benchmarks/operators_peer.json";

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
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    let mut figures: Figures = match path.is_file() {
        true => report::read(&path)?,
        false => Figures::new(),
    };
    let peer: Peer = report::read(&repository.root.join(PEER))?;
    if !args.tables_only {
        figures.extend(measure(repository, args, &peer)?);
        report::save(&figures, &path)?;
    }
    let table = table(&figures, &peer);
    replace(&repository.root.join(PAGE), "operators", &table)?;
    println!("bench: {FIGURES} and {PAGE} are up to date");
    Ok(true)
}

/// Measures on the boards whose cores the peer was measured on.
fn measure(repository: &Repository, args: &Args, peer: &Peer) -> Result<Figures> {
    let archive = repository.root.join(MODELS);
    let folder = peapod_conformance::unpacked("benchmark-operators", &[archive])?;
    let builder = Builder::new(repository)?;
    let mut figures = Figures::new();
    for target in Target::list()? {
        let name = &target.name;
        let standard = peer::standard(&target.chip_name).filter(|standard| standard.own);
        let has_peer = standard.is_some_and(|it| peer.cores.contains_key(it.core));
        if !has_peer || !args.filter.lets(&args.filter.board, name) {
            continue;
        }
        if let Some(missing) = list::missing(&target) {
            println!("SKIPPED {name}: {missing}");
            continue;
        }
        println!("bench: operators on {name}");
        setup::prepare(std::slice::from_ref(&target))?;
        let board = Board {
            chip: target.chip_name.clone(),
            models: count(repository, &builder, &target, folder.join("operators"))?,
        };
        figures.insert(target.name, board);
    }
    Ok(figures)
}

fn table(figures: &Figures, peer: &Peer) -> String {
    let columns = figures.iter().flat_map(|(board, Board { chip, .. })| {
        let standard = peer::standard(chip);
        let aim = standard.map_or(String::new(), |it| format!("ratio, aim {}", it.target));
        [board.clone(), "TFLM".to_owned(), aim]
    });
    let mut text = head("operator", &columns.collect::<Vec<_>>());
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
        assert_eq!(table(&figures, &peer), expected);
    }
}
