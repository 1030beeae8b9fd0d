//! `peapod simulate`: a program in time, on a machine, with what-ifs and sweeps.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Arg, Command, FromArgMatches};
use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, code, ensure};
use peapod_driver::pod::compile::module;
use peapod_driver::pod::simulate::{Pipeline, Prepared, Report, Simulated, slices};
use peapod_driver::table::{Table, grouped};
use peapod_driver::targets::{Pod, Settings};
use peapod_driver::{Format, Observer, Source, Staging};
use serde::Serialize;

use crate::args;
use crate::given::{Given, PODS};
use crate::print::{json, print};
use crate::simulate_args::{SIMULATIONS, Simulate};
use crate::terminal::Terminal;
use crate::usage;

/// Simulates, compares, and only then writes.
pub fn run(args: &Simulate, given: &Given) -> Result<()> {
    let source = Source::open(&args.program)?;
    let target = Pod::open(&args.target)?;
    if source.format == Format::Pod {
        given.refuse(PODS, |option| {
            let message = format!("{option} does not apply to a .pod, which is compiled already");
            code::ALREADY_COMPILED.error(message, "give the model that it was compiled from")
        })?;
    }
    let prepared = prepared(args, &source, &target)?;
    let options = args.choices.options()?;
    let base = prepared.simulate(&options.machine(&target)?, &options)?;
    if let Some(warning) = base.warnings() {
        Terminal::new().warning(&warning);
    }
    let mut text = summary(&base);
    if !args.what_if.is_empty() {
        text += &format!("\n{}", what_ifs(args, &source, &target, &base)?);
    }
    let sweep = sweep(args, &source, &base)?;
    if !sweep.is_empty() {
        text += &format!("\n{}", sweep_table(&sweep));
    }
    print(&text)?;
    write(args, &base, &sweep)
}

fn prepared(args: &Simulate, source: &Source, target: &Pod) -> Result<Prepared> {
    let options = args.compiler()?;
    if source.format == Format::Pod {
        return Prepared::pod(source, &options, &Terminal::new());
    }
    let module = module(source, &args.pod.sharding.input(), &Terminal::new())?;
    Prepared::model(module, target, &options).in_file(&source.path)
}

fn write(args: &Simulate, base: &Simulated, sweep: &[Report]) -> Result<()> {
    let mut staging = Staging::default();
    let mut files: Vec<&Path> = vec![];
    if let Some(folder) = &args.chakra {
        let name = args.program.file_stem().unwrap_or_default();
        chakra(&mut staging, &folder.join(name), base)?;
        files.push(folder);
    }
    if let Some(path) = &args.report {
        let report = &base.report;
        staging.add(path, json(&WithSweep { report, sweep })?.as_bytes())?;
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
        staging.add(path, base.page(sweep).as_bytes())?;
        files.push(path);
    }
    staging.commit()?;
    for path in files {
        print(&format!("written to {}\n", path.display()))?;
    }
    Ok(())
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

/// The report, with those of a sweep.
#[derive(Serialize)]
struct WithSweep<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(skip_serializing_if = "<[Report]>::is_empty")]
    sweep: &'a [Report],
}

/// The same program on slices of other sizes.
fn sweep(args: &Simulate, source: &Source, base: &Simulated) -> Result<Vec<Report>> {
    let Some(text) = &args.sweep else {
        return Ok(vec![]);
    };
    let (from, to) = range(text)?;
    let options = args.choices.options()?;
    let mut reports = Vec::new();
    for pod in slices(&Pod::open(&args.target)?, from, to)? {
        let prepared = base.prepared().resized(source, &pod);
        let prepared = prepared.in_file(&source.path)?;
        let machine = options.machine(&pod)?;
        reports.push(prepared.simulate(&machine, &options)?.report);
    }
    Ok(reports)
}

/// `cores=16..8192`.
fn range(text: &str) -> Result<(usize, usize)> {
    let range = text
        .strip_prefix("cores=")
        .and_then(|it| it.split_once(".."));
    let range = range.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    let Some((from, to)): Option<(usize, usize)> = range else {
        bail!(code::SWEEP.error(
            format!("expected cores=FROM..TO in --sweep, found {text:?}"),
            "write for example --sweep cores=16..8192",
        ));
    };
    ensure!(
        0 < from && from <= to,
        code::SWEEP.error(
            format!("the sweep {text:?} is empty"),
            "write for example --sweep cores=16..8192, the smaller size first",
        )
    );
    Ok((from, to))
}

/// Every change beside what it changes.
fn what_ifs(args: &Simulate, source: &Source, target: &Pod, base: &Simulated) -> Result<String> {
    let mut table = Table::new([
        "what if",
        ">step ms",
        ">change",
        ">exposed ms",
        ">memory bytes",
        ">took ms",
    ]);
    let mut row = |name: &str, report: &Report, took: f64| {
        let change = report.step_seconds / base.report.step_seconds - 1.0;
        table.row([
            name.to_owned(),
            format!("{:.4}", report.step_seconds * 1e3),
            format!("{:+.2} %", change * 100.0),
            format!("{:.4}", report.exposed_seconds * 1e3),
            grouped(report.memory.per_device_bytes),
            format!("{took:.1}"),
        ]);
    };
    row("as asked", &base.report, 0.0);
    for text in &args.what_if {
        let started = Instant::now();
        let again = || -> Result<Report> {
            let changed = changed(text)?;
            let again = base.prepared().again(target, &changed.compiler()?);
            let again = again.in_file(&source.path)?;
            let options = changed.choices.options()?;
            Ok(again.simulate(&options.machine(target)?, &options)?.report)
        };
        let report = again().note(|| format!("in --what-if {text}"))?;
        row(text, &report, started.elapsed().as_secs_f64() * 1e3);
    }
    Ok(table.to_string())
}

/// The command line with changes `name=value`, joined by commas, as options that come last.
fn changed(text: &str) -> Result<Simulate> {
    let last = |arg: Arg| match arg.get_id().as_str() {
        "colours" => arg.overrides_with("strategy"),
        _ => arg,
    };
    let simulate = |command: Command| command.mut_args(last);
    let mut command = args::command()
        .args_override_self(true)
        .mut_subcommand("simulate", simulate);
    command.build();
    let options = text.split(',').map(|change| option(&command, change));
    let options: Vec<OsString> = options.collect::<Result<_>>()?;
    let line = std::env::args_os().chain(options);
    let parsed = command.try_get_matches_from_mut(line);
    let parsed = parsed.and_then(|matches| args::CommandLine::from_arg_matches(&matches));
    match parsed.map(|line| line.command) {
        Ok(args::Command::Simulate(args)) => Ok(args),
        Ok(_) => bail!(Diagnostic::bug("a change leads to another command")),
        Err(error) => bail!(match usage::diagnostic(&error) {
            Some(diagnostic) => code::WHAT_IF.error(diagnostic.message, diagnostic.help),
            None => Diagnostic::bug("a change asks for help"),
        }),
    }
}

/// The option of the command line that says the same as a change `name=value`.
fn option(command: &Command, change: &str) -> Result<OsString> {
    let Some((name, value)) = change.split_once('=') else {
        bail!(code::WHAT_IF.error(
            format!("expected NAME=VALUE, found {change:?}"),
            "write for example --what-if colours=1",
        ));
    };
    let name = name.replace('-', "_");
    let command = command.find_subcommand("simulate");
    let args = command.into_iter().flat_map(Command::get_arguments);
    let choices = args.filter(|arg| {
        let choice = matches!(arg.get_help_heading(), Some(SIMULATIONS | PODS));
        choice && arg.get_action().takes_values()
    });
    let mut choices: Vec<&str> = choices.map(|arg| arg.get_id().as_str()).collect();
    if choices.contains(&name.as_str()) {
        return Ok(format!("--{}={value}", name.replace('_', "-")).into());
    }
    if Settings::NAMES.contains(&name.as_str()) {
        return Ok(format!("--set={name}={value}").into());
    }
    choices.extend(Settings::NAMES);
    bail!(code::WHAT_IF.error(
        format!("unknown setting `{name}`"),
        format!("the settings are {}", choices.join(", ")),
    ))
}

fn summary(base: &Simulated) -> String {
    let report = &base.report;
    let ms = |seconds: f64| format!("{:.4} ms", seconds * 1e3);
    let part = |seconds: f64| format!("{:.1} %", 100.0 * seconds / report.step_seconds);
    let core = &report.core_seconds;
    let mut text = format!(
        "{} on {}: {} devices\nstep {}; {:.1} % of the peak of the matrix units\n",
        report.model,
        report.target,
        report.devices,
        ms(report.step_seconds),
        report.flops_utilisation * 100.0,
    );
    text += &format!(
        "bound by matrix units {}, vector unit {}, memory {}; overhead {}, waiting for links {}\n",
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
        "memory {} of {} bytes on each device: {fits}\n",
        grouped(memory.per_device_bytes),
        grouped(memory.capacity_bytes),
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

fn stages(pipeline: &Pipeline) -> Table<4> {
    let mut table = Table::new([">stage", ">busy ms", ">waiting ms", ">memory bytes"]);
    for (number, stage) in pipeline.stages.iter().enumerate() {
        table.row([
            number.to_string(),
            format!("{:.4}", stage.busy_seconds * 1e3),
            format!("{:.4}", stage.waiting_seconds * 1e3),
            grouped(stage.per_device_bytes),
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

fn sweep_table(reports: &[Report]) -> Table<6> {
    let mut table = Table::new([
        ">cores",
        ">step ms",
        ">speed-up",
        ">utilisation",
        ">exposed",
        ">memory bytes",
    ]);
    for report in reports {
        table.row([
            report.devices.to_string(),
            format!("{:.4}", report.step_seconds * 1e3),
            format!("{:.2}", reports[0].step_seconds / report.step_seconds),
            format!("{:.1} %", report.flops_utilisation * 100.0),
            format!(
                "{:.1} %",
                100.0 * report.exposed_seconds / report.step_seconds
            ),
            grouped(report.memory.per_device_bytes),
        ]);
    }
    table
}
