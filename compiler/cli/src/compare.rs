//! `peapod compare`: the same program on several engines.

use std::path::PathBuf;

use clap::Args;
use peapod_diagnostic::{Diagnostic, Result, bail, code};
use peapod_driver::Source;
use peapod_driver::pod::compare::{Compared, Options, compare};
use peapod_driver::pod::partitioned::Partitioner;
use peapod_driver::pod::run::engine::EngineSpec;
use peapod_driver::table::Table;

use crate::args::tolerance;
use crate::named::{at_least, value};
use crate::print::{print, result};
use crate::terminal::Terminal;

/// Run a program on several engines and compare outputs and step times.
///
/// Inputs follow from the seed. After the last step every output is compared with that of the
/// first engine. Integers must be equal; floats may differ by the tolerance, relative to the larger
/// of 1 and the first engine's, and by one step of their type. Elements that are NaN on both are
/// counted; an output that is NaN throughout is an error.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  \
    peapod compile step.mlir --target local --mesh data=8 --emit-stablehlo -o out\n  \
    peapod compare out/step.pod --engines local,pjrt:cpu --steps 3")]
pub struct Compare {
    /// A `.pod`; engine `pjrt` needs the `.mlir` files beside it that --emit-stablehlo writes.
    pub program: PathBuf,
    /// Two engines or more, such as `local`, `mpi:4`, `pjrt:cpu` or `pjrt:PATH`.
    #[arg(
        long,
        value_name = "NAME[:ARGUMENT],…",
        value_delimiter = ',',
        required = true
    )]
    pub engines: Vec<String>,
    /// Who partitions the program that engine `pjrt` compiles; with both, it runs either.
    #[arg(
        long,
        value_name = "NAME,NAME",
        value_delimiter = ',',
        default_value = "peapod",
        value_parser = value::<Partitioner>()
    )]
    pub partitioned_by: Vec<Partitioner>,
    /// Number of steps.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = at_least::<1>)]
    pub steps: usize,
    /// Number that the inputs follow from.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub seed: u64,
    /// Threads; 0 uses all cores.
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = at_least::<0>)]
    pub threads: usize,
    /// Largest relative difference allowed between floats.
    #[arg(long, default_value_t = 1e-5, value_parser = tolerance)]
    pub tolerance: f32,
}

/// Compares, prints, and fails if engines differ.
pub fn run(args: &Compare) -> Result<()> {
    let source = Source::open(&args.program)?;
    let options = Options {
        engines: args
            .engines
            .iter()
            .map(|it| EngineSpec::parse(it))
            .collect(),
        partitioned_by: args.partitioned_by.clone(),
        steps: args.steps,
        seed: args.seed,
        threads: args.threads,
    };
    let terminal = Terminal::new(format!("running {}", source.path));
    let compared = compare(&source, &options, &terminal)?;
    drop(terminal);
    result(&compared.iter().map(shown).collect::<Vec<_>>())?;
    let mut table = Table::new([
        "engine",
        ">step, s",
        ">at most by",
        "output",
        ">NaN in both",
    ]);
    for one in &compared {
        let (name, by) = one.farthest().map_or(("", 0.0), |it| (&it.0, it.1.most));
        let nan: usize = one.outputs.iter().map(|it| it.1.nan).sum();
        table.row([
            one.engine.clone(),
            format!("{:.6}", one.median_seconds),
            format!("{by:.2e}"),
            name.into(),
            nan.to_string(),
        ]);
    }
    print(&table.to_string())?;
    if let Some((first, others)) = compared.split_first() {
        let apart = apart(first, others, f64::from(args.tolerance));
        if let Some(error) = apart.or_else(|| nothing(first, others)) {
            bail!(error.in_file(&source.path));
        }
    }
    Ok(())
}

/// What other programs read of an engine.
fn shown(one: &Compared) -> serde_json::Value {
    let outputs = one.outputs.iter().map(|(name, difference)| {
        serde_json::json!({
            "name": name,
            "elements": difference.elements,
            "most": difference.most,
            "nan": difference.nan,
        })
    });
    serde_json::json!({
        "engine": one.engine,
        "median_seconds": one.median_seconds,
        "outputs": outputs.collect::<Vec<_>>(),
    })
}

/// That an engine differs from the first.
fn apart<'a>(first: &Compared, others: &'a [Compared], tolerance: f64) -> Option<Diagnostic> {
    let outputs = |one: &'a Compared| one.outputs.iter().map(move |it| (one, it));
    let mut far = others.iter().flat_map(outputs);
    let (one, (name, difference)) = far.find(|(_, it)| it.1.exceeds(tolerance))?;
    let by = difference.most;
    let (first, other) = (&first.engine, &one.engine);
    let message = format!("engines {first} and {other}: output `{name}` differs by {by:.2e}");
    let help = "raise --tolerance if the difference is rounding; otherwise report it as a bug";
    Some(code::DIFFERENCE.error(message, help))
}

/// That nothing of an output was compared.
fn nothing(first: &Compared, others: &[Compared]) -> Option<Diagnostic> {
    let mut all = others.iter().filter_map(|one| Some((one, one.all_nan()?)));
    let (one, (name, difference)) = all.next()?;
    let message = format!(
        "engines {} and {}: all {} elements of output `{name}` are NaN, which compares nothing",
        first.engine, one.engine, difference.elements
    );
    let help = "take other inputs with --seed, or fewer --steps";
    Some(code::NOT_A_NUMBER.error(message, help))
}
