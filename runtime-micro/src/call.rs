//! One step as its kernel sees it: parameters and operands.

use peapod_schemas::micro::{Memory, Operand, ParamStruct, Step, View};

use crate::arena::in_arena;
use crate::error::Fault;
use crate::memories::Beside;
use crate::session::Model;

/// One step of a model: which operands, which parameters.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    model: &'m Model<'m>,
    step: &'m Step,
    operands: &'m [Operand],
    beside: Beside<'m>,
}

impl<'m> Call<'m> {
    /// A call that is a constant, for [`crate::aot`]: the step's parameters are in the model, and
    /// its operands are these, inputs first.
    pub const fn fixed(model: &'m Model<'m>, step: &'m Step, operands: &'m [Operand]) -> Self {
        Self {
            model,
            step,
            operands,
            beside: Beside::NONE,
        }
    }

    /// Looks up the operands of a step, and checks that they are 255 at most, so that a byte can
    /// number them.
    pub(crate) fn checked(model: &'m Model<'m>, step: &'m Step) -> Result<Self, Fault> {
        let Some(operands) = step.inputs.checked_add(step.outputs) else {
            return Err(Fault::OperandCount {
                inputs: step.inputs,
                outputs: step.outputs,
            });
        };
        Self::new(model, step).ok_or(Fault::OperandIndex {
            first: step.first_operand,
            operands: operands.into(),
            count: model.view.operands.len() as u32,
        })
    }

    /// Looks up the operands of a step.
    #[inline]
    pub(crate) fn new(model: &'m Model<'m>, step: &'m Step) -> Option<Self> {
        let operands = usize::from(step.inputs) + usize::from(step.outputs);
        let list = model.view.operands.get(usize::from(step.first_operand)..)?;
        Some(Self {
            model,
            step,
            operands: list.get(..operands)?,
            beside: Beside::NONE,
        })
    }

    pub(crate) fn step(&self) -> &'m Step {
        self.step
    }

    pub(crate) fn view(&self) -> &'m View<'m> {
        &self.model.view
    }

    /// What the step is of.
    pub(crate) fn model(&self) -> &'m Model<'m> {
        self.model
    }

    /// Inputs, then outputs.
    pub(crate) fn operands(&self) -> &'m [Operand] {
        self.operands
    }

    pub(crate) fn inputs(&self) -> usize {
        usize::from(self.step.inputs)
    }

    pub(crate) fn input(&self, index: usize) -> Option<&'m Operand> {
        self.operands.get(..self.inputs())?.get(index)
    }

    pub(crate) fn output(&self, index: usize) -> Option<&'m Operand> {
        self.operands.get(self.inputs()..)?.get(index)
    }

    /// The memory of an operand that the step only reads; `None` if it is in the step's arena.
    #[inline]
    pub(crate) fn shared_memory(&self, operand: &Operand) -> Option<&'m [u8]> {
        let beside = Beside::memory(self, operand);
        beside.or((!in_arena(operand)).then_some(self.model.view.constants))
    }

    /// The memory of an operand that is a constant.
    #[inline]
    pub(crate) fn constant_memory(&self, operand: &Operand) -> &'m [u8] {
        Beside::memory(self, operand).unwrap_or(self.model.view.constants)
    }

    /// Whether an operand is in RAM that is not the step's arena.
    #[inline(always)]
    pub(crate) fn is_elsewhere(&self, operand: &Operand) -> bool {
        cfg!(feature = "regions") && in_arena(operand) && operand.memory != self.home()
    }

    /// The memory that the step writes in.
    pub(crate) fn home(&self) -> u8 {
        let output = self.output(0).filter(|it| in_arena(it));
        output.map_or(Memory::Arena as u8, |it| it.memory)
    }

    /// The same step with the other regions of RAM.
    #[cfg(feature = "regions")]
    pub(crate) fn with_beside<'b>(&self, beside: Beside<'b>) -> Call<'b>
    where
        'm: 'b,
    {
        let Self {
            model,
            step,
            operands,
            ..
        } = *self;
        Call {
            model,
            step,
            operands,
            beside,
        }
    }

    /// A step of what this one runs.
    #[inline]
    pub(crate) fn inner(&self, step: &'m Step) -> Option<Self> {
        let call = Self::new(self.model, step)?;
        Some(Self {
            beside: self.beside,
            ..call
        })
    }

    /// A part of this step, which is that of a model of its own.
    #[inline]
    pub(crate) fn part<'p>(
        &self,
        model: &'p Model<'p>,
        step: &'p Step,
        operands: &'p [Operand],
    ) -> Call<'p>
    where
        'm: 'p,
    {
        Call {
            model,
            step,
            operands,
            beside: self.beside,
        }
    }

    /// What is beside the arena and the constants.
    #[cfg(feature = "regions")]
    pub(crate) fn beside(&self) -> Beside<'m> {
        self.beside
    }

    pub(crate) fn params<P: ParamStruct>(&self) -> Option<&'m P> {
        self.model.view.param(self.step.params.into())
    }

    /// The parameters, or the fault of having none.
    pub(crate) fn expect_params<P: ParamStruct>(&self) -> Result<&'m P, Fault> {
        self.params().ok_or(Fault::ParamsIndex {
            index: self.step.params,
        })
    }
}
