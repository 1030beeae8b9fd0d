//! Checkpoints of several ranks: a run whose ranks are killed goes on where it was.

use std::process::Command;

use crate::checkpoints::{Random, killed_and_resumed};
use crate::folder;
use crate::ranks::{libraries, ranks_of};

/// Kills one rank of a run, or all of them.
fn kill(pod: &str, all: bool, random: &mut Random) {
    let ranks = ranks_of(pod);
    assert_eq!(ranks.len(), 4);
    let one = random.below(4) as usize;
    let lost = if all { &ranks[..] } else { &ranks[one..=one] };
    let lost = lost.iter().map(u32::to_string);
    // Some may have ended by themselves if the run is complete, which the caller finds.
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
    killed_and_resumed(&out, start, |_, pod, turn, random| {
        kill(pod, turn / 2 % 2 == 1, random);
    });
}
