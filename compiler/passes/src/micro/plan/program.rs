//! What a loop runs, with every operand at its last address.

use std::collections::BTreeMap;

use peapod_ir::plan::micro::{KernelId, LOOP_BYTES, LoopEntry, Memory, Operand, Params, Step};
use peapod_ir::{OpId, ValueId};

use super::Assembly;
use crate::micro::bake;
use crate::micro::choose::{Context, Gru, Input, Loop, Program, Routine};
use crate::micro::constants::Constants;

impl Assembly<'_> {
    /// The program of call `at`, whose scratch memory is `scratch`: values that change go to
    /// where the results are, and then all turns are made there.
    pub(super) fn program(
        &self,
        cx: &Context<'_>,
        at: usize,
        program: Program,
        scratch: Operand,
        constants: &mut Constants,
    ) -> Vec<LoopEntry> {
        let site = &self.calls.sites[at];
        let op = site.op(self.function);
        let own = if cx.depth == 0 { LOOP_BYTES } else { 0 };
        let base = (scratch.memory, scratch.offset + own);
        let mut sources: Vec<Input> = op.operands().map(|operand| cx.value(operand)).collect();
        if let Program::Gru(gru) = &program {
            for (index, number) in &gru.counted {
                sources[*index] = Input::s32(vec![*number]);
            }
        }
        let sources = bake::inputs(cx, op, sources, constants);
        let mut places: Vec<Operand> = sources.into_iter().map(|it| self.input(at, it)).collect();
        let mut entries = Vec::new();
        for (place, result) in places.iter_mut().zip(&op.outputs) {
            let from = *place;
            *place = self.value(self.calls.storage.root(*result));
            if from != *place {
                entries.push(LoopEntry::Run(copy(site.op, from, *place)));
            }
        }
        match program {
            Program::Loop(routines) => {
                turns(
                    cx,
                    site.op,
                    *routines,
                    (&places, base),
                    &mut entries,
                    constants,
                );
            }
            Program::Gru(gru) => {
                let step = self.gru(cx, at, *gru, (&places, base), constants);
                entries.push(LoopEntry::Run(step));
            }
        }
        entries
    }

    /// The call of the kernel that does a loop.
    fn gru(
        &self,
        cx: &Context<'_>,
        at: usize,
        gru: Gru,
        (places, (memory, offset)): (&[Operand], (Memory, usize)),
        constants: &mut Constants,
    ) -> Step {
        let site = &self.calls.sites[at];
        let row = places[gru.state];
        let numbers = bake::inputs(cx, site.op(self.function), gru.numbers, constants);
        let scratch = Operand {
            memory,
            offset,
            len_bytes: 4 * gru.scratch_len,
            ..row
        };
        let mut inputs = vec![Operand {
            len_bytes: gru.sequence_len_bytes,
            ..places[gru.sequence]
        }];
        inputs.extend(numbers.into_iter().map(|it| self.input(at, it)));
        inputs.push(scratch);
        Step {
            kernel: gru.kernel,
            params: gru.params,
            inputs,
            outputs: vec![row],
            op: site.op,
            macs: gru.macs,
            program: Vec::new(),
        }
    }
}

/// A copy of bytes.
fn copy(op: OpId, from: Operand, to: Operand) -> Step {
    Step {
        kernel: KernelId::CopyX8,
        params: Params::None,
        inputs: vec![from],
        outputs: vec![to],
        op,
        macs: 0,
        program: Vec::new(),
    }
}

/// The turns of a loop, whose values are at `places`.
fn turns(
    cx: &Context<'_>,
    op: OpId,
    routines: Loop,
    (places, base): (&[Operand], (Memory, usize)),
    entries: &mut Vec<LoopEntry>,
    constants: &mut Constants,
) {
    let Loop {
        condition,
        body,
        in_place,
        most,
    } = routines;
    entries.push(LoopEntry::Begin { most });
    let begin = entries.len();
    let (runs, decided) = run(cx, condition, places, (base, &[]), constants);
    entries.extend(runs);
    entries.push(LoopEntry::Test(decided[0]));
    let (runs, made) = run(cx, body, places, (base, &in_place), constants);
    entries.extend(runs);
    for (from, to) in made.into_iter().zip(places) {
        if from != *to {
            entries.push(LoopEntry::Run(copy(op, from, *to)));
        }
    }
    // Each turn has a kernel to run, if only one that has nothing to do.
    if !runs_itself(&entries[begin..]) {
        entries.insert(begin, LoopEntry::Run(copy(op, decided[0], decided[0])));
    }
    entries.push(LoopEntry::End);
}

/// Whether there is a kernel that is not in a loop within.
fn runs_itself(entries: &[LoopEntry]) -> bool {
    let mut depth = 0_usize;
    for entry in entries {
        match entry {
            LoopEntry::Run(_) if depth == 0 => return true,
            LoopEntry::Run(_) | LoopEntry::Test(_) => {}
            LoopEntry::Begin { .. } => depth += 1,
            LoopEntry::End => depth = depth.saturating_sub(1),
        }
    }
    false
}

/// What a function of a loop runs, and where its results are then. Its arguments are at `places`,
/// and so are the results that it makes in the places of arguments.
fn run(
    cx: &Context<'_>,
    routine: Routine,
    places: &[Operand],
    ((memory, base), in_place): ((Memory, usize), &[bool]),
    constants: &mut Constants,
) -> (Vec<LoopEntry>, Vec<Operand>) {
    let function = &cx.functions[routine.index];
    let storage = &routine.calls.storage;
    let mut outside: BTreeMap<ValueId, Operand> = BTreeMap::new();
    for (input, place) in function.inputs.iter().zip(places) {
        outside.insert(*input, *place);
    }
    let results = function.outputs.iter().zip(in_place).zip(places);
    for ((result, _), place) in results.filter(|((_, in_place), _)| **in_place) {
        outside.insert(storage.root(*result), *place);
    }
    let assembly = Assembly {
        function,
        calls: &routine.calls,
        arena: &routine.arena,
        memory,
        base,
        outside,
    };
    let inner = cx.within(function, storage);
    let mut entries = Vec::new();
    for (at, choice) in routine.choices.into_iter().enumerate() {
        let step = assembly.step(&inner, at, choice, constants);
        // A loop within another needs no step of its own.
        match step.program.is_empty() {
            true => entries.push(LoopEntry::Run(step)),
            false => entries.extend(step.program),
        }
    }
    let results = function.outputs.iter();
    let results = results.map(|result| assembly.value(storage.root(*result)));
    (entries, results.collect())
}
