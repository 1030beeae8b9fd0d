//! `cargo xtask setup`: install or find what targets need, and say what was done.

use crate::pod;
use crate::process;
use crate::python;
use crate::repository::Repository;
use crate::toolchain::{self, DEBIAN_PACKAGES, Toolchain};
use anyhow::{Context, Result, bail};
use peapod_targets::{Runner, Suite, Target};
use std::process::Command;

/// Options of `setup`.
#[derive(clap::Args)]
pub struct Args {
    /// Only what this target needs.
    #[arg(long)]
    target: Option<String>,
    /// What this engine for pods needs: `mpi` takes a library of MPI, `pjrt-cpu` a
    /// plug-in of PJRT; or what tests of the importer of ONNX need: `onnx`.
    #[arg(long, conflicts_with = "target")]
    engine: Option<String>,
}

/// `cargo xtask setup`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    if let Some(name) = &args.engine {
        return engine(repository, name);
    }
    if let Some(pod) = pod::asked(args.target.as_deref())? {
        println!("setup: {}: virtual devices need nothing", pod.name);
        return Ok(true);
    }
    let targets = targets(args.target.as_deref())?;
    let mut added = prepare(&targets)?;
    if args.target.is_none() {
        added |= prepare_browser(repository)?;
        added |= prepare_speech()?;
    }
    if !added {
        println!("setup: everything is there");
    }
    for target in &targets {
        println!(
            "setup: {}: {}",
            target.name,
            Toolchain::require(target)?.describe()
        );
    }
    Ok(true)
}

/// Installs what the tests of engines for pods need; without it they are skipped, by name.
pub fn prepare_engines(repository: &Repository) {
    // Others have no wheels of these.
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return;
    }
    for name in ["mpi", "onnx", "pjrt-cpu"] {
        if let Err(error) = engine(repository, name) {
            println!("setup: {name}: {error:#}");
        }
    }
}

/// Installs what an engine for pods needs.
fn engine(repository: &Repository, name: &str) -> Result<bool> {
    match name {
        "mpi" => mpi(repository)?,
        "onnx" => onnx(repository)?,
        "pjrt-cpu" => pjrt_cpu(repository)?,
        "local" => println!("setup: local: virtual devices need nothing"),
        _ => bail!("no engine `{name}` is set up; expected `mpi`, `onnx` or `pjrt-cpu`"),
    }
    Ok(true)
}

/// The tests of the `onnx` package for backends, written into a folder that tests look for.
fn onnx(repository: &Repository) -> Result<()> {
    let folder = repository.root.join("conformance/onnx");
    let requirements = folder.join("requirements.txt");
    let python = python::environment(&repository.target_dir.join("onnx"), &requirements)?;
    let tests = repository.target_dir.join("onnx-tests");
    if !tests.is_dir() {
        let mut write = Command::new(python);
        process::shown(write.arg(folder.join("backend.py")).arg(&tests))?;
    }
    println!("setup: onnx: tests are in {}", tests.display());
    Ok(())
}

/// A plug-in of PJRT for CPUs: the file of a wheel, without the packages that it names.
fn pjrt_cpu(repository: &Repository) -> Result<()> {
    let folder = repository.target_dir.join("pjrt-cpu");
    let requirements = repository.root.join("conformance/pjrt/requirements.txt");
    python::environment_of(&folder, &requirements, &["--no-deps"])?;
    println!("setup: pjrt-cpu: installed into {}", folder.display());
    Ok(())
}

/// A library of MPI with the standard ABI, and where there is an `mpicc` the shim for its library.
fn mpi(repository: &Repository) -> Result<()> {
    let folder = repository.target_dir.join("mpi");
    let requirements = repository.root.join("conformance/mpi/requirements.txt");
    python::environment(&folder, &requirements)?;
    let library = folder.join("lib/libmpi_abi.so.1");
    println!("setup: mpi: PEAPOD_MPI_LIBRARY={}", library.display());
    if process::find("mpicc").is_none() {
        println!("setup: mpi: no `mpicc` on the path, so that no shim is built");
        return Ok(());
    }
    let shim = folder.join("shim/libpeapod_mpi.so");
    std::fs::create_dir_all(folder.join("shim"))?;
    let mut compiler = Command::new("mpicc");
    compiler.args(["-shared", "-fPIC", "-O2", "-Wall", "-o"]);
    compiler.arg(&shim);
    process::shown(compiler.arg(repository.root.join("runtime-pod/src/mpi/shim.c")))?;
    println!("setup: mpi: PEAPOD_MPI_LIBRARY={}", shim.display());
    Ok(())
}

/// The named target, or every board that an emulator stands for.
pub fn targets(name: Option<&str>) -> Result<Vec<Target>> {
    Ok(match name {
        Some(name) => vec![Target::open(name)?],
        None => Target::emulated()?,
    })
}

/// Makes sure that images for these targets can be built and run. True when something was
/// installed.
pub fn prepare(targets: &[Target]) -> Result<bool> {
    let mut packages = Vec::new();
    let mut added = false;
    for target in targets {
        added |= prepare_core(&target.chip.rustc_target, &mut packages)?;
        if let Some(Runner::Qemu {
            binary, package, ..
        }) = &target.runner
        {
            need(binary, package, &mut packages);
        }
        if target.suites.contains(&Suite::CFirmware) {
            need(C_COMPILER, "gcc-arm-none-eabi", &mut packages);
            need("make", "make", &mut packages);
            need("cmake", "cmake", &mut packages);
        }
    }
    install(&packages)?;
    Ok(added || !packages.is_empty())
}

/// What opens pages in their tests.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Makes sure that there is a browser, and what checks accessibility in it. True when something
/// was installed.
pub fn prepare_browser(repository: &Repository) -> Result<bool> {
    let added = axe(repository)?;
    if BROWSERS.iter().any(|name| process::find(name).is_some()) {
        return Ok(added);
    }
    // On its own, since not every system has it as a package, and nothing else needs it.
    install(&["chromium".to_owned()])?;
    Ok(true)
}

/// The version of axe-core that the lock file names, with its hash. True when it was installed.
fn axe(repository: &Repository) -> Result<bool> {
    let folder = repository.target_dir.join("axe");
    let locked = repository.root.join("conformance/axe");
    let files = ["package.json", "package-lock.json"];
    let read = |file: &str| std::fs::read(locked.join(file));
    let same = |file: &&str| std::fs::read(folder.join(file)).ok() == read(file).ok();
    if folder.join("node_modules/axe-core").is_dir() && files.iter().all(same) {
        return Ok(false);
    }
    if process::find("npm").is_none() {
        println!("setup: axe: no `npm` on the path, so that pages are not checked by it");
        return Ok(false);
    }
    std::fs::create_dir_all(&folder)?;
    for file in files {
        std::fs::write(folder.join(file), read(file)?)?;
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    process::shown(npm.current_dir(&folder))?;
    Ok(true)
}

/// Makes sure that there is what `examples/keywords` speaks with. True when it was installed.
pub fn prepare_speech() -> Result<bool> {
    let mut packages = Vec::new();
    for program in ["espeak-ng", "sox"] {
        need(program, program, &mut packages);
    }
    install(&packages)?;
    Ok(!packages.is_empty())
}

/// Compiles the example in C.
pub const C_COMPILER: &str = "arm-none-eabi-gcc";

/// Rustup first, because its `core` needs no building; then Debian's packages.
fn prepare_core(rustc_target: &str, packages: &mut Vec<String>) -> Result<bool> {
    if Toolchain::find(rustc_target).is_some() || packages.iter().any(|p| p == DEBIAN_PACKAGES[0]) {
        return Ok(false);
    }
    match toolchain::rustup_add(rustc_target) {
        Ok(()) => {
            println!("setup: rustup target add {rustc_target}");
            Ok(true)
        }
        Err(error) => {
            println!("setup: {error:#}; taking Debian's rustc with its library source instead");
            packages.extend(DEBIAN_PACKAGES.map(str::to_owned));
            if !toolchain::has_linker() {
                need("ld.lld", "lld", packages);
            }
            Ok(false)
        }
    }
}

fn need(program: &str, package: &str, packages: &mut Vec<String>) {
    if process::find(program).is_none() && !packages.iter().any(|known| known == package) {
        packages.push(package.to_owned());
    }
}

fn install(packages: &[String]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let list = packages.join(" ");
    if process::find("apt-get").is_none() {
        bail!("this machine has no apt-get; install what these Debian packages hold: {list}");
    }
    if process::output(Command::new("id").arg("-u"))?.trim() != "0" {
        bail!("not root; install with: sudo apt-get install --no-install-recommends {list}");
    }
    println!("setup: apt-get install {list}");
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .args(["-qq", "-o", "Dpkg::Use-Pty=0"]);
        process::output(command.args(args)).map(drop)
    };
    apt(&["update"]).context("cannot refresh the package lists")?;
    let mut args = vec!["install", "-y", "--no-install-recommends"];
    args.extend(packages.iter().map(String::as_str));
    apt(&args)
}
