//! The diagnostics of broken rules.

use peapod_diagnostic::{Code, Diagnose, Diagnostic, Place, code};

use super::error::{ErrorSite, Problem, VerifyError, VerifyErrors};

impl Diagnose for VerifyErrors {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        self.iter().flat_map(VerifyError::diagnostics).collect()
    }
}

impl Diagnose for VerifyError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let (code, help) = self.problem.diagnosis();
        // Numbers of constraints mean something to those who read the op's source only.
        let message = if let Problem::TypeRule(violation) = &self.problem {
            violation.message.clone()
        } else {
            self.problem.to_string()
        };
        let error = code.error(message, help);
        vec![match &self.place {
            ErrorSite::Module => error,
            ErrorSite::Signature(_) | ErrorSite::Function { .. } => {
                error.at(Place::part(self.place.to_string()))
            }
        }]
    }
}

impl Problem {
    /// Its row in the table of codes, and what to do about it.
    fn diagnosis(&self) -> (Code, &'static str) {
        match self {
            Self::Empty => (code::NO_FUNCTION, "add a function to the module"),
            Self::Recursion => (code::RECURSION, "express the iteration as a `while`"),
            Self::UnnamedAxis { .. } | Self::DuplicateAxis { .. } | Self::EmptyAxis { .. } => (
                code::MESH,
                "give every axis a name of its own and a size of at least 1",
            ),
            Self::TooManyDevices { .. } => (code::MESH, "use smaller axes"),
            Self::AnnotationRank { .. } | Self::NoAxis { .. } | Self::AxisTwice { .. } => (
                code::ANNOTATION,
                "write one entry per dimension, with each axis of the mesh at most once",
            ),
            Self::GroupRank { .. } => (
                code::ANNOTATION,
                "group values of as many dimensions, or reshape one of them first",
            ),
            Self::NothingReplaced { .. }
            | Self::ReplacedTwice { .. }
            | Self::ReplacedType { .. } => (
                code::REPLACEMENT,
                "pair every result with at most one argument of the same type",
            ),
            Self::DuplicateFunction => (code::DUPLICATE_FUNCTION, "rename one of the functions"),
            Self::OutOfRange { .. }
            | Self::Redefined { .. }
            | Self::Undefined { .. }
            | Self::StrayArgument => (
                code::DEFINITION,
                "define every value exactly once, before its first use",
            ),
            Self::StateIsResult | Self::SharedState { .. } | Self::WriteIsRead => (
                code::STATE,
                "give each op a state of its own, or use `read_state` and `write_state`",
            ),
            Self::Rank { .. } | Self::Extent { .. } | Self::TooLarge { .. } => (
                code::SHAPE,
                "change the shape so that it is within the limits",
            ),
            Self::QuantisedReals { .. }
            | Self::UnequalCounts { .. }
            | Self::ScaleCount { .. }
            | Self::QuantisationAxis { .. }
            | Self::Scale { .. }
            | Self::ZeroPoint { .. } => (
                code::QUANTIZATION,
                "correct scales and zero points, or convert the model again",
            ),
            Self::Constant(_) => (code::CONSTANT, "make data and type of the constant agree"),
            Self::TypeRule(_) => (
                code::TYPE_RULE,
                "make operands, attributes and results agree with the op's constraints",
            ),
            Self::Shown { .. } | Self::ShownTwice { .. } => (code::SIGNATURE, SHOWN),
            Self::NotInSignature { .. } => (code::SIGNATURE, PORTS),
            Self::NoSuchFunction { .. } | Self::DuplicateSignature => (code::SIGNATURE, KEYS),
            Self::RepeatedState { .. } | Self::SharedStateType { .. } => (code::SIGNATURE, STATES),
        }
    }
}

const SHOWN: &str = "show each argument and result once, as a type that its elements stand for";

const PORTS: &str = "name inputs and outputs of the entry function";

const KEYS: &str = "name a function of the module, and give every signature a key of its own";

const STATES: &str =
    "give states that are one in all entries one name and type, and others other names";
