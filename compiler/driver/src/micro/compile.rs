//! A model compiled for a board, and the files that it becomes.

use peapod_diagnostic::{Result, ResultExt, bail, code};
use peapod_emit::micro::report::{Streaming, StreamingOutput};
use peapod_emit::micro::{Architecture, Form, Identifier, Report, Work, aot, header, object, rust};
use peapod_ir::plan::micro::MicroPlan;
use peapod_passes::micro::MicroProgram;
use peapod_passes::micro::learn::{LearnOptions, learn};
use peapod_passes::micro::streaming::{StreamOptions, Streamed, stream};
use peapod_passes::{Optimize, Weights};
use peapod_targets::{ObjectAbi, Target};

use super::compiled::Compiled;
use super::fit::{self, Attempt, Fit};
use crate::{Files, Observer, Source};

/// What is asked of the compiler.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// What C symbols begin with; else the name of the source.
    pub name: Option<String>,
    /// What counts most; else a balance, or what fits the board where that does not.
    pub optimize: Option<Optimize>,
    /// Which weights are stored in fewer bits than they have; else what the board's file says.
    pub weights: Option<Weights>,
    /// Most element operations of an inference; else what the board's file says.
    pub max_work: Option<u64>,
    /// Most turns of a loop whose turns are not known.
    pub max_iterations: Option<u32>,
    /// Regions of RAM for inputs and outputs: a pattern of names, and the name of the region.
    pub places: Vec<(String, String)>,
    /// Whether all weights are put into the target's memory for them; else those that the memory
    /// of the model does not hold.
    pub external_weights: bool,
    /// Whether the model is in one region of RAM, whatever the target has.
    pub one_region: bool,
    /// What the model becomes.
    pub form: Form,
    /// How a model of a window takes frames, if it does.
    pub streaming: Option<StreamOptions>,
    /// Which layer learns on the device, if one does.
    pub learning: Option<LearnOptions>,
    /// Whether the module as it was imported is among the files.
    pub emit_ir: bool,
    /// Whether the module after every pass is among the files.
    pub dump: bool,
}

/// A model compiled for a board that it fits.
#[derive(Clone, Debug)]
pub struct Built {
    /// The compiled model, and what it costs.
    pub attempt: Attempt,
    name: Identifier,
    form: Form,
    architecture: Architecture,
    /// Budget of `step_within` on the target.
    step_work: u64,
    imported: Option<String>,
}

/// Compiles a model for a board.
///
/// # Errors
///
/// The model cannot be imported or compiled. That it is too large for the board is not an error
/// here: see [`Fit::TooLarge`].
pub fn compile(
    source: &Source,
    target: &Target,
    request: &Request,
    observer: &dyn Observer,
) -> Result<Fit<Built>> {
    let name = Identifier::new(request.name.as_deref().unwrap_or(&source.name))?;
    let mut module = source.network(observer)?;
    if request.streaming.is_some() && module.has_entries() {
        bail!(source.several("leave out --streaming, or give one --signature"));
    }
    if request.form == Form::Aot && module.has_entries() {
        bail!(source.several("leave out --emit aot, or give one --signature"));
    }
    if request.form == Form::Aot && request.learning.is_some() {
        let message = "--learn adds a signature, and code (--emit aot) is of one";
        bail!(code::SIGNATURES.error(message, "leave out --emit aot"));
    }
    let imported = request.emit_ir.then(|| module.to_string());
    let streaming = match &request.streaming {
        Some(options) => {
            let streamed = stream(&mut module, options, |_, _| {});
            Some(told(streamed.in_file(&source.path)?))
        }
        None => None,
    };
    let front_end = source.join(&mut module, observer)?;
    if let Some(options) = &request.learning {
        learn(&mut module, options).in_file(&source.path)?;
    }
    let compiler = fit::Compiler {
        source,
        target,
        request,
        module: &module,
        streaming,
        front_end,
    };
    let attempt = match compiler.fitting(observer)? {
        Fit::Fits(attempt) => attempt,
        Fit::TooLarge(why) => return Ok(Fit::TooLarge(why)),
    };
    Ok(Fit::Fits(Built {
        attempt,
        name,
        form: request.form,
        architecture: architecture(target.chip.object),
        step_work: target.work.step,
        imported,
    }))
}

impl Built {
    /// Gives the model another plan, which only has other places in memory.
    pub(super) fn relocate(&mut self, plan: MicroPlan) -> Result<()> {
        let Attempt {
            compiled, report, ..
        } = &mut self.attempt;
        *compiled = Compiled::of(MicroProgram {
            module: std::mem::take(&mut compiled.module),
            others: std::mem::take(&mut compiled.others),
            plan,
            arena_lower_bound: 0,
        })?;
        let again = compiled.report(&report.target, &report.model, self.form)?;
        *report = Report {
            work: report.work.take(),
            optimize: report.optimize.take(),
            numerics: report.numerics.take(),
            streaming: report.streaming.take(),
            front_end: report.front_end.take(),
            ..again
        };
        Ok(())
    }

    /// Everything that is written: the model in its form, the report, and dumps.
    ///
    /// # Errors
    ///
    /// The model has no such form.
    pub fn files(&self) -> Result<Files> {
        let mut files = Files::default();
        let imported = self.imported.as_ref();
        files.extend(imported.map(|text| ("model.ir".into(), text.clone().into())));
        files.extend(self.attempt.dumps.iter().cloned());
        files.extend(match self.form {
            Form::Pea => self.for_interpreter()?,
            Form::Aot => self.as_code()?,
        });
        let report = self.attempt.report.to_json();
        files.push(("report.json".into(), report.into()));
        Ok(files)
    }

    /// A pea and its wrappings.
    fn for_interpreter(&self) -> Result<Files> {
        let (name, compiled) = (&self.name, &self.attempt.compiled);
        let (pea, plan) = (&compiled.pea, &compiled.plan);
        let step = self.step_work;
        let inference = compiled.work;
        let work = &Work { inference, step };
        let object = object::write(name, pea, plan, self.architecture)?;
        let weights =
            (!plan.weights.is_empty()).then(|| ("model.weights".into(), plan.weights.clone()));
        let files = vec![
            ("model.pea".into(), pea.clone()),
            ("model.rs".into(), rust::write(name, pea, plan, work).into()),
            (
                "model.h".into(),
                header::write(name, pea, plan, work).into(),
            ),
            ("model.o".into(), object),
        ];
        Ok(files.into_iter().chain(weights).collect())
    }

    /// A module that calls kernels, and its constants.
    fn as_code(&self) -> Result<Files> {
        let compiled = &self.attempt.compiled;
        let module = aot::write(&self.name, &compiled.verified()?, &compiled.plan)?;
        Ok(vec![
            (aot::CONSTANTS.into(), compiled.plan.constants.clone()),
            ("model.rs".into(), module.into()),
        ])
    }
}

/// What the report says of a streaming model.
fn told(streamed: Streamed) -> Streaming {
    let outputs = streamed.outputs.into_iter().map(|output| StreamingOutput {
        name: output.name,
        rows: output.rows.map(|rows| rows.count),
        delay: output.delay,
        warm_up: output.warm_up,
        recurrent: output.recurrent,
    });
    Streaming {
        input: streamed.input,
        frame: streamed.frame,
        window: streamed.window,
        history: streamed.state_bytes,
        frame_operations: streamed.step_operations,
        window_operations: streamed.window_operations,
        outputs: outputs.collect(),
        recomputed: streamed.recomputed,
    }
}

fn architecture(abi: ObjectAbi) -> Architecture {
    match abi {
        ObjectAbi::ThumbSoft | ObjectAbi::ThumbHard => Architecture::Thumb,
        ObjectAbi::Riscv32Soft => Architecture::Riscv32,
        ObjectAbi::Riscv32Single => Architecture::Riscv32Single,
        ObjectAbi::Riscv64Double => Architecture::Riscv64Double,
    }
}
