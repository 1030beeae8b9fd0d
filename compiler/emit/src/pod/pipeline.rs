//! A program in stages as `.pod` bytes: a pod of every stage in one that says how they belong
//! together.

use peapod_ir::plan::pod::{DelayedWeights, PodDelays, PodPipeline, PodStage, PodTensor};
use peapod_ir::verify::verify;
use peapod_schemas::pod::{file, version};

use super::value::Values;
use super::{bug, dims, limits, mesh, narrow, numbered, packed, port};
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
        pipeline.stages.iter().any(|it| it.delays.is_some()),
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
    let (mut program, values) = numbered(&module, &stage.interface, &stage.plan)?;
    program.version = version;
    let delays = stage.delays.as_ref().map(|it| delays(it, &values));
    Ok(table!(StageT {
        program: Box::new(program),
        inputs: dims(&stage.inputs),
        outputs: dims(&stage.outputs),
        delays: delays.transpose()?.map(Box::new),
    }))
}

/// Delays of a stage; what never exists in memory shows nothing of them.
fn delays(delays: &PodDelays, values: &Values) -> Result<file::DelaysT, EmitError> {
    let number = |index: usize| i32::try_from(index).unwrap_or(i32::MAX);
    let input = |index: Option<usize>| index.map_or(-1, number);
    let weights = delays.weights.iter().map(|it| {
        Ok(table!(WeightsT {
            input: number(it.input),
            older: input(it.older),
            average: input(it.average),
            updated: values.id(it.updated)?,
        }))
    });
    let reads = delays.reads.iter().filter_map(|it| {
        Some(table!(WeightsReadT {
            value: values.id(it.value).ok()?,
            microbatch: it.microbatch.try_into().unwrap_or(i32::MAX),
            backward: it.backward,
        }))
    });
    Ok(table!(DelaysT {
        backward_weights: match delays.backward_weights {
            DelayedWeights::Newest => file::BackwardWeights::Newest,
            DelayedWeights::Stashed => file::BackwardWeights::Stashed,
            DelayedWeights::Corrected => file::BackwardWeights::Corrected,
        },
        updates: delays.updates.iter().map(|it| narrow(*it)).collect(),
        backward: delays.backward.iter().map(|it| narrow(*it)).collect(),
        weights: weights.collect::<Result<_, EmitError>>()?,
        reads: reads.collect(),
    }))
}
