//! Functions with kernels chosen and an arena planned: what passes compare to find the best.

use peapod_ir::entity::EntityRef;
use peapod_ir::plan::micro::{InstructionSet, MicroPlan};
use peapod_ir::{Function, Module};

use crate::error::PassError;
use crate::memory_plan::Planner;
use crate::micro::arena::Arena;
use crate::micro::calls::{Calls, Needs};
use crate::micro::choose::{self, Choice, Context, Facts};
use crate::micro::plan;

/// How drafts are made.
pub(crate) struct Drafter {
    /// Which instructions weights are packed for; `None` leaves them as the model has them.
    packing: Option<InstructionSet>,
    planner: Planner,
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
        let choices = choose::choose(&self.context(function, &calls), &calls)?;
        let mut needs = vec![Needs::default(); function.ops.len()];
        for (site, choice) in calls.sites.iter().zip(&choices) {
            needs[site.op.index()] = choice.needs();
        }
        let arena = Arena::new(function, &calls, &needs, self.planner);
        Ok(Draft {
            module,
            calls,
            arena,
            choices,
            needs,
        })
    }

    /// The plan of a draft, with all constants baked.
    pub(crate) fn finish(&self, draft: Draft) -> (Module, MicroPlan) {
        let cx = self.context(&draft.module.functions[0], &draft.calls);
        let plan = plan::assemble(&cx, &draft.calls, draft.choices, &draft.arena);
        (draft.module, plan)
    }

    fn context<'a>(&'a self, function: &'a Function, calls: &'a Calls) -> Context<'a> {
        Context {
            function,
            storage: &calls.storage,
            packing: self.packing,
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
    pub(crate) fn alone(function: &Function) -> Module {
        Module {
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
