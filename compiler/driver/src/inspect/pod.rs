//! What is in a pod: the mesh, what goes in and out, memory, collectives, steps.

use peapod_diagnostic::Result;
use peapod_emit::pod::Report;
use peapod_schemas::pod::{self, Mesh};
use serde::ser::Error;
use serde::{Serialize, Serializer};

use super::Typed;
use crate::pod::{shown, tensor_type};
use crate::tensor_file;
use crate::{Observer, Source};

/// A pod that passed every check of the runtime.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pod {
    /// What the compiler reports of it; its target is empty, as the file does not have it.
    #[serde(flatten, serialize_with = "without_target")]
    pub report: Report,
    /// `pod`.
    pub format: &'static str,
    /// Bytes of the file.
    pub file_bytes: usize,
    /// Arguments of the whole program, in order.
    pub inputs: Vec<PodPort>,
    /// Results of the whole program, in order.
    pub outputs: Vec<PodPort>,
}

/// An argument or result of the whole program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PodPort {
    /// Its name.
    pub name: String,
    /// Element type and shape of the whole.
    #[serde(flatten)]
    pub ty: Typed,
    /// The shape that is sharded: the same elements, perhaps in one row.
    pub stored_shape: Vec<usize>,
    /// Shape on each device.
    pub shard_shape: Vec<usize>,
    /// Per dimension the names of the mesh axes that it is sharded over.
    pub sharding: Vec<Vec<String>>,
    /// For an output: the input that it replaces in the next step.
    pub replaces: Option<usize>,
    /// Whether nobody gives it or asks for it: it is in flight between steps.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub in_flight: bool,
}

impl Pod {
    pub(super) fn new(source: &Source, observer: &dyn Observer) -> Result<Self> {
        let program = crate::pod::read(source, observer)?;
        let ports = |ports: &[pod::Port]| {
            let ports = ports.iter().map(|it| port(&program.mesh, it));
            ports.collect()
        };
        Ok(Self {
            report: Report::new(&program, "", &source.name),
            format: source.format.name(),
            file_bytes: source.bytes.len(),
            inputs: ports(&program.inputs),
            outputs: ports(&program.outputs),
        })
    }
}

fn port(mesh: &Mesh, port: &pod::Port) -> PodPort {
    let names = |axes: &Vec<usize>| mesh.names(axes).map(str::to_owned).collect();
    PodPort {
        name: port.name.clone(),
        ty: match shown(port) {
            Some(shown) => Typed {
                dtype: shown.name(),
                shape: tensor_file::shown::shape(&tensor_type(port), shown),
            },
            None => Typed::of(&tensor_type(port)),
        },
        stored_shape: port.stored_shape.clone(),
        shard_shape: port.local_shape(mesh),
        sharding: port.sharding.iter().map(names).collect(),
        replaces: port.replaces,
        in_flight: port.in_flight,
    }
}

fn without_target<S: Serializer>(
    report: &Report,
    serializer: S,
) -> core::result::Result<S::Ok, S::Error> {
    let mut json = serde_json::to_value(report).map_err(Error::custom)?;
    if let Some(fields) = json.as_object_mut() {
        fields.shift_remove("target");
    }
    json.serialize(serializer)
}
