//! Takes the model and the board from the folders that the environment names.
//!
//! `PEAPOD_MODEL_DIR` holds `model.rs` and `model.pea`, `model.weights` or `model.constants` as
//! `peapod compile` wrote them, for programs that have a model; `PEAPOD_BOARD_DIR` holds `memory.x`
//! and `board.rs` as `cargo xtask build` wrote them; `PEAPOD_FILES_DIR`, if it is set, holds the
//! files that an image for a debug probe finds.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    if let Some(model) = folder(
        "PEAPOD_MODEL_DIR",
        &["model.rs", "model.pea", "model.constants", "model.weights"],
    ) {
        println!(
            "cargo:rustc-env=PEAPOD_MODEL_RS={}",
            model.join("model.rs").display()
        );
    }
    let Some(board) = folder("PEAPOD_BOARD_DIR", &["memory.x", "board.rs"]) else {
        panic!(
            "PEAPOD_BOARD_DIR is not set; build with `cargo xtask build --target T --model FILE`"
        );
    };
    println!(
        "cargo:rustc-env=PEAPOD_BOARD_RS={}",
        board.join("board.rs").display()
    );
    println!("cargo:rustc-link-search={}", board.display());
    let architecture = env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default();
    if architecture.starts_with("riscv") {
        println!("cargo:rustc-link-arg=-Tmemory.x");
    }
    embed_files();
    println!("cargo:rustc-link-arg=-Tlink.x");
}

/// Writes a table of the files in the folder that `PEAPOD_FILES_DIR` names, for images that cannot
/// read them from the host.
fn embed_files() {
    println!("cargo:rerun-if-env-changed=PEAPOD_FILES_DIR");
    let folder = env::var_os("PEAPOD_FILES_DIR").map(PathBuf::from);
    let mut files = Vec::new();
    if let Some(folder) = &folder {
        println!("cargo:rerun-if-changed={}", folder.display());
        let entries = fs::read_dir(folder).expect("the folder of PEAPOD_FILES_DIR can be read");
        files.extend(entries.flatten().map(|entry| entry.path()));
        files.sort();
    }
    let mut table = "static FILES: &[(&CStr, &[u8])] = &[\n".to_owned();
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        table += &format!("    (c{name:?}, include_bytes!({path:?})),\n");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("files.rs");
    fs::write(&out, table + "];\n").expect("cargo's folder can be written");
    println!("cargo:rustc-env=PEAPOD_FILES_RS={}", out.display());
}

/// The folder a variable names, and its files as reasons to build again.
fn folder(variable: &str, files: &[&str]) -> Option<PathBuf> {
    println!("cargo:rerun-if-env-changed={variable}");
    let folder = env::var_os(variable).map(PathBuf::from)?;
    // A file that is not there would be a reason to build again each time.
    for file in files.iter().map(|file| folder.join(file)) {
        if file.exists() {
            println!("cargo:rerun-if-changed={}", file.display());
        }
    }
    Some(folder)
}
