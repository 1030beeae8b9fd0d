//! Finds out which instructions the target has, as stable Rust does not tell for Arm.

use std::env;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(peapod_dsp)");
    println!("cargo::rustc-check-cfg=cfg(peapod_mve)");
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
    if v8 && mve {
        println!("cargo::rustc-cfg=peapod_mve");
    }
}
