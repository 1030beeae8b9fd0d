//! `cargo xtask wheel`: the Python package, as a wheel.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::repository::Repository;
use crate::{process, python};

/// The folder of the crate.
const CRATE: &str = "compiler/python";

/// The test whose building builds the library with the features of all other tests.
const TEST: &str = "library";

/// Options of `wheel`.
#[derive(clap::Args)]
pub struct Args {
    /// As cargo builds it: `release`, by maturin; or `dev`, from what `cargo test` builds.
    #[arg(long, default_value = "release", value_parser = ["dev", "release"])]
    profile: String,
}

/// `cargo xtask wheel`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let wheel = match args.profile.as_str() {
        "dev" => {
            let mut cargo = process::cargo(&repository.root);
            process::shown(cargo.args(["test", "--no-run", "--test", TEST]))?;
            packed(repository)?
        }
        _ => built(repository, &[])?,
    };
    let bytes = fs::metadata(&wheel)?.len();
    println!("{}: {bytes} bytes", wheel.display());
    Ok(true)
}

/// The wheel of a release, with these flags of rustc, and a time for what is in it.
///
/// # Errors
///
/// The tools cannot be installed, or it is not built.
pub fn released(repository: &Repository, flags: &[String], epoch: &str) -> Result<PathBuf> {
    let flags = flags.join("\x1f");
    built(
        repository,
        &[
            ("CARGO_ENCODED_RUSTFLAGS", flags.as_str()),
            ("SOURCE_DATE_EPOCH", epoch),
        ],
    )
}

/// The wheel for users.
fn built(repository: &Repository, environment: &[(&str, &str)]) -> Result<PathBuf> {
    let tools = tools(repository)?;
    let folder = repository.target_dir.join("wheels/release");
    let mut maturin = Command::new(tools.join("maturin"));
    maturin.args(["build", "--release", "--locked", "--manifest-path"]);
    maturin.arg(repository.root.join(CRATE).join("Cargo.toml"));
    maturin.arg("--out").arg(emptied(&folder)?);
    maturin.current_dir(&repository.root);
    maturin.envs(environment.iter().copied());
    process::shown(&mut maturin)?;
    only(&folder)
}

/// A wheel of the library that `cargo test` has built, which nothing is built for again: maturin
/// says what the wheel is, and `wheel` makes an archive of it.
///
/// # Errors
///
/// The library is not there, or the tools cannot be installed.
pub fn packed(repository: &Repository) -> Result<PathBuf> {
    let (tools, source) = (tools(repository)?, repository.root.join(CRATE));
    let content = emptied(&repository.target_dir.join("wheels/content"))?;
    let mut maturin = Command::new(tools.join("maturin"));
    maturin.args(["pep517", "write-dist-info", "--metadata-directory"]);
    process::output(maturin.arg(&content).current_dir(&source))?;
    let package = content.join("peapod");
    fs::create_dir_all(&package)?;
    for entry in fs::read_dir(source.join("python/peapod"))? {
        let file = entry?.path();
        if let (true, Some(name)) = (file.is_file(), file.file_name()) {
            fs::copy(&file, package.join(name))?;
        }
    }
    let library = repository.target_dir.join("debug/deps/libpeapod_python.so");
    let module = package.join("_peapod.abi3.so");
    fs::copy(&library, &module).with_context(|| {
        let library = library.display();
        format!("no {library}; `cargo test --no-run --test {TEST}` builds it")
    })?;
    if let Some(strip) = process::find("strip") {
        process::output(Command::new(strip).arg("--strip-debug").arg(&module))?;
    }
    let folder = emptied(&repository.target_dir.join("wheels/dev"))?;
    let mut pack = Command::new(tools.join("python"));
    pack.args(["-m", "wheel", "pack", "--dest-dir"])
        .arg(&folder);
    process::output(pack.arg(&content))?;
    only(&folder)
}

/// The programs of a virtual environment with maturin.
fn tools(repository: &Repository) -> Result<PathBuf> {
    let venv = repository.target_dir.join("python/build");
    let requirements = repository.root.join(CRATE).join("requirements.txt");
    let python = python::environment(&venv, &requirements)?;
    let folder = python.parent().context("a Python without a folder")?;
    Ok(folder.to_path_buf())
}

/// A folder without anything in it.
fn emptied(folder: &Path) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(folder.to_path_buf())
}

/// The wheel in a folder.
fn only(folder: &Path) -> Result<PathBuf> {
    let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let wheel = files.find(|path: &Result<PathBuf>| {
        let path = path.as_ref().ok();
        path.is_some_and(|path| path.extension().is_some_and(|it| it == "whl"))
    });
    wheel.with_context(|| format!("no wheel in {}", folder.display()))?
}
