//! The diagnostics of evaluation.

use peapod_diagnostic::{Diagnose, Diagnostic, code};

use crate::custom::Unfit;

use super::{EvalError, ShardError, TensorError};

impl Diagnose for EvalError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let (code, help) = match self {
            Self::NoFunction { .. } | Self::InputCount { .. } | Self::InputType { .. } => (
                code::EVAL_INPUTS,
                "see the functions and their inputs with `peapod inspect`",
            ),
            Self::SeveralDevices { .. } | Self::DeviceCount { .. } | Self::KeepsState { .. } => (
                code::EVAL_DEVICES,
                "evaluate the program before it is partitioned",
            ),
            Self::Diverged { .. } => (
                code::EVAL_DIVERGED,
                "move the collective out of the condition, or reduce the condition over the mesh",
            ),
            Self::Custom(unfit) => return unfit.diagnostics(),
            Self::Endless { .. } => (
                code::EVAL_ENDLESS,
                "check the loop's condition: it may never become false",
            ),
            Self::States { .. } | Self::Waits => {
                return vec![Diagnostic::bug(self.to_string())];
            }
        };
        vec![code.error(self.to_string(), help)]
    }
}

impl Diagnose for Unfit {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = match self {
            Self::Missing { .. } => {
                "declare it in a file for --custom-ops: see docs/custom-operators.md"
            }
            Self::Refused { .. } => "change the model, or the operator's `prepare`",
            Self::Scratch { .. } => "give the op the `scratch` that its `prepare` asks for",
        };
        vec![code::CUSTOM_OP.error(self.to_string(), help)]
    }
}

impl Diagnose for ShardError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let code = match self {
            Self::Count { .. } | Self::Type { .. } => code::EVAL_DEVICES,
            Self::Differ { .. } => code::REPLICAS,
        };
        let help = "give every device the shard that its sharding says";
        vec![code.error(self.to_string(), help)]
    }
}

impl Diagnose for TensorError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let (code, help) = match self {
            Self::Length { .. } => (
                code::TENSOR_MISMATCH,
                "give as many bytes as the type's elements take",
            ),
            Self::Element { .. } => (
                code::TENSOR_VALUE,
                "write the elements in the range of their type",
            ),
        };
        vec![code.error(self.to_string(), help)]
    }
}
