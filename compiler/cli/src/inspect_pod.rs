//! What is in a pod: the mesh, what goes in and out, memory, collectives, steps.

use peapod_diagnostic::{Result, ResultExt};
use peapod_emit::pod::Report;
use peapod_emit::table::Align::{Left, Right};
use peapod_emit::table::{Table, grouped};
use peapod_schemas::pod::{Checked, Mesh, Port, read};
use serde_json::{Value as Json, json};

use peapod_driver::pod::tensor_type;
use peapod_driver::tensor_file::typed;
use peapod_driver::{Source, diagnose};

/// A pod that passed every check of the runtime.
pub struct Shown<'a> {
    source: &'a Source,
    program: Checked,
    report: Report,
}

impl<'a> Shown<'a> {
    /// Checks the pod.
    pub fn new(source: &'a Source) -> Result<Self> {
        let program = read(&source.bytes).in_file(&source.path)?;
        Ok(Self {
            report: Report::new(&program, "", &source.name),
            source,
            program,
        })
    }

    /// Tables for people.
    pub fn text(&self) -> String {
        let Report { memory, .. } = &self.report;
        let mesh = &self.program.mesh;
        let mut text = format!(
            "{}: pod, {} bytes; {} devices, mesh {}\n\
             each device: {} steps, {} FLOPs a step of training or inference, steps of loops once\n\
             memory of each: {} bytes, of them {} arguments and {} constants\n",
            self.source.name,
            grouped(self.source.bytes.len() as u64),
            self.report.devices,
            mesh_text(mesh),
            grouped(self.report.steps),
            grouped(self.report.flops),
            grouped(memory.per_device_bytes),
            grouped(memory.arguments),
            grouped(memory.constants),
        );
        let mut section = |title: &str, body: String| text += &format!("\n{title}\n{body}");
        section("inputs", ports(mesh, &self.program.inputs, None));
        let inputs = Some(&self.program.inputs[..]);
        section("outputs", ports(mesh, &self.program.outputs, inputs));
        if !self.report.collectives.is_empty() {
            section("collectives", self.collectives().to_string());
        }
        section("steps", self.steps().to_string());
        text
    }

    /// The same for programs: the report, and the ports.
    pub fn json(&self) -> Result<Json> {
        let mut json = serde_json::to_value(&self.report).map_err(diagnose::json)?;
        let mesh = &self.program.mesh;
        let ports = |ports: &[Port]| {
            let ports = ports.iter().map(|port| port_json(mesh, port));
            ports.collect::<Vec<_>>()
        };
        json["format"] = json!("pod");
        json["file_bytes"] = json!(self.source.bytes.len());
        json["inputs"] = json!(ports(&self.program.inputs));
        json["outputs"] = json!(ports(&self.program.outputs));
        // The file does not say what it was compiled for.
        json.as_object_mut().map(|json| json.remove("target"));
        Ok(json)
    }

    fn collectives(&self) -> Table<4> {
        let mut table = Table::new([
            ("kind", Left),
            ("over", Left),
            ("count", Right),
            ("bytes", Right),
        ]);
        for collective in &self.report.collectives {
            table.row([
                collective.kind.to_owned(),
                collective.axes.join(", "),
                collective.count.to_string(),
                grouped(collective.bytes),
            ]);
        }
        table
    }

    fn steps(&self) -> Table<2> {
        let mut table = Table::new([("kind", Left), ("count", Right)]);
        for (kind, count) in &self.report.kinds {
            table.row([(*kind).to_owned(), count.to_string()]);
        }
        table
    }
}

/// One row each; `inputs` are those that outputs may replace.
fn ports(mesh: &Mesh, ports: &[Port], inputs: Option<&[Port]>) -> String {
    let mut table = Table::new([
        ("", Right),
        ("type", Left),
        ("on each device", Left),
        ("dimensions over", Left),
        ("name", Left),
        (inputs.map_or("", |_| "replaces"), Left),
    ]);
    for (index, port) in ports.iter().enumerate() {
        let replaces = inputs.zip(port.replaces);
        table.row([
            index.to_string(),
            typed(&tensor_type(port)),
            format!("{:?}", port.local_shape(mesh)),
            sharding_text(mesh, port),
            port.name.clone(),
            replaces.map_or(String::new(), |(inputs, input)| {
                format!("input {input} {}", inputs[input].name)
            }),
        ]);
    }
    table.to_string()
}

/// `data=2,model=4`, as `--mesh` takes it.
fn mesh_text(mesh: &Mesh) -> String {
    let axes = mesh
        .axes
        .iter()
        .map(|(name, size)| format!("{name}={size}"));
    axes.collect::<Vec<_>>().join(",")
}

/// `data,-` as `--shard` takes it; a tensor that is stored as one row of all elements says so.
fn sharding_text(mesh: &Mesh, port: &Port) -> String {
    let dims: Vec<String> = axis_names(mesh, port)
        .iter()
        .map(|axes| match axes.is_empty() {
            true => "-".to_owned(),
            false => axes.join("+"),
        })
        .collect();
    let flat = match port.stored_shape == port.shape {
        true => "",
        false => " of all elements in one row",
    };
    dims.join(",") + flat
}

fn axis_names<'a>(mesh: &'a Mesh, port: &Port) -> Vec<Vec<&'a str>> {
    let dims = port.sharding.iter();
    dims.map(|axes| mesh.names(axes).collect()).collect()
}

fn port_json(mesh: &Mesh, port: &Port) -> Json {
    json!({
        "name": port.name,
        "dtype": tensor_type(port).dtype.name(),
        "shape": port.shape,
        "stored_shape": port.stored_shape,
        "shard_shape": port.local_shape(mesh),
        "sharding": axis_names(mesh, port),
        "replaces": port.replaces,
    })
}
