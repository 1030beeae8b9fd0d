//! `cargo xtask bench compile`: one program for any number of devices, in size and time.

use anyhow::Result;
use peapod_targets::Pod;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::jax::{Argument, Jax};
use super::local::{Peapod, Request};
use super::tables::{self, head, row};
use crate::report::{self, grouped};
use crate::repository::Repository;

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/compile.json";
/// The case of the script.
const CASE: &str = "transformer";
/// What is measured of it: along `data` by default, every parameter and the optimizer's state
/// sharded too, and with as many sequences as devices in place of always the same few.
const LAYOUTS: [&str; 3] = [
    "data-parallel",
    "all parameters sharded",
    "one short sequence per device",
];
/// Compilations per target; the fastest counts, since other work on the machine only adds.
const REPEATS: usize = 5;
/// Bytes and seconds may grow by so much from the fewest devices to the most.
const GROWTH: [f64; 2] = [1.01, 1.10];
/// No compilation may take longer.
const SECONDS_MAX: f64 = 1.0;

/// All figures.
#[derive(Serialize, Deserialize)]
struct Figures {
    cores: usize,
    load_before: String,
    /// By layout, the smallest target first.
    layouts: BTreeMap<String, Vec<Figure>>,
}

/// One target.
#[derive(Clone, Serialize, Deserialize)]
struct Figure {
    target: String,
    devices: usize,
    bytes: u64,
    /// The fastest compilation.
    seconds: f64,
}

/// Measures, or only makes the table again; true where the program does not grow with the devices.
pub fn run(repository: &Repository, tables_only: bool) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    let measure = (!tables_only).then_some(|| measure(repository));
    let figures: Figures = report::kept_or(&path, measure)?;
    let page = repository.root.join(super::PAGE);
    tables::replace(&page, "compile", &table(&figures))?;
    println!("bench: {FIGURES} and {} are up to date", super::PAGE);
    Ok(figures.layouts.values().all(|targets| stays_small(targets)))
}

fn measure(repository: &Repository) -> Result<Figures> {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let jax = Jax::prepare(&repository.root, &repository.target_dir)?;
    let peapod = Peapod::build(repository)?;
    let folder = repository.target_dir.join("bench-pod").join(CASE);
    fs::create_dir_all(&folder)?;
    let arguments = jax.export(CASE, &folder)?;
    let shards: Vec<String> = arguments.iter().filter_map(rule).collect();
    let targets = targets()?;
    let model = folder.join("step.mlir");
    let same: Vec<&Path> = vec![&model; targets.len()];
    let mut grown = Vec::new();
    for (pod, devices) in &targets {
        let folder = folder.join(format!("rows-{}", pod.name));
        fs::create_dir_all(&folder)?;
        jax.program(CASE, &folder, *devices)?;
        grown.push(folder.join("step.mlir"));
    }
    let grown: Vec<&Path> = grown.iter().map(PathBuf::as_path).collect();
    let mut layouts = BTreeMap::new();
    let ways = [(&same, &[][..]), (&same, &shards), (&grown, &[])];
    for (layout, (models, shards)) in LAYOUTS.into_iter().zip(ways) {
        println!("{layout}");
        let figures = measure_layout(&peapod, &targets, models, shards, &folder)?;
        layouts.insert(layout.to_owned(), figures);
    }
    Ok(Figures {
        cores: std::thread::available_parallelism()?.get(),
        load_before: load.split(' ').next().unwrap_or_default().to_owned(),
        layouts,
    })
}

/// Targets of a fixed number of devices, and that number.
fn targets() -> Result<Vec<(Pod, usize)>> {
    let pods = Pod::list()?.into_iter();
    let sizes = pods.filter_map(|pod| {
        let devices = pod.devices()?;
        Some((pod, devices))
    });
    Ok(sizes.collect())
}

/// All targets alternate, so that other load of the machine affects all. `models`: one per target.
fn measure_layout(
    peapod: &Peapod,
    targets: &[(Pod, usize)],
    models: &[&Path],
    shards: &[String],
    folder: &Path,
) -> Result<Vec<Figure>> {
    let mut figures: Vec<Figure> = Vec::new();
    for repeat in 0..REPEATS {
        for (index, (pod, devices)) in targets.iter().enumerate() {
            let request = Request {
                model: models[index],
                target: &pod.name,
                mesh: &format!("data={devices}"),
                shards,
                update: true,
                options: &[],
            };
            let compiled = peapod.compile(&request, &folder.join(&pod.name))?;
            if repeat == 0 {
                figures.push(Figure {
                    target: pod.name.clone(),
                    devices: *devices,
                    bytes: compiled.bytes,
                    seconds: compiled.seconds,
                });
            }
            let figure = &mut figures[index];
            figure.seconds = figure.seconds.min(compiled.seconds);
        }
    }
    for figure in &figures {
        println!(
            "{:<14}{:>12} bytes{:>8.3} s",
            figure.target,
            grouped(figure.bytes),
            figure.seconds
        );
    }
    Ok(figures)
}

/// The value of `--shard` that splits the longest dimension over all devices; the batch by rows.
fn rule(argument: &Argument) -> Option<String> {
    let batch = argument.axes.iter().position(Option::is_some);
    let batch = batch.filter(|&dim| argument.axes[dim].as_deref() == Some("data"));
    let extents = argument.shape.iter().enumerate();
    let longest = extents.rev().max_by_key(|(_, extent)| **extent);
    let split = batch.or(longest.map(|(dim, _)| dim))?;
    let axes = (0..argument.shape.len()).map(|dim| if dim == split { "data" } else { "-" });
    Some(format!(
        "{}={}",
        argument.name,
        axes.collect::<Vec<_>>().join(",")
    ))
}

fn stays_small(figures: &[Figure]) -> bool {
    let growth = growth(figures);
    let fast = figures.iter().all(|figure| figure.seconds < SECONDS_MAX);
    fast && growth[0] <= GROWTH[0] && growth[1] <= GROWTH[1]
}

/// Bytes and seconds of the most devices, over those of the fewest.
fn growth(figures: &[Figure]) -> [f64; 2] {
    match figures {
        [first, .., last] => [
            last.bytes as f64 / first.bytes as f64,
            last.seconds / first.seconds,
        ],
        [] | [_] => [1.0; 2],
    }
}

fn table(figures: &Figures) -> String {
    let mut text = format!(
        "The Transformer, from text to `.pod`, weight update sharded: bytes, and seconds of the \
         fastest of {REPEATS} on {} cores, load {} before the first.\n\n",
        figures.cores, figures.load_before,
    );
    let heads = LAYOUTS.map(|layout| [format!("{layout}, bytes"), format!("{layout}, s")]);
    text += &head("target", &heads.concat());
    let layouts = LAYOUTS.map(|layout| &figures.layouts[layout]);
    for (index, first) in layouts[0].iter().enumerate() {
        let cells = layouts.map(|figures| {
            let figure = &figures[index];
            [grouped(figure.bytes), format!("{:.3}", figure.seconds)]
        });
        text += &row(&first.target, cells.concat());
    }
    let growths = layouts.map(|figures| growth(figures));
    let cells = growths.map(|growth| growth.map(|factor| format!("{factor:.3}×")));
    text + &row("last / first", cells.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(bytes: u64, seconds: f64) -> Figure {
        Figure {
            target: "some".to_owned(),
            devices: 1,
            bytes,
            seconds,
        }
    }

    #[test]
    fn growth_is_from_the_first_to_the_last() {
        let figures = [figure(1000, 0.5), figure(9999, 9.0), figure(1010, 0.55)];
        assert_eq!(
            growth(&figures).map(|x| (x * 100.0).round()),
            [101.0, 110.0]
        );
        assert!(!stays_small(&figures), "one took longer than a second");
        assert!(stays_small(&[figure(1000, 0.5), figure(1005, 0.5)]));
        assert!(!stays_small(&[figure(1000, 0.5), figure(1020, 0.5)]));
    }

    #[test]
    fn the_longest_dimension_is_split() {
        let mut argument = Argument {
            name: "w".to_owned(),
            shape: vec![8, 8, 3],
            axes: vec![None, Some("model".to_owned()), None],
        };
        assert_eq!(rule(&argument).as_deref(), Some("w=data,-,-"));
        argument.axes = vec![None, None, Some("data".to_owned())];
        assert_eq!(rule(&argument).as_deref(), Some("w=-,-,data"));
        (argument.shape, argument.axes) = (vec![], vec![]);
        assert_eq!(rule(&argument), None);
    }
}
