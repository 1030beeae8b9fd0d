//! One step as its kernel sees it: parameters and operands.

use bytemuck::Pod;
use peapod_schemas::micro::{
    Affine, Binary, Clamp, Concatenation, Conv2d, FullyConnected, Mean, Operand, Pad, Pool2d,
    Requantize, Softmax, Step, Svdf, View,
};

use crate::error::Fault;

/// One step of a model: which operands, which parameters.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    view: &'m View<'m>,
    step: &'m Step,
    operands: &'m [Operand],
}

impl<'m> Call<'m> {
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

    pub(crate) fn params<P: Params>(&self) -> Option<&'m P> {
        P::list(self.view).get(usize::from(self.step.params))
    }

    /// The parameters, or the fault of having none.
    pub(crate) fn expect_params<P: Params>(&self) -> Result<&'m P, Fault> {
        self.params().ok_or(Fault::ParamsIndex {
            index: self.step.params,
        })
    }
}

/// A parameter struct, and where the file lists it.
pub(crate) trait Params: Pod {
    fn list<'m>(view: &View<'m>) -> &'m [Self];
}

macro_rules! params {
    ($($name:ident $list:ident;)*) => {$(
        impl Params for $name {
            fn list<'m>(view: &View<'m>) -> &'m [Self] {
                view.$list
            }
        }
    )*};
}

params! {
    Affine affine;
    Binary binary;
    Clamp clamp;
    Concatenation concatenation;
    Conv2d conv2d;
    FullyConnected fully_connected;
    Mean mean;
    Pad pad;
    Pool2d pool2d;
    Requantize requantize;
    Softmax softmax;
    Svdf svdf;
}
