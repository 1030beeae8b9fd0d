//! `cargo xtask bench micro --check`: fresh figures against those in the repository.

use super::figures::{Figure, Figures, Measured};
use crate::report::grouped;

/// What a figure may grow by before it needs a look: 1 / 50, which is 2 %.
const ALLOWED: u64 = 50;

/// A quantity that must not grow.
type Quantity = (&'static str, fn(&Measured) -> u64);

const QUANTITIES: [Quantity; 7] = [
    ("instructions of an inference", |it| it.first),
    ("instructions of a later inference", |it| it.later),
    ("instructions of load and first inference", |it| {
        it.load + it.first
    }),
    ("bytes of activations", |it| it.activations),
    ("bytes of RAM beside them", |it| it.runtime + it.stack),
    ("bytes of code", |it| it.code),
    ("bytes of model", |it| it.model),
];

/// What came of a comparison.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What grew too much, or is gone: a line each.
    pub worse: Vec<String>,
    /// What shrank as much: the file could say so.
    pub better: Vec<String>,
    /// How many figures were compared.
    pub compared: usize,
    /// What the file does not have yet.
    pub unknown: Vec<String>,
    /// Boards whose code another compiler made than that of the file, a line each: what grew may
    /// be the compiler's doing.
    pub compilers: Vec<String>,
}

/// Compares every figure of `fresh` with that of `kept`.
pub fn compare(kept: &Figures, fresh: &Figures) -> Outcome {
    let mut outcome = Outcome {
        compilers: compilers(kept, fresh),
        ..Outcome::default()
    };
    for (model, by_board) in &fresh.models {
        for (board, by_mode) in by_board {
            for (mode, figure) in by_mode {
                let name = format!("{model} on {board}, {mode}");
                let known = kept
                    .models
                    .get(model)
                    .and_then(|by_board| by_board.get(board));
                match known.and_then(|by_mode| by_mode.get(mode)) {
                    Some(known) => outcome.add(&name, known, figure),
                    None => outcome.unknown.push(name),
                }
            }
        }
    }
    outcome
}

/// Boards of both that are of different compilers.
fn compilers(kept: &Figures, fresh: &Figures) -> Vec<String> {
    let changed = fresh.boards.iter().filter_map(|(name, fresh)| {
        let kept = &kept.boards.get(name)?.rustc;
        let found = &fresh.rustc;
        (kept != found).then(|| format!("{name}: the figures are of {kept}, this is {found}"))
    });
    changed.collect()
}

impl Outcome {
    fn add(&mut self, name: &str, kept: &Figure, fresh: &Figure) {
        let (kept, fresh) = match (kept, fresh) {
            (Figure::Measured(kept), Figure::Measured(fresh)) => (kept, fresh),
            (Figure::Measured(_), Figure::Refused { refused }) => {
                return self
                    .worse
                    .push(format!("{name}: it fitted, and now {refused}"));
            }
            (Figure::Refused { .. }, Figure::Measured(_)) => {
                return self.better.push(format!("{name}: it fits now"));
            }
            (Figure::Refused { .. }, Figure::Refused { .. }) => return,
        };
        for (what, of) in QUANTITIES {
            let (old, new) = (of(kept), of(fresh));
            self.compared += 1;
            let line = || {
                let percent = 100.0 * (new as f64 / old as f64 - 1.0);
                let [old, new] = [old, new].map(grouped);
                format!("{name}: {old} → {new} {what} ({percent:+.1} %)")
            };
            if new > old + old / ALLOWED {
                self.worse.push(line());
            } else if new < old - old / ALLOWED {
                self.better.push(line());
            }
        }
    }

    /// Prints it; whether nothing grew too much and something was compared.
    pub fn report(&self) -> bool {
        for line in &self.compilers {
            println!("RUSTC   {line}");
        }
        for name in &self.unknown {
            println!("NEW     {name}");
        }
        for line in &self.better {
            println!("BETTER  {line}");
        }
        for line in &self.worse {
            println!("WORSE   {line}");
        }
        println!(
            "bench: of {} figures {} grew by more than {} %, {} shrank as much",
            self.compared,
            self.worse.len(),
            100 / ALLOWED,
            self.better.len()
        );
        if !self.worse.is_empty() {
            println!(
                "       where that is worth it: `cargo xtask bench micro` writes the new figures"
            );
        }
        self.worse.is_empty() && (self.compared != 0 || !self.unknown.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn figures(figure: Figure) -> Figures {
        let mut figures = Figures::default();
        let modes = BTreeMap::from([("speed".to_owned(), figure)]);
        figures
            .models
            .insert("m".into(), BTreeMap::from([("b".to_owned(), modes)]));
        figures
    }

    fn with(number: u64) -> Measured {
        Measured {
            load: number,
            first: number,
            later: number,
            kernels: number,
            activations: number,
            runtime: number,
            stack: number,
            code: number,
            model: number,
        }
    }

    #[test]
    fn two_percent_may_pass() {
        let kept = figures(Figure::Measured(with(1000)));
        let same = compare(&kept, &figures(Figure::Measured(with(1020))));
        assert_eq!(
            (same.worse.len(), same.better.len(), same.compared),
            (0, 0, 7)
        );
        assert!(same.report());
    }

    #[test]
    fn each_quantity_is_held() {
        type Grow = fn(&mut Measured);
        let kept = figures(Figure::Measured(with(1000)));
        let grown: [(Grow, usize); 8] = [
            (|it| it.load = 1050, 1),
            (|it| it.first = 1021, 1),
            (|it| it.later = 1021, 1),
            (|it| it.activations = 1021, 1),
            (|it| it.runtime = 1050, 1),
            (|it| it.stack = 1050, 1),
            (|it| it.code = 1021, 1),
            (|it| it.model = 1021, 1),
        ];
        for (grow, worse) in grown {
            let mut measured = with(1000);
            grow(&mut measured);
            let outcome = compare(&kept, &figures(Figure::Measured(measured)));
            assert_eq!(outcome.worse.len(), worse, "{outcome:?}");
            assert!(!outcome.report());
        }
    }

    #[test]
    fn a_model_that_no_longer_fits_is_worse() {
        let fits = figures(Figure::Measured(with(1000)));
        let refused = figures(Figure::Refused {
            refused: "does not fit".into(),
        });
        assert_eq!(compare(&fits, &refused).worse.len(), 1);
        assert_eq!(compare(&refused, &fits).better.len(), 1);
        assert_eq!(compare(&refused, &refused), Outcome::default());
        assert!(!Outcome::default().report(), "nothing was compared");
    }

    #[test]
    fn names_old_and_new() {
        let kept = figures(Figure::Measured(with(1_000_000)));
        let mut more = with(1_000_000);
        more.model = 1_030_000;
        let outcome = compare(&kept, &figures(Figure::Measured(more)));
        assert_eq!(
            outcome.worse,
            ["m on b, speed: 1,000,000 → 1,030,000 bytes of model (+3.0 %)"]
        );
    }
}
