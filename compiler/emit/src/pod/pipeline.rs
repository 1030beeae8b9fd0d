//! A program in stages as `.pod` bytes: a pod of every stage in one that says how they belong
//! together.

use peapod_ir::plan::pod::{PodPipeline, PodStage, PodTensor};
use peapod_ir::verify::verify;
use peapod_schemas::pod::{file, version};

use super::{bug, build, dims, limits, mesh, packed, port};
use crate::EmitError;

/// Writes a planned pipeline.
///
/// # Errors
///
/// As [`write()`](super::write()), of any of its stages; a module of a stage that does not verify
/// breaks the rules of plans.
pub fn write_pipeline(pipeline: &PodPipeline) -> Result<Vec<u8>, EmitError> {
    Ok(packed(&build_pipeline(pipeline)?))
}

/// The native structs that [`write_pipeline`] packs.
///
/// # Errors
///
/// As [`write_pipeline`].
pub fn build_pipeline(pipeline: &PodPipeline) -> Result<file::PodT, EmitError> {
    limits::mesh(&pipeline.mesh)?;
    let version = version(
        true,
        pipeline.interface.inputs.iter().any(|it| it.in_flight),
    );
    let stages = pipeline.stages.iter().enumerate();
    let stages = stages.map(|(index, it)| stage(index, it, version));
    let stages: Vec<file::StageT> = stages.collect::<Result<_, _>>()?;
    let first = pipeline.stages.first();
    let first = first.ok_or_else(|| bug("the pipeline", "it has no stage"))?;
    let ports = |ports: &[PodTensor]| ports.iter().map(port).collect::<Result<Vec<_>, _>>();
    Ok(table!(PodT {
        version,
        name: first.module.name.clone(),
        mesh: mesh(&pipeline.mesh),
        inputs: ports(&pipeline.interface.inputs)?,
        outputs: ports(&pipeline.interface.outputs)?,
        feedback_open: stages.iter().any(|it| it.program.feedback_open),
        // A device makes the work of one stage.
        work: stages.iter().map(|it| it.program.work).max().unwrap_or(0),
        stages: Some(stages),
    }))
}

fn stage(index: usize, stage: &PodStage, version: u32) -> Result<file::StageT, EmitError> {
    let place = format!("stage {index}");
    let module = verify(&stage.module).map_err(|errors| bug(&place, &errors.to_string()))?;
    let mut program = build(&module, &stage.interface, &stage.plan)?;
    program.version = version;
    Ok(table!(StageT {
        program: Box::new(program),
        inputs: dims(&stage.inputs),
        outputs: dims(&stage.outputs),
    }))
}
