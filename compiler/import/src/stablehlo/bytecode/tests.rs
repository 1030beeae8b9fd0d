//! Portable artifacts and files of `jax.export`, whole and damaged.

use super::{BytecodeError, module_of, read};

/// `x * 2 + 1` of two numbers, as JAX exports it.
const EXPORTED: &[u8] = include_bytes!("samples/affine.jax");

#[test]
fn exported_files_hold_a_module() {
    let module = module_of(EXPORTED).expect("a module");
    let module = read(module).unwrap_or_else(|error| panic!("{error}"));
    let main = module.function("main").expect("@main");
    let names: Vec<_> = main.body.iter().flatten().map(|op| &op.name[..]).collect();
    assert_eq!(names.last(), Some(&"func.return"), "{names:?}");
    assert!(names.contains(&"stablehlo.multiply"), "{names:?}");
    let text = module.to_string();
    let parsed = crate::stablehlo::parse(&text);
    let parsed = parsed.unwrap_or_else(|errors| panic!("{errors}\nin\n{text}"));
    assert_eq!(parsed.to_string(), text);
}

#[test]
fn damage_is_refused_or_harmless() {
    for at in 0..EXPORTED.len() {
        for change in [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0xff] {
            let mut damaged = EXPORTED.to_vec();
            damaged[at] ^= change;
            // Whatever is read is a program or an error; neither panics, nor takes long.
            let _ = crate::import(&damaged, "damaged");
        }
        let _ = crate::import(&EXPORTED[..at], "cut");
    }
    let module = module_of(EXPORTED).expect("a module");
    for len in 0..module.len() {
        let error: BytecodeError = read(&module[..len]).expect_err("a part of a file");
        assert!(error.offset <= len, "{error}");
    }
}

#[test]
fn newer_versions_are_refused() {
    let mut module = module_of(EXPORTED).expect("a module").to_vec();
    module[4] = 0xf1;
    let error = read(&module).expect_err("version 120");
    assert!(error.to_string().contains("version 120"), "{error}");
}
