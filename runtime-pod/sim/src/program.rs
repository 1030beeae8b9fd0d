//! A pod as the simulator sees it: the steps of one device, with the shapes of what they touch.
//!
//! The executor reads the same bytes. Ids and sizes are checked here once, so that whatever walks
//! the program indexes without asking again; operands that do not suit an op show as an error of
//! that step's cost.

use flatbuffers::{InvalidFlatbuffer, VerifierOptions};
use peapod_schemas::pod::{self, DType, OpT, Place};

use crate::roots::find_roots;

/// The version of the format that this crate reads.
const VERSION: u32 = 1;

/// Why bytes are no program that can be walked.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// The file identifier is missing.
    #[error("not a pod: the file identifier `POD1` is missing")]
    NotAPod,
    /// The flatbuffer is damaged.
    #[error("the file is damaged")]
    Damaged(#[from] InvalidFlatbuffer),
    /// Made for another version.
    #[error("the pod has version {0}, the simulator reads version 1; compile it again")]
    Version(u32),
    /// Something in the file contradicts itself.
    #[error("{place}: {reason}")]
    Unsound {
        /// Where, e.g. ``computation `entry`, step 3 (Reduce)``.
        place: String,
        /// What is wrong there.
        reason: String,
    },
}

/// The program of every device.
#[derive(Debug)]
pub struct Program {
    /// Its name.
    pub name: String,
    /// Axes of the mesh, outermost first: name and devices along it.
    pub mesh: Vec<(String, usize)>,
    /// Arguments, in order.
    pub inputs: Vec<Port>,
    /// Results, in order.
    pub outputs: Vec<Port>,
    /// The entry is the first.
    pub computations: Vec<Computation>,
    /// What values in [`Tensor::constant`] point into.
    pub constants: Vec<u8>,
    /// Bytes of memory that the executor needs for a device, without constants.
    pub arena_bytes: u64,
    /// Where steps came from.
    pub locations: Vec<Location>,
}

/// One argument or result of the whole program.
#[derive(Clone, Debug)]
pub struct Port {
    /// Name for people.
    pub name: String,
    /// Value of the entry that holds the shard.
    pub value: usize,
    /// Of an output: the input that it replaces in the next step.
    pub replaces: Option<usize>,
}

/// Steps in the order in which the executor runs them.
#[derive(Debug)]
pub struct Computation {
    /// Its name.
    pub name: String,
    /// Tensors on one device.
    pub tensors: Vec<Tensor>,
    /// Values that the caller fills.
    pub inputs: Vec<usize>,
    /// Values that the caller takes.
    pub outputs: Vec<usize>,
    /// What is done.
    pub steps: Vec<Step>,
}

/// A tensor on one device.
#[derive(Clone, Debug)]
pub struct Tensor {
    /// Name for people; may be empty.
    pub name: String,
    /// Element type.
    pub dtype: DType,
    /// Extents, outermost first.
    pub shape: Vec<u64>,
    /// Bytes of its elements.
    pub bytes: u64,
    /// Of a constant: its first byte in [`Program::constants`].
    pub constant: Option<usize>,
    /// The value whose bytes these are: itself, or what it is a copy or another shape of.
    pub root: usize,
}

/// One step.
#[derive(Debug)]
pub struct Step {
    /// What it does.
    pub op: OpT,
    /// Values that are read.
    pub operands: Vec<usize>,
    /// Values that are written.
    pub results: Vec<usize>,
    /// Floating-point operations on one device.
    pub flops: u64,
    /// For a collective: bytes of one device's operands, for all_gather of its results.
    pub payload_bytes: u64,
    /// Index into [`Program::locations`].
    pub location: Option<usize>,
}

/// Where a step came from.
#[derive(Clone, Debug)]
pub struct Location {
    /// Name in the source.
    pub name: String,
    /// Line of the source; 0 if unknown.
    pub line: u32,
}

impl Program {
    /// Reads a pod.
    ///
    /// # Errors
    ///
    /// The bytes are no pod, or contradict themselves.
    pub fn read(bytes: &[u8]) -> Result<Self, ProgramError> {
        if bytes.len() < 8 || !pod::pod_buffer_has_identifier(bytes) {
            return Err(ProgramError::NotAPod);
        }
        let options = VerifierOptions {
            max_depth: 64,
            // A table takes four bytes at least; shared ones count each time that they are met.
            max_tables: bytes.len().max(1 << 10),
            max_apparent_size: bytes.len().saturating_mul(4).max(1 << 20),
            ignore_missing_null_terminator: false,
        };
        let file = pod::root_as_pod_with_opts(&options, bytes)?;
        if file.version() != VERSION {
            return Err(ProgramError::Version(file.version()));
        }
        Self::of(file.unpack())
    }

    /// The program in the tables of a pod: what [`Program::read`] makes of the file that they are
    /// packed into.
    ///
    /// # Errors
    ///
    /// The tables contradict themselves.
    pub fn of(file: pod::PodT) -> Result<Self, ProgramError> {
        if file.version != VERSION {
            return Err(ProgramError::Version(file.version));
        }
        let counts = Counts {
            computations: file.computations.len(),
            locations: file.locations.len(),
            constants: file.constants.len(),
            axes: file.mesh.len(),
        };
        let computations = file.computations.into_iter();
        let computations: Vec<Computation> = computations
            .map(|it| computation(it, &counts))
            .collect::<Result<_, _>>()?;
        let Some(entry) = computations.first() else {
            return Err(unsound("the pod", "it has no computation"));
        };
        let inputs = ports(file.inputs, entry, 0)?;
        let outputs = ports(file.outputs, entry, inputs.len())?;
        let mesh = file.mesh.into_iter();
        let locations = file.locations.into_iter();
        acyclic(&computations)?;
        Ok(Self {
            name: file.name,
            mesh: mesh.map(|axis| (axis.name, axis.size as usize)).collect(),
            inputs,
            outputs,
            constants: file.constants,
            arena_bytes: file.arena_bytes,
            locations: locations
                .map(|it| Location {
                    name: it.name,
                    line: it.line,
                })
                .collect(),
            computations,
        })
    }

    /// The computation that the whole program is.
    pub fn entry(&self) -> &Computation {
        &self.computations[0]
    }

    /// Number of devices.
    pub fn devices(&self) -> usize {
        let sizes = self.mesh.iter().map(|(_, size)| *size);
        sizes.fold(1, usize::saturating_mul)
    }

    /// ``computation `body`, step 3 (dot_general)``: where an error is.
    pub fn place(&self, computation: usize, step: usize) -> String {
        let computation = &self.computations[computation];
        let it = &computation.steps[step];
        let mut place = format!(
            "computation `{}`, step {step} ({})",
            computation.name,
            it.mnemonic()
        );
        if let Some(Location { name, line }) = it.location.map(|at| &self.locations[at]) {
            place += &format!(", `{name}` of line {line}");
        }
        place
    }
}

impl Computation {
    /// The value whose bytes a value has.
    pub fn root(&self, value: usize) -> usize {
        self.tensors[value].root
    }

    /// The values that a step reads, by the values whose bytes they have.
    pub fn reads<'a>(&'a self, step: &'a Step) -> impl Iterator<Item = usize> + 'a {
        step.operands.iter().map(|value| self.root(*value))
    }

    /// The values that a step makes; a copy makes none.
    pub fn makes<'a>(&'a self, step: &'a Step) -> impl Iterator<Item = usize> + 'a {
        let makes = !matches!(step.op, OpT::Copy(_));
        let results = step.results.iter().filter(move |_| makes);
        results.map(|value| self.root(*value))
    }
}

impl Step {
    /// Name of the op in the IR.
    pub fn mnemonic(&self) -> String {
        let mut name = String::new();
        let variant = self.op.op_type();
        for letter in variant.variant_name().unwrap_or("Unknown").chars() {
            if letter.is_ascii_uppercase() && !name.is_empty() {
                name.push('_');
            }
            name.push(letter.to_ascii_lowercase());
        }
        name
    }

    /// Axes of the mesh over which the step communicates; `None` if it stays on its device.
    pub fn axes(&self) -> Option<&[u32]> {
        #[allow(clippy::wildcard_enum_match_arm, reason = "asks for the collectives")]
        match &self.op {
            OpT::AllReduce(it) => Some(&it.axes),
            OpT::AllGather(it) => Some(&it.axes),
            OpT::ReduceScatter(it) => Some(&it.axes),
            OpT::AllToAll(it) => Some(&it.axes),
            OpT::CollectivePermute(it) => Some(&it.axes),
            OpT::CollectiveBroadcast(it) => Some(&it.axes),
            _ => None,
        }
    }

    /// Computations that the step runs.
    pub fn callees(&self) -> Vec<usize> {
        #[allow(clippy::wildcard_enum_match_arm, reason = "asks for control flow")]
        match &self.op {
            OpT::While(it) => vec![it.condition as usize, it.body as usize],
            OpT::Case(it) => it.branches.iter().map(|it| *it as usize).collect(),
            _ => vec![],
        }
    }
}

impl Tensor {
    /// Number of elements.
    pub fn elements(&self) -> u64 {
        elements(&self.shape)
    }
}

/// Elements of an array; the most that 64 bits hold where there are more.
pub fn elements(shape: &[u64]) -> u64 {
    shape.iter().copied().fold(1, u64::saturating_mul)
}

/// Bytes of an element; `None` for a type that this version does not know.
pub fn element_bytes(dtype: DType) -> Option<u64> {
    match dtype {
        DType::I8 | DType::U8 | DType::Bool => Some(1),
        DType::F16 | DType::Bf16 | DType::I16 => Some(2),
        DType::F32 | DType::I32 | DType::U32 => Some(4),
        DType::F64 | DType::I64 => Some(8),
        _ => None,
    }
}

/// How many there are of what ids point to.
struct Counts {
    computations: usize,
    locations: usize,
    constants: usize,
    axes: usize,
}

pub(crate) fn unsound(place: impl Into<String>, reason: impl Into<String>) -> ProgramError {
    ProgramError::Unsound {
        place: place.into(),
        reason: reason.into(),
    }
}

fn computation(file: pod::ComputationT, counts: &Counts) -> Result<Computation, ProgramError> {
    let place = format!("computation `{}`", file.name);
    let arena = |value: &pod::ValueT| (value.place == Place::Arena).then_some(value.offset);
    let offsets: Vec<Option<u64>> = file.values.iter().map(arena).collect();
    let tensors = file.values.into_iter().enumerate();
    let tensors: Vec<Tensor> = tensors
        .map(|(index, value)| tensor(value, index, counts, &place))
        .collect::<Result<_, _>>()?;
    let ids = |ids: Vec<u32>, place: &str| values(ids, tensors.len(), place);
    let (inputs, outputs) = (ids(file.inputs, &place)?, ids(file.outputs, &place)?);
    let mut steps = Vec::with_capacity(file.steps.len());
    for (index, it) in file.steps.into_iter().enumerate() {
        let cost = it.cost.unwrap_or_default();
        let step = Step {
            operands: ids(it.operands, &format!("{place}, step {index}"))?,
            results: ids(it.results, &format!("{place}, step {index}"))?,
            flops: cost.flops,
            payload_bytes: cost.payload_bytes,
            location: usize::try_from(it.location).ok(),
            op: it.op,
        };
        let place = || format!("{place}, step {index} ({})", step.mnemonic());
        if step.location.is_some_and(|at| at >= counts.locations) {
            return Err(unsound(place(), "its location is not in the file"));
        }
        if step.callees().iter().any(|it| *it >= counts.computations) {
            return Err(unsound(place(), "it runs a computation that is not there"));
        }
        let mut axes = step.axes().unwrap_or_default().iter();
        if axes.any(|axis| *axis as usize >= counts.axes) {
            return Err(unsound(place(), "it goes over an axis that is not there"));
        }
        steps.push(step);
    }
    let mut computation = Computation {
        name: file.name,
        tensors,
        inputs,
        outputs,
        steps,
    };
    find_roots(&mut computation, &offsets)?;
    Ok(computation)
}

fn tensor(
    file: pod::ValueT,
    index: usize,
    counts: &Counts,
    within: &str,
) -> Result<Tensor, ProgramError> {
    let place = || format!("{within}, value {index}");
    let shape = file.shape.unwrap_or_default();
    let bytes = element_bytes(file.dtype).and_then(|size| {
        let mut extents = shape.iter();
        extents.try_fold(size, |product, extent| product.checked_mul(*extent))
    });
    let Some(bytes) = bytes else {
        return Err(unsound(
            place(),
            "its size in bytes is unknown or exceeds 64 bits",
        ));
    };
    let constant = match file.place {
        Place::Constant => {
            let end = file.offset.checked_add(bytes);
            if end.is_none_or(|end| end > counts.constants as u64) {
                return Err(unsound(place(), "it exceeds the constants"));
            }
            Some(file.offset as usize)
        }
        _ => None,
    };
    Ok(Tensor {
        name: file.name.unwrap_or_default(),
        dtype: file.dtype,
        shape,
        bytes,
        constant,
        root: index,
    })
}

fn values(ids: Vec<u32>, count: usize, place: &str) -> Result<Vec<usize>, ProgramError> {
    let ids = ids.into_iter().map(|id| id as usize);
    let checked = ids.map(|id| match id < count {
        true => Ok(id),
        false => Err(unsound(place, format!("there is no value {id}"))),
    });
    checked.collect()
}

/// `inputs` is the number of arguments that results may replace.
fn ports(
    files: Vec<pod::PortT>,
    entry: &Computation,
    inputs: usize,
) -> Result<Vec<Port>, ProgramError> {
    let port = |file: pod::PortT| {
        let port = Port {
            value: file.value as usize,
            replaces: usize::try_from(file.replaces).ok(),
            name: file.name,
        };
        let known = port.value < entry.tensors.len();
        match known && port.replaces.is_none_or(|input| input < inputs) {
            true => Ok(port),
            false => Err(unsound(
                format!("port `{}`", port.name),
                "it names a value or an input that is not there",
            )),
        }
    };
    files.into_iter().map(port).collect()
}

/// Calls have an end: after this many rounds no computation is found to lie deeper.
fn acyclic(computations: &[Computation]) -> Result<(), ProgramError> {
    const MAX_CALLS: usize = 64;
    let mut depth = vec![0_usize; computations.len()];
    for _ in 0..=MAX_CALLS {
        let before = depth.clone();
        for (index, computation) in computations.iter().enumerate() {
            let callees = computation.steps.iter().flat_map(Step::callees);
            let deepest = callees.map(|callee| before[callee] + 1).max();
            depth[index] = deepest.unwrap_or(0);
        }
        if depth == before {
            return Ok(());
        }
    }
    Err(unsound(
        "the pod",
        format!("its computations are nested deeper than {MAX_CALLS}, or in a circle"),
    ))
}
