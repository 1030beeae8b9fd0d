//! `cargo xtask list`: every target, its kind, its runner, and whether it can run here.

use crate::pod;
use crate::probe_rs;
use crate::process;
use crate::repository::Repository;
use crate::toolchain::Toolchain;
use anyhow::Result;
use peapod_targets::{Pod, Runner, Target};

/// `cargo xtask list`.
pub fn run(_: &Repository) -> Result<bool> {
    println!(
        "{:<20}{:<7}{:<32}{:<32}here",
        "target", "kind", "core", "runner"
    );
    let boards = Target::list()?.into_iter().map(|it| (it, "board"));
    let chips = Target::chips()?.into_iter().map(|it| (it, "chip"));
    for (target, kind) in boards.chain(chips) {
        println!(
            "{:<20}{kind:<7}{:<32}{:<32}{}",
            target.name,
            target.chip.rustc_target,
            runner(&target),
            verdict(&target)
        );
    }
    for pod in Pod::list()? {
        println!(
            "{:<20}{:<7}{:<32}{:<32}yes",
            pod.name,
            "pod",
            pod::described(&pod),
            pod.runner.engine,
        );
    }
    Ok(true)
}

/// What runs images, in words.
fn runner(target: &Target) -> String {
    match &target.runner {
        Some(Runner::Qemu {
            binary, machine, ..
        }) => format!("{binary} {machine}"),
        Some(Runner::ProbeRs { chip, .. }) => {
            format!("probe-rs {}", chip.as_deref().unwrap_or_default())
        }
        None => "none".to_owned(),
    }
}

fn verdict(target: &Target) -> String {
    match missing(target) {
        None => "yes".to_owned(),
        Some(missing) if missing.starts_with("builds") => missing,
        Some(missing) => format!(
            "no: {missing}; run `cargo xtask setup --target {}`",
            target.name
        ),
    }
}

/// What this machine lacks to build and run images for a target.
pub fn missing(target: &Target) -> Option<String> {
    if Toolchain::find(&target.chip.rustc_target).is_none() {
        return Some("no bare-metal Rust".to_owned());
    }
    match &target.runner {
        Some(Runner::Qemu { binary, .. }) => {
            let found = process::find(binary);
            found.is_none().then(|| format!("no {binary}"))
        }
        Some(Runner::ProbeRs { .. }) => {
            let found = process::find(probe_rs::PROGRAM);
            found
                .is_none()
                .then(|| format!("builds; no {}", probe_rs::PROGRAM))
        }
        None => Some("builds; nothing runs it".to_owned()),
    }
}
