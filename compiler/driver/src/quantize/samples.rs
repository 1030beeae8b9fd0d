//! Samples that a network is calibrated with.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, cannot_read, code, read_file};
use peapod_ir::{Module, Tensor, TensorType};
use peapod_npy::Array;

use crate::memory;
use crate::tensor_file::archive::{Archive, Kind};
use crate::tensor_file::{element, typed};

/// Inputs of a network, in sequences: those of a file follow each other in time, if the network
/// keeps a state.
#[derive(Clone, Debug)]
pub struct Samples {
    /// For each sequence, for each sample, its inputs.
    sequences: Vec<Vec<Vec<Tensor>>>,
    /// Where each sequence came from.
    names: Vec<String>,
}

/// An input of a network.
struct Port {
    name: String,
    ty: TensorType,
}

impl Samples {
    /// Reads a folder of files, in the order of their names, or one file.
    ///
    /// # Errors
    ///
    /// There are none, or they are not what the network takes.
    pub fn read(path: &Path, module: &Module) -> Result<Self> {
        let function = &module.functions[0];
        let ports = function.inputs.iter().map(|id| {
            let value = function.value(*id);
            let name = value.name.clone();
            Port {
                name,
                ty: value.ty.clone(),
            }
        });
        let ports: Vec<Port> = ports.collect();
        let mut samples = Self {
            sequences: Vec::new(),
            names: Vec::new(),
        };
        for file in files(path)? {
            let sequence = sequence(&file, &ports)?;
            let name = file.display().to_string();
            match function.has_state() {
                true => samples.push(name, sequence),
                false => sequence
                    .into_iter()
                    .for_each(|it| samples.push(name.clone(), vec![it])),
            }
        }
        match samples.len() {
            0 => bail!(no_samples(path, &ports)),
            _ => Ok(samples),
        }
    }

    fn push(&mut self, name: String, sequence: Vec<Vec<Tensor>>) {
        self.sequences.push(sequence);
        self.names.push(name);
    }

    /// How many samples there are.
    pub fn len(&self) -> usize {
        self.sequences.iter().map(Vec::len).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The sequences: the file of each, and its samples.
    pub fn sequences(&self) -> impl Iterator<Item = (&str, &[Vec<Tensor>])> {
        let sequences = self.sequences.iter().map(Vec::as_slice);
        self.names.iter().map(String::as_str).zip(sequences)
    }

    /// About so many samples, evenly among all, in whole sequences.
    pub fn some(&self, count: usize) -> Self {
        let step = self.len().div_ceil(count.max(1)).max(1);
        let kept = (0..self.sequences.len()).step_by(step);
        Self {
            sequences: kept.clone().map(|it| self.sequences[it].clone()).collect(),
            names: kept.map(|it| self.names[it].clone()).collect(),
        }
    }
}

/// Whether a file of this name holds samples; files of other kinds may lie beside them.
fn is_sample(path: &Path) -> bool {
    let extension = path.extension().and_then(|it| it.to_str());
    matches!(extension, Some("npy" | "npz" | "bin" | "safetensors"))
}

/// The files of samples below a folder, in the order of their names; folders are samples of
/// several inputs.
fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut files = Vec::new();
    for entry in fs::read_dir(path).map_err(cannot_read(path))? {
        let path = entry.map_err(cannot_read(path))?.path();
        if path.is_dir() || is_sample(&path) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The samples of a file or folder.
fn sequence(path: &Path, ports: &[Port]) -> Result<Vec<Vec<Tensor>>> {
    let columns = match (path.is_dir(), Kind::of(path)) {
        (true, _) => {
            let files = (0..ports.len()).map(|it| crate::tensor_file::input(path, it, ports.len()));
            let files = files.collect::<Result<Vec<_>>>()?;
            let columns = files
                .iter()
                .zip(ports)
                .map(|(file, port)| column(file, port));
            columns.collect::<Result<Vec<_>>>()?
        }
        (false, Some(_)) => archived(path, ports)?,
        (false, None) => {
            let [port] = ports else {
                bail!(several(path, ports));
            };
            vec![column(path, port)?]
        }
    };
    let counts: Vec<usize> = columns.iter().map(Vec::len).collect();
    if counts.iter().any(|count| *count != counts[0]) {
        let what = format!("inputs have {counts:?} samples");
        let help = "give as many of each input";
        bail!(
            code::CALIBRATION
                .error(what, help)
                .in_file(path.display().to_string())
        );
    }
    let mut columns: Vec<_> = columns.into_iter().map(Vec::into_iter).collect();
    let rows = 0..counts.first().copied().unwrap_or(0);
    Ok(rows
        .map(|_| columns.iter_mut().filter_map(Iterator::next).collect())
        .collect())
}

/// The tensors of one input in a file.
fn column(path: &Path, port: &Port) -> Result<Vec<Tensor>> {
    let bytes = read_file(path, memory::limit()).map_err(cannot_read(path))?;
    let is_raw = path.extension().is_some_and(|it| it == "bin");
    let elements = match is_raw {
        true => {
            let size = port.ty.size_bytes().max(1);
            if bytes.is_empty() || !bytes.len().is_multiple_of(size) {
                let what = format!("{} bytes, expected a multiple of {size}", bytes.len());
                bail!(mismatch(what, port).in_file(path.display().to_string()));
            }
            bytes
        }
        false => {
            let array = Array::read(&bytes).in_file(path.display())?;
            check_shape(array.shape(), port).in_file(path.display())?;
            array.elements(element(&port.ty)?).in_file(path.display())?
        }
    };
    cut(&elements, port, path)
}

/// A shape is that of the input, of a row of its batch, or of several of either.
fn check_shape(shape: &[usize], port: &Port) -> Result<()> {
    let whole = &port.ty.shape[..];
    let row = match whole.split_first() {
        Some((1, row)) => row,
        Some(_) | None => whole,
    };
    let of = |one: &[usize]| shape == one || shape.split_first().is_some_and(|it| it.1 == one);
    if of(whole) || of(row) {
        return Ok(());
    }
    bail!(mismatch(
        format!("expected shape {whole:?}, or [n, …] of them, found {shape:?}"),
        port
    ));
}

fn cut(elements: &[u8], port: &Port, path: &Path) -> Result<Vec<Tensor>> {
    let size = port.ty.size_bytes().max(1);
    let tensors = elements
        .chunks_exact(size)
        .map(|it| Tensor::new(port.ty.clone(), it.to_vec()));
    let tensors = tensors.collect::<Result<Vec<_>, _>>();
    let refused = |error: peapod_ir::eval::TensorError| {
        mismatch(error.to_string(), port).in_file(path.display().to_string())
    };
    Ok(tensors.map_err(refused)?)
}

/// The inputs in an archive, by name; of one input the only tensor.
fn archived(path: &Path, ports: &[Port]) -> Result<Vec<Vec<Tensor>>> {
    let mut archive = Archive::open(path)?;
    let names = archive.names().to_vec();
    let columns = ports.iter().enumerate().map(|(index, port)| {
        let own = names
            .iter()
            .find(|name| **name == port.name || **name == format!("in_{index}"));
        let only = if let ([name], [_]) = (&names[..], ports) {
            Some(name)
        } else {
            None
        };
        let Some(name) = own.or(only) else {
            let what = format!("no `{}` among {}", port.name, names.join(", "));
            bail!(mismatch(what, port).in_file(path.display().to_string()));
        };
        let shape = archive.shape(name)?;
        check_shape(&shape, port).in_file(path.display())?;
        let bytes = archive.read(name, &port.ty.with_shape(shape))?;
        cut(&bytes, port, path)
    });
    columns.collect()
}

fn mismatch(what: String, port: &Port) -> Diagnostic {
    let help = format!("give samples of `{}`, each {}", port.name, typed(&port.ty));
    code::CALIBRATION.error(what, help)
}

fn several(path: &Path, ports: &[Port]) -> Diagnostic {
    let names: Vec<&str> = ports.iter().map(|port| port.name.as_str()).collect();
    let what = format!(
        "the model has the inputs {}, and the file one array",
        names.join(", ")
    );
    let help = "give archives with an array for each, or folders of in_000.npy and so on";
    code::CALIBRATION
        .error(what, help)
        .in_file(path.display().to_string())
}

fn no_samples(path: &Path, ports: &[Port]) -> Diagnostic {
    let types: Vec<String> = ports.iter().map(|port| typed(&port.ty)).collect();
    let what = "expected samples, found none: no .npy, .npz or .bin".to_owned();
    let help = format!("give some hundred samples of {}", types.join(", "));
    code::CALIBRATION
        .error(what, help)
        .in_file(path.display().to_string())
}
