//! The diagnostics of sharding.

use peapod_diagnostic::{Diagnose, Diagnostic, code};
use peapod_ir::Mesh;

use super::Idle;
use super::annotate::RuleError;
use super::partition::Replication;
use crate::error::PassError;

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

pub(crate) fn denied(mesh: &Mesh, replications: &[Replication]) -> PassError {
    let lines = replications
        .iter()
        .map(|replication| describe(replication, mesh));
    let lines: Vec<String> = lines.collect();
    PassError::Refused {
        code: code::REPLICATED,
        what: format!(
            "{} values are replicated although nothing asked for it:\n  {}",
            replications.len(),
            lines.join("\n  ")
        ),
        help: "annotate the values named, or allow it by leaving out --deny-replication".to_owned(),
    }
}

impl std::fmt::Display for Idle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            name,
            extent,
            devices,
            holding,
        } = self;
        let idle = devices - holding;
        write!(
            f,
            "`{name}` has {extent} rows for {devices} devices: {idle} hold only padding"
        )
    }
}

/// For people: what is replicated where, how large it is, and why.
pub fn describe(replication: &Replication, mesh: &Mesh) -> String {
    let Replication {
        mnemonic,
        location,
        value,
        axes,
        bytes,
        why,
        ..
    } = replication;
    let axes = axes.iter().map(|axis| mesh.axes[axis.0].name.as_str());
    let axes = axes.collect::<Vec<_>>().join(", ");
    let line = location
        .line
        .map_or(String::new(), |line| format!("line {line}: "));
    format!("{line}{mnemonic} gathers `{value}` over {axes}, {bytes} bytes on each device: {why}")
}
