//! Inputs and outputs of a program, and the files of them.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Result, ResultExt, code, ensure};
use peapod_ir::{DType, Shown, TensorType};
use peapod_pod::Engine;
use peapod_schemas::pod::{DType as FileDType, Port, Program};

use crate::tensor_file::archive::{self, Need, Others, Wanted, unique};
use crate::tensor_file::{self, Io, TensorFiles, typed};
use crate::{Staging, diagnose, memory};

/// Which inputs an output replaces.
pub fn replaced(program: &Program) -> Vec<bool> {
    let mut replaced = vec![false; program.inputs.len()];
    for output in &program.outputs {
        if let Some(input) = output.replaces {
            replaced[input] = true;
        }
    }
    replaced
}

/// Which inputs are set before every step, not only before the first: no output replaces them, and
/// the engine does not keep what they hold.
pub fn set_before_every_step(engine: &dyn Engine) -> Vec<bool> {
    let replaced = replaced(engine.program()).into_iter().enumerate();
    replaced
        .map(|(index, replaced)| !replaced && !engine.keeps_input(index))
        .collect()
}

/// Names by which files mean the inputs: no two are alike.
pub fn input_names(program: &Program) -> Vec<String> {
    unique(program.inputs.iter().map(|it| it.name.as_str()), "in")
}

/// Names by which archives mean the outputs: those of the inputs that they replace, so that what
/// is written is read again, else their own. No two are alike.
pub fn output_names(program: &Program) -> Vec<String> {
    let inputs = input_names(program);
    let names = program.outputs.iter().map(|it| match it.replaces {
        Some(input) => inputs[input].as_str(),
        None => it.name.as_str(),
    });
    unique(names, "out")
}

/// Bytes of every input that is needed; zeros where no files are given, and of what is in flight.
///
/// # Errors
///
/// A file is missing, cannot be read, or is not what the program takes.
pub fn read_inputs(io: &Io, program: &Program, needed: &[bool]) -> Result<Vec<Vec<u8>>> {
    let ports = program.inputs.iter().zip(needed);
    let given = ports.map(|(port, needed)| *needed && !port.in_flight);
    let mut inputs = read_given(io, program, &given.collect::<Vec<_>>())?;
    for ((port, needed), bytes) in program.inputs.iter().zip(needed).zip(&mut inputs) {
        if *needed && port.in_flight {
            *bytes = memory::zeros(&port.name, port.global_bytes())?;
        }
    }
    Ok(inputs)
}

/// Ports that the user knows: the first ones, before what is in flight.
fn given(ports: &[Port]) -> usize {
    ports.iter().filter(|port| !port.in_flight).count()
}

fn read_given(io: &Io, program: &Program, needed: &[bool]) -> Result<Vec<Vec<u8>>> {
    let ports = program.inputs.iter().zip(needed);
    match &io.inputs {
        TensorFiles::Archives(paths) => {
            let wanted = ports.zip(input_names(program));
            let wanted = wanted.map(|((port, needed), name)| Wanted {
                name,
                ty: tensor_type(port),
                need: if *needed { Need::Needed } else { Need::Skipped },
            });
            let read = archive::read(paths, &wanted.collect::<Vec<_>>(), Others::Ignored)?;
            Ok(read.into_iter().map(Option::unwrap_or_default).collect())
        }
        TensorFiles::Files(files) if files.is_empty() => {
            let zeros = |(port, needed): (&Port, &bool)| match needed {
                true => memory::zeros(&port.name, port.global_bytes()),
                false => Ok(vec![]),
            };
            ports.map(zeros).collect()
        }
        TensorFiles::Files(files) => {
            let count = given(&program.inputs);
            ensure!(files.len() == count, file_count(program, files.len()));
            let mut files = files.iter();
            let files = needed.iter().zip(&program.inputs).map(|(needed, port)| {
                let file = if port.in_flight { None } else { files.next() };
                file.filter(|_| *needed).cloned()
            });
            read_each(program, &files.collect::<Vec<_>>())
        }
        TensorFiles::Folder(folder) => read_each(program, &in_folder(folder, needed)?),
    }
}

/// The file of every input that is needed: what comes from elsewhere has none. All of them are
/// there before one is read.
fn in_folder(folder: &Path, needed: &[bool]) -> Result<Vec<Option<PathBuf>>> {
    let count = needed.iter().filter(|needed| **needed).count();
    let file = |(index, needed): (usize, &bool)| match needed {
        true => tensor_file::input(folder, index, count).map(Some),
        false => Ok(None),
    };
    needed.iter().enumerate().map(file).collect()
}

fn read_each(program: &Program, files: &[Option<PathBuf>]) -> Result<Vec<Vec<u8>>> {
    let read = |(index, (port, file)): (usize, (&Port, &Option<PathBuf>))| {
        let Some(file) = file else {
            return Ok(vec![]);
        };
        let ty = tensor_type(port);
        let bytes = match shown(port) {
            Some(shown) => tensor_file::shown::read(file, &ty, shown),
            None => tensor_file::read(file, &ty),
        };
        bytes.note(|| format!("input {index} `{}` of the program", port.name))
    };
    let ports = program.inputs.iter().zip(files);
    ports.enumerate().map(read).collect()
}

fn file_count(program: &Program, found: usize) -> peapod_diagnostic::Diagnostic {
    let inputs = program.inputs.iter().filter(|port| !port.in_flight);
    let inputs = inputs.map(described);
    code::FILE_COUNT
        .error(
            format!(
                "expected {} input files, found {found}",
                given(&program.inputs)
            ),
            "give one file per input, in order, or a folder or archive with --inputs",
        )
        .note(format!(
            "the inputs are {}",
            inputs.collect::<Vec<_>>().join(", ")
        ))
}

/// Where outputs are written.
#[derive(Debug)]
pub enum Outputs {
    /// The position of each that is written, and its file.
    Files(Vec<(usize, PathBuf)>),
    /// All of them by name in an archive.
    Archive(PathBuf),
}

impl Outputs {
    /// Those that are asked for.
    ///
    /// # Errors
    ///
    /// There are more files than outputs.
    pub fn new(io: &Io, program: &Program) -> Result<Self> {
        let ports = &program.outputs;
        let folder = match &io.outputs {
            TensorFiles::Files(files) => {
                let (named, count) = (files.len(), given(ports));
                ensure!(
                    named <= count,
                    code::FILE_COUNT.error(
                        format!("expected at most {count} output files, found {named}"),
                        "give at most one file per output",
                    ),
                );
                return Ok(Self::Files(files.iter().cloned().enumerate().collect()));
            }
            TensorFiles::Archives(paths) => {
                let path = paths.first().cloned().unwrap_or_default();
                return Ok(Self::Archive(path));
            }
            TensorFiles::Folder(folder) => folder,
        };
        let file = |(index, port): (usize, &Port)| {
            // Where .npy has no such elements the raw bytes are written.
            let is_shown = shown(port).is_some();
            let ending = match is_shown || tensor_file::has_npy(tensor_type(port).dtype) {
                true => "npy",
                false => "bin",
            };
            (index, folder.join(format!("out_{index:03}.{ending}")))
        };
        let ports = ports.iter().enumerate().filter(|(_, port)| !port.in_flight);
        Ok(Self::Files(ports.map(file).collect()))
    }

    /// The files.
    pub fn paths(&self) -> Vec<&PathBuf> {
        match self {
            Self::Files(files) => files.iter().map(|(_, path)| path).collect(),
            Self::Archive(path) => vec![path],
        }
    }

    /// Adds the files of what the engine holds: how many outputs that are. All ranks ask for them,
    /// the first writes.
    ///
    /// # Errors
    ///
    /// The engine fails, or a file cannot be written.
    pub fn stage(&self, engine: &mut dyn Engine, staging: &mut Staging) -> Result<usize> {
        let indices: Vec<usize> = match self {
            Self::Files(files) => files.iter().map(|(index, _)| *index).collect(),
            Self::Archive(_) => {
                let ports = engine.program().outputs.iter().enumerate();
                let asked = ports.filter(|(_, port)| !port.in_flight);
                asked.map(|(index, _)| index).collect()
            }
        };
        let names = output_names(engine.program());
        let mut archived = vec![];
        for (position, index) in indices.iter().enumerate() {
            let port = &engine.program().outputs[*index];
            let (ty, shown) = (tensor_type(port), shown(port));
            let bytes = engine.output(*index).map_err(diagnose::pod_run)?;
            match self {
                Self::Files(files) if engine.rank() == 0 => {
                    let path = &files[position].1;
                    let file = match shown {
                        Some(shown) => tensor_file::shown::encode(path, &ty, shown, &bytes)?,
                        None => tensor_file::encode(path, &ty, &bytes)?,
                    };
                    staging.add(path, &file)?;
                }
                Self::Archive(_) if engine.rank() == 0 => {
                    archived.push((names[*index].clone(), ty, bytes));
                }
                Self::Files(_) | Self::Archive(_) => {}
            }
        }
        if let (Self::Archive(path), 0) = (self, engine.rank()) {
            staging.add(path, &archive::encode(path, &archived)?)?;
        }
        Ok(indices.len())
    }
}

fn described(port: &Port) -> String {
    let ty = tensor_type(port);
    let ty = match shown(port) {
        Some(shown) => tensor_file::shown::typed(&ty, shown),
        None => typed(&ty),
    };
    format!("`{}` {ty}", port.name)
}

/// What the user knows the elements as, where those are others.
pub fn shown(port: &Port) -> Option<Shown> {
    let place = port.shown as usize;
    Shown::ALL.get(place.checked_sub(1)?).copied()
}

/// Type of a whole tensor.
pub fn tensor_type(port: &Port) -> TensorType {
    TensorType::new(dtype(port.dtype), port.shape.clone())
}

fn dtype(dtype: FileDType) -> DType {
    match dtype {
        FileDType::F32 => DType::F32,
        FileDType::F16 => DType::F16,
        FileDType::Bf16 => DType::Bf16,
        FileDType::F64 => DType::F64,
        FileDType::I8 => DType::I8,
        FileDType::I16 => DType::I16,
        FileDType::I32 => DType::I32,
        FileDType::I64 => DType::I64,
        FileDType::U8 => DType::U8,
        FileDType::U32 => DType::U32,
        FileDType::Bool => DType::Bool,
    }
}
