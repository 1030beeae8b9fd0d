//! Whether the public crates are what crates.io takes: packages of their own files, with versions
//! of all that they depend on.

use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result, ensure};
use serde_json::Value as Json;
use std::path::Path;

/// Packs every public crate, and looks into the lists of files. Nothing is built.
pub fn run(repository: &Repository) -> Result<String> {
    let crates = public(repository)?;
    let mut cargo = process::cargo(&repository.root);
    cargo.args([
        "package",
        "--no-verify",
        "--allow-dirty",
        "--offline",
        "--quiet",
    ]);
    for (name, folder) in &crates {
        ensure!(
            Path::new(folder).join("README.md").is_file(),
            "{name} has no README.md"
        );
        cargo.args(["--package", name]);
    }
    process::output(&mut cargo)?;
    Ok(format!("{} crates", crates.len()))
}

/// Names and folders of the crates that are for crates.io; dependencies of them are, too.
fn public(repository: &Repository) -> Result<Vec<(String, String)>> {
    let mut cargo = process::cargo(&repository.root);
    cargo.args(["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Json = serde_json::from_str(&process::output(&mut cargo)?)?;
    let packages = metadata["packages"].as_array().context("no packages")?;
    let public = packages.iter().filter(|it| it["publish"].is_null());
    let word = |json: &Json| json.as_str().unwrap_or_default().to_owned();
    let mut crates = Vec::new();
    for package in public {
        let manifest = word(&package["manifest_path"]);
        let folder = manifest.trim_end_matches("Cargo.toml").to_owned();
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            // Without a requirement, cargo leaves those of tests out.
            let any = word(&dependency["req"]) == "*";
            let of_tests = dependency["kind"] == "dev";
            ensure!(
                of_tests || !any,
                "{} depends on {} without a version",
                package["name"],
                dependency["name"]
            );
            let exact = word(&dependency["req"]).starts_with('=');
            ensure!(
                of_tests || !exact,
                "{} takes one version of {} only, which others cannot have beside theirs",
                package["name"],
                dependency["name"]
            );
        }
        crates.push((word(&package["name"]), folder));
    }
    Ok(crates)
}
