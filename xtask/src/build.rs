//! `cargo xtask build`: a model compiled and linked into the firmware of a board; for pods see
//! `pod.rs`.

mod said;

use crate::ModelOnTarget;
use crate::compiled::Compiled;
use crate::device;
use crate::elf::{self, Contents};
use crate::models;
use crate::pod::{self, Sharding};
use crate::probe_rs;
use crate::process;
use crate::report;
use crate::repository::Repository;
use crate::setup;
use crate::toolchain::Toolchain;
use anyhow::{Context, Result, ensure};
use peapod_targets::{Role, Target};
pub use said::{DoesNotFit, Excess};
use said::{refusal, rendered};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// Options of `build`.
#[derive(clap::Args)]
#[command(after_help = crate::examples("build", "--mesh data=8 --out out/"))]
pub struct Args {
    #[command(flatten)]
    what: ModelOnTarget,
    /// Where the image or program, the compiled model and the report go.
    #[arg(long)]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharding: Sharding,
}

/// A model linked into the firmware of a board.
#[derive(Clone, Debug)]
pub struct Image {
    /// The board.
    pub target: Target,
    /// Name of the model.
    pub model: String,
    /// Everything about it is here.
    pub folder: PathBuf,
    /// The linked firmware.
    pub elf: PathBuf,
    /// The compiler's report.
    pub compiled: Compiled,
    /// What the linked firmware holds.
    pub contents: Contents,
}

/// `cargo xtask build`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let ModelOnTarget {
        target,
        model,
        optimize,
        emit,
        weights,
        ..
    } = &args.what;
    let in_images = || repository.image_dir(target, &model_name(model));
    let folder = args.out.clone().unwrap_or_else(in_images);
    if let Some(pod) = pod::named(target)? {
        args.what.refuse_for_pods()?;
        pod::build(repository, &pod, model, &folder, &args.sharding.args())?;
        return Ok(true);
    }
    let target = Target::open(target)?;
    pod::refuse(&target.name, &args.sharding.args())?;
    setup::prepare(std::slice::from_ref(&target))?;
    let builder = Builder::new(repository)?
        .optimizing(optimize.as_deref())
        .emitting(emit.as_deref())
        .weighing(weights.as_deref())
        .telling(&args.what.told());
    let image = builder.image(&target, model, &folder)?;
    let report = report::of_build(&image);
    report::save(&report, &folder.join("build.json"))?;
    eprint!("{}", image.compiled.warnings);
    print!("{}", report::table(&report));
    println!("image: {}", image.elf.display());
    Ok(true)
}

/// The name by which the compiler knows models as code, without an interpreter.
pub const AS_CODE: &str = "aot";

/// The name by which the compiler knows small programs.
const SMALL: &str = "flash";

/// Cargo's profile of device code that nothing else is said of.
pub const PROFILE: &str = "firmware";

/// Builds images with one compiler.
#[derive(Clone)]
pub struct Builder<'r> {
    repository: &'r Repository,
    peapod: PathBuf,
    /// As `--optimize` of the compiler.
    optimize: Option<String>,
    /// As `--emit` of the compiler.
    emit: Option<String>,
    /// What the compiler is told besides.
    options: Vec<OsString>,
    /// As `--weights` of the compiler.
    weights: Option<String>,
    cross_dir: PathBuf,
    /// Files that images for debug probes have in them.
    files: Option<PathBuf>,
    /// The program that runs images on boards.
    probe_rs: PathBuf,
}

impl<'r> Builder<'r> {
    /// Builds the compiler itself.
    pub fn new(repository: &'r Repository) -> Result<Self> {
        Self::built(repository, &[])
    }

    /// Builds the compiler without what only pods need: that takes half of the time.
    pub fn for_boards(repository: &'r Repository) -> Result<Self> {
        Self::built(repository, &["--no-default-features"])
    }

    /// Takes the compiler that `cargo test` has built: of one package alone cargo would build all
    /// of it again, with fewer features of what it depends on.
    pub fn tested(repository: &'r Repository) -> Result<Self> {
        match repository.tested("peapod") {
            Some(peapod) => Ok(Self::of(repository, peapod)),
            None => Self::new(repository),
        }
    }

    fn built(repository: &'r Repository, features: &[&str]) -> Result<Self> {
        let mut cargo = process::cargo(&repository.root);
        process::shown(cargo.args(["build", "--package", "peapod"]).args(features))?;
        let peapod = repository.target_dir.join("debug/peapod");
        ensure!(peapod.is_file(), "cargo built no {}", peapod.display());
        Ok(Self::of(repository, peapod))
    }

    fn of(repository: &'r Repository, peapod: PathBuf) -> Self {
        Self {
            repository,
            peapod,
            optimize: None,
            emit: None,
            options: Vec::new(),
            weights: None,
            cross_dir: repository.cross_dir(),
            files: None,
            probe_rs: probe_rs::PROGRAM.into(),
        }
    }

    /// The same, but another program stands for probe-rs.
    pub fn probing_with(&self, program: &Path) -> Self {
        Self {
            probe_rs: program.to_owned(),
            ..self.clone()
        }
    }

    /// The program that runs images on boards.
    pub fn probe_rs(&self) -> &Path {
        &self.probe_rs
    }

    /// The same, but images for debug probes have the files of this folder in them: they cannot
    /// read them from the host.
    pub fn holding(&self, folder: &Path) -> Self {
        Self {
            files: Some(folder.to_owned()),
            ..self.clone()
        }
    }

    /// The same, but models are compiled with this `--optimize`; else the compiler chooses.
    pub fn optimizing(&self, optimize: Option<&str>) -> Self {
        Self {
            optimize: optimize.map(str::to_owned),
            ..self.clone()
        }
    }

    /// The same, but models are compiled with this `--emit`; else the compiler chooses.
    pub fn emitting(&self, emit: Option<&str>) -> Self {
        Self {
            emit: emit.map(str::to_owned),
            ..self.clone()
        }
    }

    /// The same, but the compiler is told this besides.
    pub fn telling(&self, options: &[OsString]) -> Self {
        Self {
            options: options.to_vec(),
            ..self.clone()
        }
    }

    /// The same, but models are compiled with this `--weights`; else the compiler chooses.
    pub fn weighing(&self, weights: Option<&str>) -> Self {
        Self {
            weights: weights.map(str::to_owned),
            ..self.clone()
        }
    }

    /// The same, but device code is built in a folder of its own: cargo lets one build at a time
    /// into each.
    pub fn beside(&self, worker: usize) -> Self {
        let cross_dir = match worker {
            0 => self.repository.cross_dir(),
            _ => self.repository.target_dir.join(format!("cross-{worker}")),
        };
        Self {
            cross_dir,
            ..self.clone()
        }
    }

    /// Cargo's profile of the device code: models made for little flash come with kernels compiled
    /// for it.
    pub fn profile(&self) -> &'static str {
        match self.optimize.as_deref() == Some(SMALL) {
            true => "firmware-small",
            false => PROFILE,
        }
    }

    /// A command of the compiler.
    pub fn peapod(&self) -> Command {
        Command::new(&self.peapod)
    }

    /// Compiles a model for a target and links it into the firmware; everything is in `folder`.
    pub fn image(&self, target: &Target, model: &Path, folder: &Path) -> Result<Image> {
        let compiled = self.compile(target, model, folder)?;
        self.linked(target, &model_name(model), folder, compiled)
    }

    /// Links the model that was compiled into `folder` into the firmware.
    pub fn linked(
        &self,
        target: &Target,
        model: &str,
        folder: &Path,
        compiled: Compiled,
    ) -> Result<Image> {
        let elf = folder.join("firmware.elf");
        self.link(target, Some(folder), "peapod-firmware", &elf)?;
        Ok(Image {
            target: target.clone(),
            model: model.to_owned(),
            folder: folder.to_owned(),
            contents: elf::read(&elf)?,
            elf,
            compiled,
        })
    }

    /// Runs the compiler alone; the files of the compiled model are in `folder`.
    pub fn compile(&self, target: &Target, model: &Path, folder: &Path) -> Result<Compiled> {
        fs::create_dir_all(folder)?;
        let mut command = self.peapod();
        command
            .args(["--message-format", "json", "compile"])
            .arg(model)
            .args(["--target", &target.argument])
            .arg("-o")
            .arg(folder);
        let declaration = models::declaration(model);
        if declaration.is_file() {
            command.arg("--custom-ops").arg(declaration);
        }
        let options = [
            ("--optimize", &self.optimize),
            ("--emit", &self.emit),
            ("--weights", &self.weights),
        ];
        for (option, value) in options {
            if let Some(value) = value {
                command.args([option, value]);
            }
        }
        command.args(&self.options);
        let output = command
            .stdin(Stdio::null())
            .output()
            .context("cannot run peapod")?;
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(refusal(&said));
        }
        let mut compiled: Compiled = report::read(&folder.join("report.json"))?;
        compiled.warnings = rendered(&said, "warning");
        Ok(compiled)
    }

    /// Links the firmware without a model: what every image holds beside the model and the code
    /// that runs it.
    pub fn harness(&self, target: &Target, folder: &Path) -> Result<PathBuf> {
        fs::create_dir_all(folder)?;
        let elf = folder.join("harness.elf");
        self.link(target, None, "harness", &elf)?;
        Ok(elf)
    }

    /// Links the firmware that runs many models, one after another, with these kernels and so many
    /// bytes for each model and its arena.
    pub fn sweep(
        &self,
        target: &Target,
        folder: &Path,
        kernels: &BTreeSet<&str>,
        capacity_bytes: usize,
    ) -> Result<PathBuf> {
        let listed: String = kernels
            .iter()
            .map(|name| format!("    &::peapod_micro::kernels::{},\n", name.to_uppercase()))
            .collect();
        let list = format!(
            "pub const CAPACITY_BYTES: usize = {capacity_bytes};\n\
             pub static KERNELS: [&::peapod_micro::Kernel; {}] = [\n{listed}];\n",
            kernels.len()
        );
        write_if_new(&folder.join("model.rs"), &list)?;
        let elf = folder.join("sweep.elf");
        self.link(target, Some(folder), "sweep", &elf)?;
        Ok(elf)
    }

    /// Links the firmware that makes calls of the signatures of the model that was compiled into
    /// `folder`.
    pub fn signatures(&self, target: &Target, folder: &Path) -> Result<PathBuf> {
        let elf = folder.join("signatures.elf");
        self.link(target, Some(folder), "signatures", &elf)?;
        Ok(elf)
    }

    /// Links the firmware that updates the model that was compiled into `folder`.
    pub fn ota(&self, target: &Target, folder: &Path) -> Result<PathBuf> {
        let elf = folder.join("ota.elf");
        self.link(target, Some(folder), "ota", &elf)?;
        Ok(elf)
    }

    /// Links the firmware that calls the wrappers of the instruction sets: to it the linker leaves
    /// both ends of the memory for data.
    pub fn probe(&self, target: &Target, folder: &Path) -> Result<PathBuf> {
        /// What is left at either end, in bytes.
        const END: u64 = 4096;
        let mut narrow = target.clone();
        let data = narrow
            .regions
            .iter_mut()
            .find(|region| region.has_any(&[Role::Data]));
        let data = data.context("no region for data")?;
        let (start, end) = (data.origin, data.origin + data.length);
        data.origin += END;
        data.length -= 2 * END;
        let memory_x = format!(
            "{}_low_start = {start:#x};\n_low_end = {:#x};\n_high_start = {:#x};\n_high_end = {end:#x};\n",
            narrow.memory_x(),
            start + END,
            end - END
        );
        let elf = folder.join("probe.elf");
        self.link_into(target, (folder, &memory_x), None, "probe", &elf)?;
        Ok(elf)
    }

    /// Links one of the firmware's programs, with the compiled model in `model` if it has one.
    fn link(&self, target: &Target, model: Option<&Path>, program: &str, elf: &Path) -> Result<()> {
        let board = self.repository.image_dir(&target.name, "board");
        self.link_into(target, (&board, &target.memory_x()), model, program, elf)
    }

    /// The same with a board's folder, and its memory for the linker.
    fn link_into(
        &self,
        target: &Target,
        (board, memory_x): (&Path, &str),
        model: Option<&Path>,
        program: &str,
        elf: &Path,
    ) -> Result<()> {
        fs::create_dir_all(board)?;
        write_if_new(&board.join("memory.x"), memory_x)?;
        write_if_new(&board.join("board.rs"), &target.board_rs())?;
        let mut cargo =
            Toolchain::require(target)?.firmware_build(self.repository, target, self.profile());
        cargo.env("CARGO_TARGET_DIR", &self.cross_dir);
        cargo.args(["--package", "peapod-firmware", "--bin", program]);
        cargo.args(["--features", &features(target, model, program)]);
        if let Some(files) = self.files.as_ref().filter(|_| !device::reads_files(target)) {
            cargo.env("PEAPOD_FILES_DIR", absolute(files)?);
        }
        cargo.env("PEAPOD_BOARD_DIR", absolute(board)?);
        if let Some(model) = model {
            cargo.env("PEAPOD_MODEL_DIR", absolute(model)?);
        }
        // Programs of several boards have one name in cargo's folder.
        let _alone = LINKING.lock();
        process::output(&mut cargo)?;
        let built = self.cross_dir.join(&target.chip.rustc_target);
        let built = built.join(self.profile()).join(program);
        fs::copy(&built, elf).with_context(|| format!("cargo built no {}", built.display()))?;
        Ok(())
    }
}

/// The features of the firmware that a program needs.
fn features(target: &Target, model: Option<&Path>, program: &str) -> String {
    let optional = [
        ("ota", program == "ota"),
        ("regions", model.is_some_and(has_regions)),
        ("rtt", !device::reads_files(target)),
    ];
    let optional = optional.iter().filter(|(_, needed)| *needed);
    let chip = target.chip.firmware_features.iter().map(String::as_str);
    let all: Vec<&str> = chip.chain(optional.map(|(name, _)| *name)).collect();
    all.join(",")
}

/// Held from a build until its program is copied.
static LINKING: Mutex<()> = Mutex::new(());

/// Whether the compiled model in a folder is in several memories, for which the interpreter has a
/// feature.
fn has_regions(folder: &Path) -> bool {
    let module = fs::read_to_string(folder.join("model.rs"));
    module.is_ok_and(|text| text.contains(".session_in("))
}

/// Leaves a file alone that says the same already: another build may be reading it.
fn write_if_new(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|found| found == text) {
        return Ok(());
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn absolute(path: &Path) -> Result<PathBuf> {
    path.canonicalize()
        .with_context(|| format!("no folder {}", path.display()))
}

/// The file's stem, or the folder's name where the stem says nothing.
pub fn model_name(model: &Path) -> String {
    let stem = model.file_stem().unwrap_or_default().to_string_lossy();
    match model.parent().and_then(Path::file_name) {
        Some(folder) if stem == "model" => folder.to_string_lossy().into_owned(),
        Some(_) | None => stem.into_owned(),
    }
}
