//! `peapod simulate`: a program in time, on a machine, with what-ifs and sweeps.

mod sweep;
mod what_if;

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Diagnostics, Result, ResultExt, Severity, code, ensure};
use peapod_driver::pod::compile::module;
use peapod_driver::pod::simulate::{Pipeline, Prepared, Report, Simulated, WhatIf};
use peapod_driver::table::{Table, grouped};
use peapod_driver::targets::{Accuracy, Pod};
use peapod_driver::{Format, Observer, Source, Staging};
use serde::Serialize;

use crate::given::{Given, PODS};
use crate::print::{counted, is_document, json, print, result_text, sized, written};
use crate::simulate_args::Simulate;
use crate::terminal::Terminal;
use what_if::Change;

/// Simulates, compares, and only then writes. What is wrong with a change or a size is said before.
pub fn run(args: &Simulate, given: &Given) -> Result<()> {
    let source = Source::open(&args.program)?;
    let terminal = Terminal::new(format!("simulating {}", source.path));
    let simulation = Simulation::new(args, given, &source, &terminal)?;
    drop(terminal);
    if is_document() {
        result_text(&simulation.report()?)?;
    }
    print(&simulation.text())?;
    write(args, &simulation)
}

/// A simulated step, and what it is compared with.
pub struct Simulation {
    base: Simulated,
    changes: Vec<Change>,
    beside: Beside,
    /// What was asked for.
    command: String,
}

impl Simulation {
    /// Simulates and compares as a command line says.
    ///
    /// # Errors
    ///
    /// An option does not apply, or the program cannot be compiled or simulated.
    pub fn new(
        args: &Simulate,
        given: &Given,
        source: &Source,
        observer: &dyn Observer,
    ) -> Result<Self> {
        let target = Pod::open(&args.target)?;
        if source.format == Format::Pod {
            refuse_for_pods(args, given)?;
        }
        let with_preset = |preset| what_if::with_preset(preset, given.line());
        let preset = args.preset.map(with_preset).transpose()?;
        let args = preset.as_ref().unwrap_or(args);
        let options = args.choices.options()?;
        let changes = what_if::changes(args, given.line(), source, &target)?;
        let sizes = sweep::sizes(args.sweep.as_deref(), &target, &options)?;
        let prepared = prepared(args, source, &target, observer)?;
        let base = prepared.simulate(&options.machine(&target)?, &options)?;
        if let Some(warning) = base.warnings() {
            observer.warning(&warning);
        }
        let beside = Beside {
            what_ifs: what_if::simulate(&changes, source, &target, &base, observer),
            sweep: sweep::simulate(&sizes, &options, source, &base, observer)?,
        };
        Ok(Self {
            base,
            changes,
            beside,
            command: given.command(),
        })
    }

    /// What people read.
    pub fn text(&self) -> String {
        let mut text = summary(&self.base);
        if !self.changes.is_empty() {
            let table = what_if::table(&self.base, &self.beside.what_ifs);
            text += &format!("\n{table}");
        }
        if !self.beside.sweep.is_empty() {
            text += &format!("\n{}", sweep::table(&self.beside.sweep));
        }
        text
    }

    /// What other programs read.
    ///
    /// # Errors
    ///
    /// It has no form as JSON.
    pub fn report(&self) -> Result<String> {
        json(&Whole {
            report: &self.base.report,
            accuracy: self.base.accuracy,
            beside: &self.beside,
        })
    }

    /// What browsers show.
    pub fn page(&self) -> String {
        let command = Some(&*self.command);
        self.base
            .page(&self.beside.sweep, &self.beside.what_ifs, command)
    }
}

/// A program that is compiled takes no options of the compiler.
fn refuse_for_pods(args: &Simulate, given: &Given) -> Result<()> {
    ensure!(
        args.preset.is_none(),
        code::ALREADY_COMPILED.error(
            "--preset does not apply to a .pod, which is compiled already",
            "give the model that it was compiled from",
        )
    );
    given.refuse(PODS, |option| {
        let message = format!("{option} does not apply to a .pod, which is compiled already");
        code::ALREADY_COMPILED.error(message, "give the model that it was compiled from")
    })
}

/// What is wrong with one of several simulations, while the others go on.
fn warn(error: &Diagnostics, observer: &dyn Observer) {
    for diagnostic in error.iter() {
        observer.warning(&Diagnostic {
            severity: Severity::Warning,
            ..diagnostic.clone()
        });
    }
}

fn prepared(
    args: &Simulate,
    source: &Source,
    target: &Pod,
    observer: &dyn Observer,
) -> Result<Prepared> {
    let options = args.compiler()?;
    if source.format == Format::Pod {
        return Prepared::pod(source, &options, observer);
    }
    let module = module(source, &args.pod.sharding.input(), observer)?;
    Prepared::model(module, target, &options).in_file(&source.path)
}

fn write(args: &Simulate, simulation: &Simulation) -> Result<()> {
    let base = &simulation.base;
    let mut staging = Staging::default();
    let mut files: Vec<&Path> = vec![];
    if let Some(folder) = &args.chakra {
        let name = args.program.file_stem().unwrap_or_default();
        chakra(&mut staging, &folder.join(name), base)?;
        files.push(folder);
    }
    if let Some(path) = &args.report {
        staging.add(path, simulation.report()?.as_bytes())?;
        files.push(path);
    }
    if let Some(path) = &args.trace {
        staging.add(path, base.trace().as_bytes())?;
        files.push(path);
    }
    if let Some(path) = &args.op_times_template {
        staging.add(path, base.op_times_template().as_bytes())?;
        files.push(path);
    }
    if let Some(path) = &args.html {
        staging.add(path, simulation.page().as_bytes())?;
        files.push(path);
    }
    staging.commit()?;
    files.into_iter().try_for_each(written)
}

/// The trace of each device: `PREFIX.RANK.et`, and the groups of collectives: `PREFIX.json`.
fn chakra(staging: &mut Staging, prefix: &Path, base: &Simulated) -> Result<()> {
    let traces = base.chakra()?;
    let place = |end: String| {
        let mut place = prefix.as_os_str().to_owned();
        place.push(end);
        PathBuf::from(place)
    };
    for device in 0..traces.devices() {
        staging.add(&place(format!(".{device}.et")), &traces.trace(device))?;
    }
    if let Some(groups) = traces.groups() {
        staging.add(&place(".json".to_owned()), groups.as_bytes())?;
    }
    Ok(())
}

/// What a simulation is compared with.
#[derive(Serialize)]
struct Beside {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    what_ifs: Vec<WhatIf>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sweep: Vec<Report>,
}

/// The report, with those of what-ifs and of a sweep.
#[derive(Serialize)]
struct Whole<'a> {
    #[serde(flatten)]
    report: &'a Report,
    accuracy: Option<Accuracy>,
    #[serde(flatten)]
    beside: &'a Beside,
}

fn summary(base: &Simulated) -> String {
    let report = &base.report;
    let ms = |seconds: f64| format!("{:.4} ms", seconds * 1e3);
    let part = |seconds: f64| format!("{:.1} %", 100.0 * seconds / report.step_seconds);
    let core = &report.core_seconds;
    let mut text = format!(
        "{} on {}: {}\nstep {}, MFU {:.1} %\n",
        report.model,
        report.target,
        counted(report.devices, "device"),
        ms(report.step_seconds),
        report.flops_utilisation * 100.0,
    );
    text += &errors(base.accuracy);
    text += &format!(
        "bound by matrix units {}, vector units {}, HBM {}; overhead {}, waiting for links {}\n",
        part(core.matrix),
        part(core.vector),
        part(core.memory),
        part(core.overhead),
        part(core.waiting),
    );
    if let Some(given) = &report.op_times {
        text += &format!(
            "{:.1} % of the time of kernels is given by --op-times\n",
            given.share * 100.0
        );
    }
    text += &format!(
        "communication {}, {} exposed\n",
        ms(report.communication_seconds),
        ms(report.exposed_seconds)
    );
    let memory = &report.memory;
    let fits = if memory.fits { "fits" } else { "DOES NOT FIT" };
    text += &format!(
        "memory {} of {} on each device: {fits}\n",
        sized(memory.per_device_bytes),
        sized(memory.capacity_bytes),
    );
    if report.input.bounds_step {
        text += &format!(
            "the host bounds the step: input takes {}\n",
            ms(report.input.seconds)
        );
    }
    if let Some(pipeline) = &report.pipeline {
        text += &format!(
            "stages wait {:.2} % of the time from start to end, on average\n\n{}",
            pipeline.bubble * 100.0,
            stages(pipeline),
        );
    }
    text += &format!("\n{}", collectives(report));
    for assumption in &report.assumptions {
        text += &format!("assumed: {assumption}\n");
    }
    text
}

/// What is known of errors of step times.
fn errors(accuracy: Option<Accuracy>) -> String {
    match accuracy {
        Some(it) => format!(
            "{} measured steps differ from simulated ones by {:.1} % (median), {:.1} % at most, \
             with --preset mlperf\n",
            it.steps,
            it.median_error * 100.0,
            it.largest_error * 100.0,
        ),
        None => "no measured step was compared with the model of this chip\n".to_owned(),
    }
}

fn stages(pipeline: &Pipeline) -> Table<4> {
    let mut table = Table::new([">stage", ">busy ms", ">waiting ms", ">memory"]);
    for (number, stage) in pipeline.stages.iter().enumerate() {
        table.row([
            number.to_string(),
            format!("{:.4}", stage.busy_seconds * 1e3),
            format!("{:.4}", stage.waiting_seconds * 1e3),
            sized(stage.per_device_bytes),
        ]);
    }
    table
}

fn collectives(report: &Report) -> Table<7> {
    let mut table = Table::new([
        "collective",
        "over",
        "algorithm",
        ">count",
        ">bytes",
        ">ms",
        ">exposed ms",
    ]);
    for it in &report.collectives {
        table.row([
            it.kind.clone(),
            it.axes.join(", "),
            it.strategy.clone(),
            it.count.to_string(),
            grouped(it.bytes),
            format!("{:.4}", it.seconds * 1e3),
            format!("{:.4}", it.exposed_seconds * 1e3),
        ]);
    }
    table
}
