//! `cargo xtask dist`: what a release has, in `target/dist`, the same bytes whenever it is built.

mod archives;
mod c;
mod command;
mod packs;
mod sbom;
mod zipped;

use crate::repository::Repository;
use crate::{docs, process, wheel};
use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use peapod_targets::Chip;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Options of `dist`.
#[derive(clap::Args)]
pub struct Args {
    /// Only this part; may be given several times.
    #[arg(long, value_enum, value_name = "PART")]
    only: Vec<Part>,
    /// Only this archive of the C library, of which `compiler/cli/templates/libraries.json` lists
    /// all; may be given several times.
    #[arg(long, value_name = "NAME")]
    archive: Vec<String>,
    /// Build everything twice, in different folders, and compare byte for byte.
    #[arg(long)]
    check: bool,
}

/// A part of a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The C library: an archive for each core, for CMake, CMSIS-Packs, Zephyr and Arduino.
    C,
    /// The command `peapod` as one static program.
    Command,
    /// The Python package.
    Wheel,
    /// The book.
    Book,
    /// Which crates are in the command, as CycloneDX.
    Sbom,
}

/// Where a release is built, and what of it.
pub struct Release<'r> {
    /// This checkout.
    pub repository: &'r Repository,
    /// Where its files go.
    pub out: PathBuf,
    /// Cargo's folder for what is built for it alone.
    pub build_dir: PathBuf,
    /// Whether it is for others: images of this machine's tests may share what is built otherwise.
    pub is_published: bool,
    /// Its version.
    pub version: &'static str,
    /// When the last commit was made, in seconds since 1970: what files say of time.
    pub epoch: String,
}

/// The file of checksums.
const SUMS: &str = "SHA256SUMS";

/// `cargo xtask dist`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let first = Release::new(repository, "dist")?;
    build(&first, args)?;
    if !args.check {
        return Ok(true);
    }
    let second = Release::new(repository, "dist-again")?;
    build(&second, args)?;
    differences(&first.out, &second.out)
}

impl<'r> Release<'r> {
    fn new(repository: &'r Repository, folder: &str) -> Result<Self> {
        let mut git = Command::new("git");
        git.current_dir(&repository.root);
        let epoch = process::output(git.args(["log", "-1", "--format=%ct"]))?;
        Ok(Self {
            repository,
            out: repository.target_dir.join(folder),
            build_dir: repository.target_dir.join(format!("{folder}-build")),
            is_published: true,
            version: env!("CARGO_PKG_VERSION"),
            epoch: epoch.trim().to_owned(),
        })
    }

    /// Flags of rustc that leave no path of this machine in what it builds.
    pub fn remapped(&self) -> Result<Vec<String>> {
        if !self.is_published {
            return Ok(Vec::new());
        }
        let root = self.repository.root.canonicalize()?;
        let home = std::env::var_os("HOME").unwrap_or_default();
        let cargo_home = std::env::var_os("CARGO_HOME");
        let cargo_home = cargo_home.map_or_else(|| Path::new(&home).join(".cargo"), PathBuf::from);
        let of = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
        Ok(vec![of(&root, "peapod"), of(&cargo_home, "cargo")])
    }
}

/// The C library for a core, unpacked, for tests.
pub struct Library {
    /// Its folder.
    pub folder: PathBuf,
    /// Its archive.
    pub archive: PathBuf,
    /// What C compilers are told of the core.
    pub c_flags: String,
}

/// The C library for a chip, of what is built for tests already.
///
/// # Errors
///
/// There is no archive for the chip, or it is not built.
pub fn library(repository: &Repository, chip: &Chip) -> Result<Library> {
    let release = Release {
        build_dir: repository.cross_dir(),
        is_published: false,
        ..Release::new(repository, "dist-tests")?
    };
    fs::create_dir_all(&release.out)?;
    let mut all = archives::listed(&release, &[])?.into_iter();
    let archive = all.find(|it| it.is_for(chip));
    let archive = archive.context("the C library has no archive for the chip")?;
    c::build(&release, std::slice::from_ref(&archive.name))?;
    let folder = fs::canonicalize(c::unpacked_into(&release))?;
    Ok(Library {
        archive: folder.join("lib").join(&archive.name).join("libpeapod.a"),
        folder,
        c_flags: archive.c_flags,
    })
}

/// Builds what is asked for.
fn build(release: &Release<'_>, args: &Args) -> Result<()> {
    if release.out.exists() {
        fs::remove_dir_all(&release.out)?;
    }
    fs::create_dir_all(&release.out)?;
    let asked = |part| args.only.is_empty() || args.only.contains(&part);
    if asked(Part::Sbom) {
        sbom::write(release)?;
    }
    if asked(Part::C) {
        c::build(release, &args.archive)?;
    }
    if asked(Part::Book) {
        book(release)?;
    }
    if asked(Part::Wheel) {
        let file = wheel::released(release.repository, &release.remapped()?, &release.epoch)?;
        let name = file.file_name().context("a wheel without a name")?;
        fs::copy(&file, release.out.join(name))?;
    }
    if asked(Part::Command) {
        command::build(release)?;
    }
    sums(release)
}

/// The book, where there is what makes it or it can be installed.
fn book(release: &Release<'_>) -> Result<()> {
    if let Err(error) = docs::write(release.repository) {
        println!("dist: no book: {error:#}");
        return Ok(());
    }
    let pages = release.repository.target_dir.join("book/html");
    let files = zipped::tree(&pages)?;
    let name = format!("peapod-book-{}.zip", release.version);
    zipped::write(&release.out.join(name), &files)
}

/// Writes the checksums of all files, and prints what there is.
fn sums(release: &Release<'_>) -> Result<()> {
    let files = names(&release.out)?;
    let mut sha256sum = Command::new("sha256sum");
    sha256sum.args(&files).current_dir(&release.out);
    fs::write(release.out.join(SUMS), process::output(&mut sha256sum)?)?;
    for name in files {
        let bytes = fs::metadata(release.out.join(&name))?.len();
        println!("{bytes:>12}  {name}");
    }
    println!("dist: {}", release.out.display());
    Ok(())
}

/// The files of a release, sorted.
fn names(out: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(out)? {
        let entry = entry?;
        if entry.path().is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Whether two releases have the same files; says which differ.
fn differences(first: &Path, second: &Path) -> Result<bool> {
    let (of_first, of_second) = (names(first)?, names(second)?);
    ensure!(
        of_first == of_second,
        "expected the same files twice, found {of_first:?} and {of_second:?}"
    );
    let mut same = true;
    for name in of_first {
        let equal = fs::read(first.join(&name))? == fs::read(second.join(&name))?;
        println!("{} {name}", if equal { "same     " } else { "different" });
        same &= equal;
    }
    Ok(same)
}
