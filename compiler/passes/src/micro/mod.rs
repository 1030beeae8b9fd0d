//! The passes of the micro end, in the order they run.
//!
//! A pass is a function of its arguments alone: it does no IO, reads no clock and iterates no hash
//! map, so the same module gives the same bytes. Every graph pass also runs alone, by name
//! ([`crate::registry`]).

mod arena;
mod bake;
mod calls;
pub mod channels_last;
pub(crate) mod choose;
mod constants;
mod draft;
mod entries;
pub mod front_end;
pub mod fuse_activation;
pub mod fuse_pad;
pub mod fuse_qdq;
pub mod learn;
pub mod loop_values;
pub mod order_ops;
pub mod pad_rows;
mod plan;
pub mod raise;
mod regions;
pub mod row_tiling;
pub mod separate_outputs;
mod share_arena;
pub mod split_activation;
mod storage;
pub mod streaming;
mod weights;

use peapod_diagnostic::code;
use peapod_ir::Module;
use peapod_ir::numerics::contract::undefined;
use peapod_ir::plan::micro::{InstructionSet, MAX_REGIONS, MicroPlan};
use peapod_ir::verify::verify;

use crate::error::PassError;
use crate::graph::{constant_fold, drop_empty, inline, simplify};
use crate::memory_plan::Planner;
pub use crate::memory_plan::regions::Region;
use crate::registry::GraphPass;
use draft::{Draft, Drafter};
use entries::EntryModule;
pub use regions::Pin;
use row_tiling::Tiled;
pub use share_arena::{SharedArena, share_arena};
pub use weights::move_out;

/// What a module with tensor-level ops goes through first on its way to a microcontroller.
pub(crate) const FROM_TENSOR_LEVEL: [(&str, GraphPass); 6] = [
    ("inline", inline::run),
    ("loop_values", loop_values::run),
    ("fuse_qdq", fuse_qdq::run),
    ("simplify", simplify::run),
    ("channels_last", channels_last::run),
    ("raise", raise::run),
];

/// What a model goes through on its way to a microcontroller, before kernels are selected.
const MICRO: [(&str, GraphPass); 8] = [
    ("canonicalise", simplify::canonicalise),
    ("constant_fold", constant_fold::run),
    ("fuse_pad", fuse_pad::run),
    ("fuse_activation", fuse_activation::run),
    ("canonicalise", simplify::canonicalise),
    ("split_activation", split_activation::run),
    ("pad_rows", pad_rows::run),
    ("separate_outputs", separate_outputs::run),
];

/// Choices the caller makes for a microcontroller.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MicroOptions {
    /// How the arena is laid out.
    pub planner: Planner,
    /// What kernels may be written in.
    pub instructions: InstructionSet,
    /// What counts most.
    pub optimize: Optimize,
    /// Which weights are stored in fewer bits than they have.
    pub weights: Weights,
    /// Most turns of a loop whose turns are not known; [`MAX_ITERATIONS`] if none are given.
    pub max_iterations: Option<u32>,
    /// The regions of RAM that there are, the fastest first, for models that the first does not
    /// hold; none for all in an arena of any length.
    pub regions: [Option<Region>; MAX_REGIONS],
    /// Ports that must be in certain regions.
    pub pins: Vec<Pin>,
}

/// Most turns of a loop whose turns are not known, unless the caller says otherwise: an inference
/// ends, and its work has a bound.
pub const MAX_ITERATIONS: u32 = peapod_ir::eval::MAX_TURNS;

/// How much more instructions a balanced program may take for its scratch memory to fit between
/// tensors, in percent, about.
const SCRATCH_PERCENT: u64 = 1;

/// Which weights are stored in fewer bits than they have, and decoded by the kernels that read
/// them, a few output channels at a time. Results are the same, bit for bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weights {
    /// None.
    Dense,
    /// Those that the source file has in compressed form.
    #[default]
    Auto,
    /// Those, and floats that are floats of 16 bits.
    Half,
    /// All that become smaller.
    Compressed,
}

/// A form of weights that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown form of weights `{0}`, expected `dense`, `auto`, `half` or `compressed`")]
pub struct UnknownWeights(pub String);

impl std::str::FromStr for Weights {
    type Err = UnknownWeights;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|form| form.name() == name);
        found.ok_or_else(|| UnknownWeights(name.to_owned()))
    }
}

impl Weights {
    /// Every form.
    pub const ALL: [Self; 4] = [Self::Dense, Self::Auto, Self::Half, Self::Compressed];

    /// Name on the command line and in target files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dense => "dense",
            Self::Auto => "auto",
            Self::Half => "half",
            Self::Compressed => "compressed",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Dense => "All weights as kernels read them fastest",
            Self::Auto => "Weights that the model has in compressed form stay so in flash",
            Self::Half => "Those, and floats that 16 bits hold exactly take 16 bits",
            Self::Compressed => {
                "All weights that become smaller: by lookup tables, masks or 16-bit floats"
            }
        }
    }
}

/// What a program for a microcontroller is made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Optimize {
    /// Few instructions.
    Speed,
    /// Few instructions, without more memory than needed for most of them.
    #[default]
    Balanced,
    /// Little memory for activations.
    Ram,
    /// Little memory for program and weights.
    Flash,
}

/// A mode that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown mode `{0}`, expected `speed`, `balanced`, `ram` or `flash`")]
pub struct UnknownOptimize(pub String);

impl std::str::FromStr for Optimize {
    type Err = UnknownOptimize;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|mode| mode.name() == name);
        found.ok_or_else(|| UnknownOptimize(name.to_owned()))
    }
}

impl Optimize {
    /// Every mode.
    pub const ALL: [Self; 4] = [Self::Speed, Self::Balanced, Self::Ram, Self::Flash];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Speed => "speed",
            Self::Balanced => "balanced",
            Self::Ram => "ram",
            Self::Flash => "flash",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Speed => "Few instructions",
            Self::Balanced => "Few instructions, where they do not cost much memory",
            Self::Ram => "Little memory for activations: large ones are computed in tiles of rows",
            Self::Flash => "Little memory for program and weights, at many times the instructions",
        }
    }

    /// Whether weights are packed as kernels for these instructions read them fastest. Packed ones
    /// and their kernels take more flash than those that read weights as the model has them.
    fn packing(self, instructions: InstructionSet) -> Option<InstructionSet> {
        match self {
            Self::Speed | Self::Balanced | Self::Ram => Some(instructions),
            Self::Flash => None,
        }
    }
}

/// A model compiled for a microcontroller.
#[derive(Clone, Debug, PartialEq)]
pub struct MicroProgram {
    /// The rewritten module; the plan's op and value ids are of its first function.
    pub module: Module,
    /// The rewritten modules of the other entries, in the order of those in the plan.
    pub others: Vec<Module>,
    /// Kernel calls, constants, and where every buffer is placed.
    pub plan: MicroPlan,
    /// No layout of the same buffers is shorter: `plan.arena_len` is this at best.
    pub arena_lower_bound: usize,
}

/// Cuts ops of a draft into row tiles as the mode asks for; `None` if that does not help.
fn tile_rows(
    drafter: &Drafter,
    draft: &Draft,
    options: &MicroOptions,
) -> Result<Option<Tiled>, PassError> {
    let instructions = options.instructions;
    let fit = || row_tiling::fit(drafter, draft, instructions, SCRATCH_PERCENT);
    match options.optimize {
        Optimize::Speed | Optimize::Flash => Ok(None),
        Optimize::Balanced => fit(),
        Optimize::Ram => {
            let (fitted, cut) = (fit()?, row_tiling::cut(drafter, draft, instructions)?);
            // Both are searches: the mode that is for little memory never takes more than another.
            let len = |tiled: &Option<Tiled>| {
                let draft = tiled.as_ref().map_or(draft, |tiled| &tiled.draft);
                draft.arena.len_bytes()
            };
            Ok(if len(&fitted) < len(&cut) {
                fitted
            } else {
                cut
            })
        }
    }
}

/// Holds the ops against the contract of the module.
fn defined(module: &Module) -> Result<(), PassError> {
    let ops = undefined(module);
    if ops.is_empty() {
        return Ok(());
    }
    let ops: Vec<String> = ops.iter().map(ToString::to_string).collect();
    Err(PassError::Refused {
        code: code::NUMERICS,
        what: format!("no results by `{}` for {}", module.numerics, ops.join("; ")),
        help: format!(
            "compile the model with --numerics {}",
            module.numerics.other()
        ),
    })
}

/// Compiles a module for a microcontroller: its first function, or, if it has entries, all of them.
pub fn compile(module: Module, options: &MicroOptions) -> Result<MicroProgram, PassError> {
    compile_observed(module, options, |_, _| {})
}

/// As [`compile`], and shows `observer` the name of every graph pass and the module after it.
pub fn compile_observed(
    module: Module,
    options: &MicroOptions,
    mut observer: impl FnMut(&str, &Module),
) -> Result<MicroProgram, PassError> {
    Prepared::observed(module, &mut observer)?.compile(options, observer)
}

/// A module after the graph passes, which are the same whatever it is compiled for.
#[derive(Clone, Debug)]
pub struct Prepared(Vec<EntryModule>);

impl Prepared {
    /// Runs the graph passes, and shows `observer` the name of each and the module after it.
    pub fn observed(
        module: Module,
        mut observer: impl FnMut(&str, &Module),
    ) -> Result<Self, PassError> {
        verify(&module)?;
        defined(&module)?;
        let mut entries = entries::split(module);
        for EntryModule { module, .. } in &mut entries {
            drop_empty::run(module)?;
            observer("drop_empty", module);
            let first: &[(&str, GraphPass)] = match raise::is_tensor_level(module) {
                true => &FROM_TENSOR_LEVEL,
                false => &[],
            };
            for &(name, pass) in first.iter().chain(&MICRO) {
                pass(module)?;
                observer(name, module);
            }
        }
        Ok(Self(entries))
    }

    /// Compiles what was prepared for a microcontroller, and shows `observer` what
    /// [`compile_observed`] does after the graph passes.
    pub fn compile(
        self,
        options: &MicroOptions,
        mut observer: impl FnMut(&str, &Module),
    ) -> Result<MicroProgram, PassError> {
        let entries = self.0.into_iter().map(|EntryModule { key, module }| {
            let program = Self::compile_entry(module, options, &mut observer)?;
            Ok(entries::Compiled { key, program })
        });
        entries::join(entries.collect::<Result<_, PassError>>()?)
    }

    fn compile_entry(
        module: Module,
        options: &MicroOptions,
        observer: &mut impl FnMut(&str, &Module),
    ) -> Result<MicroProgram, PassError> {
        let packing = options.optimize.packing(options.instructions);
        let mut drafter = Drafter::new(packing, options.planner);
        drafter.weights = options.weights;
        drafter.max_iterations = options.max_iterations.unwrap_or(MAX_ITERATIONS);
        let draft = order_ops::order(&drafter, drafter.draft(module)?)?;
        observer("order_ops", &draft.module);
        let (draft, tiles) = match tile_rows(&drafter, &draft, options)? {
            None => (draft, None),
            Some(Tiled { draft, tiles }) => {
                observer("row_tiling", &draft.module);
                (draft, Some(tiles))
            }
        };
        verify(&draft.module).map_err(|errors| PassError::Bug {
            after: "the graph passes",
            message: errors.to_string(),
        })?;
        let arena_lower_bound = draft.arena.state_len + draft.arena.layout.lower_bound_bytes;
        let (module, plan) = drafter.finish(draft, options)?;
        Ok(MicroProgram {
            module,
            others: Vec::new(),
            plan: MicroPlan { tiles, ..plan },
            arena_lower_bound,
        })
    }
}
