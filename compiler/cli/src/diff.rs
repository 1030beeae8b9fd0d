//! `peapod diff`: the compiled model against the reference, op by op.

use peapod_diagnostic::{Result, bail, code};
use peapod_driver::micro::Peer;
use peapod_driver::micro::diff::{Compared, Inputs, diff, diff_with_peer};
use peapod_driver::table::{Table, grouped};

use crate::args;
use crate::print::{print, result};
use crate::terminal::Terminal;

/// Compares, and shows every value that both compute.
pub fn run(args: &args::Diff) -> Result<()> {
    let mut source = args.chosen.open(&args.model)?;
    // Without a choice the peer's own contract is the one to hold it against.
    source.numerics = source.numerics.or(args.with.map(Peer::numerics));
    let inputs = match args.input.is_empty() {
        true => Inputs::Seeded {
            seed: args.seed.unwrap_or(0),
            runs: args.runs,
        },
        false => Inputs::Files(&args.input),
    };
    let tolerance = args.tolerance;
    let terminal = Terminal::new(format!("comparing {}", source.path));
    let rounds = match args.with {
        Some(peer) => {
            let peer = (peer, args.python.as_path());
            diff_with_peer(&source, inputs, peer, tolerance, &terminal)?
        }
        None => diff(&source, inputs, tolerance, &terminal)?,
    };
    drop(terminal);
    let shown = rounds.iter().map(|it| it.iter().map(shown).collect());
    result(&shown.collect::<Vec<Vec<_>>>())?;
    for (round, results) in rounds.iter().enumerate() {
        print(&format!("run {round}\n{}", table(results)))?;
        if let Some(first) = results.iter().find_map(Compared::difference) {
            let message = format!("run {round}: first difference: {first}");
            let other = args
                .with
                .filter(|peer| source.numerics != Some(peer.numerics()));
            let help = match other {
                Some(_) => {
                    "integers follow the contract of --numerics, which is not that of the other \
                     runtime"
                }
                None => {
                    "for floats, raise --tolerance if the difference is rounding; otherwise \
                     report it as a bug"
                }
            };
            bail!(code::DIFFERENCE.error(message, help).in_file(&source.path));
        }
        print(&format!("no difference in {} values\n", results.len()))?;
    }
    Ok(())
}

/// What other programs read of a value.
fn shown(one: &Compared) -> serde_json::Value {
    serde_json::json!({
        "step": one.step,
        "op": one.op,
        "name": one.name,
        "elements": one.elements,
        "differ": one.differ,
        "largest": one.largest,
        "first": one.first,
    })
}

fn table(results: &[Compared]) -> Table<6> {
    let mut table = Table::new([">", "op", ">elements", ">differ", ">at most by", "result"]);
    for result in results {
        table.row([
            result.step.to_string(),
            result.op.clone(),
            grouped(result.elements as u64),
            grouped(result.differ as u64),
            result.largest.to_string(),
            result.name.clone(),
        ]);
    }
    table
}
