//! `cargo xtask sim`: a model on a pod, in time.

use crate::ModelOnTarget;
use crate::build::Builder;
use crate::pod::{self, Sharding};
use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result};
use std::path::PathBuf;

/// Options of `sim`.
#[derive(clap::Args)]
#[command(after_help = crate::examples("sim", "--mesh data=4,model=2 --report r.json"))]
pub struct Args {
    #[command(flatten)]
    what: ModelOnTarget,
    /// Where the JSON report goes.
    #[arg(long)]
    report: Option<PathBuf>,
    /// Where a trace for ui.perfetto.dev goes.
    #[arg(long)]
    trace: Option<PathBuf>,
    /// Where a page with timeline, roofline, memory and scaling goes.
    #[arg(long)]
    html: Option<PathBuf>,
    #[command(flatten)]
    sharding: Sharding,
}

/// `cargo xtask sim`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let target = &args.what.target;
    let pod = pod::named(target)?;
    let pod = pod.with_context(|| {
        format!("{target} is no pod; what a board takes is counted by `cargo xtask run`")
    })?;
    args.what.refuse_for_pods()?;
    let mut passed_on = args.sharding.args();
    pod::push(&mut passed_on, "--report", args.report.as_ref());
    pod::push(&mut passed_on, "--trace", args.trace.as_ref());
    pod::push(&mut passed_on, "--html", args.html.as_ref());
    let mut command = Builder::new(repository)?.peapod();
    command.arg("simulate").arg(&args.what.model);
    process::shown(command.args(["--target", &pod.name]).args(passed_on))?;
    Ok(true)
}
