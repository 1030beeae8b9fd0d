//! Cycles of a core, modelled: what each executed instruction takes by the table of the core's
//! file, next to the one before it.

use super::counts::Region;
use super::insn::{Insn, Kind};
use peapod_targets::Cycles;
use std::collections::BTreeMap;

/// Instructions of an image that were executed, by address.
pub type Code = BTreeMap<u64, Insn>;

/// What a region took.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Taken {
    /// Instructions that were executed.
    pub instructions: u64,
    /// Cycles of the core, without those that memory takes.
    pub cycles: f64,
}

/// The cost of instructions on a core.
pub struct Model<'a> {
    core: &'a Cycles,
    code: &'a Code,
    region: &'a Region,
}

impl<'a> Model<'a> {
    /// The model of a region of a run.
    pub fn new(core: &'a Cycles, code: &'a Code, region: &'a Region) -> Self {
        Self { core, code, region }
    }

    /// What the region took, without what is at addresses that are left out.
    pub fn total(&self, left_out: impl Fn(u64) -> bool) -> Taken {
        let mut total = Taken::default();
        // The first of two instructions that began together.
        let mut together: Option<u64> = None;
        for (&address, &count) in &self.region.counts {
            let Some(insn) = self.code.get(&address) else {
                continue;
            };
            if left_out(address) {
                continue;
            }
            total.instructions += count;
            let count = count as f64;
            total.cycles += count * self.alone(insn) + self.refills(address, insn);
            let Some((at, before, came)) = self.straight(address) else {
                continue;
            };
            total.cycles += came * self.behind(before, insn);
            if together != Some(at) && self.issues_with(before, insn) {
                together = Some(address);
                total.cycles -= came;
            }
        }
        total
    }

    /// Cycles of an instruction by itself, where it does not branch.
    fn alone(&self, insn: &Insn) -> f64 {
        let core = self.core;
        match insn.kind {
            Kind::Alu | Kind::If | Kind::Branch | Kind::Call => 1.0,
            Kind::Return(words) => 1.0 + core.word * f64::from(words),
            Kind::System { slow } => match slow {
                true => core.system,
                false => 1.0,
            },
            Kind::MultiplyAdd => core.multiply_add,
            Kind::MultiplyLong => core.multiply_long,
            Kind::MultiplyAddLong => core.multiply_add_long,
            Kind::Divide => core.divide,
            Kind::Load => core.load,
            Kind::Store => core.store,
            Kind::StoreIndexed => core.store_indexed,
            Kind::Double => 1.0 + 2.0 * core.word,
            Kind::Multiple(words) => 1.0 + core.word * f64::from(words),
            Kind::Table => core.table,
            Kind::LoopEnd => 1.0,
            Kind::Float => core.float,
            Kind::FloatMultiplyAdd => core.float_multiply_add,
            Kind::FloatDivide => core.float_divide,
            Kind::FloatMove => core.float_move,
            Kind::FloatLoad => core.float_load,
            Kind::FloatStore => core.float_store,
            Kind::Vector | Kind::VectorMemory => core.vector,
        }
    }

    /// Cycles until the pipeline is full again, of all branches from an address.
    fn refills(&self, address: u64, insn: &Insn) -> f64 {
        let taken = match insn.conditional {
            true => self.region.taken.get(&address).copied(),
            false => self.region.counts.get(&address).copied(),
        };
        let taken = taken.unwrap_or(0) as f64;
        let refill = if insn.kind == Kind::LoopEnd {
            self.core.loop_end
        } else if insn.kind == Kind::Call {
            self.core.call
        } else if matches!(insn.kind, Kind::Return(_)) {
            self.core.indirect
        } else if matches!(insn.kind, Kind::Branch | Kind::Table) {
            self.core.taken
        } else {
            0.0
        };
        taken * refill
    }

    /// The instruction before an address, and how often control came from it.
    fn straight(&self, address: u64) -> Option<(u64, &Insn, f64)> {
        let ending = |size: u64| {
            let at = address.checked_sub(size)?;
            let insn = self.code.get(&at)?;
            (insn.size == size).then_some((at, insn))
        };
        let (at, before) = ending(2).or_else(|| ending(4))?;
        let executed = self.region.counts.get(&at).copied().unwrap_or(0);
        let passed = match (before.kind.transfers(), before.conditional) {
            (false, _) => executed,
            (true, false) => 0,
            (true, true) => {
                let taken = self.region.taken.get(&at).copied().unwrap_or(0);
                executed.saturating_sub(taken)
            }
        };
        let count = self.region.counts.get(&address).copied().unwrap_or(0);
        (passed > 0).then(|| (at, before, passed.min(count) as f64))
    }

    /// Cycles more, or less, because of the instruction before.
    fn behind(&self, before: &Insn, insn: &Insn) -> f64 {
        let core = self.core;
        let mut more = 0.0;
        if insn.kind == Kind::If {
            return match core.folds_it && before.size == 2 {
                true => -1.0,
                false => 0.0,
            };
        }
        if before.kind.transfers() {
            return 0.0;
        }
        let uses = before.writes & (insn.reads | insn.address) != 0;
        let makes_address = before.writes & insn.address != 0;
        let to_integers = before.kind == Kind::FloatMove;
        if makes_address && (before.kind.is_integer() || to_integers) {
            more += core.address;
        }
        if before.kind.is_load() && uses {
            more += core.load_result;
        }
        if before.kind.is_load() && !makes_address && self.pipelines(insn) {
            more -= 1.0;
        }
        if before.kind.is_float() && !to_integers && before.writes & insn.reads != 0 {
            more += core.float_result;
        }
        let vectors = (before.kind, insn.kind);
        if let (Kind::Vector, Kind::VectorMemory) | (Kind::VectorMemory, Kind::Vector) = vectors {
            more -= core.vector_overlap;
        }
        more
    }

    /// Whether a load or store takes a cycle less behind a load.
    fn pipelines(&self, insn: &Insn) -> bool {
        let core = self.core;
        let is_word = insn.kind.is_load() || insn.kind == Kind::FloatStore;
        let can = is_word || insn.kind == Kind::StoreIndexed;
        core.pipelines_loads && can && self.alone(insn) > 1.0
    }

    /// Whether two instructions begin in the same cycle, on cores that can.
    fn issues_with(&self, before: &Insn, insn: &Insn) -> bool {
        if !self.core.dual_issue || before.kind.transfers() {
            return false;
        }
        let simple = |it: &Insn| {
            let is_word = matches!(it.kind, Kind::Load | Kind::Store | Kind::StoreIndexed);
            is_word || matches!(it.kind, Kind::Alu | Kind::FloatLoad | Kind::Float)
        };
        let second = simple(insn) || insn.kind == Kind::Branch;
        let both_memory = before.kind.is_memory() && insn.kind.is_memory();
        let both_floats = before.kind.is_float() && insn.kind.is_float();
        let depends = before.writes & (insn.reads | insn.address) != 0;
        simple(before) && second && !both_memory && !both_floats && !depends
    }
}
