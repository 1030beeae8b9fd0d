//! What a model is compiled for, so that it fits its board; and its plan, drawn.

use peapod_diagnostic::{Diagnose, Diagnostic, Result, ResultExt, code, ensure};
use peapod_emit::micro::explain::{self, Explained};
use peapod_emit::micro::report::{FrontEnd, Optimize as Mode, Streaming};
use peapod_emit::micro::{Budget, Form, OverBudget, Report, Work, budget};
use peapod_emit::table::grouped;
use peapod_ir::Module;
use peapod_ir::plan::micro::{InstructionSet, MAX_REGIONS};
use peapod_passes::micro::{MicroProgram, Pin, Prepared, Region, move_out};
use peapod_passes::{MicroOptions, Optimize, Weights};
use peapod_targets::{Products, Role, Target, WeightStorage};
use wildmatch::WildMatch;

use super::compile::Request;
use super::compiled::Compiled;
use super::contracts;
use crate::{Files, Observer, Source, diagnose};

/// A model compiled for one of the modes.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The module before any pass.
    pub before: Module,
    /// The compiled module.
    pub compiled: Compiled,
    /// What it costs.
    pub report: Report,
    /// The module after every pass, if requested.
    pub dumps: Files,
}

/// Whether a model fits its board.
#[derive(Clone, Debug)]
pub enum Fit<T> {
    /// It does.
    Fits(T),
    /// It does not.
    TooLarge(Box<TooLarge>),
}

/// A model that does not fit its board in the requested mode, nor, where none was, in any.
#[derive(Clone, Debug)]
pub struct TooLarge {
    /// The model in the requested mode, or balanced.
    pub first: Attempt,
    /// By how much it is too large.
    pub over: OverBudget,
    /// What it takes in other modes.
    pub others: Vec<Other>,
}

/// What a model needs in a mode that was not requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Other {
    /// The mode.
    pub mode: Optimize,
    /// Whether it fits the board.
    pub fits: bool,
    /// Bytes of the arena.
    pub ram: usize,
    /// Bytes of the model.
    pub flash: usize,
}

impl Diagnose for TooLarge {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let others = self.others.iter().map(|other| {
            format!(
                "--optimize {} {}: {} bytes of RAM, {} of flash",
                other.mode.name(),
                if other.fits { "fits" } else { "would need" },
                grouped(other.ram as u64),
                grouped(other.flash as u64)
            )
        });
        let others: Vec<String> = others.collect();
        let over = self.over.diagnostics().into_iter();
        over.map(|it| others.iter().fold(it, Diagnostic::note))
            .collect()
    }
}

/// Bytes that a pea may take besides its constants when some of them leave it: padding, and the
/// record of their memory.
const SLACK_BYTES: usize = 256;

/// Modes that are tried where one is too large, in this order.
const SMALL: [Optimize; 2] = [Optimize::Ram, Optimize::Flash];

/// What all attempts share.
pub(super) struct Compiler<'a> {
    pub(super) source: &'a Source,
    pub(super) target: &'a Target,
    pub(super) request: &'a Request,
    pub(super) module: &'a Module,
    pub(super) streaming: Option<Streaming>,
    /// What makes its features, if something does.
    pub(super) front_end: Option<FrontEnd>,
}

impl Compiler<'_> {
    /// Compiles for the requested mode. Without one: for a balance, or for what fits the board
    /// where that does not. If nothing does, says what each would need.
    pub(super) fn fitting(&self, observer: &dyn Observer) -> Result<Fit<Attempt>> {
        let asked = self.request.optimize;
        let mode = asked.unwrap_or_default();
        let limits = limits(self.target);
        let mut dumps = Files::default();
        if self.streaming.is_some() {
            self.dump(&mut dumps, "streaming", self.module);
        }
        let prepared = Prepared::observed(self.module.clone(), |pass, it| {
            self.dump(&mut dumps, pass, it);
        });
        let prepared = prepared.in_file(&self.source.path)?;
        let attempt = |mode| self.attempt(mode, prepared.clone(), dumps.clone());
        let first = attempt(mode)?;
        let Err(over) = budget::check(&first.report, &limits) else {
            return Ok(Fit::Fits(first));
        };
        let mut others = Vec::new();
        for other in SMALL.into_iter().filter(|other| *other != mode) {
            let mut next = attempt(other)?;
            let fits = budget::check(&next.report, &limits).is_ok();
            if fits && asked.is_none() {
                let because = short(&over, mode);
                observer.warning(&self.fallback(other, &because));
                next.report.optimize = Some(Mode {
                    mode: other.name().to_owned(),
                    because: Some(because),
                });
                return Ok(Fit::Fits(next));
            }
            others.push(Other {
                mode: other,
                fits,
                ram: next.report.ram.activations,
                flash: next.report.flash.model,
            });
        }
        Ok(Fit::TooLarge(Box::new(TooLarge {
            first,
            over,
            others,
        })))
    }

    fn fallback(&self, mode: Optimize, because: &str) -> Diagnostic {
        let message = format!("compiled with --optimize {}: {because}", mode.name());
        let help = "choose the mode with --optimize";
        code::FALLBACK_MODE
            .warning(message, help)
            .in_file(&self.source.path)
    }

    /// Keeps the module after a pass, if that is asked for.
    fn dump(&self, dumps: &mut Files, pass: &str, module: &Module) {
        if self.request.dump {
            let file = format!("dump/{}-{pass}.ir", dumps.len());
            dumps.push((file, module.to_string().into()));
        }
    }

    /// Compiles what the graph passes left, of which `dumps` are, in a mode.
    fn attempt(&self, mode: Optimize, prepared: Prepared, mut dumps: Files) -> Result<Attempt> {
        let options = self.options(mode)?;
        let program = prepared.compile(&options, |pass, it| {
            self.dump(&mut dumps, pass, it);
        });
        let program = program.in_file(&self.source.path)?;
        let compiled = self.with_weights(program).in_file(&self.source.path)?;
        let (target, model) = (&self.target.name, &self.source.name);
        let mut report = compiled.report(target, model, self.request.form)?;
        report.optimize = Some(Mode {
            mode: mode.name().to_owned(),
            because: None,
        });
        let limits = &self.target.work;
        let most = self.request.max_work.unwrap_or(limits.inference);
        let work = Work {
            inference: compiled.work,
            step: limits.step,
        };
        let refused = || diagnose::pea_work(work.inference, most).in_file(&self.source.path);
        ensure!(work.inference <= most, refused());
        report.work = Some(work);
        let regions = self.target.arenas().zip(self.arenas());
        let regions = regions.map(|(it, bytes)| (it.name.clone(), bytes as usize, it.cost));
        report.add_regions(&compiled.plan, &regions.collect::<Vec<_>>());
        report.numerics = Some(contracts::contract(self.module));
        report.streaming.clone_from(&self.streaming);
        report.front_end.clone_from(&self.front_end);
        Ok(Attempt {
            before: self.module.clone(),
            compiled,
            report,
            dumps,
        })
    }

    /// The pea of a program, with constants outside of it where that is asked for, or they are more
    /// than the memory of the model holds.
    fn with_weights(&self, mut program: MicroProgram) -> Result<Compiled> {
        let has_memory = self.target.weights().is_some() && self.request.form == Form::Pea;
        let can = has_memory && program.plan.key.is_none() && !self.request.one_region;
        let (what, help) = match self.target.weights().is_some() {
            true => (
                "weights outside of the model are for one pea alone".to_owned(),
                "leave out --emit aot and --share-arena, and compile each signature on its own",
            ),
            false => (
                format!(
                    "{} has no memory for weights outside of the model",
                    self.target.name
                ),
                "give a region of the target's file the role `weights`",
            ),
        };
        ensure!(
            can || !self.request.external_weights,
            code::PLACE.error(what, help)
        );
        if self.request.external_weights {
            move_out(&mut program.plan, 0);
            return Compiled::of(program);
        }
        if !can {
            return Compiled::of(program);
        }
        let compiled = Compiled::of(program)?;
        let limit = limits(self.target).model_bytes as usize;
        let Some(excess) = compiled.pea.len().checked_sub(limit).filter(|it| *it > 0) else {
            return Ok(compiled);
        };
        let mut plan = compiled.plan;
        let most = plan.constants.len().saturating_sub(excess + SLACK_BYTES);
        move_out(&mut plan, most);
        Compiled::of(MicroProgram {
            module: compiled.module,
            others: compiled.others,
            plan,
            arena_lower_bound: 0,
        })
    }

    /// Bytes for activations of each region of RAM.
    fn arenas(&self) -> Vec<u64> {
        let limits = limits(self.target);
        let others = limits.others.into_iter().map(|(_, bytes)| bytes);
        std::iter::once(limits.arena_bytes).chain(others).collect()
    }

    /// Where inputs and outputs must be.
    fn pins(&self) -> Result<Vec<Pin>> {
        let Some(function) = self.module.functions.first() else {
            return Ok(Vec::new());
        };
        let ports = function.inputs.iter().chain(&function.outputs);
        let names: Vec<&str> = ports.map(|it| function.value(*it).name.as_str()).collect();
        let mut pins = Vec::new();
        for (pattern, region) in &self.request.places {
            let mut regions = self.target.arenas();
            let number = regions.position(|it| it.name == *region).ok_or_else(|| {
                let there: Vec<&str> = self.target.arenas().map(|it| it.name.as_str()).collect();
                code::PLACE.error(
                    format!(
                        "{} has no region `{region}` for activations",
                        self.target.name
                    ),
                    format!("the regions are: {}", there.join(", ")),
                )
            })?;
            let matcher = WildMatch::new(pattern);
            let there = names
                .iter()
                .enumerate()
                .filter(|(_, name)| matcher.matches(name));
            let before = pins.len();
            pins.extend(there.map(|(port, _)| Pin {
                port,
                region: number,
            }));
            ensure!(
                pins.len() > before,
                code::PLACE.error(
                    format!("no input or output is called `{pattern}`"),
                    format!("the names are: {}", names.join(", ")),
                )
            );
        }
        Ok(pins)
    }

    /// The pipeline's options for the board.
    fn options(&self, optimize: Optimize) -> Result<MicroOptions> {
        let pins = self.pins().in_file(&self.source.path)?;
        let several = self.request.form == Form::Pea
            && !self.request.one_region
            && !self.module.has_entries();
        ensure!(
            several || pins.is_empty(),
            code::PLACE.error(
                "--place is for a pea of one model",
                "leave out --emit aot and --share-arena, and compile each signature on its own",
            )
        );
        let mut regions = [None; MAX_REGIONS];
        let there = self.target.arenas().zip(self.arenas());
        for (slot, (region, bytes)) in regions.iter_mut().zip(there).filter(|_| several) {
            *slot = Some(Region {
                bytes: bytes as usize,
                cost: region.cost,
            });
        }
        Ok(MicroOptions {
            regions,
            pins,
            instructions: match self.target.chip.products {
                Products::Scalar => InstructionSet::Scalar,
                Products::Dsp => InstructionSet::Dsp,
                Products::Mve => InstructionSet::Mve,
            },
            optimize,
            weights: self.weights(),
            max_iterations: self.request.max_iterations,
            ..MicroOptions::default()
        })
    }
}

impl Compiler<'_> {
    /// Which weights are stored in fewer bits than they have: as requested, or as the board's file
    /// says.
    fn weights(&self) -> Weights {
        let board = &self.target.weights;
        self.request.weights.unwrap_or(match board {
            WeightStorage {
                compressed: true, ..
            } => Weights::Compressed,
            WeightStorage { half: true, .. } => Weights::Half,
            WeightStorage { .. } => Weights::Auto,
        })
    }
}

/// Why a mode is too large, in one line.
fn short(over: &OverBudget, mode: Optimize) -> String {
    let excesses = over.excesses.iter().map(|excess| {
        let (needed, there) = (grouped(excess.needed), grouped(excess.available));
        format!("{needed} bytes of {}, of {there}", excess.what)
    });
    let excesses: Vec<String> = excesses.collect();
    format!("{} takes {}", mode.name(), excesses.join(", and "))
}

/// How a plan is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// In letters, for a terminal.
    Text,
    /// As a picture.
    Svg,
    /// As a page.
    Html,
}

impl Attempt {
    /// The arena over time.
    ///
    /// # Errors
    ///
    /// The passes left the module unsound, which is a bug of theirs.
    pub fn drawn(&self, drawing: Drawing) -> Result<String> {
        let explained = Explained {
            module: &self.compiled.verified()?,
            plan: &self.compiled.plan.flat(),
            report: &self.report,
        };
        Ok(match drawing {
            Drawing::Text => explain::text(&explained),
            Drawing::Svg => explain::svg(&explained),
            Drawing::Html => explain::html(&explained),
        })
    }
}

/// What a target leaves for a model at most. The program's own code and data come on top: the
/// linker knows them.
pub(super) fn limits(target: &Target) -> Budget {
    let stack = target.budget.stack_bytes;
    let arena = target.region(Role::Arena);
    let beside_stack = match arena.roles.contains(&Role::Stack) {
        true => arena.length.saturating_sub(stack),
        false => arena.length,
    };
    let model = target.region(Role::Model).length;
    let others = target.arenas().skip(1);
    Budget {
        arena_bytes: beside_stack.min(target.budget.ram_bytes.saturating_sub(stack)),
        model_bytes: model.min(target.budget.flash_bytes),
        weights_bytes: target.weights().map_or(0, |it| it.length),
        others: others.map(|it| (it.name.clone(), it.length)).collect(),
    }
}
