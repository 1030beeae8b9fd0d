//! The files of a project: templates with values in their places, and the compiled model.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use peapod_diagnostic::{Diagnostic, Result};
use peapod_driver::Files;

/// Kinds of project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Rust, one loop.
    Rust,
    /// Rust, tasks of Embassy.
    Embassy,
    /// C with CMake.
    C,
    /// A sketch.
    Arduino,
    /// An application of Zephyr.
    Zephyr,
}

/// The name of a file in the project, and its text with names of values in double braces.
type Template = (&'static str, &'static str);

macro_rules! templates {
    ($($place:literal: $file:literal,)*) => {
        &[$(($place, include_str!(concat!("../../templates/", $file)))),*]
    };
}

const BOTH_OF_RUST: &[Template] = templates! {
    ".cargo/config.toml": "rust/cargo-config.toml",
    ".gitignore": "rust/gitignore",
    "README.md": "rust/README.md",
    "build.rs": "rust/build.rs.in",
    "memory.x": "rust/memory.x",
    "src/arena.rs": "rust/arena.rs.in",
};

const RUST: &[Template] = templates! {
    "Cargo.toml": "none/Cargo.toml.in",
    "src/main.rs": "none/main.rs.in",
};

const EMBASSY: &[Template] = templates! {
    "Cargo.toml": "embassy/Cargo.toml.in",
    "src/main.rs": "embassy/main.rs.in",
};

const C: &[Template] = templates! {
    ".gitignore": "c/gitignore",
    "CMakeLists.txt": "c/CMakeLists.txt",
    "README.md": "c/README.md",
    "link.ld": "c/link.ld",
    "main.c": "c/main.c",
    "semihosting.c": "c/semihosting.c",
    "semihosting.h": "c/semihosting.h",
    "start.c": "c/start.c",
    "toolchain.cmake": "c/toolchain.cmake",
};

const ARDUINO: &[Template] = templates! {
    "README.md": "arduino/README.md",
};

/// The file of a sketch, which has the name of its folder.
const SKETCH: &str = include_str!("../../templates/arduino/sketch.ino");

const ZEPHYR: &[Template] = templates! {
    ".gitignore": "c/gitignore",
    "CMakeLists.txt": "zephyr/CMakeLists.txt",
    "README.md": "zephyr/README.md",
    "prj.conf": "zephyr/prj.conf",
    "src/main.c": "zephyr/main.c",
};

/// Values by the names that templates have for them.
pub type Values = BTreeMap<&'static str, String>;

/// The files of a project but for the model.
pub fn files(form: Form, values: &Values, name: &str) -> Result<Files> {
    let sets: &[&[Template]] = match form {
        Form::Rust => &[BOTH_OF_RUST, RUST],
        Form::Embassy => &[BOTH_OF_RUST, EMBASSY],
        Form::C => &[C],
        Form::Arduino => &[ARDUINO],
        Form::Zephyr => &[ZEPHYR],
    };
    let mut files = Files::default();
    for (place, text) in sets.iter().copied().flatten() {
        files.push(((*place).to_owned(), filled(text, values)?.into()));
    }
    if form == Form::Arduino {
        files.push((format!("{name}.ino"), SKETCH.into()));
    }
    Ok(files)
}

/// A template with values in their places.
fn filled(template: &str, values: &Values) -> Result<String> {
    let (mut text, mut rest) = (String::new(), template);
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").unwrap_or((after, ""));
        let missing = || Diagnostic::bug(format!("a template names `{name}`, which has no value"));
        text += before;
        text += values.get(name).ok_or_else(missing)?;
        rest = after;
    }
    Ok(text + rest)
}

/// The files of a compiled model that a project takes.
pub fn model(form: Form, compiled: Files) -> Result<Files> {
    let kept: &[&str] = match form {
        Form::Rust | Form::Embassy => &["model.rs", "model.pea", "report.json"],
        Form::C | Form::Zephyr => &["model.h", "model.o", "report.json"],
        Form::Arduino => return sketch_model(&compiled),
    };
    let kept = compiled
        .into_iter()
        .filter(|(name, _)| kept.contains(&name.as_str()));
    Ok(kept
        .map(|(name, bytes)| (format!("model/{name}"), bytes))
        .collect())
}

/// A model beside a sketch: the IDE compiles sources only, and no folders but `src`.
fn sketch_model(compiled: &Files) -> Result<Files> {
    let file = |name: &str| {
        let found = compiled.iter().find(|(file, _)| file == name);
        let missing = || Diagnostic::bug(format!("the compiler wrote no {name}"));
        Ok::<_, Diagnostic>(&found.ok_or_else(missing)?.1)
    };
    let (header, pea) = (file("model.h")?, file("model.pea")?);
    let source = c_source(pea, &kernels(&String::from_utf8_lossy(header)));
    Ok(vec![
        ("model.c".to_owned(), source.into()),
        ("model.h".to_owned(), header.clone()),
    ])
}

/// The kernels that the header of a model lists.
fn kernels(header: &str) -> Vec<&str> {
    let lines = header.lines();
    let listed = lines.skip_while(|line| !line.starts_with("/* The kernels it runs:"));
    let listed = listed.skip(1).map_while(|line| line.strip_prefix(" *   "));
    listed.map(str::trim).collect()
}

/// What `model.o` holds, as C.
fn c_source(pea: &[u8], kernels: &[&str]) -> String {
    let mut text = "/* A model, made by peapod: its bytes, and the kernels that it runs. */\n\
                    #include \"model.h\"\n\n\
                    const uint8_t model_pea[] __attribute__((aligned(16))) = {\n"
        .to_owned();
    let mut write = |line: std::fmt::Arguments<'_>| {
        text.write_fmt(line).expect("a String takes any text");
    };
    for line in pea.chunks(16) {
        write(format_args!("   "));
        line.iter()
            .for_each(|byte| write(format_args!(" {byte:#04x},")));
        write(format_args!("\n"));
    }
    write(format_args!(
        "}};\nconst uint32_t model_pea_len = sizeof model_pea;\n\n"
    ));
    for kernel in kernels {
        write(format_args!(
            "extern const struct peapod_kernel peapod_kernel_{kernel};\n"
        ));
    }
    write(format_args!(
        "const struct peapod_kernel *const model_kernels[] = {{\n"
    ));
    for kernel in kernels {
        write(format_args!("    &peapod_kernel_{kernel},\n"));
    }
    let len = kernels.len();
    write(format_args!(
        "}};\nconst uint32_t model_kernels_len = {len};\n"
    ));
    text
}
