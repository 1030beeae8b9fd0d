//! What weights take that are stored in fewer bits than they have.

use std::collections::BTreeSet;
use std::fmt;

use peapod_ir::plan::micro::{MicroPlan, Operand, Params, Step, WeightCoding};
use peapod_ir::verify::Verified;
use serde::Serialize;

use super::place;
use crate::table::grouped;

/// Weights that a kernel decodes while it runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Weights {
    /// Name in the source file.
    pub name: String,
    /// Position of the first kernel call that reads them.
    pub step: usize,
    /// How they are stored: `table`, `mask` or `half`.
    pub coding: &'static str,
    /// Bits of an index into a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bits: Option<u8>,
    /// Bytes that they take: codes and values.
    pub bytes: usize,
    /// Bytes that they would take as they are.
    pub dense_bytes: usize,
}

/// The operand that codes are.
const CODES: usize = 1;

/// All such weights, in the order of the calls. Tiles of an op read the same ones.
pub(super) fn weights(module: &Verified<'_>, plan: &MicroPlan) -> Vec<Weights> {
    let mut places = BTreeSet::new();
    let steps = plan.steps.iter().enumerate();
    let coded = steps.filter_map(|(index, step)| {
        let Params::Coded(_) = &step.params else {
            return None;
        };
        let at: Vec<_> = stored(step)
            .map(|it| (it.memory as u8, it.offset))
            .collect();
        let is_new = places.insert(at);
        is_new.then(|| coded(module, index, step)).flatten()
    });
    coded.collect()
}

/// The operands that weights are stored in: codes and values.
fn stored(step: &Step) -> impl Iterator<Item = &Operand> {
    let facts = step.kernel.facts();
    let inputs = step.inputs.iter().enumerate();
    let stored = inputs.filter(move |(index, _)| {
        let role = facts.inputs().get(*index);
        role.is_some_and(|role| ["codes", "values"].contains(&role.name))
    });
    stored.map(|(_, operand)| operand)
}

fn coded(module: &Verified<'_>, index: usize, step: &Step) -> Option<Weights> {
    let Params::Coded(params) = &step.params else {
        return None;
    };
    let coding = WeightCoding::from_number(params.coding)?;
    let op = place::op(module, step)?;
    let weights = op.inputs.get(CODES).copied().flatten()?;
    let function = module.entry();
    Some(Weights {
        name: function.value(weights).name.clone(),
        step: index,
        coding: coding.name(),
        bits: (coding == WeightCoding::Table).then_some(params.bits),
        bytes: stored(step).map(|operand| operand.len_bytes).sum(),
        dense_bytes: function.ty(weights).size_bytes(),
    })
}

/// All of them in a line.
pub(super) struct Summary<'a>(pub(super) &'a [Weights]);

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum =
            |bytes: fn(&Weights) -> usize| grouped(self.0.iter().map(bytes).sum::<usize>() as u64);
        let (bytes, dense) = (sum(|it| it.bytes), sum(|it| it.dense_bytes));
        write!(
            f,
            "coded  {} constants take {bytes} bytes of flash, {dense} as they are",
            self.0.len()
        )?;
        let codings = [WeightCoding::Table, WeightCoding::Mask, WeightCoding::Half];
        let mut before = ':';
        for name in codings.map(WeightCoding::name) {
            let count = self.0.iter().filter(|it| it.coding == name).count();
            if count > 0 {
                write!(f, "{before} {count} {name}")?;
                before = ',';
            }
        }
        Ok(())
    }
}
