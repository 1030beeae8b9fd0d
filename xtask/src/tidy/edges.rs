//! The import table of the house: which crate may use which.

use anyhow::{Context, Result};
use serde::Deserialize;

use super::{Failure, Sources};
use crate::process;

/// What each crate of the workspace may import, tests aside.
const EDGES: [(&str, &[&str]); 33] = [
    // The host's reader of pods alone; devices link none of it.
    ("peapod-schemas", &["peapod-diagnostic"]),
    ("peapod-diagnostic", &[]),
    ("peapod-targets", &["peapod-diagnostic"]),
    // A micro plan holds calls of the very parameter structs that a pea does.
    ("peapod-ir", &["peapod-diagnostic", "peapod-schemas"]),
    (
        "peapod-import",
        &["peapod-diagnostic", "peapod-ir", "peapod-tflite"],
    ),
    ("peapod-passes", &["peapod-diagnostic", "peapod-ir"]),
    (
        "peapod-emit",
        &[
            "peapod-diagnostic",
            "peapod-ir",
            "peapod-schemas",
            "peapod-tflite",
        ],
    ),
    ("peapod-tflite", &[]),
    (
        "peapod-driver",
        &[
            "peapod-custom-c",
            "peapod-diagnostic",
            "peapod-emit",
            "peapod-import",
            "peapod-ir",
            "peapod-micro",
            "peapod-mlperf",
            "peapod-npy",
            "peapod-page",
            "peapod-passes",
            "peapod-pod",
            "peapod-schemas",
            "peapod-sim",
            "peapod-targets",
            "peapod-data",
            "peapod-params",
            "peapod-train",
        ],
    ),
    ("peapod", &["peapod-diagnostic", "peapod-driver"]),
    // Its console script is the command, whose options its functions take.
    (
        "peapod-python",
        &["peapod", "peapod-diagnostic", "peapod-driver"],
    ),
    (
        "peapod-filetests",
        &[
            "peapod-emit",
            "peapod-import",
            "peapod-ir",
            "peapod-micro",
            "peapod-passes",
            "peapod-pod",
            "peapod-schemas",
            "peapod-sim",
        ],
    ),
    (
        "peapod-fuzz",
        &[
            "peapod-conformance",
            "peapod-data",
            "peapod-driver",
            "peapod-emit",
            "peapod-filetests",
            "peapod-import",
            "peapod-ir",
            "peapod-micro",
            "peapod-mlperf",
            "peapod-npy",
            "peapod-params",
            "peapod-passes",
            "peapod-pod",
            "peapod-schemas",
            "peapod-sim",
            "peapod-targets",
        ],
    ),
    ("peapod-conformance", &[]),
    ("peapod-isa", &[]),
    ("peapod-probe", &["peapod-isa"]),
    ("peapod-micro", &["peapod-isa", "peapod-schemas"]),
    ("peapod-pod", &["peapod-pjrt", "peapod-schemas"]),
    (
        "peapod-sim",
        &[
            "peapod-diagnostic",
            "peapod-page",
            "peapod-schemas",
            "peapod-targets",
        ],
    ),
    ("peapod-mlperf", &["peapod-diagnostic"]),
    ("peapod-pjrt", &[]),
    ("peapod-micro-c", &["peapod-custom-c", "peapod-micro"]),
    ("peapod-custom-c", &["peapod-micro"]),
    (
        "peapod-moons",
        &[
            "peapod-data",
            "peapod-diagnostic",
            "peapod-driver",
            "peapod-params",
        ],
    ),
    ("peapod-ota", &["peapod-schemas"]),
    (
        "peapod-firmware",
        &["peapod-micro", "peapod-ota", "peapod-probe"],
    ),
    ("peapod-npy", &["peapod-diagnostic"]),
    ("peapod-page", &["peapod-diagnostic"]),
    (
        "peapod-train",
        &["peapod-diagnostic", "peapod-ir", "peapod-passes"],
    ),
    ("peapod-params", &["peapod-diagnostic"]),
    (
        "peapod-data",
        &["peapod-diagnostic", "peapod-npy", "peapod-params"],
    ),
    (
        "peapod-train",
        &["peapod-diagnostic", "peapod-ir", "peapod-passes"],
    ),
    // Code generation writes `micro.fbs` from the table of kernels.
    (
        "xtask",
        &[
            "peapod-conformance",
            "peapod-npy",
            "peapod-probe",
            "peapod-schemas",
            "peapod-targets",
        ],
    ),
];

/// Crates that a runtime or firmware may never reach, even through others.
const NO_ALLOC: [&str; 2] = ["flatbuffers", "serde"];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    kind: Option<String>,
    optional: bool,
    path: Option<String>,
}

/// Compares the workspace's manifests with [`EDGES`].
pub fn check(sources: &Sources) -> Result<Vec<Failure>> {
    let mut failures = Vec::new();
    for package in metadata(sources)?.packages {
        match EDGES.iter().find(|(name, _)| *name == package.name) {
            Some((_, allowed)) => check_package(&package, allowed, &mut failures),
            None => failures.push(Failure {
                place: package.name.clone(),
                message: "a crate that the import table does not know; add its row".into(),
            }),
        }
    }
    Ok(failures)
}

fn check_package(package: &Package, allowed: &[&str], failures: &mut Vec<Failure>) {
    // Tests may use anything: cargo calls their dependencies "dev".
    let normal = |dependency: &&Dependency| dependency.kind.as_deref() != Some("dev");
    for dependency in package.dependencies.iter().filter(normal) {
        let inside = dependency.path.is_some();
        if inside && !allowed.contains(&dependency.name.as_str()) {
            failures.push(Failure {
                place: package.name.clone(),
                message: format!("may not import {} (see ARCHITECTURE.md)", dependency.name),
            });
        }
        let on_device = [
            "peapod-micro",
            "peapod-micro-c",
            "peapod-firmware",
            "peapod-probe",
            "peapod-schemas",
        ]
        .contains(&package.name.as_str());
        if on_device && !dependency.optional && NO_ALLOC.contains(&dependency.name.as_str()) {
            failures.push(Failure {
                place: package.name.clone(),
                message: format!("{} links alloc, which no device has", dependency.name),
            });
        }
    }
}

fn metadata(sources: &Sources) -> Result<Metadata> {
    let mut cargo = process::cargo(&sources.root);
    cargo.args(["metadata", "--format-version=1", "--no-deps", "--offline"]);
    serde_json::from_str(&process::output(&mut cargo)?)
        .context("cargo metadata printed something else")
}
