//! Takes the model and the board from the folders that the environment names.
//!
//! `PEAPOD_MODEL_DIR` holds `model.rs` as `peapod compile` wrote it; `PEAPOD_BOARD_DIR` holds
//! `memory.x` and `board.rs` as `cargo xtask build` wrote them.

use std::env;
use std::path::PathBuf;

fn main() {
    let model = folder("PEAPOD_MODEL_DIR", &["model.rs", "model.pea"]);
    println!(
        "cargo:rustc-env=PEAPOD_MODEL_RS={}",
        model.join("model.rs").display()
    );
    let board = folder("PEAPOD_BOARD_DIR", &["memory.x", "board.rs"]);
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

fn folder(variable: &str, files: &[&str]) -> PathBuf {
    println!("cargo:rerun-if-env-changed={variable}");
    let Some(folder) = env::var_os(variable).map(PathBuf::from) else {
        panic!("{variable} is not set; build with `cargo xtask build --target T --model FILE`");
    };
    for file in files {
        println!("cargo:rerun-if-changed={}", folder.join(file).display());
    }
    folder
}
