//! The other engines of pods in `cargo xtask bench pod`, and alone in `cargo xtask bench engines`:
//! a plug-in of PJRT that runs our partitioning and XLA's of one annotated program, and two ranks
//! of MPI beside two processes of `jax.distributed`.

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::jax::{self, Jax, Run};
use super::local::{Compiled, Peapod, Request};
use super::pod::{WARM_UPS, by_axes, loss_difference, target};
use super::tables::{self, row};
use crate::report;
use crate::repository::Repository;

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/engines.json";
/// Cases of the script: small, as both sides of a pair run many times in turn.
const CASES: [&str; 2] = ["mlp", "transformer-small"];
/// Steps of one run that count.
const TIMED: usize = 20;

/// One way to shard a step over the devices of a plug-in.
struct Layout {
    described: &'static str,
    mesh: &'static str,
    update: bool,
    /// Whether arguments are sharded as the script says, not by default.
    by_rules: bool,
}

const LAYOUTS: [Layout; 3] = [
    Layout {
        described: "`data=8`",
        mesh: "data=8",
        update: false,
        by_rules: false,
    },
    Layout {
        described: "`data=8`, weight update sharded",
        mesh: "data=8",
        update: true,
        by_rules: false,
    },
    Layout {
        described: "`data=2,model=4`, layers and weight update sharded",
        mesh: "data=2,model=4",
        update: true,
        by_rules: true,
    },
];

/// All figures; what could not be measured is missing.
#[derive(Serialize, Deserialize)]
struct Figures {
    jax: String,
    cores: usize,
    /// Processes that ran or waited, on average over a minute, before the first run and after the
    /// last.
    load: [String; 2],
    rounds: usize,
    /// By case, then by layout: the plug-in.
    pjrt: BTreeMap<String, BTreeMap<String, Partitioned>>,
    /// By case: two ranks.
    mpi: BTreeMap<String, Pair>,
}

/// A step as Peapod and as XLA partitions it, both run by one plug-in.
#[derive(Serialize, Deserialize)]
struct Partitioned {
    runs: Pair,
    /// Bytes that a device sends in a step, counted in what XLA has optimised: ours, XLA's.
    bytes: [f64; 2],
}

/// Both sides; one entry per round.
#[derive(Default, Serialize, Deserialize)]
struct Pair {
    theirs: Vec<Run>,
    ours: Vec<Run>,
}

/// What is measured with what.
struct Bench {
    jax: Jax,
    peapod: Peapod,
    rounds: usize,
}

/// Measures, or only makes the tables again.
pub fn run(
    repository: &Repository,
    (rounds, tables_only): (usize, bool),
    program: Option<&Path>,
) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    ensure!(rounds > 0, "no rounds: give --rounds 1 or more");
    let measure = (!tables_only).then_some(|| measure(repository, rounds, program));
    let figures: Figures = report::kept_or(&path, measure)?;
    let page = repository.root.join(super::PAGE);
    tables::replace(&page, "engines", &text(&figures))?;
    println!("bench: {FIGURES} and {} are up to date", super::PAGE);
    Ok(true)
}

fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}

fn measure(repository: &Repository, rounds: usize, program: Option<&Path>) -> Result<Figures> {
    let before = load();
    let bench = Bench {
        jax: Jax::prepare(&repository.root, &repository.target_dir)
            .context("these rows take a Python with JAX")?,
        peapod: match program {
            Some(program) => Peapod::at(program),
            None => Peapod::build(repository)?,
        },
        rounds,
    };
    let installed = |file: &str| {
        let path = repository.target_dir.join(file);
        let found = path.exists().then_some(path);
        let engine = file.split('/').next().unwrap_or_default();
        if found.is_none() {
            println!("SKIPPED rows of {engine}: run `cargo xtask setup --engine {engine}`");
        }
        found
    };
    let (mut pjrt, mut mpi) = (BTreeMap::new(), BTreeMap::new());
    let plugin = installed("pjrt-cpu");
    let library = installed("mpi/lib/libmpi_abi.so.1");
    for case in CASES {
        let folder = repository.target_dir.join("bench-engines").join(case);
        fs::create_dir_all(&folder)?;
        if plugin.is_some() {
            pjrt.insert(case.to_owned(), bench.plugin(case, &folder)?);
        }
        if let Some(library) = &library {
            mpi.insert(case.to_owned(), bench.ranks(case, &folder, library)?);
        }
    }
    Ok(Figures {
        jax: jax::VERSION.to_owned(),
        cores: std::thread::available_parallelism()?.get(),
        load: [before, load()],
        rounds,
        pjrt,
        mpi,
    })
}

impl Bench {
    fn compiled(&self, case: &str, folder: &Path, layout: &Layout) -> Result<Compiled> {
        let arguments = self.jax.export(case, folder)?;
        let shards = match layout.by_rules {
            true => by_axes(&arguments),
            false => vec![],
        };
        let request = Request {
            model: &folder.join("step.mlir"),
            target: &target(1)?,
            mesh: layout.mesh,
            shards: &shards,
            update: layout.update,
            options: &["--emit-stablehlo"],
        };
        let name = format!("{}-{}", layout.mesh, u8::from(layout.update));
        self.peapod.compile(&request, &folder.join(name))
    }

    /// All layouts of a case on the plug-in.
    fn plugin(&self, case: &str, folder: &Path) -> Result<BTreeMap<String, Partitioned>> {
        let mut by_layout = BTreeMap::new();
        for layout in &LAYOUTS {
            let compiled = self.compiled(case, folder, layout)?;
            let inputs = folder.join("inputs");
            let options = |by: &'static str| ["--engine", "pjrt:cpu", "--partitioned-by", by];
            let mut bytes = [0.0; 2];
            for (by, bytes) in ["peapod", "xla"].into_iter().zip(&mut bytes) {
                let dump = compiled.pod.with_extension(format!("{by}.dump"));
                let _ = fs::remove_dir_all(&dump);
                let flags = format!("--xla_dump_to={} --xla_dump_hlo_as_text", dump.display());
                let flags = [("XLA_FLAGS", flags)];
                self.peapod
                    .run_with(&compiled, &inputs, 1, &options(by), &flags)?;
                *bytes = self.jax.bytes_sent(&dump)?;
                fs::remove_dir_all(&dump)?;
            }
            let mut runs = Pair::default();
            for _ in 0..self.rounds {
                for (by, runs) in [("xla", &mut runs.theirs), ("peapod", &mut runs.ours)] {
                    let (options, steps) = (options(by), WARM_UPS + TIMED);
                    let run = self
                        .peapod
                        .run_with(&compiled, &inputs, steps, &options, &[])?;
                    runs.push(run);
                }
            }
            println!("{case:<20}{:<60}{}", layout.described, brief(&runs));
            by_layout.insert(layout.described.to_owned(), Partitioned { runs, bytes });
        }
        Ok(by_layout)
    }

    /// Two ranks beside two processes of JAX.
    fn ranks(&self, case: &str, folder: &Path, library: &Path) -> Result<Pair> {
        let layout = Layout {
            described: "",
            mesh: "data=2",
            update: false,
            by_rules: false,
        };
        let compiled = self.compiled(case, folder, &layout)?;
        let library = [("PEAPOD_MPI_LIBRARY", library.display().to_string())];
        let (options, steps) = (["--engine", "mpi:2", "--threads", "1"], WARM_UPS + TIMED);
        let mut runs = Pair::default();
        for _ in 0..self.rounds {
            runs.theirs.push(self.jax.distributed(case, steps)?);
            let inputs = folder.join("inputs");
            let run = self
                .peapod
                .run_with(&compiled, &inputs, steps, &options, &library)?;
            runs.ours.push(run);
        }
        println!("{case:<20}{:<60}{}", "mpi:2", brief(&runs));
        ensure!(
            losses_apart(&runs) < 1e-3,
            "{case}: losses of ranks and of JAX differ"
        );
        Ok(runs)
    }
}

/// All steps that count.
fn steps(runs: &[Run]) -> impl Iterator<Item = f64> + '_ {
    let counted = runs.iter().flat_map(|run| run.steps.iter().skip(WARM_UPS));
    counted.copied()
}

fn median(runs: &[Run]) -> f64 {
    tables::median(steps(runs))
}

fn least(runs: &[Run]) -> f64 {
    steps(runs).fold(f64::INFINITY, f64::min)
}

fn compile(runs: &[Run]) -> f64 {
    tables::median(runs.iter().map(|run| run.compile_seconds))
}

fn losses_apart(pair: &Pair) -> f64 {
    loss_difference(&pair.theirs, &pair.ours)
}

/// Ours in theirs.
fn ratio(pair: &Pair, of: impl Fn(&[Run]) -> f64) -> f64 {
    of(&pair.ours) / of(&pair.theirs)
}

fn brief(pair: &Pair) -> String {
    format!(
        "step {:.2}× by medians, {:.2}× by minima, losses {:.0e} apart",
        ratio(pair, median),
        ratio(pair, least),
        losses_apart(pair),
    )
}

/// Cells that both tables have: ratios of steps, then median times.
fn times(pair: &Pair) -> [String; 4] {
    let milliseconds = |runs: &[Run]| format!("{:.1}", median(runs) * 1e3);
    [
        format!("{:.2}×", ratio(pair, median)),
        format!("{:.2}×", ratio(pair, least)),
        milliseconds(&pair.ours),
        milliseconds(&pair.theirs),
    ]
}

fn text(figures: &Figures) -> String {
    let Figures {
        jax,
        cores,
        load: [before, after],
        rounds,
        ..
    } = figures;
    let mut text = format!(
        "Cases of `benchmarks/pod/cases.py`. {rounds} runs of each side in turn, of {TIMED} steps \
         after {WARM_UPS} warm-ups, on {cores} cores, load {before} before the first run and \
         {after} after the last. Ratios of medians, and of the fastest steps, of all runs.\n\n\
         `pjrt:cpu` with 8 virtual devices; XLA partitions the same annotated program. Bytes are \
         those that a device sends, counted in what XLA has optimised of both; compiling is the \
         plug-in's.\n\n"
    );
    let heads = [
        "layout",
        "step, medians",
        "step, fastest",
        "Peapod, ms",
        "XLA, ms",
        "bytes, Peapod",
        "bytes, XLA",
        "compile",
        "losses apart",
    ];
    text += &row("case", heads);
    text += &row("---", ["---"].into_iter().chain(["---:"; 8]));
    for (case, layout, it) in CASES.iter().flat_map(|case| {
        let by_layout = figures.pjrt.get(*case).into_iter().flatten();
        by_layout.map(move |(layout, it)| (case, layout, it))
    }) {
        let bytes = it.bytes.map(|bytes| report::grouped(bytes as u64));
        let more = [
            format!("{:.2}×", ratio(&it.runs, compile)),
            format!("{:.0e}", losses_apart(&it.runs)),
        ];
        let cells = [layout.clone()].into_iter().chain(times(&it.runs));
        text += &row(case, cells.chain(bytes).chain(more));
    }
    text += &format!(
        "\n`mpi:2`, a thread for each rank, `data=2`, beside two processes of `jax.distributed` \
         {jax} (Gloo) with a device each.\n\n"
    );
    let heads = [
        "step, medians",
        "step, fastest",
        "Peapod, ms",
        "JAX, ms",
        "losses apart",
    ];
    text += &tables::head("case", &heads);
    for (case, pair) in &figures.mpi {
        let apart = [format!("{:.0e}", losses_apart(pair))];
        text += &row(case, times(pair).into_iter().chain(apart));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_of_all_steps_after_the_warm_ups() {
        let run = |steps: &[f64]| Run {
            compile_seconds: 1.0,
            steps: [&[9.0; WARM_UPS][..], steps].concat(),
            losses: vec![],
            peak_bytes: 1,
        };
        let pair = Pair {
            theirs: vec![run(&[2.0, 4.0, 6.0]), run(&[4.0])],
            ours: vec![run(&[3.0, 2.0]), run(&[1.0])],
        };
        assert_eq!((ratio(&pair, median), ratio(&pair, least)), (0.5, 0.5));
    }
}
