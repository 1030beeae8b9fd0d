//! The diagnostics of sharding.

use peapod_diagnostic::{Diagnose, Diagnostic, code};

use super::Idle;
use super::annotate::RuleError;

impl Diagnose for Idle {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "choose a mesh whose axes divide the extents of what is sharded over them";
        vec![code::IDLE_DEVICES.warning(self.to_string(), help)]
    }
}

impl Diagnose for RuleError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "write for example `w*=-,model`, or `batch:data` in a layout";
        vec![code::SHARD_RULE.error(self.to_string(), help)]
    }
}
