//! What a step of a program is thought to take on a target, for choices of the compiler.

use peapod_diagnostic::{Result, ResultExt};
use peapod_emit::pod;
use peapod_ir::plan::pod::{PodInterface, PodPlan};
use peapod_ir::verify::{Verified, verify};
use peapod_passes::PodOptions;
use peapod_passes::PodProgram;
use peapod_passes::pod::pipeline::timing::Timed;
use peapod_passes::pod::windowed_einsum::Estimate;
use peapod_schemas::pod::{Checked, Program};
use peapod_sim::machine::Machine;
use peapod_targets::Pod;

use super::simulate::{Options, Prepared};

/// A machine on which programs are simulated.
#[derive(Debug)]
pub(super) struct Estimator {
    machine: Machine,
}

impl Estimator {
    /// Of a target; none if nothing is known of its time.
    pub(super) fn of(target: &Pod) -> Option<Self> {
        let known = target.chip.is_some() && target.network.is_some();
        let machine = known.then(|| Machine::new(target).ok()).flatten()?;
        Some(Self { machine })
    }

    /// What a program takes, or why that is not known.
    pub(super) fn estimate(&self, program: &PodProgram) -> Result<Estimate, String> {
        self.simulated(program).map_err(|error| error.to_string())
    }

    /// What the steps of a program take, if that is known.
    pub(super) fn timed(
        &self,
        module: &Verified<'_>,
        interface: &PodInterface,
        plan: &PodPlan,
    ) -> Option<Timed> {
        let file = pod::build(module, interface, plan).ok()?;
        let program = Checked::new(file).ok()?.into_inner();
        let prepared = Prepared::of(program, &PodOptions::default(), None);
        let simulated = prepared.simulate(&self.machine, &Options::default()).ok()?;
        Some(Timed {
            seconds: simulated.seconds_of_steps(),
            link_bytes_per_s: self.machine.settings.link_bandwidth_bytes_per_s.value,
            memory_bytes: self.machine.memory_bytes,
        })
    }

    /// Of a pipeline, per device along the axis of stages, its share of what cores do in a step, if
    /// that is known.
    pub(super) fn shares(&self, program: Program) -> Option<Vec<f64>> {
        let prepared = Prepared::of(program, &PodOptions::default(), None);
        let simulated = prepared.simulate(&self.machine, &Options::default()).ok()?;
        let stages = simulated.report.pipeline?.stages;
        let total: f64 = stages.iter().map(|it| it.busy_seconds).sum();
        let own = stages.iter().map(|it| it.busy_seconds / total);
        (total > 0.0).then(|| own.collect())
    }

    fn simulated(&self, program: &PodProgram) -> Result<Estimate> {
        let verified = verify(&program.module).or_bug("after the passes")?;
        let file = pod::build(&verified, &program.interface, &program.plan)?;
        let program = Checked::new(file)?.into_inner();
        let prepared = Prepared::of(program, &PodOptions::default(), None);
        let report = prepared
            .simulate(&self.machine, &Options::default())?
            .report;
        let there = self.machine.memory_bytes;
        Ok(Estimate {
            seconds: report.step_seconds,
            excess_bytes: report.memory.per_device_bytes.saturating_sub(there),
        })
    }
}
