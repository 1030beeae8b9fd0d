//! `model.pea`: the plan as a flatbuffer that a device reads in place.

use std::convert::Infallible;
use std::fmt::Debug;

use bytemuck::NoUninit;
use flatbuffers::{FlatBufferBuilder, Push, PushAlignment, Vector, WIPOffset};
use peapod_ir::plan::micro as plan;
use peapod_ir::verify::Verified;
use peapod_schemas::micro as pea;
use peapod_schemas::micro_generated::peapod::micro as generated;

use super::convert;
use super::element::element;
use super::kernel::{kernel, kernels_used};
use super::narrow::{Unfit, to_i32, to_u8, to_u16, to_u32};
use super::params::{Each, ParamLists};
use super::place;
use crate::EmitError;

/// Constants above this length are refused: flatbuffers count in 31 bits, with everything else.
const CONSTANTS_LEN_MAX: usize = 1 << 30;

/// Writes the pea. Its length is a multiple of [`pea::ALIGNMENT`], and its vectors are aligned in
/// memory when its first byte lies at a multiple of that.
pub fn write(module: &Verified<'_>, plan: &plan::MicroPlan) -> Result<Vec<u8>, EmitError> {
    let tables = Tables::new(module, plan)?;
    let mut fbb = FlatBufferBuilder::new();
    let model = tables.write(&mut fbb, &plan.constants);
    generated::finish_model_buffer(&mut fbb, model);
    Ok(fbb.finished_data().to_vec())
}

/// Every vector of the file but the constants, in the schema's structs.
#[derive(Default)]
pub(super) struct Tables {
    arena_len: u32,
    kernels: Vec<pea::Kernel>,
    pub(super) steps: Vec<pea::Step>,
    pub(super) operands: Vec<pea::Operand>,
    pub(super) inputs: Vec<pea::Port>,
    pub(super) outputs: Vec<pea::Port>,
    pub(super) states: Vec<pea::State>,
    pub(super) params: ParamLists,
}

impl Tables {
    pub(super) fn new(module: &Verified<'_>, plan: &plan::MicroPlan) -> Result<Self, EmitError> {
        let file = |unfit: Unfit| unfit.at("the model");
        if plan.constants.len() > CONSTANTS_LEN_MAX {
            return Err(file(Unfit::TooLarge {
                what: "the length of the constants",
                value: plan.constants.len() as u64,
                limit: CONSTANTS_LEN_MAX as u64,
            }));
        }
        let mut tables = Self {
            arena_len: to_u32("the arena's length", plan.arena_len).map_err(file)?,
            kernels: kernels_used(plan),
            ..Self::default()
        };
        for (index, step) in plan.steps.iter().enumerate() {
            let step = tables.step(step);
            let step = step.map_err(|unfit| unfit.at(place::step(module, plan, index)))?;
            tables.steps.push(step);
        }
        tables.inputs = ports("input", &plan.inputs)?;
        tables.outputs = ports("output", &plan.outputs)?;
        let states = plan.states.iter().enumerate();
        tables.states = states
            .map(|(index, it)| state(it).map_err(|unfit| unfit.at(format!("state {index}"))))
            .collect::<Result<_, _>>()?;
        Ok(tables)
    }

    /// Bytes of everything but the constants, as it lies in the flash of a device.
    pub(super) fn flash_len(&self) -> usize {
        let mut params = Bytes(0);
        let Ok(()) = self.params.each(&mut params);
        params.0
            + size_of_val(&*self.steps)
            + size_of_val(&*self.operands)
            + size_of_val(&*self.inputs)
            + size_of_val(&*self.outputs)
            + size_of_val(&*self.states)
    }

    /// The step, its operands and parameters stored.
    fn step(&mut self, step: &plan::Step) -> Result<pea::Step, Unfit> {
        let first_operand = to_u16("the number of operands before it", self.operands.len())?;
        for it in step.inputs.iter().chain(&step.outputs) {
            self.operands.push(operand(it)?);
        }
        let number = kernel(&step.kernel);
        let index = self.kernels.iter().position(|known| *known == number);
        let params = self.params.add(&convert::params(&step.kernel)?);
        Ok(pea::Step {
            kernel: to_u16("kernel", index.ok_or(Unfit::Bug("unlisted kernel"))?)?,
            params: to_u16("the number of parameter structs of one kind", params)?,
            first_operand,
            inputs: to_u8("the number of inputs", step.inputs.len())?,
            outputs: to_u8("the number of outputs", step.outputs.len())?,
        })
    }

    fn write<'f>(
        &self,
        fbb: &mut FlatBufferBuilder<'f>,
        constants: &[u8],
    ) -> WIPOffset<generated::Model<'f>> {
        macro_rules! vector {
            ($list:expr, $ty:ident) => {
                vector(fbb, &$list, |it| generated::$ty(bytes(it)))
            };
        }
        let args = generated::ModelArgs {
            version: pea::VERSION,
            arena_len: self.arena_len,
            constants: Some(fbb.create_vector(&constant_bytes(constants))),
            kernels: vector(fbb, &self.kernels, |it| generated::Kernel(*it as u16)),
            steps: vector!(self.steps, Step),
            operands: vector!(self.operands, Operand),
            inputs: vector!(self.inputs, Port),
            outputs: vector!(self.outputs, Port),
            states: vector!(self.states, State),
            ..Default::default()
        };
        let args = self.params.write(fbb, args);
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

fn operand(it: &plan::Operand) -> Result<pea::Operand, Unfit> {
    Ok(pea::Operand {
        offset: to_u32("an operand's offset", it.offset)?,
        len_bytes: to_u32("an operand's length", it.len_bytes)?,
        memory: memory(it.memory) as u8,
        element: element(it.element) as u8,
        reserved: 0,
    })
}

fn memory(memory: plan::Memory) -> pea::Memory {
    match memory {
        plan::Memory::Arena => pea::Memory::Arena,
        plan::Memory::Constants => pea::Memory::Constants,
    }
}

fn ports(what: &str, ports: &[plan::Port]) -> Result<Vec<pea::Port>, EmitError> {
    let place = |(index, it): (usize, &plan::Port)| {
        port(it).map_err(|unfit| unfit.at(format!("{what} {index} (`{}`)", it.name)))
    };
    ports.iter().enumerate().map(place).collect()
}

fn port(it: &plan::Port) -> Result<pea::Port, Unfit> {
    let rank = it.ty.shape.len();
    let mut dims = [0; pea::MAX_RANK];
    for (index, dim) in it.ty.shape.iter().enumerate() {
        *dims.get_mut(index).ok_or(Unfit::TooLarge {
            what: "the rank",
            value: rank as u64,
            limit: pea::MAX_RANK as u64,
        })? = to_i32("a dimension", *dim)?;
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
        rank: rank as u32,
        dims,
    })
}

fn state(it: &plan::State) -> Result<pea::State, Unfit> {
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

/// The struct as it lies in the file: the generated type wraps these bytes.
pub(super) fn bytes<T: NoUninit, const N: usize>(it: &T) -> [u8; N] {
    const { assert!(size_of::<T>() == N, "the structs and the schema differ") };
    let mut bytes = [0; N];
    bytes.copy_from_slice(bytemuck::bytes_of(it));
    bytes
}

/// A byte of the constants. The builder has no notion of `force_align`, so the element itself asks
/// for the alignment of the vector.
struct ConstantByte(u8);

#[allow(
    unsafe_code,
    reason = "the trait declares the method unsafe; the body is safe"
)]
impl Push for ConstantByte {
    type Output = u8;

    unsafe fn push(&self, dst: &mut [u8], _written_len: usize) {
        dst.fill(self.0);
    }

    fn alignment() -> PushAlignment {
        PushAlignment::new(pea::ALIGNMENT)
    }
}

fn constant_bytes(constants: &[u8]) -> Vec<ConstantByte> {
    constants.iter().map(|byte| ConstantByte(*byte)).collect()
}
