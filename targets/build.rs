//! Embeds every chip and board file, so that `peapod` knows its targets wherever it is installed.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let chips = named_files(&root.join("chips"), |entry| {
        (entry.extension()? == "toml").then(|| entry.to_path_buf())
    })?;
    let boards = named_files(&root.join("boards"), |entry| {
        let file = entry.join("target.toml");
        file.is_file().then_some(file)
    })?;
    let pods = named_files(&root.join("pods"), |entry| {
        (entry.extension()? == "toml").then(|| entry.to_path_buf())
    })?;
    let mut code = String::new();
    table(&mut code, "CHIPS", "Chip files by name.", &chips);
    table(&mut code, "BOARDS", "Board files by name.", &boards);
    table(&mut code, "PODS", "Pod files by name.", &pods);
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("embedded.rs"), code)
}

/// The files that `file_of` finds for the entries of `dir`, with the entries' stems, in order.
fn named_files(
    dir: &Path,
    file_of: impl Fn(&Path) -> Option<PathBuf>,
) -> io::Result<Vec<(String, PathBuf)>> {
    println!("cargo:rerun-if-changed={}", dir.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if let (Some(file), Some(stem)) = (file_of(&path), path.file_stem()) {
            println!("cargo:rerun-if-changed={}", file.display());
            found.push((stem.to_string_lossy().into_owned(), file));
        }
    }
    found.sort();
    Ok(found)
}

fn table(code: &mut String, name: &str, docs: &str, files: &[(String, PathBuf)]) {
    let mut line = |text: String| writeln!(code, "{text}").expect("a String takes any text");
    line(format!("/// {docs}"));
    line(format!("pub(crate) static {name}: &[(&str, &str)] = &["));
    for (stem, file) in files {
        line(format!("    ({stem:?}, include_str!({file:?})),"));
    }
    line("];".to_owned());
}
