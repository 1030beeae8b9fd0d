//! Finds out which instructions the target has, as stable Rust does not tell for Arm.

use std::env;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(peapod_dsp)");
    println!("cargo::rustc-check-cfg=cfg(peapod_mve)");
    println!("cargo::rustc-check-cfg=cfg(peapod_mla)");
    println!("cargo::rustc-check-cfg=cfg(peapod_no_wide_product)");
    println!("cargo::rustc-check-cfg=cfg(peapod_riscv)");
    println!("cargo::rustc-check-cfg=cfg(peapod_vfma)");
    println!("cargo::rerun-if-env-changed=CARGO_ENCODED_RUSTFLAGS");
    let target = env::var("TARGET").unwrap_or_default();
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let mve = flags.contains("+mve");
    // Armv7E-M always has them; Armv8-M has them where the flags name such a core, and with MVE.
    let dsp_cores = [
        "cortex-m33",
        "cortex-m35p",
        "cortex-m55",
        "cortex-m85",
        "+dsp",
    ];
    let v8 = target.starts_with("thumbv8m.main");
    let named = dsp_cores.iter().any(|core| flags.contains(core));
    if target.starts_with("thumbv7em") || v8 && (named || mve) {
        println!("cargo::rustc-cfg=peapod_dsp");
    }
    if target.starts_with("thumbv7") || v8 {
        println!("cargo::rustc-cfg=peapod_mla");
    }
    if target.starts_with("thumbv6m") || target.starts_with("thumbv8m.base") {
        println!("cargo::rustc-cfg=peapod_no_wide_product");
    }
    if target.starts_with("riscv32im") {
        println!("cargo::rustc-cfg=peapod_riscv");
    }
    if target.starts_with("thumb") && target.ends_with("hf") {
        println!("cargo::rustc-cfg=peapod_vfma");
    }
    if v8 && mve {
        println!("cargo::rustc-cfg=peapod_mve");
    }
}
