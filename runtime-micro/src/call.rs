//! One step as its kernel sees it: parameters and operands.

use peapod_schemas::micro::{Operand, ParamStruct, Step, View};

use crate::error::Fault;
use crate::session::Model;

/// One step of a model: which operands, which parameters.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    model: &'m Model<'m>,
    step: &'m Step,
    operands: &'m [Operand],
}

impl<'m> Call<'m> {
    /// A call that is a constant, for [`crate::aot`]: the step's parameters are in the model, and
    /// its operands are these, inputs first.
    pub const fn fixed(model: &'m Model<'m>, step: &'m Step, operands: &'m [Operand]) -> Self {
        Self {
            model,
            step,
            operands,
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

    pub(crate) fn constants(&self) -> &'m [u8] {
        self.model.view.constants
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
