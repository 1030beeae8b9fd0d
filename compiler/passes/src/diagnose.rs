//! The diagnostics of passes that both ends share, and of those for microcontrollers.

use peapod_diagnostic::{Code, Diagnose, Diagnostic, Place, code};

use crate::error::{PassError, Unsupported, UnsupportedOp, UnsupportedPort};
use crate::graph::batch::Unbatchable;

impl Diagnose for PassError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Self::Invalid(errors) => errors.diagnostics(),
            Self::Unsupported(unsupported) => unsupported.diagnostics(),
            Self::NoLowering(ops) => {
                let ops = ops
                    .iter()
                    .map(|op| op.diagnostic(code::LOWERING, "pod lowering"));
                ops.collect()
            }
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
        let ops = self.ops.iter();
        let ops = ops.map(|op| op.diagnostic(code::NO_KERNEL, "kernel"));
        ports.chain(ops).collect()
    }
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
