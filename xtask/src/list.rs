//! `cargo xtask list`: every target, its kind, its runner, and whether it can run here.

use crate::pod;
use crate::process;
use crate::repository::Repository;
use crate::toolchain::Toolchain;
use anyhow::Result;
use peapod_targets::{Pod, Runner, Target};

/// `cargo xtask list`.
pub fn run(_: &Repository) -> Result<bool> {
    println!(
        "{:<14}{:<7}{:<32}{:<32}here",
        "target", "kind", "core", "runner"
    );
    for target in Target::list()? {
        let Runner::Qemu {
            binary, machine, ..
        } = &target.runner;
        println!(
            "{:<14}{:<7}{:<32}{:<32}{}",
            target.name,
            target.kind.name(),
            target.chip.rustc_target,
            format!("{binary} {machine}"),
            verdict(&target)
        );
    }
    for pod in Pod::list()? {
        println!(
            "{:<14}{:<7}{:<32}{:<32}yes",
            pod.name,
            "pod",
            pod::described(&pod),
            pod.runner.engine,
        );
    }
    Ok(true)
}

fn verdict(target: &Target) -> String {
    match missing(target) {
        None => "yes".to_owned(),
        Some(missing) => format!(
            "no: {missing}; run `cargo xtask setup --target {}`",
            target.name
        ),
    }
}

/// What this machine lacks to build and run images for a target.
pub fn missing(target: &Target) -> Option<String> {
    let Runner::Qemu { binary, .. } = &target.runner;
    if Toolchain::find(&target.chip.rustc_target).is_none() {
        Some("no bare-metal Rust".to_owned())
    } else if process::find(binary).is_none() {
        Some(format!("no {binary}"))
    } else {
        None
    }
}
