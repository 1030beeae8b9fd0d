//! `model.pea`: the plan as a flatbuffer that a device reads in place.

use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt::Debug;

use bytemuck::NoUninit;
use flatbuffers::{FlatBufferBuilder, Push, Vector, WIPOffset};
use peapod_ir::plan::micro as plan;
use peapod_ir::verify::Verified;
use peapod_schemas::micro::{self as pea, Narrow as _, TooLarge};
use peapod_schemas::micro_generated::peapod::micro as generated;
use peapod_schemas::{aligned, crc32c, footer};

use super::kernel::kernels_used;
use super::params::{Each, ParamLists};
use super::place;
use super::unfit::Unfit;
use crate::EmitError;

/// Constants above this length are refused: flatbuffers count in 31 bits, with everything else.
const CONSTANTS_LEN_MAX: usize = 1 << 30;

/// Writes the pea. Its length is a multiple of [`pea::ALIGNMENT`], and its vectors are aligned in
/// memory when its first byte is at a multiple of that.
pub fn write(module: &Verified<'_>, plan: &plan::MicroPlan) -> Result<Vec<u8>, EmitError> {
    let tables = Tables::new(module, plan)?;
    let mut fbb = FlatBufferBuilder::new();
    let model = tables.write(&mut fbb);
    aligned::finish(&mut fbb);
    generated::finish_model_buffer(&mut fbb, model);
    Ok(footer::write(fbb.finished_data(), None))
}

/// A vector of the file, of structs of the schema.
macro_rules! list {
    ($fbb:expr, $list:expr, $ty:ident) => {
        vector($fbb, &$list, |it| generated::$ty(bytes(it)))
    };
}

/// Every vector of the file, in the schema's structs.
#[derive(Default)]
pub(super) struct Tables<'p> {
    arena_len: u32,
    constants: &'p [u8],
    /// Constants that follow those: what loops run.
    pub(super) programs: Vec<u8>,
    kernels: Vec<pea::Kernel>,
    pub(super) steps: Vec<pea::Step>,
    pub(super) operands: Vec<pea::Operand>,
    pub(super) inputs: Vec<pea::Port>,
    pub(super) outputs: Vec<pea::Port>,
    pub(super) states: Vec<pea::State>,
    pub(super) params: ParamLists,
    key: Option<&'p str>,
    /// The entries after the first.
    entries: Vec<Entry<'p>>,
}

/// What an entry has of its own.
struct Entry<'p> {
    key: Option<&'p str>,
    arena_len: u32,
    steps: Vec<pea::Step>,
    inputs: Vec<pea::Port>,
    outputs: Vec<pea::Port>,
}

impl<'p> Tables<'p> {
    pub(super) fn new(module: &Verified<'_>, plan: &'p plan::MicroPlan) -> Result<Self, EmitError> {
        let file = |unfit: Unfit| unfit.at("the model");
        if plan.constants.len() > CONSTANTS_LEN_MAX {
            return Err(file(Unfit::TooLarge(TooLarge {
                field: "the length of the constants",
                value: plan.constants.len() as u64,
                limit: CONSTANTS_LEN_MAX as u64,
            })));
        }
        let mut tables = Self {
            constants: &plan.constants,
            kernels: kernels_used(plan),
            ..Self::default()
        };
        let first = tables.entry(plan, |index| place::step(module, plan, index))?;
        (tables.key, tables.arena_len) = (first.key, first.arena_len);
        (tables.steps, tables.inputs, tables.outputs) = (first.steps, first.inputs, first.outputs);
        for entry in &plan.entries {
            let key = entry.key.as_deref().unwrap_or_default();
            let made = tables.entry(entry, |index| format!("step {index} of signature {key:?}"));
            tables.entries.push(made?);
        }
        for memory in memories(plan) {
            let memory = memory.map_err(|error| file(error.into()))?;
            tables.params.add(&memory.into());
        }
        let states = plan.states.iter().enumerate();
        tables.states = states
            .map(|(index, it)| {
                state(it).map_err(|error| Unfit::from(error).at(format!("state {index}")))
            })
            .collect::<Result<_, _>>()?;
        Ok(tables)
    }

    /// An entry, with the operands and parameters of its steps stored.
    fn entry(
        &mut self,
        plan: &'p plan::MicroPlan,
        place: impl Fn(usize) -> String,
    ) -> Result<Entry<'p>, EmitError> {
        let arena_len = plan.arena_len.narrow("the arena's length");
        let arena_len = arena_len.map_err(|error| Unfit::from(error).at("the model"))?;
        let mut steps = Vec::new();
        for (index, step) in plan.steps.iter().enumerate() {
            let step = self.step(step);
            steps.push(step.map_err(|unfit| unfit.at(place(index)))?);
        }
        Ok(Entry {
            key: plan.key.as_deref(),
            arena_len,
            steps,
            inputs: ports("input", &plan.inputs)?,
            outputs: ports("output", &plan.outputs)?,
        })
    }

    /// Bytes of everything but the constants, as stored in the flash of a device.
    pub(super) fn flash_len(&self) -> usize {
        let mut params = Bytes(0);
        let Ok(()) = self.params.each(&mut params);
        params.0
            + self.programs.len()
            + size_of_val(&*self.steps)
            + size_of_val(&*self.operands)
            + size_of_val(&*self.inputs)
            + size_of_val(&*self.outputs)
            + size_of_val(&*self.states)
    }

    /// The step, its operands and parameters stored.
    pub(super) fn step(&mut self, step: &plan::Step) -> Result<pea::Step, Unfit> {
        if !step.params.fit(step.kernel) {
            return Err(Unfit::Bug("parameters of another kernel"));
        }
        if !step.program.is_empty() {
            return self.loop_step(step);
        }
        let before = self.operands.len();
        for it in step.inputs.iter().chain(&step.outputs) {
            self.operands.push(operand(it)?);
        }
        let params = self.params.add(&step.params);
        // Kernels number inputs and outputs together.
        let operands = step.inputs.len() + step.outputs.len();
        let _: u8 = operands.narrow("the number of inputs and outputs")?;
        Ok(pea::Step {
            kernel: self.kernel(step.kernel)?,
            params: params.narrow("the number of parameter structs of one kind")?,
            first_operand: before.narrow("the number of operands before it")?,
            inputs: step.inputs.len().narrow("the number of inputs")?,
            outputs: step.outputs.len().narrow("the number of outputs")?,
        })
    }

    /// A kernel by its place in the list.
    pub(super) fn kernel(&self, kernel: plan::KernelId) -> Result<u16, Unfit> {
        let place = self.kernels.iter().position(|known| *known == kernel);
        let place = place.ok_or(Unfit::Bug("unlisted kernel"))?;
        Ok(place.narrow("kernel")?)
    }

    /// Element operations of an inference that makes these steps, at most.
    fn work(&self, steps: &[pea::Step]) -> u64 {
        let kernels: Vec<u16> = self.kernels.iter().map(|it| *it as u16).collect();
        let constants = self.all_constants();
        // Aligned, as those of a file are.
        // bounded: the constants of the plan, and a number for each entry of its loops
        let mut aligned = vec![0_u128; constants.len().div_ceil(size_of::<u128>())];
        bytemuck::cast_slice_mut(&mut aligned)[..constants.len()].copy_from_slice(&constants);
        let constants: &[u8] = bytemuck::cast_slice(&aligned);
        let params = self.params.slices();
        let mut view = pea::View::fixed(self.arena_len, constants).with_params(&params);
        (view.kernels, view.steps, view.operands) = (&kernels, steps, &self.operands);
        view.work()
    }

    /// What operands among the constants are of.
    fn all_constants(&self) -> Cow<'_, [u8]> {
        if self.programs.is_empty() {
            return Cow::Borrowed(self.constants);
        }
        let mut all = self.constants.to_vec();
        // bounded: as long as the constants of the plan, rounded up
        all.resize(self.programs_start(), 0);
        all.extend_from_slice(&self.programs);
        Cow::Owned(all)
    }

    /// Where what loops run begins among the constants.
    pub(super) fn programs_start(&self) -> usize {
        self.constants.len().next_multiple_of(pea::ALIGNMENT)
    }

    fn write<'f>(&self, fbb: &mut FlatBufferBuilder<'f>) -> WIPOffset<generated::Model<'f>> {
        let constants = aligned::bytes(fbb, &self.all_constants());
        let entries: Vec<_> = self
            .entries
            .iter()
            .map(|it| self.write_entry(fbb, it))
            .collect();
        let entries = (!entries.is_empty()).then(|| fbb.create_vector(&entries));
        let args = generated::ModelArgs {
            version: pea::VERSION,
            arena_len: self.arena_len,
            constants: Some(constants),
            kernels: vector(fbb, &self.kernels, |it| generated::Kernel(*it as u16)),
            steps: list!(fbb, self.steps, Step),
            operands: list!(fbb, self.operands, Operand),
            inputs: list!(fbb, self.inputs, Port),
            outputs: list!(fbb, self.outputs, Port),
            states: list!(fbb, self.states, State),
            work: self.work(&self.steps),
            key: self.key.map(|key| fbb.create_string(key)),
            entries,
            ..Default::default()
        };
        let args = self.params.write(fbb, args);
        generated::Model::create(fbb, &args)
    }

    /// The table of an entry, which has its own fields alone.
    fn write_entry<'f>(
        &self,
        fbb: &mut FlatBufferBuilder<'f>,
        entry: &Entry<'_>,
    ) -> WIPOffset<generated::Model<'f>> {
        let args = generated::ModelArgs {
            arena_len: entry.arena_len,
            steps: list!(fbb, entry.steps, Step),
            inputs: list!(fbb, entry.inputs, Port),
            outputs: list!(fbb, entry.outputs, Port),
            work: self.work(&entry.steps),
            key: entry.key.map(|key| fbb.create_string(key)),
            ..Default::default()
        };
        generated::Model::create(fbb, &args)
    }
}

/// Adds up the bytes of lists.
struct Bytes(usize);

impl Each for Bytes {
    type Error = Infallible;

    fn list<T: Debug>(&mut self, _: &str, items: &[T]) -> Result<(), Infallible> {
        self.0 += size_of_val(items);
        Ok(())
    }
}

pub(super) fn operand(it: &plan::Operand) -> Result<pea::Operand, TooLarge> {
    Ok(pea::Operand {
        offset: it.offset.narrow("an operand's offset")?,
        len_bytes: it.len_bytes.narrow("an operand's length")?,
        memory: it.memory as u8,
        element: it.element as u8,
        reserved: 0,
    })
}

/// Memories besides the arena and the constants.
fn memories(plan: &plan::MicroPlan) -> impl Iterator<Item = Result<pea::OtherMemory, TooLarge>> {
    let listed = |memory: plan::Memory, len_bytes: usize, checksum: u32| {
        plan::checked!(pea::OtherMemory {
            memory: memory as u32,
            len_bytes,
            checksum,
        })
    };
    let weights = (!plan.weights.is_empty()).then(|| {
        let checksum = crc32c(&plan.weights);
        listed(plan::Memory::Weights, plan.weights.len(), checksum)
    });
    let regions = plan.others.iter().enumerate().filter(|(_, len)| **len > 0);
    let regions = regions.map(move |(index, len)| {
        let memory = plan::Memory::of_region(index + 1).expect("targets have no more regions");
        listed(memory, *len, 0)
    });
    weights.into_iter().chain(regions)
}

fn ports(what: &str, ports: &[plan::ModelTensor]) -> Result<Vec<pea::Port>, EmitError> {
    let place = |(index, it): (usize, &plan::ModelTensor)| {
        port(it).map_err(|unfit| unfit.at(format!("{what} {index} (`{}`)", it.name)))
    };
    ports.iter().enumerate().map(place).collect()
}

fn port(it: &plan::ModelTensor) -> Result<pea::Port, Unfit> {
    let shape = plan::port_shape(&it.ty.shape);
    let mut dims = [0; pea::MAX_RANK];
    for (slot, dim) in dims.iter_mut().zip(&shape) {
        *slot = dim.narrow("a dimension")?;
    }
    let (scale, zero_point) = match &it.ty.quant {
        None => (0.0, 0),
        Some(quant) => quant
            .single()
            .ok_or(Unfit::Bug("a port has a scale per index"))?,
    };
    Ok(pea::Port {
        operand: operand(&it.operand)?,
        scale,
        zero_point,
        rank: shape.len() as u32,
        dims,
    })
}

fn state(it: &plan::State) -> Result<pea::State, TooLarge> {
    Ok(pea::State {
        operand: operand(&it.operand)?,
        fill: it.fill,
    })
}

/// A vector of generated structs; `None`, and no bytes, for an empty one.
pub(super) fn vector<'f, T, G: Push>(
    fbb: &mut FlatBufferBuilder<'f>,
    list: &[T],
    convert: impl Fn(&T) -> G,
) -> Option<WIPOffset<Vector<'f, G::Output>>> {
    (!list.is_empty()).then(|| fbb.create_vector_from_iter(list.iter().map(convert)))
}

/// The struct as stored in the file: the generated type wraps these bytes.
pub(super) fn bytes<T: NoUninit, const N: usize>(it: &T) -> [u8; N] {
    const { assert!(size_of::<T>() == N, "the structs and the schema differ") };
    let mut bytes = [0; N];
    bytes.copy_from_slice(bytemuck::bytes_of(it));
    bytes
}
