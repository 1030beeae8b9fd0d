//! What is in a pea: kernels, steps, memory.

use peapod_diagnostic::{Result, ResultExt};
use peapod_emit::table::Align::{Left, Right};
use peapod_emit::table::{Table, affine, grouped};
use peapod_ir::TensorType;
use peapod_schemas::micro::{ElementType, Kernel, Memory, Operand, Port, Step, View};
use serde_json::{Value as Json, json};

use peapod_driver::micro::{Host, tensor_type};
use peapod_driver::tensor_file::typed;
use peapod_driver::{Source, diagnose};

/// A pea that passed every check of the interpreter.
pub struct Shown<'a> {
    source: &'a Source,
    host: Host,
}

impl<'a> Shown<'a> {
    /// Checks the pea.
    pub fn new(source: &'a Source) -> Result<Self> {
        let host = Host::new(&source.bytes).in_file(&source.path)?;
        Ok(Self { source, host })
    }

    fn view(&self) -> Result<View<'_>> {
        let view = View::read(self.host.pea());
        Ok(view.map_err(|error| diagnose::pea(error.into()))?)
    }

    /// Tables for people.
    pub fn text(&self) -> Result<String> {
        let view = self.view()?;
        Ok(format!(
            "{}: pea, {} bytes, of them {} constants; {} steps in {} bytes of arena\n\n\
             kernels\n{}\nsteps\n{}\ninputs, outputs and states\n{}",
            self.source.name,
            grouped(self.source.bytes.len() as u64),
            grouped(view.constants.len() as u64),
            view.steps.len(),
            grouped(view.arena_len.into()),
            kernels(&view),
            steps(&view),
            ports(&view)?,
        ))
    }

    /// The same for programs.
    pub fn json(&self) -> Result<Json> {
        let view = self.view()?;
        let ports = |ports: &[Port]| ports.iter().map(port_json).collect::<Result<Vec<_>>>();
        let names = view.kernels.iter().map(|number| kernel_name(*number));
        let steps = view.steps.iter().enumerate().map(|(index, step)| {
            let (inputs, outputs) = operands(&view, step);
            json!({
                "index": index,
                "kernel": step_kernel(&view, step),
                "inputs": inputs.iter().map(operand_json).collect::<Vec<_>>(),
                "outputs": outputs.iter().map(operand_json).collect::<Vec<_>>(),
            })
        });
        Ok(json!({
            "model": self.source.name,
            "format": "pea",
            "file_bytes": self.source.bytes.len(),
            "constant_bytes": view.constants.len(),
            "arena_bytes": view.arena_len,
            "kernels": names.collect::<Vec<_>>(),
            "inputs": ports(view.inputs)?,
            "outputs": ports(view.outputs)?,
            "states": view.states.iter().map(|it| operand_json(&it.operand)).collect::<Vec<_>>(),
            "steps": steps.collect::<Vec<_>>(),
        }))
    }
}

fn kernels(view: &View<'_>) -> Table<2> {
    let mut table = Table::new([("name", Left), ("steps", Right)]);
    for (index, number) in view.kernels.iter().enumerate() {
        let steps = view
            .steps
            .iter()
            .filter(|it| usize::from(it.kernel) == index);
        table.row([kernel_name(*number).to_owned(), steps.count().to_string()]);
    }
    table
}

fn steps(view: &View<'_>) -> Table<5> {
    let mut table = Table::new([
        ("", Right),
        ("kernel", Left),
        ("inputs", Left),
        ("outputs", Left),
        ("constants", Right),
    ]);
    for (index, step) in view.steps.iter().enumerate() {
        let (inputs, outputs) = operands(view, step);
        table.row([
            index.to_string(),
            step_kernel(view, step).to_owned(),
            places(inputs),
            places(outputs),
            grouped(constant_bytes(inputs)),
        ]);
    }
    table
}

fn ports(view: &View<'_>) -> Result<Table<4>> {
    let mut table = Table::new([
        ("", Left),
        ("type", Left),
        ("at", Right),
        ("quantisation", Left),
    ]);
    for (what, ports) in [("input", view.inputs), ("output", view.outputs)] {
        for (index, port) in ports.iter().enumerate() {
            let ty = tensor_type(port)?;
            table.row([
                format!("{what} {index}"),
                typed(&ty),
                grouped(port.operand.offset.into()),
                quantisation(&ty),
            ]);
        }
    }
    for (index, state) in view.states.iter().enumerate() {
        let Operand {
            offset,
            len_bytes,
            element,
            ..
        } = state.operand;
        table.row([
            format!("state {index}"),
            format!("{len_bytes} bytes of {}", element_name(element)),
            grouped(offset.into()),
            format!("reset to {}", state.fill),
        ]);
    }
    Ok(table)
}

fn quantisation(ty: &TensorType) -> String {
    let quant = ty.quant.as_ref().and_then(|quant| quant.single());
    quant.map_or_else(String::new, |(scale, zero_point)| affine(scale, zero_point))
}

/// The operands of a step; none where the file was wrong about them, which `load` has excluded.
fn operands<'v>(view: &View<'v>, step: &Step) -> (&'v [Operand], &'v [Operand]) {
    let from = view
        .operands
        .get(usize::from(step.first_operand)..)
        .unwrap_or_default();
    let (inputs, rest) = from
        .split_at_checked(step.inputs.into())
        .unwrap_or_default();
    (inputs, rest.get(..step.outputs.into()).unwrap_or_default())
}

/// Places of operands in the arena: `s8 at 0 + 64`.
fn places(operands: &[Operand]) -> String {
    let in_arena = operands
        .iter()
        .filter(|it| it.memory == Memory::Arena as u8);
    let place = |it: &Operand| {
        let element = element_name(it.element);
        format!("{element} at {} + {}", it.offset, it.len_bytes)
    };
    in_arena.map(place).collect::<Vec<_>>().join(", ")
}

fn constant_bytes(operands: &[Operand]) -> u64 {
    let constants = operands
        .iter()
        .filter(|it| it.memory == Memory::Constants as u8);
    constants.map(|it| u64::from(it.len_bytes)).sum()
}

fn operand_json(it: &Operand) -> Json {
    json!({
        "memory": Memory::from_number(it.memory).map_or("unknown", Memory::name),
        "element": element_name(it.element),
        "offset": it.offset,
        "bytes": it.len_bytes,
    })
}

fn port_json(port: &Port) -> Result<Json> {
    let ty = tensor_type(port)?;
    let quant = ty.quant.as_ref().and_then(|quant| quant.single());
    Ok(json!({
        "dtype": ty.dtype.name(),
        "shape": ty.shape,
        "offset": port.operand.offset,
        "bytes": port.operand.len_bytes,
        "scale": quant.map(|(scale, _)| scale),
        "zero_point": quant.map(|(_, zero_point)| zero_point),
    }))
}

fn step_kernel(view: &View<'_>, step: &Step) -> &'static str {
    let number = view.kernels.get(usize::from(step.kernel));
    number.map_or("unknown", |number| kernel_name(*number))
}

fn kernel_name(number: u16) -> &'static str {
    Kernel::from_number(number).map_or("unknown", Kernel::name)
}

fn element_name(number: u8) -> &'static str {
    ElementType::from_number(number).map_or("unknown", ElementType::name)
}
