//! Tables of what is in a pod.

use peapod_driver::inspect::{Pod, PodPort};
use peapod_driver::table::{Table, grouped};

/// Tables for people.
pub fn text(pod: &Pod) -> String {
    let (report, memory) = (&pod.report, &pod.report.memory);
    let axes = report.mesh.iter();
    let axes = axes.map(|axis| format!("{}={}", axis.name, axis.size));
    let mut text = format!(
        "{}: pod, {} bytes; {} devices, mesh {}\n\
         each device: {} steps, {} FLOPs a step of training or inference, steps of loops once\n\
         memory per device: {} bytes ({} of arguments, {} of constants)\n",
        report.model,
        grouped(pod.file_bytes as u64),
        report.devices,
        axes.collect::<Vec<_>>().join(","),
        grouped(report.steps),
        grouped(report.flops),
        grouped(memory.per_device_bytes),
        grouped(memory.arguments),
        grouped(memory.constants),
    );
    if !report.stages.is_empty() {
        text += "steps and FLOPs are of all stages together, memory of the stage with most\n";
    }
    let mut section = |title: &str, body: String| text += &format!("\n{title}\n{body}");
    section("inputs", ports(&pod.inputs, None));
    section("outputs", ports(&pod.outputs, Some(&pod.inputs)));
    if !report.stages.is_empty() {
        section("stages", stages(pod).to_string());
        if report.stages.iter().any(|it| it.delays.is_some()) {
            section("delays in updates, by microbatch", delays(pod).to_string());
        }
        section("messages", messages(pod).to_string());
    }
    if !report.collectives.is_empty() {
        section("collectives", collectives(pod).to_string());
    }
    let mut steps = Table::new(["kind", ">count"]);
    for (kind, count) in &report.kinds {
        steps.row([(*kind).to_owned(), count.to_string()]);
    }
    section("steps", steps.to_string());
    text
}

/// One row each, memory per device.
fn stages(pod: &Pod) -> Table<8> {
    let mut table = Table::new([
        "stage",
        ">steps",
        ">FLOPs",
        ">memory",
        ">of arguments",
        ">of constants",
        "inputs",
        "outputs",
    ]);
    for (index, stage) in pod.report.stages.iter().enumerate() {
        table.row([
            index.to_string(),
            grouped(stage.steps),
            grouped(stage.flops),
            grouped(stage.memory.per_device_bytes),
            grouped(stage.memory.arguments),
            grouped(stage.memory.constants),
            ranges(&stage.inputs),
            ranges(&stage.outputs),
        ]);
    }
    table
}

/// `0-3, 7` of ascending numbers.
fn ranges(numbers: &[usize]) -> String {
    let mut ranges: Vec<[usize; 2]> = vec![];
    for &number in numbers {
        match ranges.last_mut() {
            Some([_, last]) if *last + 1 == number => *last = number,
            Some(_) | None => ranges.push([number; 2]),
        }
    }
    let shown = ranges.iter().map(|[first, last]| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// How late the gradients of each stage are.
fn delays(pod: &Pod) -> Table<4> {
    let mut table = Table::new([
        "stage",
        "of gradients",
        "of backward passes",
        "weights read",
    ]);
    let listed = |numbers: &[usize]| {
        let numbers = numbers.iter().map(ToString::to_string);
        numbers.collect::<Vec<_>>().join(" ")
    };
    for (index, stage) in pod.report.stages.iter().enumerate() {
        if let Some(delays) = &stage.delays {
            table.row([
                index.to_string(),
                listed(&delays.updates),
                listed(&delays.backward),
                delays.backward_weights.to_owned(),
            ]);
        }
    }
    table
}

/// What stages send one another, each device.
fn messages(pod: &Pod) -> Table<4> {
    let mut table = Table::new(["from stage", "to stage", ">count", ">bytes"]);
    for it in &pod.report.messages {
        table.row([
            it.from.to_string(),
            it.to.to_string(),
            it.count.to_string(),
            grouped(it.bytes),
        ]);
    }
    table
}

fn collectives(pod: &Pod) -> Table<4> {
    let mut table = Table::new(["kind", "over", ">count", ">bytes"]);
    for collective in &pod.report.collectives {
        table.row([
            collective.kind.to_owned(),
            collective.axes.join(", "),
            collective.count.to_string(),
            grouped(collective.bytes),
        ]);
    }
    table
}

/// One row each; `inputs` are those that outputs may replace.
fn ports(ports: &[PodPort], inputs: Option<&[PodPort]>) -> String {
    let mut table = Table::new([
        ">",
        "type",
        "on each device",
        "dimensions over",
        "name",
        inputs.map_or("", |_| "replaces"),
    ]);
    for (index, port) in ports.iter().enumerate() {
        let replaces = inputs.zip(port.replaces);
        table.row([
            index.to_string(),
            port.ty.to_string(),
            format!("{:?}", port.shard_shape),
            sharding(port),
            port.name.clone(),
            replaces.map_or(String::new(), |(inputs, input)| {
                format!("input {input} {}", inputs[input].name)
            }),
        ]);
    }
    table.to_string()
}

/// `data,-` as `--shard` takes it; a tensor that is stored as one row of all elements says so.
fn sharding(port: &PodPort) -> String {
    let dims = port.sharding.iter().map(|axes| match axes.is_empty() {
        true => "-".to_owned(),
        false => axes.join("+"),
    });
    let flat = match port.stored_shape == port.ty.shape {
        true => "",
        false => " of all elements in one row",
    };
    dims.collect::<Vec<_>>().join(",") + flat
}
