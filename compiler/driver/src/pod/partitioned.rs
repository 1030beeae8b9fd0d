//! The program of a pod as StableHLO, in a file beside it: for engines that compile it.
//!
//! The last line of the text is a comment that says which pod it is of, and what the text before it
//! is, by their CRC-32C.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use peapod_diagnostic::{Diagnostic, Result, ResultExt, cannot_read, code, ensure, read_file};
use peapod_pod::Program;
use peapod_pod::engine::EngineKind;
use peapod_schemas::{footer, pod};

use crate::observer::Silent;
use crate::{Source, memory};

/// Who partitions a program that an engine compiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Partitioner {
    /// Peapod: the engine compiles the program of one device, or of one device of each stage.
    #[default]
    Peapod,
    /// XLA, given the whole program with its annotations.
    Xla,
}

impl Partitioner {
    /// Every one.
    pub const ALL: [Self; 2] = [Self::Peapod, Self::Xla];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Peapod => "peapod",
            Self::Xla => "xla",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Peapod => {
                "Peapod: `pjrt.peapod.mlir`, the program of one device, or of each stage"
            }
            Self::Xla => "XLA: `pjrt.xla.mlir`, the whole program with its annotations",
        }
    }

    /// Name of the file that the engine compiles, in the folder of the pod.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Peapod => "pjrt.peapod.mlir",
            Self::Xla => "pjrt.xla.mlir",
        }
    }
}

impl fmt::Display for Partitioner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Partitioner {
    type Err = ();

    fn from_str(name: &str) -> std::result::Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|it| it.name() == name).ok_or(())
    }
}

/// How the last line begins.
const STAMP: &str = "// peapod: of pod ";

/// The text with a last line that ties it to a pod, which is given with its footer.
pub fn stamped(text: &str, pod: &[u8]) -> String {
    let text = text.trim_end();
    format!("{text}\n{}", stamp(text, pod))
}

fn stamp(text: &str, pod: &[u8]) -> String {
    // A signature changes the footer, not the program.
    let payload = footer::split(pod).map_or(pod, |parts| parts.payload);
    let [pod, text] = [payload, text.as_bytes()].map(crc32c::crc32c);
    format!("{STAMP}{pod:08x}, text {text:08x}\n")
}

/// The program, with its StableHLO if such an engine compiles that.
///
/// # Errors
///
/// There is no text beside the pod, or it is not of this pod.
pub fn with_stablehlo(
    program: Program,
    source: &Source,
    engine: &EngineKind,
    by: Partitioner,
) -> Result<Program> {
    if !engine.compiles_stablehlo {
        return Ok(program);
    }
    refuse_stages(&program, by).in_file(&source.path)?;
    Ok(program.with_stablehlo(read(source, engine, by)?))
}

/// Whether the file that an engine compiles is there, and of this pod.
///
/// # Errors
///
/// It is not.
pub fn check(source: &Source, engine: &EngineKind, by: Partitioner) -> Result<()> {
    if !engine.compiles_stablehlo {
        return Ok(());
    }
    let program = super::read(source, &Silent)?;
    refuse_stages(&program, by).in_file(&source.path)?;
    read(source, engine, by).map(drop)
}

/// Nobody but Peapod cuts a program into stages.
fn refuse_stages(program: &pod::Program, by: Partitioner) -> std::result::Result<(), Diagnostic> {
    let stages = program.stages.len();
    if stages == 0 || by == Partitioner::Peapod {
        return Ok(());
    }
    Err(code::NO_PARTITIONED_TEXT.error(
        format!("the pod is a pipeline of {stages} stages, which {by} does not make"),
        "leave out --partitioned-by, or compile without --pipeline",
    ))
}

/// The text beside a pod.
fn read(source: &Source, engine: &EngineKind, by: Partitioner) -> Result<String> {
    let file = by.file();
    let path = Path::new(&source.path).with_file_name(file);
    let name = path.display().to_string();
    ensure!(
        path.exists(),
        error(format!(
            "engine `{}` compiles {file}, which is not beside the pod: expected {name}",
            engine.name
        ))
        .in_file(&source.path)
    );
    let bytes = read_file(&path, memory::limit()).map_err(cannot_read(&path))?;
    let text = String::from_utf8(bytes).map_err(|_| error("the file is not text".into()));
    whole(&text.in_file(&name)?, &source.bytes).in_file(&name)
}

/// The text, if it is whole and of this pod.
fn whole(text: &str, pod: &[u8]) -> std::result::Result<String, Diagnostic> {
    let Some((body, found)) = text.rfind(STAMP).map(|at| text.split_at(at)) else {
        let message = "expected a last line that says of which pod the program is, found none";
        return Err(error(message.into()));
    };
    let expected = stamp(body.strip_suffix('\n').unwrap_or(body), pod);
    if expected.trim_end() != found.trim_end() {
        // Whatever is there, no more is shown than a stamp has.
        let found: String = found.chars().take(expected.chars().count()).collect();
        let [expected, found] = [&*expected, &found].map(|it| it.trim_end().replace("// ", ""));
        return Err(error(format!(
            "the text is of another pod, or was changed: expected `{expected}`, found `{found}`"
        )));
    }
    Ok(text.to_owned())
}

fn error(message: String) -> Diagnostic {
    let help = "compile with --emit-stablehlo, and keep both files in one folder";
    code::NO_PARTITIONED_TEXT.error(message, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_other_pods_and_changed_texts_are_refused() {
        let text = stamped("module {}\n", b"pod");
        assert_eq!(whole(&text, b"pod").unwrap(), text);
        let other = whole(&text, b"pad").unwrap_err();
        assert_eq!(other.code, code::NO_PARTITIONED_TEXT);
        for at in 0..text.len() - 1 {
            let mut changed = text.clone().into_bytes();
            changed[at] ^= 1;
            let changed = String::from_utf8(changed).unwrap();
            assert!(whole(&changed, b"pod").is_err(), "{changed}");
        }
        assert!(whole("module {}", b"pod").is_err());
    }

    #[test]
    fn signed_pods_have_the_same_text() {
        let plain = footer::write(b"program", None);
        let signed = footer::write(b"program", Some(&[7; footer::SIGNATURE_LEN]));
        assert!(whole(&stamped("module {}", &plain), &signed).is_ok());
    }
}
