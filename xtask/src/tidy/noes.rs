//! Matches that list ops with one trivial answer: a fact without a name.

use anyhow::Result;

use super::{Failure, Sources};

/// Ops in a row that may have the same answer.
const MOST: usize = 8;

/// No match lists more ops than these with one answer; facts of ops answer such questions.
pub fn check(sources: &Sources) -> Result<Vec<Failure>> {
    let compiler = sources
        .rust()
        .filter(|file| file.path.starts_with("compiler/") && !file.is_test());
    let long = compiler.flat_map(|file| {
        let runs = runs(&file.text).into_iter().filter(|(_, ops)| *ops > MOST);
        runs.map(|(line, ops)| Failure {
            place: format!("{}:{line}", file.path),
            message: format!("{ops} ops have the same answer: ask for a fact of the op instead"),
        })
    });
    Ok(long.collect())
}

/// Runs of arms on ops without their attributes, with one answer: where each begins, how many ops
/// it lists.
fn runs(text: &str) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let (mut open, mut answer) = (false, None);
    for (index, line) in text.lines().enumerate() {
        let (patterns, right) = match line.trim().split_once("=>") {
            Some((patterns, right)) => (patterns, Some(right.trim())),
            None => (line.trim(), None),
        };
        let Some(ops) = listed(patterns) else {
            (open, answer) = (false, None);
            continue;
        };
        // A list of several lines has its answer in the last one.
        let continues = open || (answer.is_some() && right == answer);
        match runs.last_mut().filter(|_| continues) {
            Some((_, count)) => *count += ops,
            None => runs.push((index + 1, ops)),
        }
        open = right.is_none();
        answer = right;
    }
    runs
}

/// How many ops a line of patterns lists, if it lists nothing else.
fn listed(patterns: &str) -> Option<usize> {
    let ops: Vec<&str> = patterns
        .split('|')
        .map(str::trim)
        .filter(|op| !op.is_empty())
        .collect();
    let is_op = |op: &&str| match op.split_once("::") {
        Some(("OpKind" | "TensorOp", name)) => name.ends_with("(_)"),
        Some(("UnaryOp" | "BinaryOp" | "CompositeOp" | "PairedOp" | "FoldOp", _)) => true,
        _ => false,
    };
    (!ops.is_empty() && ops.iter().all(is_op)).then_some(ops.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_counted_over_arms_and_lines() {
        let text = "match op {\n    OpKind::A(it) => it.f(),\n    OpKind::B(_) | OpKind::C(_) => 0,\n    OpKind::D(_) => 0,\n    OpKind::E(_)\n    | TensorOp::F(_) => 1,\n    UnaryOp::Abs | UnaryOp::Neg => 2,\n}\n";
        assert_eq!(runs(text), [(3, 3), (5, 2), (7, 2)]);
    }
}
