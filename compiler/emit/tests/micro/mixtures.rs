//! Files of two compilations do not become one program.

use std::fs;
use std::path::Path;
use std::process::Command;

/// What a module of the golden folder asserts, with `data` beside it.
fn compiles(module: &str, data: &str, bytes: &[u8]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("tests/micro/golden").join(module)).unwrap();
    let start = text.find("const _").unwrap();
    let end = start + text[start..].find(";\n\n").unwrap() + 1;
    let checksum = root.join("../../schemas/src/crc32c.rs");
    let source = format!(
        "#[path = {checksum:?}] mod crc;\n#[allow(long_running_const_eval)]\n{}",
        text[start..end].replace("::peapod_micro::crc32c", "crc::crc32c")
    );
    let folder = crate::folder("mixtures");
    fs::write(folder.join("module.rs"), source).unwrap();
    fs::write(folder.join(data), bytes).unwrap();
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc
        .current_dir(&folder)
        .args(["--crate-type=lib", "--edition=2024", "--emit=metadata"]);
    let output = rustc
        .args(["-A", "warnings", "module.rs"])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    output.status.success().then_some(()).ok_or(said)
}

#[test]
fn modules_refuse_the_data_of_another_compilation() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/micro/golden");
    for (module, data, changed) in [
        // Any other pea has another checksum in its footer.
        ("model.rs.txt", "model.pea", 8),
        ("aot.rs.txt", "model.constants", 1),
    ] {
        let mut bytes = fs::read(golden.join(data)).unwrap();
        assert_eq!(compiles(module, data, &bytes), Ok(()), "{module}");
        let at = bytes.len() - changed;
        bytes[at] ^= 1;
        let said = compiles(module, data, &bytes).unwrap_err();
        let expected = format!("{data} is of another compilation");
        assert!(said.contains(&expected), "{said}");
    }
}
