//! What `model.rs` has of a model in several memories: see `rust.rs`.

use std::fmt::Write as _;

use peapod_ir::plan::micro::MicroPlan;
use peapod_schemas::crc32c;

/// Section for constants outside of the model.
pub(super) const WEIGHTS_SECTION: &str = ".weights";

/// Whether a model is in other memories than its file and one arena.
pub(super) fn is_in_memories(plan: &MicroPlan) -> bool {
    !plan.others.is_empty() || !plan.weights.is_empty()
}

/// The types of other regions, and the weights.
pub(super) fn memories(plan: &MicroPlan) -> String {
    let mut out = String::new();
    for (index, len) in plan.others.iter().enumerate() {
        let number = index + 1;
        let _ = write!(
            out,
            "
/// Memory in the target's region {number} for activations, counted from 0.
#[allow(dead_code)]
pub type Arena{number} = ::peapod_micro::Arena<{len}>;
"
        );
    }
    if !plan.weights.is_empty() {
        let (len, sum) = (plan.weights.len(), crc32c(&plan.weights));
        let _ = write!(
            out,
            "
/// Constants outside of the model, in a memory of their own.
#[cfg_attr(target_os = \"none\", unsafe(link_section = \"{WEIGHTS_SECTION}\"))]
static WEIGHTS: Aligned<[u8; {len}]> = Aligned(*include_bytes!(\"model.weights\"));

/// CRC-32C of the weights, which loading verifies.
#[allow(dead_code)]
pub const WEIGHTS_CHECKSUM: u32 = {sum:#010x};
"
        );
    }
    out
}

/// What makes a session of a model in several memories.
pub(super) fn session_in(plan: &MicroPlan) -> String {
    let numbers = 1..=plan.others.len();
    let mut parameters = "arena: &'a mut Arena".to_owned();
    let mut arenas = "arena.as_mut()".to_owned();
    for number in numbers {
        parameters += &format!(", arena{number}: &'a mut Arena{number}");
        arenas += &format!(", arena{number}.as_mut()");
    }
    let load = match plan.weights.is_empty() {
        true => "load(&PEA.0, &KERNELS)",
        false => "load_with_weights(&PEA.0, &WEIGHTS.0, &KERNELS)",
    };
    format!(
        "
/// Checks the model and takes its regions of RAM. Nothing after this can fail. Needs the feature
/// `regions` of `peapod-micro`.
pub fn session<'a>({parameters}) -> Result<Session<'a>, ::peapod_micro::LoadError> {{
    ::peapod_micro::{load}?.session_in([{arenas}])
}}

/// Calls a macro with what the session is made of, for firmware of any model: the name and the
/// section of each region's memory.
#[allow(unused_macros)]
macro_rules! for_each_arena {{
    ($callback:ident) => {{
        $callback! {{ Arena \".arena\"{list} }}
    }};
}}
#[allow(unused_imports)]
pub(crate) use for_each_arena;
",
        list = (1..=plan.others.len())
            .map(|number| format!(", Arena{number} \".arena{number}\""))
            .collect::<String>(),
    )
}
