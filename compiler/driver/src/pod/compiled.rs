//! What the passes made of a model: one program for all devices, or one for each stage of a
//! pipeline.

use peapod_diagnostic::{Result, ResultExt};
use peapod_emit::pod;
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::pod::compile_observed;
use peapod_passes::pod::partition::Replication;
pub use peapod_passes::pod::pipeline::PipelineProgram;
use peapod_passes::pod::pipeline::{self, PipelineOptions, timing};
use peapod_passes::pod::windowed_einsum::Estimator as Estimating;
use peapod_passes::pod::{Idle, ShardedProgram};
use peapod_passes::{Compilation, PassError, PodOptions, PodProgram};
use peapod_schemas::pod::{Checked, file, read};

use super::estimate::Estimator;

/// Compiles with what is known of the time of a program.
fn estimated<T>(
    estimator: Option<&Estimator>,
    compile: impl FnOnce(Option<Estimating<'_>>) -> T,
) -> T {
    match estimator {
        Some(estimator) => compile(Some(&|program| estimator.estimate(program))),
        None => compile(None),
    }
}

/// Compiles stages with what is known of the time of steps.
fn timed<T>(
    estimator: Option<&Estimator>,
    compile: impl FnOnce(Option<timing::Timer<'_>>) -> T,
) -> T {
    match estimator {
        Some(it) => compile(Some(&|module, interface, plan| {
            it.timed(module, interface, plan)
        })),
        None => compile(None),
    }
}

/// A compiled program.
#[derive(Clone, Debug)]
pub enum Compiled {
    /// All devices run the same.
    Whole(Box<PodProgram>),
    /// Devices of one stage run the same.
    Stages(Box<PipelineProgram>),
}

impl Compiled {
    /// Compiles a module; the observer is shown the module after every pass.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub(super) fn observed(
        module: Module,
        options: &PodOptions,
        estimator: Option<&Estimator>,
        observer: impl FnMut(&str, &Module),
    ) -> std::result::Result<Self, PassError> {
        Ok(match &options.pipeline {
            None => {
                let program = estimated(estimator, |it| {
                    compile_observed(module, options, it, observer)
                })?;
                Self::Whole(Box::new(program))
            }
            Some(pipeline) => {
                let program = timed(estimator, |it| {
                    pipeline::compile_timed(module, options, (pipeline, it), observer)
                })?;
                Self::Stages(Box::new(program))
            }
        })
    }

    /// Compiles a module that has no stages.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub(super) fn compile_whole(
        module: Module,
        options: &PodOptions,
        estimator: Option<&Estimator>,
    ) -> std::result::Result<PodProgram, PassError> {
        estimated(estimator, |it| {
            compile_observed(module, options, it, |_, _| {})
        })
    }

    /// Compiles a module once more, with what is left of compiling it before.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub(super) fn again(
        compilation: &mut Compilation,
        options: &PodOptions,
        estimator: Option<&Estimator>,
    ) -> std::result::Result<Self, PassError> {
        Ok(match &options.pipeline {
            None => {
                let program = estimated(estimator, |it| compilation.program(options, it))?;
                Self::Whole(Box::new(program))
            }
            Some(pipeline) => Self::stages_of(compilation, options, pipeline, estimator)?,
        })
    }

    /// The same for options that nothing like them comes after.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub(super) fn once(
        compilation: &Compilation,
        options: &PodOptions,
        estimator: Option<&Estimator>,
    ) -> std::result::Result<Self, PassError> {
        Ok(match &options.pipeline {
            None => {
                let program = estimated(estimator, |it| compilation.program_once(options, it))?;
                Self::Whole(Box::new(program))
            }
            Some(pipeline) => Self::stages_of(compilation, options, pipeline, estimator)?,
        })
    }

    /// The stages of a pipeline, of which nothing is kept for other options.
    fn stages_of(
        compilation: &Compilation,
        options: &PodOptions,
        pipeline: &PipelineOptions,
        estimator: Option<&Estimator>,
    ) -> std::result::Result<Self, PassError> {
        let program = timed(estimator, |it| {
            compilation.pipeline(options, (pipeline, it))
        })?;
        Ok(Self::Stages(Box::new(program)))
    }

    /// The tables of the pod.
    ///
    /// # Errors
    ///
    /// It is beyond what pods hold.
    pub(super) fn tables(&self) -> Result<file::PodT> {
        Ok(match self {
            Self::Whole(program) => {
                let verified = verify(&program.module).or_bug("after the passes")?;
                pod::build(&verified, &program.interface, &program.plan)?
            }
            Self::Stages(program) => pod::build_pipeline(&program.pipeline)?,
        })
    }

    /// The program's bytes, and what is read from them: what would be refused is never written.
    ///
    /// # Errors
    ///
    /// It is beyond what pods hold.
    pub(super) fn emit(&self) -> Result<(Vec<u8>, Checked)> {
        let bytes = match self {
            Self::Whole(program) => {
                let verified = verify(&program.module).or_bug("after the passes")?;
                pod::write(&verified, &program.interface, &program.plan)?
            }
            Self::Stages(program) => pod::write_pipeline(&program.pipeline)?,
        };
        let checked = read(&bytes).or_bug("the compiled pod does not load")?;
        Ok((bytes, checked))
    }

    /// The program of one device, if all run the same.
    pub fn whole(&self) -> Option<&PodProgram> {
        match self {
            Self::Whole(program) => Some(program),
            Self::Stages(_) => None,
        }
    }

    /// The pipeline, if it is one.
    pub fn stages(&self) -> Option<&PipelineProgram> {
        match self {
            Self::Whole(_) => None,
            Self::Stages(program) => Some(program),
        }
    }

    /// What it was made from.
    pub fn sharded(&self) -> &ShardedProgram {
        match self {
            Self::Whole(program) => &program.sharded,
            Self::Stages(program) => &program.sharded,
        }
    }

    /// The devices.
    pub fn mesh(&self) -> &Mesh {
        match self {
            Self::Whole(program) => &program.module.mesh,
            Self::Stages(program) => &program.pipeline.mesh,
        }
    }

    /// The mesh that collectives and replications name axes of.
    pub(super) fn partitioned_mesh(&self) -> &Mesh {
        &self.sharded().propagation.mesh
    }

    /// Tensors that are gathered although no annotation asks for it.
    pub(super) fn replications(&self) -> &[Replication] {
        match self {
            Self::Whole(program) => &program.replications,
            Self::Stages(program) => &program.replications,
        }
    }

    /// Data of so few rows that some devices hold none.
    pub(super) fn idle(&self) -> &[Idle] {
        match self {
            Self::Whole(program) => &program.idle,
            Self::Stages(program) => &program.idle,
        }
    }
}
