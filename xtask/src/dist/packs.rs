//! The C library for package managers of others: a CMSIS-Pack, and a library of Arduino.

use super::archives::Archive;
use super::c::{Built, common, text};
use super::zipped::Files;
use super::{Release, process};
use anyhow::{Context, Result, ensure};
use std::fmt::Write as _;
use std::process::Command;

/// A library of Arduino, with archives where its builder looks for them.
pub fn arduino(release: &Release<'_>, built: &[Built]) -> Result<Files> {
    let mut files = common(release, "src")?;
    let properties = text(release, "library.properties", &[])?;
    files.insert("library.properties".to_owned(), properties.into());
    for (archive, bytes) in built {
        for folder in &archive.arduino {
            files.insert(format!("src/{folder}/libpeapod.a"), bytes.clone());
        }
    }
    Ok(files)
}

/// A CMSIS-Pack, which is for Arm's cores alone.
pub fn cmsis(release: &Release<'_>, built: &[Built]) -> Result<Files> {
    let mut files = common(release, "include")?;
    let (mut conditions, mut components) = (String::new(), String::new());
    let of_arm = built.iter().filter(|(it, _)| core(it).is_some());
    for (archive, bytes) in of_arm {
        let name = &archive.name;
        files.insert(format!("lib/{name}/libpeapod.a"), bytes.clone());
        writeln!(conditions, "{}", condition(archive)?)?;
        writeln!(components, "{}", component(name))?;
    }
    let mut date = Command::new("date");
    date.args(["-u", "+%Y-%m-%d", "-d", &format!("@{}", release.epoch)]);
    let date = process::output(&mut date)?;
    let values = [
        ("date", date.trim()),
        ("conditions", &conditions),
        ("components", &components),
    ];
    let text = text(release, "Peapod.Peapod.pdsc", &values)?;
    for (name, _) in files.iter().filter(|(name, _)| name.starts_with("lib/")) {
        ensure!(
            text.contains(name.as_str()),
            "the pack does not name {name}"
        );
    }
    files.insert("Peapod.Peapod.pdsc".to_owned(), text.into());
    Ok(files)
}

/// What CMSIS calls the core of an archive, if it is one of Arm's.
fn core(archive: &Archive) -> Option<String> {
    let number = archive.name.strip_prefix("cortex-m")?.split('-').next()?;
    Some(match number {
        "0plus" => "Cortex-M0+".to_owned(),
        number => format!("Cortex-M{number}"),
    })
}

/// The condition under which an archive is the one of a project.
fn condition(archive: &Archive) -> Result<String> {
    let core = core(archive).context("a core of Arm")?;
    let name = &archive.name;
    let fpu = match archive.fpu.as_str() {
        "none" => "NO_FPU",
        "single" => "SP_FPU",
        _ => "DP_FPU",
    };
    Ok(format!(
        "    <condition id=\"{name}\">\n      <require Dcore=\"{core}\" Dfpu=\"{fpu}\"/>\n      \
         <require Tcompiler=\"GCC\"/>\n    </condition>"
    ))
}

fn component(name: &str) -> String {
    format!(
        "    <component Cclass=\"Machine Learning\" Cgroup=\"Peapod\" Csub=\"Interpreter\" Cvariant=\"{name}\" \
         Cversion=\"1.0.0\" condition=\"{name}\">\n      <description>The interpreter for {name}</description>\n      \
         <files>\n        <file category=\"header\" name=\"include/peapod.h\"/>\n        \
         <file category=\"library\" name=\"lib/{name}/libpeapod.a\"/>\n      </files>\n    </component>"
    )
}
