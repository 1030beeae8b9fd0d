//! The programs of a run, compiled and loaded.

use peapod_diagnostic::{Result, ResultExt, code};
use peapod_ir::DType;
use peapod_pod::{Engine, EngineOptions, Program};
use peapod_targets::Pod;
use peapod_train::{Role, Step};

use crate::options::PodOptions;
use crate::pod::compile::{self, Built, Extras, Model};
use crate::pod::partitioned::Partitioner;
use crate::pod::run::engine::EngineKind;
use crate::{Files, Format, Observer, Source, diagnose};

/// How programs are compiled and run.
#[derive(Debug)]
pub struct Place {
    /// The machine they are compiled for.
    pub target: Pod,
    /// Mesh and shardings.
    pub options: PodOptions,
    /// What runs them.
    pub engine: EngineKind,
    /// What follows the colon after the engine's name.
    pub argument: Option<String>,
    /// Threads and limits.
    pub limits: EngineOptions,
}

/// A program that is loaded, and what its arguments are.
pub struct Loaded {
    /// What it is called.
    pub name: &'static str,
    /// What runs it.
    pub engine: Box<dyn Engine>,
    /// Files of the program.
    pub files: Files,
    /// The step that was compiled.
    pub step: Step,
}

impl Place {
    /// Compiles a step and loads it.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked, or the engine does not take it.
    pub fn load(&self, name: &'static str, step: Step, observer: &dyn Observer) -> Result<Loaded> {
        let source = Source {
            name: name.to_owned(),
            path: format!("the {name} program"),
            bytes: Vec::new(),
            format: Format::Ir,
            signatures: Vec::new(),
            input_shapes: Vec::new(),
            dims: Vec::new(),
            constants: Vec::new(),
            folder: None,
            numerics: None,
            front_end: None,
        };
        let module = step.module.clone();
        let mut options = compile::resolved(&self.options, &module.mesh, &self.target)?;
        options.annotate.data = step.batch().map(str::to_owned).collect();
        let extras = Extras {
            stablehlo: self.engine.compiles_stablehlo,
            ..Extras::default()
        };
        let model = Model {
            source: &source,
            module,
        };
        let Built { files, .. } =
            compile::compile(model, &self.target, &options, extras, observer)?;
        let program = program(name, &files)?;
        let engine = (self.engine).load(program, self.argument.as_deref(), self.limits);
        Ok(Loaded {
            name,
            engine: engine.map_err(diagnose::pod_run)?,
            files,
            step,
        })
    }
}

/// The program in files that were compiled.
fn program(name: &str, files: &Files) -> Result<Program> {
    let find = |wanted: &str| {
        let mut found = files.iter().filter(|(file, _)| file == wanted);
        found.next().map(|(_, bytes)| bytes)
    };
    let pod = find(&format!("{name}.pod")).map_or(&[][..], Vec::as_slice);
    let program = peapod_pod::load(pod).or_bug("the compiled program does not load")?;
    match find(Partitioner::Peapod.file()) {
        Some(text) => {
            let text = String::from_utf8_lossy(text).into_owned();
            Ok(program.with_stablehlo(text))
        }
        None => Ok(program),
    }
}

impl Loaded {
    /// Position of the argument that is for something; `None` if the program has none.
    pub fn argument(&self, is: impl Fn(&Role) -> bool) -> Option<usize> {
        self.step.ports.iter().position(|port| is(&port.role))
    }

    /// Position of a result.
    pub fn result(&self, name: &str) -> Option<usize> {
        self.step.results.iter().position(|it| it == name)
    }

    /// Gives the engine an argument, if the program has it.
    ///
    /// # Errors
    ///
    /// The engine does not take it.
    pub fn set(&mut self, argument: Option<usize>, bytes: &[u8]) -> Result<()> {
        match argument {
            Some(index) => Ok(self
                .engine
                .set_input(index, bytes)
                .map_err(diagnose::pod_run)?),
            None => Ok(()),
        }
    }

    /// The elements of a result, as numbers.
    ///
    /// # Errors
    ///
    /// There is no such result, or the engine fails.
    pub fn numbers(&mut self, name: &str) -> Result<Option<Vec<f64>>> {
        let Some(index) = self.result(name) else {
            return Ok(None);
        };
        let bytes = self.engine.output(index).map_err(diagnose::pod_run)?;
        let port = &self.engine.program().outputs[index];
        let ty = crate::pod::tensor_type(port);
        let tensor = peapod_ir::Tensor::new(ty, bytes);
        let tensor = tensor.or_bug("an engine yields what the program says")?;
        Ok(Some(
            tensor.scalars().iter().map(|it| it.double()).collect(),
        ))
    }

    /// Names and values of results that are single floats and replace nothing.
    ///
    /// # Errors
    ///
    /// The engine fails.
    pub fn scalars(&mut self) -> Result<Vec<(String, f64)>> {
        let outputs = self.engine.program().outputs.iter().zip(&self.step.results);
        let single = outputs.filter(|(port, _)| {
            let ty = crate::pod::tensor_type(port);
            port.replaces.is_none() && ty.shape.is_empty() && DType::FLOATS.contains(&ty.dtype)
        });
        let names: Vec<String> = single.map(|(_, name)| name.clone()).collect();
        let mut scalars = Vec::new();
        for name in names {
            let found = self.numbers(&name)?;
            scalars.extend(found.and_then(|it| Some((name, *it.first()?))));
        }
        Ok(scalars)
    }
}

/// Refuses an engine that cannot train.
///
/// # Errors
///
/// It is unknown.
pub fn engine(spec: &str) -> Result<(EngineKind, Option<String>)> {
    use crate::pod::run::engine::{EngineSpec, named};
    let spec = EngineSpec::parse(spec);
    let kind = named(&spec.name).map_err(diagnose::engine)?;
    Ok((kind, spec.argument))
}

/// The target of a name, or the file of one.
///
/// # Errors
///
/// It is a board, or unknown.
pub fn target(name: &str) -> Result<Pod> {
    Pod::open(name).map_err(|error| {
        let help = "name a pod: `local`, or one such as `tpu-v3-8` that `cargo xtask list` shows";
        code::OPTION_VALUE
            .error(format!("run.target: `{name}` is no pod"), help)
            .note(error.to_string())
            .into()
    })
}
