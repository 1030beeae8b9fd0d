//! A module compiled for a board, in memory: what compiling, running and comparing share.

use peapod_diagnostic::{Result, ResultExt};
use peapod_emit::micro::{Form, Report, aot, pea};
use peapod_ir::plan::micro::MicroPlan;
use peapod_ir::verify::{Verified, verify};
use peapod_ir::{Module, custom};
use peapod_passes::MicroOptions;
use peapod_passes::micro::{self, MicroProgram};

use super::host::Host;

/// A compiled module.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The module as the passes left it; of several entries, the first.
    pub module: Module,
    /// Those of the other entries, in the order of their plans.
    pub others: Vec<Module>,
    /// Its plan.
    pub plan: MicroPlan,
    /// Its pea.
    pub pea: Vec<u8>,
    /// Element operations of an inference, at most; of several entries, of that which makes most.
    pub work: u64,
}

impl Compiled {
    /// Runs the pipeline and writes the pea.
    pub fn new(module: Module, options: &MicroOptions) -> Result<Self> {
        Self::of(micro::compile(module, options)?)
    }

    /// Writes the pea of a program.
    pub fn of(program: MicroProgram) -> Result<Self> {
        let verified = verify(&program.module).or_bug("after the passes")?;
        let pea = pea::write(&verified, &program.plan)?;
        for module in std::iter::once(&program.module).chain(&program.others) {
            custom::check(module)?;
        }
        // What a device would refuse is never written.
        let work =
            Host::check(&pea, &program.plan.weights).or_bug("the compiled pea does not load")?;
        Ok(Self {
            module: program.module,
            others: program.others,
            plan: program.plan,
            pea,
            work,
        })
    }

    /// What it costs. `target` and `model` are labels.
    pub fn report(&self, target: &str, model: &str, form: Form) -> Result<Report> {
        let module = self.verified()?;
        let flash_len = match form {
            Form::Pea => self.pea.len(),
            Form::Aot => aot::flash_len(&module, &self.plan)?,
        };
        let mut report = Report::new(&module, &self.plan, flash_len, target, model);
        if self.plan.key.is_some() {
            let works = Host::works(&self.pea)?;
            let modules = std::iter::once(&self.module).chain(&self.others);
            let modules = modules.map(|module| verify(module).or_bug("after the passes"));
            let entries = modules.zip(works).map(|(module, work)| Ok((module?, work)));
            report.add_signatures(&self.plan, &entries.collect::<Result<Vec<_>>>()?);
        }
        Ok(report)
    }

    /// The module, which the passes left sound.
    pub fn verified(&self) -> Result<Verified<'_>> {
        verify(&self.module).or_bug("after the passes")
    }
}
