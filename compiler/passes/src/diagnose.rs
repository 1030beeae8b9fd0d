//! The diagnostics of passes that both ends share, and of those for microcontrollers.

use std::collections::HashMap;

use peapod_diagnostic::{Code, Diagnose, Diagnostic, Place, code};

use crate::error::{PassError, Unsupported, UnsupportedOp, UnsupportedPort};
use crate::graph::batch::Unbatchable;

/// Ops that an error names before it only counts.
const NAMED_OPS: usize = 3;

impl Diagnose for PassError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Self::Invalid(errors) => errors.diagnostics(),
            Self::Unsupported(unsupported) => unsupported.diagnostics(),
            Self::NoLowering(ops) => by_cause(ops, code::LOWERING, "pod lowering"),
            Self::Unbatchable(error) => error.diagnostics(),
            Self::Refused { code, what, help } => vec![code.error(what, help)],
            Self::Bug { after, message } => {
                vec![Diagnostic::bug(format!("after {after}: {message}"))]
            }
        }
    }
}

impl Diagnose for Unbatchable {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let error = code::UNBATCHABLE.error(
            format!("the network cannot compute a batch of {}", self.rows),
            "convert the model with the batch size that you want",
        );
        vec![self.problems.iter().fold(error, Diagnostic::note)]
    }
}

impl Diagnose for Unsupported {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let ports = self.ports.iter().map(UnsupportedPort::diagnostic);
        let ops = by_cause(&self.ops, code::NO_KERNEL, "kernel");
        ports.chain(ops).collect()
    }
}

/// One error for all ops that are refused for the same reason, at the first of them.
fn by_cause(ops: &[UnsupportedOp], code: Code, missing: &str) -> Vec<Diagnostic> {
    let mut causes: Vec<Vec<&UnsupportedOp>> = Vec::new();
    let mut known = HashMap::new();
    for op in ops {
        let cause = (op.mnemonic, &op.reason, &op.help);
        let index = *known.entry(cause).or_insert(causes.len());
        match causes.get_mut(index) {
            Some(same) => same.push(op),
            None => causes.push(vec![op]),
        }
    }
    let causes = causes.iter();
    causes
        .map(|ops| {
            let mut error = ops[0].diagnostic(code, missing);
            if let Some(others) = ops.get(1..).filter(|others| !others.is_empty()) {
                error.message += &format!(" ({} times)", ops.len());
                error.notes.push(also(others));
            }
            error
        })
        .collect()
}

/// The first results of ops, and how many more there are.
fn also(ops: &[&UnsupportedOp]) -> String {
    let results = ops.iter().filter_map(|op| op.tensors.last());
    let named: Vec<_> = results.take(NAMED_OPS).map(String::as_str).collect();
    let more = match ops.len() - named.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("also what makes {}{more}", named.join(", "))
}

impl UnsupportedPort {
    fn diagnostic(&self) -> Diagnostic {
        let Self { what, name, dtype } = self;
        let message = format!(
            "expected an {what} of i8, u8, bool, i16, i32 or f32, found {}",
            dtype.name()
        );
        let help = "change its type when converting the model";
        code::PORT_TYPE
            .error(message, help)
            .at(Place::part(format!("{what} `{name}`")))
    }
}

impl UnsupportedOp {
    fn diagnostic(&self, code: Code, missing: &str) -> Diagnostic {
        let message = format!("no {missing} for {}: {}", self.mnemonic, self.reason);
        let tensors = self.tensors.join(", ");
        code.error(message, &self.help)
            .at(self.place())
            .note(format!("operands and results: {tensors}"))
    }

    fn place(&self) -> Place {
        match self.location.index {
            Some(index) => Place::Op {
                index: Some(index as usize),
                name: self.location.name.clone(),
            },
            None => Place::part(format!("op {} {}", self.op.0, self.mnemonic)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::{Location, OpId};

    fn refused(index: u32, reason: &str) -> UnsupportedOp {
        UnsupportedOp {
            op: OpId(index),
            mnemonic: "sort",
            location: Location::default(),
            tensors: vec!["`x`: f32[2]".to_owned(), format!("`y{index}`: f32[2]")],
            reason: reason.to_owned(),
            help: "leave it out".to_owned(),
        }
    }

    #[test]
    fn each_cause_is_told_once_with_a_count() {
        let mut ops: Vec<_> = (0..6)
            .map(|index| refused(index, "there is none"))
            .collect();
        ops.insert(1, refused(9, "it is too long"));
        let unsupported = Unsupported {
            ops,
            ..Unsupported::default()
        };
        let [many, one] = &unsupported.diagnostics()[..] else {
            panic!("expected one diagnostic for each of two causes");
        };
        assert_eq!(many.message, "no kernel for sort: there is none (6 times)");
        let also = "also what makes `y1`: f32[2], `y2`: f32[2], `y3`: f32[2] and 2 more";
        assert_eq!(many.notes.last().map(String::as_str), Some(also));
        assert_eq!(one.message, "no kernel for sort: it is too long");
    }
}
