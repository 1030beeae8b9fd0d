//! Tables of what is in a pea.

use peapod_driver::inspect::{KernelCall, Operand, Pea, PeaPort, State};
use peapod_driver::table::{Table, affine, grouped};

/// Tables for people.
pub fn text(pea: &Pea) -> String {
    if !pea.signatures.is_empty() {
        return several(pea);
    }
    format!(
        "{}: pea, {} bytes ({} of constants); {} steps in an arena of {} bytes\n\n\
         kernels\n{}\nsteps\n{}\ninputs, outputs and states\n{}",
        pea.model,
        grouped(pea.file_bytes as u64),
        grouped(pea.constant_bytes as u64),
        pea.steps.len(),
        grouped(pea.arena_bytes.into()),
        kernels(pea, &pea.steps),
        steps(&pea.steps),
        ports([&pea.inputs, &pea.outputs], &pea.states),
    )
}

/// Tables of a pea of several signatures: what they share, then each.
fn several(pea: &Pea) -> String {
    let all = pea.signatures.iter().flat_map(|it| &it.steps);
    let all: Vec<KernelCall> = all.cloned().collect();
    let mut text = format!(
        "{}: pea, {} bytes ({} of constants); {} signatures in an arena of {} bytes\n\n\
         kernels\n{}\nstates\n{}",
        pea.model,
        grouped(pea.file_bytes as u64),
        grouped(pea.constant_bytes as u64),
        pea.signatures.len(),
        grouped(pea.arena_bytes.into()),
        kernels(pea, &all),
        ports([&[], &[]], &pea.states),
    );
    for signature in &pea.signatures {
        text += &format!(
            "\nsignature {:?}: {} steps, {} element operations, in {} bytes of the arena\n{}\n{}",
            signature.key,
            signature.steps.len(),
            grouped(signature.work),
            grouped(signature.arena_bytes.into()),
            steps(&signature.steps),
            ports([&signature.inputs, &signature.outputs], &[]),
        );
    }
    text
}

fn kernels(pea: &Pea, calls: &[KernelCall]) -> Table<2> {
    let mut table = Table::new(["name", ">steps"]);
    for kernel in &pea.kernels {
        let steps = calls.iter().filter(|it| it.kernel == *kernel);
        table.row([(*kernel).to_owned(), steps.count().to_string()]);
    }
    table
}

fn steps(calls: &[KernelCall]) -> Table<5> {
    let mut table = Table::new([">", "kernel", "inputs", "outputs", ">constants"]);
    for step in calls {
        let constants = step.inputs.iter().filter(|it| !is_ram(it));
        table.row([
            step.index.to_string(),
            step.kernel.to_owned(),
            in_arena(&step.inputs),
            in_arena(&step.outputs),
            grouped(constants.map(|it| u64::from(it.bytes)).sum()),
        ]);
    }
    table
}

fn ports([inputs, outputs]: [&[PeaPort]; 2], states: &[State]) -> Table<4> {
    let mut table = Table::new(["", "type", ">at", "quantisation"]);
    for (what, ports) in [("input", inputs), ("output", outputs)] {
        for (index, port) in ports.iter().enumerate() {
            let quant = port.scale.zip(port.zero_point);
            table.row([
                format!("{what} {index}"),
                port.ty.to_string(),
                grouped(port.offset.into()),
                quant.map_or_else(String::new, |(scale, zero_point)| affine(scale, zero_point)),
            ]);
        }
    }
    for (index, state) in states.iter().enumerate() {
        let Operand {
            element,
            offset,
            bytes,
            ..
        } = state.operand;
        table.row([
            format!("state {index}"),
            format!("{bytes} bytes of {element}"),
            grouped(offset.into()),
            format!("reset to {}", state.fill),
        ]);
    }
    table
}

/// Whether an operand is in the arena, or another region of RAM.
fn is_ram(operand: &Operand) -> bool {
    operand.memory.starts_with("arena")
}

/// Operands in RAM: `s8 at 0 + 64`, or `s8 at arena1 0 + 64` in another region.
fn in_arena(operands: &[Operand]) -> String {
    let in_arena = operands.iter().filter(|it| is_ram(it));
    let places = in_arena.map(|it| {
        let region = match it.memory {
            "arena" => String::new(),
            region => format!("{region} "),
        };
        format!("{} at {region}{} + {}", it.element, it.offset, it.bytes)
    });
    places.collect::<Vec<_>>().join(", ")
}
