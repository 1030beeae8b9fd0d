//! Takes the model and the board from the folders that the environment names.
//!
//! `PEAPOD_MODEL_DIR` holds `model.rs` and `model.pea`, `model.weights` or `model.constants` as
//! `peapod compile` wrote them, for programs that have a model; `PEAPOD_BOARD_DIR` holds `memory.x`
//! and `board.rs` as `cargo xtask build` wrote them.

use std::env;
use std::path::PathBuf;

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
    if env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("riscv32") {
        println!("cargo:rustc-link-arg=-Tmemory.x");
    }
    println!("cargo:rustc-link-arg=-Tlink.x");
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
