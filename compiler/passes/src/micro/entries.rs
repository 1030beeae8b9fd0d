//! Several entries of one program: signatures of a source file that run different functions.
//!
//! Each is compiled on its own, as a program with one entry is. Then they are put together: states
//! come first, each once and at one place for all entries, and nothing else is ever there.
//! Activations of all entries begin behind them, at the same place, as an inference of one is over
//! when another begins. Constants are those of all, equal ones once.

use std::collections::BTreeSet;

use indexmap::IndexMap;
use peapod_ir::plan::micro::{MicroPlan, Operand, State};
use peapod_ir::{Module, Signature};

use super::MicroProgram;
use super::constants::Constants;
use super::share_arena::{ALIGN_BYTES, each_operand};
use crate::error::PassError;

/// An entry of a module, as a module of its own.
#[derive(Clone, Debug)]
pub(super) struct EntryModule {
    /// Key of its signature, if the module has several entries.
    pub(super) key: Option<String>,
    /// Its function, and those that this calls.
    pub(super) module: Module,
}

/// An entry that was compiled on its own.
pub(super) struct Compiled {
    /// Key of its signature, if the module has several entries.
    pub(super) key: Option<String>,
    pub(super) program: MicroProgram,
}

/// Takes a verified module apart, in the order of its signatures; one without entries stays as it
/// is.
pub(super) fn split(module: Module) -> Vec<EntryModule> {
    if !module.has_entries() {
        return vec![EntryModule { key: None, module }];
    }
    let entries = module.signatures.iter().map(|signature| EntryModule {
        key: Some(signature.key.clone()),
        module: alone(&module, signature),
    });
    entries.collect()
}

/// Makes one program of the entries of a module; a single one stays as it is.
pub(super) fn join(mut entries: Vec<Compiled>) -> Result<MicroProgram, PassError> {
    if let [Compiled { key: None, .. }] = &entries[..] {
        return Ok(entries.remove(0).program);
    }
    let (mut modules, mut plans) = (Vec::new(), Vec::new());
    let mut arena_lower_bound = 0;
    for Compiled { key, program } in entries {
        let MicroProgram { module, plan, .. } = program;
        let activations = program.arena_lower_bound - plan.state_len;
        arena_lower_bound = activations.max(arena_lower_bound);
        modules.push(module);
        plans.push(MicroPlan { key, ..plan });
    }
    join_plans(&mut plans);
    let mut modules = modules.into_iter();
    let mut plans = plans.into_iter();
    let (Some(module), Some(plan)) = (modules.next(), plans.next()) else {
        let message = "a module of entries has none".to_owned();
        let after = "its entries were taken apart";
        return Err(PassError::Bug { after, message });
    };
    Ok(MicroProgram {
        module,
        others: modules.collect(),
        arena_lower_bound: plan.state_len + arena_lower_bound,
        plan: MicroPlan {
            entries: plans.collect(),
            ..plan
        },
    })
}

/// The function of a signature, and all that it calls, with no signature but that.
fn alone(module: &Module, signature: &Signature) -> Module {
    let first = module.function_of(signature);
    let mut wanted: Vec<&str> = first.iter().map(|it| &*it.name).collect();
    let mut called = BTreeSet::new();
    while let Some(name) = wanted.pop() {
        let function = module.functions.iter().find(|it| it.name == name);
        for op in function.iter().flat_map(|it| &it.ops) {
            let callees = op.kind.callees().into_iter();
            wanted.extend(callees.filter(|callee| called.insert(*callee)));
        }
    }
    let others = module.functions.iter();
    let others = others.filter(|it| called.contains(&*it.name));
    let signature = Signature {
        function: None,
        ..signature.clone()
    };
    Module {
        name: module.name.clone(),
        mesh: module.mesh.clone(),
        functions: first.into_iter().chain(others).cloned().collect(),
        signatures: vec![signature],
        metadata: module.metadata.clone(),
        numerics: module.numerics,
    }
}

/// Where a state is in the arena of its own entry, and in that of all.
struct Moved {
    from: usize,
    len_bytes: usize,
    to: usize,
}

/// Puts plans of entries of one program together: all have the same constants and states then, and
/// `shared_len` is the length of the longest of their arenas.
fn join_plans(plans: &mut [MicroPlan]) {
    let (states, state_len) = common_states(plans);
    let activations = plans.iter().map(|plan| plan.arena_len - plan.state_len);
    let shared_len = state_len + activations.max().unwrap_or(0);
    let mut constants = Constants::default();
    for (entry, plan) in plans.iter_mut().enumerate() {
        let own_states = plan.states.iter().enumerate();
        let moved = own_states.map(|(index, it)| Moved {
            from: it.operand.offset,
            len_bytes: it.operand.len_bytes,
            to: states[&key(entry, index, it)].operand.offset,
        });
        let moved: Vec<Moved> = moved.collect();
        let of_state = plan.state_len;
        let place = |offset: usize| {
            let mut states = moved.iter();
            let of = states.find(|it| (it.from..it.from + it.len_bytes).contains(&offset));
            match of {
                Some(state) => offset - state.from + state.to,
                // States without elements may be beyond what others take.
                None => offset.max(of_state) - of_state + state_len,
            }
        };
        let own = std::mem::take(&mut plan.constants);
        each_operand(plan, &mut |operand| match operand.memory.region() {
            Some(_) => operand.offset = place(operand.offset),
            None => {
                let bytes = &own[operand.offset..operand.offset + operand.len_bytes];
                *operand = constants.add(bytes, operand.element);
            }
        });
        for buffer in &mut plan.buffers {
            buffer.offset = place(buffer.offset);
        }
        plan.arena_len = plan.arena_len - of_state + state_len;
        plan.state_len = state_len;
        plan.states = states.values().cloned().collect();
    }
    let constants = constants.into_bytes();
    for plan in plans {
        plan.constants.clone_from(&constants);
        plan.shared_len = Some(shared_len);
    }
}

/// The states of all plans by their names, at their places, and how long they are. A state without
/// a name is of its plan alone.
fn common_states(plans: &[MicroPlan]) -> (IndexMap<StateKey, State>, usize) {
    let mut states: IndexMap<StateKey, State> = IndexMap::new();
    let mut end = 0_usize;
    let all = plans.iter().enumerate();
    let all =
        all.flat_map(|(entry, plan)| plan.states.iter().enumerate().map(move |it| (entry, it)));
    for (entry, (index, state)) in all {
        states.entry(key(entry, index, state)).or_insert_with(|| {
            let offset = end.next_multiple_of(ALIGN_BYTES);
            end = offset + state.operand.len_bytes;
            let operand = Operand {
                offset,
                ..state.operand
            };
            State {
                operand,
                ..state.clone()
            }
        });
    }
    (states, end.next_multiple_of(ALIGN_BYTES))
}

/// By what states of several entries are one: their name, or else which of an entry's they are.
type StateKey = Result<String, (usize, usize)>;

fn key(entry: usize, index: usize, state: &State) -> StateKey {
    match state.name.is_empty() {
        true => Err((entry, index)),
        false => Ok(state.name.clone()),
    }
}
