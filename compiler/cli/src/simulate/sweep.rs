//! `--sweep`: the same program on slices of other sizes.

use peapod_diagnostic::{Result, ResultExt, bail, code, ensure};
use peapod_driver::pod::simulate::{Machine, Options, Report, Simulated, slices};
use peapod_driver::table::Table;
use peapod_driver::targets::Pod;
use peapod_driver::{Observer, Source, Work};

use super::warn;
use crate::print::sized;

/// A slice of another size.
pub(super) struct Size {
    pod: Pod,
    machine: Machine,
}

/// The slices that `--sweep` asks for.
pub(super) fn sizes(text: Option<&str>, target: &Pod, options: &Options) -> Result<Vec<Size>> {
    let Some(text) = text else {
        return Ok(vec![]);
    };
    let (from, to) = range(text)?;
    let size = |pod: Pod| {
        let machine = options.machine(&pod)?;
        Ok(Size { pod, machine })
    };
    slices(target, from, to)?.into_iter().map(size).collect()
}

/// Reports of all sizes that are possible; the others are warnings, as long as one is.
pub(super) fn simulate(
    sizes: &[Size],
    options: &Options,
    source: &Source,
    base: &Simulated,
    observer: &dyn Observer,
) -> Result<Vec<Report>> {
    let mut reports = Vec::new();
    let mut impossible = Vec::new();
    let tick = match sizes {
        [] => None,
        _ => observer.begin(Work::Simulations(sizes.len())),
    };
    for size in sizes {
        if let Some(tick) = &tick {
            tick();
        }
        let name = &size.pod.name;
        let prepared = base.prepared().resized(source, &size.pod);
        let simulated = prepared.and_then(|it| it.simulate(&size.machine, options));
        let simulated = simulated.in_file(&source.path);
        match simulated.note(|| format!("on {name}, which the sweep leaves out")) {
            Ok(simulated) => reports.push(simulated.report),
            Err(error) => impossible.push(error),
        }
    }
    if !sizes.is_empty() {
        observer.end();
    }
    if reports.is_empty() && !impossible.is_empty() {
        return Err(impossible.remove(0));
    }
    impossible.iter().for_each(|error| warn(error, observer));
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

/// A row for each size.
pub(super) fn table(reports: &[Report]) -> Table<6> {
    let mut table = Table::new([
        ">cores",
        ">step ms",
        ">speed-up",
        ">MFU",
        ">exposed",
        ">memory",
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
            sized(report.memory.per_device_bytes),
        ]);
    }
    table
}
