//! Inputs through the command line, a process for each: with its arguments, its messages, the files
//! that it writes and the status that it ends with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, ensure};
use nix::sys::resource::{UsageWho, getrusage};
use peapod_schemas::footer;

use crate::Target;
use crate::run::{MEMORY, TIME, Taken, processor_time, within_limits};

/// How `peapod` reads what a target makes: `FILE` is the input, `OUT` a folder. Loops may run for
/// as long as their user allows, which is not for long here.
struct Reader {
    target: &'static str,
    extension: &'static str,
    /// Whether files end with a checksum, without which nothing else of them is read.
    footer: bool,
    lines: &'static [&'static str],
}

const READERS: [Reader; 10] = [
    Reader {
        target: "pea",
        extension: "pea",
        footer: true,
        lines: &["run FILE --max-work 1000000", "inspect FILE"],
    },
    Reader {
        target: "pod",
        extension: "pod",
        footer: true,
        lines: &[
            "run FILE --max-work 1000000",
            "inspect FILE",
            "simulate FILE --target tpu-v3-8",
        ],
    },
    Reader {
        target: "tflite",
        extension: "tflite",
        footer: false,
        lines: &[
            "compile FILE --target mps2-an386 -o OUT",
            "inspect FILE",
            "run FILE --max-work 1000000",
        ],
    },
    Reader {
        target: "onnx",
        extension: "onnx",
        footer: false,
        lines: &[
            "compile FILE --target mps2-an386 -o OUT",
            "compile FILE --target tpu-v3-8 -o OUT",
            "inspect FILE",
            "run FILE --max-work 1000000",
        ],
    },
    Reader {
        target: "stablehlo",
        extension: "mlir",
        footer: false,
        lines: &[
            "compile FILE --target tpu-v3-8 -o OUT",
            "compile FILE --target mps2-an547 -o OUT",
            "inspect FILE",
        ],
    },
    Reader {
        target: "bytecode",
        extension: "mlirbc",
        footer: false,
        lines: &["compile FILE --target tpu-v3-8 -o OUT", "inspect FILE"],
    },
    Reader {
        target: "ir",
        extension: "ir",
        footer: false,
        lines: &[
            "compile FILE --target tpu-v3-8 -o OUT",
            "compile FILE --target riscv-virt -o OUT",
            "run FILE --max-work 1000000",
        ],
    },
    Reader {
        target: "toml",
        extension: "toml",
        footer: false,
        lines: &["compile SOUND.ir --target FILE -o OUT"],
    },
    Reader {
        target: "npy",
        extension: "npy",
        footer: false,
        lines: &["run OUT/SOUND.pod --input FILE"],
    },
    Reader {
        target: "mlperf",
        extension: "txt",
        footer: false,
        lines: &["mlperf check FILE"],
    },
];

/// A program that arrays can be given to.
const SOUND: &str = "module \"m\"\nfunc @main(%x \"x\": i32[3]) {\n  %y \"y\" = neg(%x): i32[3]\n  \
                     return %y\n}\n";

/// Whether `peapod` reads files as this target makes them.
pub fn takes(target: &Target) -> bool {
    READERS.iter().any(|reader| reader.target == target.name)
}

/// The commands that read the inputs of a target, by turns, and their files.
pub struct Commands {
    program: PathBuf,
    reader: &'static Reader,
    folder: PathBuf,
    taken: usize,
}

impl Drop for Commands {
    fn drop(&mut self) {
        // What is left is a temporary folder.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Commands {
    /// # Errors
    ///
    /// No command reads what the target makes, or the program does not compile.
    pub fn new(program: &Path, target: &Target) -> Result<Self> {
        let reader = READERS.iter().find(|reader| reader.target == target.name);
        let reader = reader.with_context(|| format!("no command reads a {}", target.name))?;
        let name = format!("peapod-fuzz-{}-{}", std::process::id(), target.name);
        let commands = Self {
            program: program.to_owned(),
            reader,
            folder: std::env::temp_dir().join(name),
            taken: 0,
        };
        fs::create_dir_all(&commands.folder)?;
        fs::write(commands.folder.join("SOUND.ir"), SOUND)?;
        let output = commands.output("compile SOUND.ir --target tpu-v3-8 -o OUT")?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{}: {said}", program.display());
        Ok(commands)
    }

    /// Gives an input to the next command.
    pub fn take(&mut self, input: &[u8]) -> Taken {
        let line = self.reader.lines[self.taken % self.reader.lines.len()];
        self.taken += 1;
        let file = self.file();
        let footed = self.reader.footer.then(|| footer::write(input, None));
        let input = footed.as_deref().unwrap_or(input);
        within_limits(&mut || {
            let start = processor_time(UsageWho::RUSAGE_CHILDREN);
            let output = fs::write(&file, input).map_err(anyhow::Error::from);
            let output = output.and_then(|()| self.output(line));
            Taken {
                time: processor_time(UsageWho::RUSAGE_CHILDREN).saturating_sub(start),
                bytes: most_memory(),
                result: match output {
                    Ok(output) => judged(line, &output),
                    Err(error) => Err([line.to_owned(), format!("{error:#}")]),
                },
            }
        })
    }

    fn file(&self) -> PathBuf {
        self.folder.join(format!("FILE.{}", self.reader.extension))
    }

    /// Runs a command line within the limits of an input, and twice its time.
    fn output(&self, line: &str) -> Result<Output> {
        let script = format!(
            "ulimit -t {}; ulimit -d {}; exec \"$0\" \"$@\"",
            2 * TIME.as_secs(),
            MEMORY >> 10
        );
        let file = self.file();
        let words = line.split(' ').map(|word| match word {
            "FILE" => file.as_os_str(),
            word => word.as_ref(),
        });
        let mut command = Command::new("sh");
        command.args(["-c", &script]).arg(&self.program).args(words);
        let memory = format!("{}", MEMORY / 2);
        command.args(["--max-memory", &memory]);
        command.current_dir(&self.folder).env("NO_COLOR", "1");
        command.output().context("cannot run sh")
    }
}

/// Bytes that a command has held at once, of all so far.
fn most_memory() -> usize {
    let children = getrusage(UsageWho::RUSAGE_CHILDREN);
    let kib = children.map_or(0, |usage| usage.max_rss());
    usize::try_from(kib).unwrap_or(0) << 10
}

/// Whether a command accepted its input, or what is wrong with how it refused.
fn judged(line: &str, output: &Output) -> Result<bool, [String; 2]> {
    let said = [&output.stdout[..], &output.stderr[..]].concat();
    let said = String::from_utf8_lossy(&said);
    let wrong = |what: &str| Err([format!("{line}: {what}"), said.to_string()]);
    if said.contains("bug in the compiler") {
        return wrong("it calls the input a bug in the compiler");
    }
    if said
        .chars()
        .any(|it| it.is_control() && it != '\n' && it != '\t')
    {
        return wrong("it prints control characters");
    }
    match output.status.code() {
        Some(0) => Ok(true),
        Some(1) if said.contains("error[") || line.starts_with("mlperf") => Ok(false),
        Some(code) => wrong(&format!("it ends with {code}")),
        None => wrong(&format!("it ends by a signal: {}", output.status)),
    }
}
