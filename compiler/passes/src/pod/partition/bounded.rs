//! A cost that is added up only as long as it may be the least.

use peapod_ir::{Sharding, TensorType};

use super::reshard::Planner;

/// A cost that is given up where it reaches a bound.
pub(super) struct Bounded {
    /// What it is so far.
    pub total: u64,
    /// What it has to stay below, if anything.
    pub below: Option<u64>,
}

impl Bounded {
    /// Adds to it; `None` if it is not below the bound any more.
    pub fn add(&mut self, cost: u64) -> Option<()> {
        self.total = self.total.saturating_add(cost);
        self.below
            .is_none_or(|below| self.total < below)
            .then_some(())
    }

    /// Adds the cheapest way from one of several shardings.
    pub fn move_from(
        &mut self,
        forms: &[Sharding],
        wanted: &Sharding,
        ty: &TensorType,
        planner: &mut Planner<'_>,
    ) -> Option<()> {
        let size = ty.dtype.size_bytes().max(1) as u64;
        let room = |below: u64| below.saturating_sub(self.total).div_ceil(size);
        let mut limit = self.below.map(room);
        let mut found = None;
        for form in forms {
            if let Some(cost) = planner.cost_below(&ty.shape, [form, wanted], limit) {
                (found, limit) = (Some(cost), Some(cost));
            }
        }
        self.add(bytes(found?, ty))
    }
}

/// A cost in sixteenths of an element as one in sixteenths of a byte.
pub(super) fn bytes(cost: u64, ty: &TensorType) -> u64 {
    cost.saturating_mul(ty.dtype.size_bytes() as u64)
}
