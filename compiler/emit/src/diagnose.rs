//! The diagnostics of emitting.

use peapod_diagnostic::{Code, Diagnose, Diagnostic, Excess, Place, code};

use crate::error::EmitError;
use crate::micro::OverBudget;
use crate::micro::budget::there;
use crate::table::grouped;

impl Diagnose for EmitError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let error = |code: Code, help: &str| code.error(self.to_string(), help);
        vec![match self {
            Self::TooLarge { place, .. } => {
                error(code::EMIT_TOO_LARGE, "split the tensor or shrink the model")
                    .at(Place::part(place))
            }
            Self::Name { .. } => error(
                code::SYMBOL_NAME,
                "give --name with at least one ASCII letter or digit",
            ),
            Self::Entries { .. } => error(
                code::SIGNATURES,
                "leave out --emit aot, or compile each signature on its own",
            ),
            Self::Bug { .. } => Diagnostic::bug(self.to_string()),
            Self::NoStep { .. } => error(
                code::NO_POD_STEP,
                "lower the op to tensor-level ops before it is planned",
            ),
            Self::PodLimit { place, help, .. } => {
                error(code::POD_LIMIT, help).at(Place::part(place))
            }
            Self::Element { .. } => error(code::POD_ELEMENT, "convert the tensor to i8"),
            Self::NoStablehlo { problems } => problems.iter().fold(
                code::NO_STABLEHLO.error(
                    "StableHLO does not represent parts of the module",
                    "lower network-level ops and quantised elements first, and pass states as \
                     arguments and results",
                ),
                |error, problem| error.note(format!("StableHLO has no {problem}")),
            ),
            Self::NoTflite { problems } => problems.iter().fold(
                code::TFLITE_FORM.error(
                    "a .tflite file does not represent parts of the module",
                    "write a file that ends in .ir, which `peapod compile` reads, too",
                ),
                |error, problem| error.note(format!(".tflite has no {problem}")),
            ),
            Self::Object(_) => error(code::OBJECT_FILE, "use model.rs or model.pea instead"),
        }]
    }
}

impl Diagnose for OverBudget {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let Self { model, target, .. } = self;
        let notes = self.excesses.iter().map(|excess| {
            let needed = grouped(excess.needed);
            let available = there(excess.available, &excess.others);
            let mut note = format!(
                "{} needs {needed} bytes, {available} are available; largest:",
                excess.what
            );
            for (text, bytes) in &excess.largest {
                note += &format!("\n{:>12} bytes  {text}", grouped(*bytes));
            }
            note
        });
        let error = code::OVER_BUDGET.error(
            format!("{model} does not fit {target}"),
            "choose a smaller model, another --optimize mode or another target",
        );
        let mut error = notes.fold(error, Diagnostic::note);
        let excesses = self.excesses.iter().map(|it| Excess {
            what: it.what.to_owned(),
            needed: it.needed,
            available: it.available,
        });
        error.excesses = excesses.collect();
        vec![error]
    }
}
