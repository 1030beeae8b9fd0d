//! Ops whose regions combine or compare single elements.

use std::collections::BTreeSet;

use super::{Kind, Narrow, ORDER, Rewriter, with_element};
use crate::stablehlo::{Operation, Region, ValueId};

/// Ops of which the last bits depend on the last bits only.
const MODULAR: [&str; 7] = [
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.multiply",
    "stablehlo.negate",
    "stablehlo.or",
    "stablehlo.subtract",
    "stablehlo.xor",
];

/// Ops that are of elements, but no arithmetic.
const NEUTRAL: [&str; 3] = ["stablehlo.constant", "stablehlo.return", "stablehlo.select"];

impl Rewriter<'_> {
    /// A reduction, window, scatter or sort.
    pub(super) fn combining(&mut self, mut op: Operation) {
        if self.is_wide(&op) {
            return self.wide_combining(op);
        }
        if op.name == "stablehlo.sort" {
            for region in &mut op.regions {
                let pairs = region.arguments.chunks(2);
                let pairs = pairs.map(|pair| pair.to_vec()).collect::<Vec<_>>();
                let arguments = pairs.iter().flat_map(|pair| self.sorted(pair));
                let arguments = arguments.collect();
                let operations = std::mem::take(&mut region.operations);
                region.operations = self.block(operations, false);
                region.arguments = arguments;
            }
            let regions = std::mem::take(&mut op.regions);
            op.operands = self.used_all(&op.operands);
            op.results = self.define_all(&op.results);
            op.regions = regions;
            self.out.push(op);
            return;
        }
        self.carry(op);
    }

    /// The two elements of an operand that a comparator compares, by parts.
    fn sorted(&mut self, pair: &[ValueId]) -> Vec<ValueId> {
        let defined: Vec<_> = pair.iter().map(|id| self.define(*id)).collect();
        let parts = defined.first().map_or(0, Vec::len);
        (0..parts)
            .flat_map(|part| defined.iter().filter_map(move |ids| ids.get(part).copied()))
            .collect()
    }

    /// Whether the op is one of widened elements that are rounded once, at its end: what XLA does
    /// of floats, and what makes no difference of integers.
    fn is_wide(&self, op: &Operation) -> bool {
        let [region] = &op.regions[..] else {
            return op.name == "stablehlo.select_and_scatter";
        };
        let mut known: BTreeSet<ValueId> = region.arguments.iter().copied().collect();
        let mut names = BTreeSet::new();
        for inner in &region.operations {
            let is_known = inner.operands.iter().all(|id| known.contains(id));
            if !inner.regions.is_empty() || inner.name.ends_with("call") || !is_known {
                return false;
            }
            known.extend(&inner.results);
            let mut values = inner.operands.iter().chain(&inner.results);
            let touches = values.any(|id| self.kind(*id).is_some());
            if touches && !NEUTRAL.contains(&inner.name.as_str()) {
                names.insert(inner.name.as_str());
            }
        }
        let all = |list: &[&str]| names.iter().all(|name| list.contains(name));
        let mut kinds = known.iter().filter_map(|id| self.kind(*id));
        !names.is_empty()
            && kinds.all(|kind| match kind {
                Kind::Complex(_) => false,
                Kind::Narrow(Narrow::Float(_)) => true,
                Kind::Narrow(Narrow::Small { .. }) => all(&ORDER) || all(&MODULAR),
                Kind::Narrow(Narrow::U16 | Narrow::U64) => all(&ORDER),
            })
    }

    fn wide_combining(&mut self, mut op: Operation) {
        let regions = std::mem::take(&mut op.regions);
        op.regions = regions.into_iter().map(|it| self.wide_region(it)).collect();
        self.widen(op);
    }

    /// A region of widened elements.
    fn wide_region(&mut self, region: Region) -> Region {
        for id in &region.arguments {
            self.widen_type(*id);
        }
        let mut operations = vec![];
        for mut op in region.operations {
            let kinds = op.results.iter().map(|id| self.kind(*id));
            let kinds: Vec<_> = kinds.collect();
            for id in &op.results {
                self.widen_type(*id);
            }
            op.operands = op.operands.iter().map(|id| self.resolved(*id)).collect();
            if let ("stablehlo.constant", [Some(Kind::Narrow(narrow))]) =
                (op.name.as_str(), &kinds[..])
                && let Some(attributes) = Self::wide_constant(&op, *narrow)
            {
                op.attributes = attributes;
            }
            match (op.name.as_str(), &op.operands[..], &op.results[..]) {
                ("stablehlo.convert", &[x], &[result]) if self.ty(x) == self.ty(result) => {
                    self.is_same(result, x);
                }
                _ => operations.push(op),
            }
        }
        Region {
            arguments: region.arguments,
            operations,
        }
    }

    fn widen_type(&mut self, id: ValueId) {
        if let Some(Kind::Narrow(narrow)) = self.kind(id) {
            self.values[id].ty = with_element(&self.values[id].ty, narrow.wide());
        }
    }
}
