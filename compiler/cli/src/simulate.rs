//! `peapod simulate`: a program in time, on a machine, with what-ifs and sweeps.

use std::path::Path;
use std::time::Instant;

use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, code, ensure};
use peapod_driver::pod::compile::module;
use peapod_driver::pod::simulate::{Prepared, Report, Simulated, slices};
use peapod_driver::table::{Table, grouped};
use peapod_driver::targets::Pod;
use peapod_driver::{Format, Source, Staging};
use serde::Serialize;

use crate::compile_pod_args::Switch;
use crate::print::{json, print};
use crate::simulate_args::{GradDtype, Simulate};
use crate::terminal::Terminal;

/// Simulates, compares, and only then writes.
pub fn run(args: &Simulate) -> Result<()> {
    let source = Source::open(&args.program)?;
    let target = Pod::open(&args.target)?;
    let prepared = prepared(args, &source, &target)?;
    let options = args.choices.options()?;
    let base = prepared.simulate(&options.machine(&target)?, &options)?;
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
    let options = args.pod.options()?;
    if source.format == Format::Pod {
        return Prepared::pod(source, &options);
    }
    let module = module(source, args.pod.batch, &Terminal::new())?;
    Prepared::model(module, target, &options).in_file(&source.path)
}

fn write(args: &Simulate, base: &Simulated, sweep: &[Report]) -> Result<()> {
    let mut staging = Staging::default();
    let mut files: Vec<&Path> = vec![];
    if let Some(path) = &args.report {
        let report = &base.report;
        staging.add(path, json(&WithSweep { report, sweep })?.as_bytes())?;
        files.push(path);
    }
    if let Some(path) = &args.trace {
        staging.add(path, base.trace().as_bytes())?;
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
            let changed = changed(args, text)?;
            let again = base.prepared().again(target, &changed.pod.options()?);
            let again = again.in_file(&source.path)?;
            let options = changed.choices.options()?;
            Ok(again.simulate(&options.machine(target)?, &options)?.report)
        };
        let report = again().note(|| format!("in --what-if {text}"))?;
        row(text, &report, started.elapsed().as_secs_f64() * 1e3);
    }
    Ok(table.to_string())
}

/// The arguments with changes `name=value`, joined by commas.
fn changed(args: &Simulate, text: &str) -> Result<Changed> {
    let mut changed = Changed {
        choices: args.choices.clone(),
        pod: args.pod.clone(),
    };
    for change in text.split(',') {
        let Some((name, value)) = change.split_once('=') else {
            bail!(what_if(
                &format!("expected NAME=VALUE, found {change:?}"),
                "write for example --what-if colours=1"
            ));
        };
        changed.apply(&name.replace('-', "_"), value)?;
    }
    Ok(changed)
}

/// Choices that differ.
struct Changed {
    choices: crate::simulate_args::SimulateChoices,
    pod: crate::compile_pod_args::CompilePod,
}

impl Changed {
    fn apply(&mut self, name: &str, value: &str) -> Result<()> {
        match name {
            "colours" => self.choices.colours = Some(number(name, value)? as u8),
            "overlap" => self.choices.overlap = switch(name, value)?,
            "join_kernels" => self.choices.join_kernels = switch(name, value)?,
            "grad_dtype" => {
                self.choices.grad_dtype = match value {
                    "f32" => GradDtype::F32,
                    "bf16" => GradDtype::Bf16,
                    _ => bail!(what_if(
                        &format!("expected f32 or bf16 for grad_dtype, found {value:?}"),
                        "write --what-if grad_dtype=bf16",
                    )),
                };
            }
            "gathers_ahead" => self.choices.gathers_ahead = number(name, value)? as usize,
            "link_bandwidth" => self.choices.link_bandwidth = Some(number(name, value)?),
            "weight_update_sharding" => self.pod.weight_update_sharding = switch(name, value)?,
            "split_parameters" => self.pod.split_parameters = switch(name, value)?,
            "bucket_bytes" => self.pod.bucket_bytes = number(name, value)? as usize,
            _ => self
                .choices
                .set
                .push(format!("{name}={}", number(name, value)?)),
        }
        Ok(())
    }
}

fn what_if(message: &str, help: &str) -> Diagnostic {
    code::WHAT_IF.error(message, help)
}

fn number(name: &str, value: &str) -> Result<f64> {
    let example = match name {
        "link_bandwidth" => "70e9",
        "hop_latency_s" => "2e-6",
        "bucket_bytes" => "4194304",
        _ => "1",
    };
    Ok(value.parse().map_err(|_| {
        let message = format!("expected a number for {name}, found {value:?}");
        what_if(
            &message,
            &format!("write for example --what-if {name}={example}"),
        )
    })?)
}

fn switch(name: &str, value: &str) -> Result<Switch> {
    match value {
        "on" => Ok(Switch::On),
        "off" => Ok(Switch::Off),
        _ => bail!(what_if(
            &format!("expected on or off for {name}, found {value:?}"),
            &format!("write for example --what-if {name}=off"),
        )),
    }
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
    text += &format!(
        "communication {}, of it exposed {}\n",
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
    text += &format!("\n{}", collectives(report));
    for assumption in &report.assumptions {
        text += &format!("assumed: {assumption}\n");
    }
    text
}

fn collectives(report: &Report) -> Table<7> {
    let mut table = Table::new([
        "collective",
        "over",
        "way",
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
