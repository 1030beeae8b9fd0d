//! What templates have in the places that they leave open.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, code, ensure};
use peapod_driver::targets::{Role, Runner, Target};

use super::project::Values;
use super::{firmware, library, memory};

/// The version of this command, and of the crates and libraries that are released with it.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a project is made for.
pub struct Given<'a> {
    /// Name of the project.
    pub name: &'a str,
    /// The board.
    pub target: &'a Target,
    /// The file of the model.
    pub model: &'a Path,
    /// The sources of `peapod-micro`.
    pub runtime: Option<&'a Path>,
}

/// The name of a project: that of its folder.
///
/// # Errors
///
/// Cargo, CMake or Arduino would not take it.
pub fn project_name(folder: &Path) -> Result<String> {
    let name = folder.file_name().and_then(|name| name.to_str());
    let fits = |name: &&str| {
        name.starts_with(|first: char| first.is_ascii_alphabetic())
            && name
                .chars()
                .all(|it| it.is_ascii_alphanumeric() || "-_".contains(it))
    };
    let name = name.filter(fits).ok_or_else(|| {
        let message = format!(
            "expected a folder with a name of letters, digits, `-` and `_` that begins with a \
             letter, found {}",
            folder.display()
        );
        code::OPTION_VALUE.error(message, "give -o a folder with such a name")
    })?;
    Ok(name.to_owned())
}

/// All values.
pub fn all(given: &Given<'_>) -> Result<Values> {
    let Given { name, target, .. } = *given;
    let (boot_dependency, boot) = memory::boot(target);
    let file = given.model.file_name().unwrap_or_default();
    let stack = target.budget.stack_bytes;
    let region = |role: Role| target.region(role).name.clone();
    let mut values = Values::from([
        ("name", package(name)),
        ("version", VERSION.to_owned()),
        ("board", plain(&target.name)),
        ("board_argument", target.argument.clone()),
        ("core", target.chip.core_name.clone()),
        ("model", plain(&file.to_string_lossy())),
        ("target", target.chip.rustc_target.clone()),
        ("rustflags", json(&target.chip.rustc_flags)?),
        ("runner", runner(target)?),
        ("run", run_line(target)),
        ("how_it_runs", how_it_runs(target)),
        ("peapod_micro", peapod_micro(given.runtime)?),
        ("boot_dependency", boot_dependency.to_owned()),
        ("boot", boot.to_owned()),
        ("memory", memory::lines(target)),
        ("memory_x", target.memory_x()),
        ("code_region", region(Role::Code)),
        ("data_region", region(Role::Data)),
        ("arena_region", region(Role::Arena)),
        ("model_region", region(Role::Model)),
        ("stack_region", region(Role::Stack)),
        ("stack_bytes", stack.to_string()),
        // What Zephyr's `main` takes besides.
        ("main_stack_bytes", (stack + 2048).to_string()),
        ("fpu_config", fpu_config(target)),
    ]);
    // Projects in Rust take none.
    if let Ok(library) = library::of(target) {
        values.insert("library", library.name);
        values.insert("c_flags", library.c_flags);
    }
    Ok(values)
}

/// A name that no dependency has.
fn package(name: &str) -> String {
    match name.ends_with("firmware") {
        true => name.to_owned(),
        false => format!("{name}-firmware"),
    }
}

/// Text that ends no comment and no code of a page.
fn plain(text: &str) -> String {
    let is_plain = |it: char| it.is_alphanumeric() || "-_. ".contains(it);
    text.chars()
        .map(|it| if is_plain(it) { it } else { '-' })
        .collect()
}

/// An array of strings, or one, which TOML writes as JSON does.
fn json<T: serde::Serialize + ?Sized>(value: &T) -> Result<String> {
    let text = serde_json::to_string(value);
    Ok(text.map_err(|error| Diagnostic::bug(error.to_string()))?)
}

/// The words of the command that runs an image, without the image.
fn runner_words(target: &Target) -> Option<Vec<&str>> {
    match target.runner.as_ref()? {
        Runner::Qemu {
            binary,
            machine,
            args,
            ..
        } => {
            let mut words = vec![binary.as_str(), "-machine", machine, "-nographic"];
            words.extend(args.iter().map(String::as_str));
            words.extend(["-semihosting-config", "enable=on,target=native", "-kernel"]);
            Some(words)
        }
        Runner::ProbeRs { chip, args } => {
            let chip = chip.as_ref().or(target.chip.probe_rs.as_ref())?;
            let mut words = vec!["probe-rs", "run", "--chip", chip];
            words.extend(args.iter().map(String::as_str));
            Some(words)
        }
    }
}

/// A line of cargo's settings.
fn runner(target: &Target) -> Result<String> {
    Ok(match runner_words(target) {
        Some(words) => format!("runner = {}", json(&words)?),
        None => "# runner = \"what runs an image on the board\"".to_owned(),
    })
}

/// A line of a shell.
fn run_line(target: &Target) -> String {
    match runner_words(target) {
        Some(words) => {
            let words: Vec<String> = words.iter().map(|it| quoted(it)).collect();
            format!("{} build/firmware.elf", words.join(" "))
        }
        None => "# flash build/firmware.elf".to_owned(),
    }
}

/// A word as a shell takes it, whatever is in it: board files may be other people's.
fn quoted(word: &str) -> String {
    let is_plain = |it: char| it.is_ascii_alphanumeric() || "_./=,:+-".contains(it);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

fn how_it_runs(target: &Target) -> String {
    match &target.runner {
        Some(Runner::Qemu { binary, .. }) => format!("`{binary}` emulates the board."),
        Some(Runner::ProbeRs { .. }) => {
            "`probe-rs` flashes and runs it by a debug probe.".to_owned()
        }
        None => "How the board is flashed is up to you.".to_owned(),
    }
}

/// Settings of Zephyr for floats.
fn fpu_config(target: &Target) -> String {
    match firmware::has_fpu(target) {
        true => "CONFIG_FPU=y\nCONFIG_FP_HARDABI=y".to_owned(),
        false => String::new(),
    }
}

/// Where cargo takes the interpreter from.
fn peapod_micro(runtime: Option<&Path>) -> Result<String> {
    const MANIFEST: &str = "Cargo.toml";
    let Some(folder) = runtime.map(PathBuf::from).or_else(checkout) else {
        return json(VERSION);
    };
    ensure!(
        folder.join(MANIFEST).is_file(),
        code::OPTION_VALUE.error(
            format!(
                "expected a crate, found no {MANIFEST} in {}",
                folder.display()
            ),
            "give --runtime the folder `runtime-micro` of a checkout of Peapod"
        )
    );
    let absolute = folder.canonicalize().unwrap_or(folder);
    let path = json(&absolute.to_string_lossy())?;
    Ok(format!("{{ version = \"{VERSION}\", path = {path} }}"))
}

/// The interpreter of the checkout that the current folder is in.
fn checkout() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let mut folders = here.ancestors().map(|it| it.join("runtime-micro"));
    folders.find(|it| it.join("Cargo.toml").is_file() && it.join("isa/Cargo.toml").is_file())
}
