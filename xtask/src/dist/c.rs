//! The C library: archives and headers, for CMake, pkg-config and Zephyr, and what is made of them
//! for others.

use super::archives::{self, Archive};
use super::zipped::{self, Files};
use super::{Release, packs};
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Texts of the package, with names of values in double braces.
const TEXTS: &str = "runtime-micro/c/package";

/// An archive and its bytes.
pub type Built = (Archive, Vec<u8>);

/// Builds the archives that are asked for, all if none is, and packs them in every form. The
/// folder with all of it unpacked is beside them.
pub fn build(release: &Release<'_>, asked: &[String]) -> Result<()> {
    let mut built = Vec::new();
    for archive in archives::listed(release, asked)? {
        let bytes = archive.built(release)?;
        println!("dist: {:<20} {:>9} bytes", archive.name, bytes.len());
        built.push((archive, bytes));
    }
    let package = package(release, &built)?;
    let name = format!("peapod-c-{}", release.version);
    unpacked(&unpacked_into(release), &package)?;
    let place = |name: String| release.out.join(name);
    zipped::write(
        &place(format!("{name}.zip")),
        &zipped::below(&name, &package),
    )?;
    let arduino = zipped::below("Peapod", &packs::arduino(release, &built)?);
    let name = format!("peapod-arduino-{}.zip", release.version);
    zipped::write(&place(name), &arduino)?;
    let pack = packs::cmsis(release, &built)?;
    let name = format!("Peapod.Peapod.{}.pack", release.version);
    zipped::write(&place(name), &pack)
}

/// The folder with all of the package.
pub fn unpacked_into(release: &Release<'_>) -> PathBuf {
    release.build_dir.join("peapod-c")
}

/// A text of the package with these values.
pub fn text(release: &Release<'_>, file: &str, values: &[(&str, &str)]) -> Result<String> {
    let place = Path::new(TEXTS).join(file);
    let text = fs::read_to_string(release.repository.root.join(&place));
    let mut text = text.with_context(|| place.display().to_string())?;
    for (name, value) in values.iter().chain(&[("version", release.version)]) {
        text = text.replace(&format!("{{{{{name}}}}}"), value);
    }
    Ok(text)
}

/// Headers and licences.
pub fn common(release: &Release<'_>, headers: &str) -> Result<Files> {
    let mut files = Files::default();
    let mut add = |name: String, from: &str| {
        let bytes = fs::read(release.repository.root.join(from)).with_context(|| from.to_owned());
        bytes.map(|bytes| drop(files.insert(name, bytes)))
    };
    for header in ["peapod.h", "peapod_custom_op.h"] {
        add(
            format!("{headers}/{header}"),
            &format!("runtime-micro/c/include/{header}"),
        )?;
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        add(licence.to_owned(), licence)?;
    }
    Ok(files)
}

/// The files of the package.
fn package(release: &Release<'_>, built: &[Built]) -> Result<Files> {
    let mut files = common(release, "include")?;
    let (mut table, mut choices) = (String::new(), String::new());
    for (archive, bytes) in built {
        let Archive {
            name,
            c_flags,
            zephyr,
            ..
        } = archive;
        let folder = format!("lib/{name}");
        files.insert(format!("{folder}/libpeapod.a"), bytes.clone());
        let pc = text(release, "peapod.pc", &[("name", name)])?;
        files.insert(format!("{folder}/pkgconfig/peapod.pc"), pc.into());
        writeln!(table, "| `{name}` | `{c_flags}` | {} |", bytes.len())?;
        writeln!(
            choices,
            "    if({zephyr})\n        set(_peapod {name})\n    endif()"
        )?;
    }
    let mut add = |name: &str, file: &str, values: &[(&str, &str)]| {
        let text = text(release, file, values)?;
        files.insert(name.to_owned(), text.into());
        anyhow::Ok(())
    };
    add("README.md", "README.md", &[("archives", &table)])?;
    for file in ["peapod-config.cmake", "peapod-config-version.cmake"] {
        add(&format!("lib/cmake/peapod/{file}"), file, &[])?;
    }
    for file in ["zephyr/module.yml", "zephyr/Kconfig"] {
        add(file, file, &[])?;
    }
    let file = "zephyr/CMakeLists.txt";
    add(file, file, &[("choices", &choices)])?;
    Ok(files)
}

/// Writes files into a folder, which has no others then.
fn unpacked(folder: &Path, files: &Files) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for (name, bytes) in files {
        let place = folder.join(name);
        if let Some(parent) = place.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&place, bytes)?;
    }
    Ok(())
}
