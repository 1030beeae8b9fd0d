//! Other runtimes of `.tflite` models, where their Python packages are installed: what each of
//! their operators yields.

use std::fmt;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::str::FromStr;

use peapod_diagnostic::{Result, bail, code};
use peapod_ir::{DType, Numerics};
use serde::Deserialize;

/// The program that asks them.
const SCRIPT: &str = include_str!("peer.py");

/// A runtime to compare with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peer {
    /// TensorFlow Lite Micro.
    Tflm,
    /// LiteRT.
    Litert,
}

impl Peer {
    /// Every one.
    pub const ALL: [Self; 2] = [Self::Tflm, Self::Litert];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tflm => "tflm",
            Self::Litert => "litert",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Tflm => "TensorFlow Lite Micro's reference kernels, of the package tflite-micro",
            Self::Litert => "LiteRT's reference kernels, of the package ai-edge-litert",
        }
    }

    /// The contract that it is the oracle of.
    pub const fn numerics(self) -> Numerics {
        match self {
            Self::Tflm => Numerics::Tflm,
            Self::Litert => Numerics::Litert,
        }
    }

    /// The Python package that it is in.
    const fn package(self) -> &'static str {
        match self {
            Self::Tflm => "tflite-micro",
            Self::Litert => "ai-edge-litert",
        }
    }

    /// Results of all operators of a `.tflite` file in consecutive runs, in the order of both.
    ///
    /// # Errors
    ///
    /// The Python program is missing, does not have the package, or the runtime refuses the model.
    pub(super) fn results(
        self,
        python: &Path,
        model: &[u8],
        rounds: &[Vec<Vec<u8>>],
    ) -> Result<Vec<PeerResult>> {
        let help = format!(
            "install it with `python3 -m pip install {}`, or name the Python that has it with \
             --python",
            self.package()
        );
        let child = Command::new(python)
            .args(["-c", SCRIPT, self.name()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = match child {
            Ok(child) => child,
            Err(error) => bail!(
                code::RUNTIME.error(format!("{} cannot be run: {error}", python.display()), help)
            ),
        };
        // It reads all there is before it writes. What it does not read, it tells the reason of.
        if let Some(mut stdin) = child.stdin.take() {
            let _ = stdin.write_all(lines(model, rounds).as_bytes());
        }
        let output = child.wait_with_output();
        let output = output.map_err(|error| code::RUNTIME.error(error.to_string(), &help))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            let last = said.lines().last().unwrap_or("it said nothing");
            let refused = "compare with another runtime, or with none";
            let help = match last.starts_with("ModuleNotFoundError") || said.is_empty() {
                true => help.as_str(),
                false => refused,
            };
            bail!(code::RUNTIME.error(format!("{self} did not run the model: {last}"), help));
        }
        let results = String::from_utf8_lossy(&output.stdout);
        let results = results.lines().map(PeerResult::parse);
        let results: Option<Vec<_>> = results.collect();
        let Some(results) = results else {
            let message = format!("{self} answered what is no list of results");
            bail!(code::RUNTIME.error(message, help));
        };
        Ok(results)
    }
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Peer {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|peer| peer.name() == name).ok_or(())
    }
}

/// A result of an operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PeerResult {
    /// Which of the runs.
    pub run: usize,
    /// Index of the operator in the file.
    pub operator: usize,
    /// The tensor's name in the file.
    pub name: String,
    /// NumPy's name of its element type.
    pub dtype: String,
    /// Its elements: little-endian, row-major.
    pub bytes: Vec<u8>,
}

impl PeerResult {
    fn parse(line: &str) -> Option<Self> {
        #[derive(Deserialize)]
        struct Line {
            run: usize,
            operator: usize,
            name: String,
            dtype: String,
            bytes: String,
        }
        let line: Line = serde_json::from_str(line).ok()?;
        Some(Self {
            run: line.run,
            operator: line.operator,
            name: line.name,
            dtype: line.dtype,
            bytes: from_hex(&line.bytes)?,
        })
    }
}

impl PeerResult {
    /// Its elements as the module has them, whose type is this: uint8 with a scale is int8 there,
    /// of 128 less.
    pub(super) fn bytes_of(&self, dtype: DType) -> Vec<u8> {
        let offset = match (self.dtype.as_str(), dtype) {
            ("uint8", DType::I8) => 128,
            _ => 0,
        };
        self.bytes.iter().map(|byte| byte ^ offset).collect()
    }
}

/// The model and its inputs as the script reads them: a line for each run.
fn lines(model: &[u8], rounds: &[Vec<Vec<u8>>]) -> String {
    let line = |inputs: &Vec<Vec<u8>>| {
        let inputs: Vec<String> = inputs.iter().map(|input| hex(input)).collect();
        format!("{}\n", serde_json::json!(inputs))
    };
    format!("{}\n", hex(model)) + &rounds.iter().map(line).collect::<String>()
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.chars().map(|digit| digit.to_digit(16));
    let digits: Vec<u32> = digits.collect::<Option<_>>()?;
    let pairs = digits.chunks(2).map(|pair| match pair {
        [high, low] => Some((high << 4 | low) as u8),
        _ => None,
    });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_and_nothing_else() {
        let line = r#"{"run": 1, "operator": 2, "name": "y", "dtype": "uint8", "bytes": "00ff7f"}"#;
        let result = PeerResult {
            run: 1,
            operator: 2,
            name: "y".to_owned(),
            dtype: "uint8".to_owned(),
            bytes: vec![0, 255, 127],
        };
        assert_eq!(result.bytes_of(DType::U8), [0, 255, 127]);
        assert_eq!(result.bytes_of(DType::I8), [128, 127, 255]);
        assert_eq!(PeerResult::parse(line), Some(result));
        assert_eq!(PeerResult::parse(&line.replace("00ff7f", "00ff7")), None);
        assert_eq!(PeerResult::parse(&line.replace("00ff7f", "00fg")), None);
        assert_eq!(PeerResult::parse("WARNING"), None);
        let rounds = [vec![vec![0, 255], vec![]]];
        assert_eq!(lines(&[1, 2], &rounds), "0102\n[\"00ff\",\"\"]\n");
    }

    #[test]
    fn a_missing_python_is_an_error() {
        let python = Path::new("no-such-python");
        let error = Peer::Litert.results(python, &[], &[]);
        let error = error.unwrap_err().to_string();
        assert!(error.contains("no-such-python cannot be run"), "{error}");
    }
}
