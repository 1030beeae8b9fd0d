//! One module compiled for a pod with one set of options after another.
//!
//! The passes come in four stages, and each looks at more of the options than the one before:
//!
//! | stage | passes | looks at |
//! |---|---|---|
//! | lowered | inline, lower, simplify, fold transposes | the module alone |
//! | annotated | annotate | mesh, rules, layout |
//! | cut | shard the weight update, propagate, partition | whether that update is sharded |
//! | planned | bucket, fuse and plan | the rest |
//!
//! How values lie without the weight update sharded is kept, too: where it is sharded, that is
//! looked at first.
//!
//! What a stage made is kept until options change that it looks at. A program is the same, byte for
//! byte, as one that is compiled from the beginning.

use std::sync::{Arc, OnceLock};

use peapod_ir::{Mesh, Module};

use crate::error::PassError;
use crate::pod::annotate::{Layout, ShardRule};
use crate::pod::propagate::Propagation;
use crate::pod::{self, Cut, PodOptions, PodProgram, ShardedProgram};

/// A module, and what is left of compiling it before.
#[derive(Clone, Debug)]
pub struct Compilation {
    lowered: Module,
    annotated: Option<Annotated>,
}

/// A module with the annotations that options ask for.
#[derive(Clone, Debug)]
struct Annotated {
    mesh: Option<Mesh>,
    shards: Vec<ShardRule>,
    layout: Layout,
    module: Module,
    /// How values lie where the weight update is not sharded.
    propagation: OnceLock<Propagation>,
    /// Where the weight update is not sharded, where it is, and where parameters are split, too.
    cut: [Option<(Arc<ShardedProgram>, Cut)>; 3],
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

    /// The program with these options, which [`pod::compile`] would compile, too.
    ///
    /// # Errors
    ///
    /// As [`pod::compile`].
    pub fn program(&mut self, options: &PodOptions) -> Result<PodProgram, PassError> {
        let same = |it: &Annotated| {
            it.mesh == options.mesh && it.shards == options.shards && it.layout == options.layout
        };
        let annotated = match self.annotated.take().filter(same) {
            Some(annotated) => annotated,
            None => Annotated::new(self.lowered.clone(), options)?,
        };
        self.annotated.insert(annotated).program(options)
    }

    /// The same for options that nothing like them comes after: only the first stage is looked at,
    /// and nothing is kept.
    ///
    /// # Errors
    ///
    /// As [`pod::compile`].
    pub fn program_once(&self, options: &PodOptions) -> Result<PodProgram, PassError> {
        pod::from_lowered(self.lowered.clone(), options, &mut |_, _| {})
    }
}

impl Annotated {
    fn new(mut module: Module, options: &PodOptions) -> Result<Self, PassError> {
        pod::annotated(&mut module, options, &mut |_, _| {})?;
        Ok(Self {
            mesh: options.mesh.clone(),
            shards: options.shards.clone(),
            layout: options.layout.clone(),
            module,
            propagation: OnceLock::new(),
            cut: [None, None, None],
        })
    }

    fn program(&mut self, options: &PodOptions) -> Result<PodProgram, PassError> {
        let way = match (options.weight_update_sharding, options.split_parameters) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        };
        let (sharded, cut) = match self.cut[way].take() {
            Some(known) => known,
            None => self.cut(options)?,
        };
        let (sharded, cut) = self.cut[way].insert((sharded, cut));
        pod::planned(sharded.clone(), cut.clone(), options, &mut |_, _| {})
    }

    fn cut(&self, options: &PodOptions) -> Result<(Arc<ShardedProgram>, Cut), PassError> {
        let ignore = &mut |_: &str, _: &Module| {};
        let module = self.module.clone();
        let sharded = pod::shard(module, &self.propagation, options, ignore)?;
        let cut = pod::cut(&sharded, ignore)?;
        Ok((sharded.into(), cut))
    }
}
