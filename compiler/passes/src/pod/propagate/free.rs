//! Values of which any device can make any shard: constants, iotas, scalars, and elementwise
//! results of such.
//!
//! They propose nothing, or else two users of the same zeros would get each other's axes. In the
//! end each is sharded as all its users want it: what they agree on, so that every user has its
//! shard by cutting alone.

use fixedbitset::FixedBitSet;
use peapod_ir::{Module, Origin, Role};

use super::state::{Filter, Reason, State, Targets};
use super::table::{Position, Step, Table};

/// Marks the slots that are free.
pub(super) fn mark(module: &Module, table: &mut Table) {
    for slot in &mut table.slots {
        slot.free = slot.elements <= 1
            || slot.sites.iter().all(|site| {
                let value = module.functions[site.function].value(site.value);
                matches!(value.origin, Origin::Constant(_)) && value.annotation.is_none()
            });
    }
    for step in &table.steps {
        let is_op = |part| matches!(part, Position::Operand(_) | Position::Result(_));
        let operands = step.ports.iter().filter(|port| !port.is_later);
        let from_free = operands.clone().all(|port| table.slots[port.slot].free);
        if !(step.ports.iter().all(|port| is_op(port.part)) && from_free && is_light(step)) {
            continue;
        }
        for result in step.ports.iter().filter(|port| port.is_later) {
            let slot = &mut table.slots[result.slot];
            let value = module.functions[result.site.function].value(result.site.value);
            slot.free |= slot.sites.len() == 1 && value.annotation.is_none();
        }
    }
}

/// Whether an op computes its elements one by one, or at least does not combine them.
fn is_light(step: &Step) -> bool {
    step.factors.iter().all(|factor| match factor.role {
        Role::Parallel | Role::Whole | Role::Window => true,
        Role::Reduced(_) | Role::Indexed | Role::Swept => factor.extent == 1,
    })
}

/// Lays the free slots as their users want them.
pub(super) fn settle(state: &mut State<'_>, round: u32) {
    let table = state.table;
    let is_open = |slot: usize| table.slots[slot].free && table.slots[slot].elements > 1;
    let mut settled = FixedBitSet::with_capacity(table.slots.len());
    for step in table.steps.iter().rev() {
        for port in step.ports.iter().filter(|port| port.is_later) {
            if is_open(port.slot) && !settled.put(port.slot) {
                settle_one(state, port.slot, round);
            }
        }
    }
    for slot in (0..table.slots.len()).rev() {
        if is_open(slot) && !settled[slot] {
            settle_one(state, slot, round);
        }
    }
}

fn settle_one(state: &mut State<'_>, slot: usize, round: u32) {
    let table = state.table;
    let mut agreed: Option<(Vec<Vec<_>>, Vec<Vec<Reason>>)> = None;
    for &step in &table.steps_of[slot] {
        for (index, port) in table.steps[step].ports.iter().enumerate() {
            if port.is_later || port.slot != slot {
                continue;
            }
            state.clear(slot);
            let filter = Filter {
                level: 3,
                round,
                targets: Targets::Free(index),
            };
            state.visit(step, filter, &mut vec![]);
            let wanted = &state.slots[slot];
            match &mut agreed {
                None => agreed = Some((wanted.dims.clone(), wanted.reasons.clone())),
                Some((dims, _)) => dims.iter_mut().zip(&wanted.dims).for_each(|(own, other)| {
                    let same = own.iter().zip(other).take_while(|(a, b)| a == b);
                    own.truncate(same.count());
                }),
            }
        }
    }
    state.clear(slot);
    if let Some((dims, mut reasons)) = agreed {
        for (axes, reasons) in dims.iter().zip(&mut reasons) {
            reasons.truncate(axes.len());
        }
        state.shard(slot, dims, reasons);
    }
}
