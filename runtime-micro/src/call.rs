//! One step as its kernel sees it: parameters and operands.

use peapod_schemas::micro::{Operand, ParamStruct, Step, View};

use crate::error::Fault;

/// One step of a model: which operands, which parameters.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    view: &'m View<'m>,
    step: &'m Step,
    operands: &'m [Operand],
}

impl<'m> Call<'m> {
    /// A call that is a constant, for [`crate::aot`]: the step's parameters are in the view, and
    /// its operands are these, inputs first.
    pub const fn fixed(view: &'m View<'m>, step: &'m Step, operands: &'m [Operand]) -> Self {
        Self {
            view,
            step,
            operands,
        }
    }

    /// Looks up the operands of a step: at most 255, so that a byte can number them.
    pub(crate) fn new(view: &'m View<'m>, step: &'m Step) -> Result<Self, Fault> {
        let operands = u16::from(step.inputs) + u16::from(step.outputs);
        if operands > u16::from(u8::MAX) {
            return Err(Fault::OperandCount {
                inputs: step.inputs,
                outputs: step.outputs,
            });
        }
        let list = view.operands.get(usize::from(step.first_operand)..);
        match list.and_then(|list| list.get(..usize::from(operands))) {
            Some(operands) => Ok(Self {
                view,
                step,
                operands,
            }),
            None => Err(Fault::OperandIndex {
                first: step.first_operand,
                operands,
                count: view.operands.len() as u32,
            }),
        }
    }

    pub(crate) fn step(&self) -> &'m Step {
        self.step
    }

    pub(crate) fn view(&self) -> &'m View<'m> {
        self.view
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
        self.view.constants
    }

    pub(crate) fn params<P: ParamStruct>(&self) -> Option<&'m P> {
        self.view.param(self.step.params.into())
    }

    /// The parameters, or the fault of having none.
    pub(crate) fn expect_params<P: ParamStruct>(&self) -> Result<&'m P, Fault> {
        self.params().ok_or(Fault::ParamsIndex {
            index: self.step.params,
        })
    }
}
