//! Checkpoints of several ranks: a run whose ranks are killed goes on where it was.

use std::process::Command;

use crate::checkpoints::{Kills, Random, killed_and_resumed};
use crate::folder;
use crate::ranks::{libraries, ranks_of};

/// Kills one rank of a run, or all of them.
fn kill(pod: &str, all: bool, random: &mut Random) {
    let ranks = ranks_of(pod);
    let one = random.below(4) as usize;
    // Fewer if the run is complete or has failed, which the caller finds.
    let lost = if all {
        &ranks[..]
    } else {
        ranks.get(one..=one).unwrap_or_default()
    };
    let lost = lost.iter().map(u32::to_string);
    let _ = Command::new("kill").arg("-KILL").args(lost).output();
}

#[test]
fn four_ranks_that_are_killed_20_times_yield_the_same_losses_and_bits() {
    let test = "four_ranks_that_are_killed_20_times_yield_the_same_losses_and_bits";
    let libraries = libraries(test);
    if libraries.is_empty() {
        return;
    }
    // In turn by each library: checkpoints are the same.
    let start = |turn: usize, args: &[&str]| {
        let more = ["--engine", "mpi:4", "--threads", "1"];
        libraries[turn % libraries.len()].command(&[args, &more].concat())
    };
    let out = folder("rank-checkpoints");
    // Two turns with one rank, two with all: both with each library.
    let kills = Kills {
        says: "this rank was ended by signal: 9",
    };
    killed_and_resumed(&out, &kills, start, |_, pod, turn, random| {
        kill(pod, turn / 2 % 2 == 1, random);
    });
}
