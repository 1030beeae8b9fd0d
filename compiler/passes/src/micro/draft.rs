//! Functions with kernels chosen and an arena planned: what passes compare to find the best.

use std::collections::{BTreeSet, HashMap};

use peapod_diagnostic::code;
use peapod_ir::entity::EntityRef;
use peapod_ir::plan::micro::{InstructionSet, MicroPlan};
use peapod_ir::{Function, Module, Numerics};

use crate::error::PassError;
use crate::memory_plan::Planner;
use crate::memory_plan::regions::Region;
use crate::micro::arena::Arena;
use crate::micro::calls::{Calls, Needs};
use crate::micro::choose::{self, Choice, Context, Facts};
use crate::micro::plan;
use crate::micro::regions::Spread;
use crate::micro::{MAX_ITERATIONS, MicroOptions, Weights};

/// How drafts are made.
pub(crate) struct Drafter {
    /// Which instructions weights are packed for; `None` leaves them as the model has them.
    packing: Option<InstructionSet>,
    planner: Planner,
    /// Most turns of a loop whose turns are not known.
    pub(crate) max_iterations: u32,
    /// Which weights are stored in fewer bits than they have.
    pub(crate) weights: Weights,
    /// What drafts have in common.
    facts: Facts,
}

/// The first function of a module as calls of kernels in an arena. No constant is baked yet.
pub(crate) struct Draft {
    pub(crate) module: Module,
    pub(crate) calls: Calls,
    pub(crate) arena: Arena,
    /// Per call, its kernel.
    choices: Vec<Choice>,
    /// Per op, what its calls need.
    pub(crate) needs: Vec<Needs>,
}

impl Drafter {
    pub(crate) fn new(packing: Option<InstructionSet>, planner: Planner) -> Self {
        Self {
            packing,
            planner,
            max_iterations: MAX_ITERATIONS,
            weights: Weights::default(),
            facts: Facts::default(),
        }
    }

    /// Chooses kernels for the first function of a module and lays out its arena.
    ///
    /// # Errors
    ///
    /// [`PassError::Unsupported`] lists what has no kernel.
    pub(crate) fn draft(&self, module: Module) -> Result<Draft, PassError> {
        let function = &module.functions[0];
        let calls = Calls::of(function);
        let index = module.function_index();
        let choices = choose::choose(&self.context(&module, &index, &calls), &calls)?;
        let mut needs = vec![Needs::default(); function.ops.len()];
        for (site, choice) in calls.sites.iter().zip(&choices) {
            needs[site.op.index()] = choice.needs();
        }
        let arena = Arena::new(function, &calls, &needs, self.planner, &BTreeSet::new());
        Ok(Draft {
            module,
            calls,
            arena,
            choices,
            needs,
        })
    }

    /// The plan of a draft, with all constants baked.
    ///
    /// # Errors
    ///
    /// Ports are pinned to regions that do not go together.
    pub(crate) fn finish(
        &self,
        mut draft: Draft,
        options: &MicroOptions,
    ) -> Result<(Module, MicroPlan), PassError> {
        if let Some(arena) = self.spread(&draft, options)? {
            draft.arena = arena;
        }
        let index = draft.module.function_index();
        let cx = self.context(&draft.module, &index, &draft.calls);
        let plan = plan::assemble(&cx, &draft.calls, draft.choices, &draft.arena);
        Ok((draft.module, plan))
    }

    /// The arena of a draft in several regions, if one does not do and several do.
    fn spread(&self, draft: &Draft, options: &MicroOptions) -> Result<Option<Arena>, PassError> {
        let regions: Vec<Region> = options.regions.iter().copied().flatten().collect();
        let is_enough = |region: &Region| draft.arena.len_bytes() <= region.bytes;
        let one_does = regions.first().is_none_or(is_enough) && options.pins.is_empty();
        if one_does {
            return Ok(None);
        }
        let spread = Spread {
            function: draft.function(),
            calls: &draft.calls,
            choices: &draft.choices,
            arena: &draft.arena,
            planner: self.planner,
        };
        let arena = spread.over(&regions, &options.pins)?;
        if arena.is_none() && !options.pins.is_empty() {
            return Err(PassError::Refused {
                code: code::PLACE,
                what: "no plan was found that has inputs and outputs where they are placed"
                    .to_owned(),
                help: "place fewer of them, or in a region with more room".to_owned(),
            });
        }
        Ok(arena)
    }

    fn context<'a>(
        &'a self,
        module: &'a Module,
        index: &'a HashMap<&'a str, usize>,
        calls: &'a Calls,
    ) -> Context<'a> {
        Context {
            numerics: module.numerics,
            functions: &module.functions,
            index,
            function: &module.functions[0],
            planner: self.planner,
            max_iterations: self.max_iterations,
            depth: 0,
            storage: &calls.storage,
            packing: self.packing,
            weights: self.weights,
            facts: &self.facts,
        }
    }
}

impl Draft {
    /// The function that is drafted.
    pub(crate) fn function(&self) -> &Function {
        &self.module.functions[0]
    }

    /// A module of one function, to be drafted alone.
    pub(crate) fn alone(numerics: Numerics, function: &Function) -> Module {
        Module {
            numerics,
            functions: vec![function.clone()],
            ..Module::default()
        }
    }

    /// The module with another function in the place of the one that is drafted.
    pub(crate) fn with(&self, function: Function) -> Module {
        let mut module = self.module.clone();
        module.functions[0] = function;
        module
    }

    /// Multiply-accumulates of one run.
    pub(crate) fn macs(&self) -> u64 {
        self.choices.iter().map(|choice| choice.macs).sum()
    }
}
