//! One module compiled for a pod with one set of options after another.
//!
//! The passes come in four stages. Each owns the options that it reads, and what it made is kept
//! until they change, or those of a stage before it:
//!
//! | stage | passes | options |
//! |---|---|---|
//! | lowered | drop empty, inline, capture, lower, simplify, fold, ragged products, shifts | none |
//! | annotated | annotate, split axes | [`AnnotateOptions`] |
//! | cut | shard updates, propagate, partition | of both, and whether replication is denied |
//! | planned | cut products, bucket, fuse and plan | [`PlanOptions`]; not kept |
//!
//! The shardings without the weight update sharded are kept, too: where it is sharded, they are
//! looked at first.
//!
//! A program is the same, byte for byte, as one that is compiled from the beginning.
//!
//! [`PlanOptions`]: crate::pod::PlanOptions

use std::sync::{Arc, OnceLock};

use peapod_ir::Module;

use crate::error::PassError;
use crate::pod::annotate::AnnotateOptions;
use crate::pod::gradient_reduction::GradientReduction;
use crate::pod::pipeline::timing::Timer;
use crate::pod::pipeline::{self, PipelineOptions, PipelineProgram};
use crate::pod::propagate::Propagation;
use crate::pod::weight_update::WeightUpdateOptions;
use crate::pod::windowed_einsum::Estimator;
use crate::pod::{self, Cut, PodOptions, PodProgram, ShardedProgram};

/// A module, and what is left of compiling it before.
#[derive(Clone, Debug)]
pub struct Compilation {
    lowered: Module,
    annotated: Option<Stage<AnnotateOptions, Annotated>>,
}

/// What a stage made with its options.
#[derive(Clone, Debug)]
struct Stage<O, T> {
    options: O,
    made: T,
}

impl<O: Clone + Eq, T> Stage<O, T> {
    /// What was made with these options, or is made now.
    fn of(
        known: Option<Self>,
        options: &O,
        make: impl FnOnce() -> Result<T, PassError>,
    ) -> Result<Self, PassError> {
        match known.filter(|stage| stage.options == *options) {
            Some(stage) => Ok(stage),
            None => Ok(Self {
                options: options.clone(),
                made: make()?,
            }),
        }
    }
}

/// Options of the third stage; the last one is whether replication is denied.
type CutOptions = (WeightUpdateOptions, GradientReduction, bool);

/// A module with the annotations that options ask for.
#[derive(Clone, Debug)]
struct Annotated {
    module: Module,
    /// The shardings where the weight update is not sharded.
    propagation: OnceLock<Propagation>,
    /// One for each way that was requested.
    cut: Vec<Stage<CutOptions, (Arc<ShardedProgram>, Cut)>>,
}

impl Compilation {
    /// Begins with a module.
    ///
    /// # Errors
    ///
    /// The module breaks a rule of the IR, or has an op that a pod does not know.
    pub fn new(mut module: Module) -> Result<Self, PassError> {
        pod::lowered(&mut module, &mut |_, _| {})?;
        Ok(Self {
            lowered: module,
            annotated: None,
        })
    }

    /// The program with these options, which [`pod::compile_observed`] would compile, too.
    ///
    /// # Errors
    ///
    /// As [`pod::compile`].
    pub fn program(
        &mut self,
        options: &PodOptions,
        estimator: Option<Estimator<'_>>,
    ) -> Result<PodProgram, PassError> {
        // Exhaustive: options of a new stage are not forgotten here.
        let PodOptions {
            annotate,
            weight_update,
            gradient_reduction,
            plan,
            pipeline: _,
        } = options;
        let annotated = Stage::of(self.annotated.take(), annotate, || {
            Annotated::new(self.lowered.clone(), annotate)
        })?;
        let annotated = &mut self.annotated.insert(annotated).made;
        let (sharded, cut) =
            annotated.cut(*weight_update, gradient_reduction, plan.deny_replication)?;
        pod::planned(sharded, cut, *plan, estimator, &mut |_, _| {})
    }

    /// The same in stages; nothing but the first stage of the compiler is kept.
    ///
    /// # Errors
    ///
    /// As [`pipeline::compile`].
    pub fn pipeline(
        &self,
        options: &PodOptions,
        pipeline: (&PipelineOptions, Option<Timer<'_>>),
    ) -> Result<PipelineProgram, PassError> {
        pipeline::from_lowered(self.lowered.clone(), options, pipeline, &mut |_, _| {})
    }

    /// The same for options that nothing like them comes after: only the first stage is looked at,
    /// and nothing is kept.
    ///
    /// # Errors
    ///
    /// As [`pod::compile`].
    pub fn program_once(
        &self,
        options: &PodOptions,
        estimator: Option<Estimator<'_>>,
    ) -> Result<PodProgram, PassError> {
        pod::from_lowered(self.lowered.clone(), options, estimator, &mut |_, _| {})
    }
}

impl Annotated {
    fn new(mut module: Module, options: &AnnotateOptions) -> Result<Self, PassError> {
        pod::annotated(&mut module, options, &mut |_, _| {})?;
        Ok(Self {
            module,
            propagation: OnceLock::new(),
            cut: Vec::new(),
        })
    }

    fn cut(
        &mut self,
        weight_update: WeightUpdateOptions,
        reduction: &GradientReduction,
        deny_replication: bool,
    ) -> Result<(Arc<ShardedProgram>, Cut), PassError> {
        let options = (weight_update, reduction.clone(), deny_replication);
        if let Some(known) = self.cut.iter().find(|stage| stage.options == options) {
            return Ok(known.made.clone());
        }
        let ignore = &mut |_: &str, _: &Module| {};
        let sharded = pod::shard(
            self.module.clone(),
            &self.propagation,
            (weight_update, reduction),
            ignore,
        )?;
        let cut = pod::cut(&sharded, deny_replication, ignore)?;
        let made = (Arc::new(sharded), cut);
        self.cut.push(Stage {
            options,
            made: made.clone(),
        });
        Ok(made)
    }
}
