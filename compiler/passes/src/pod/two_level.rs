//! All-to-alls over several axes as one exchange after another, over an axis each.
//!
//! Of n = a · b devices every one sends n - 1 messages at once. In two levels, each sends b - 1
//! along the minor axis, every one with what is for a devices, and then a - 1 along the major one:
//! fewer messages that are larger, for which what a device sends grows from (n - 1) / n of its
//! tensor to nearly twice that. Where messages cost more than their bytes, that is less; so it is
//! where the links along one axis are faster than those along the other.
//!
//! The pieces for all devices are dimensions of the tensor, one for each axis, and so are those
//! that come in: no element is moved but by the exchanges.

mod choose;

use peapod_ir::builder::Emit;
use peapod_ir::ops::Reshape;
use peapod_ir::ops::tensor::{AllToAll, TensorOp};
use peapod_ir::{AxisId, Location, Mesh, Module, Op, OpId, OpKind};
use wildmatch::WildMatch;

pub(crate) use self::choose::apply;
use crate::error::PassError;
use crate::graph::editor::Editor;

/// Which all-to-alls become several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TwoLevel {
    /// Those with which the estimated step is shorter; none without an estimate.
    #[default]
    Auto,
    /// None.
    Never,
    /// All over several axes.
    Always,
}

/// An all-to-all over several axes of several devices each.
#[derive(Clone, Debug, PartialEq)]
pub struct Exchange {
    /// Name of its result.
    pub name: String,
    /// Where the program says it.
    pub location: Location,
    /// Names of its axes, major first.
    pub axes: Vec<String>,
    /// Bytes of what each device has.
    pub bytes: usize,
    /// Whether it was replaced.
    pub is_split: bool,
    /// Why.
    pub reason: String,
}

impl Exchange {
    /// What is said of it on a line, if it has such a name (`*` and `?` are wildcards).
    pub fn explain(&self, pattern: &str) -> Option<String> {
        let Self {
            name,
            bytes,
            reason,
            ..
        } = self;
        let line = self.location.line;
        let line = line.map_or(String::new(), |line| format!(" (line {line})"));
        let (all, each) = (self.axes.join(", "), self.axes.join(", then "));
        let done = match self.is_split {
            true => format!("one over {each}"),
            false => "at once".to_owned(),
        };
        WildMatch::new(pattern).matches(name).then(|| {
            format!("all_to_all \"{name}\"{line} of {bytes} bytes over {all}: {done}: {reason}\n")
        })
    }

    /// What exchanges that are chosen together have in common.
    fn class(&self) -> (&[String], usize) {
        (&self.axes, self.bytes)
    }
}

/// Runs the pass on all exchanges.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    split(module, |_| (true, "as requested".to_owned()));
    Ok(())
}

/// Splits exchanges of which `decide` says so; says which there are.
fn split(
    module: &mut Module,
    mut decide: impl FnMut(&Exchange) -> (bool, String),
) -> Vec<Exchange> {
    let mesh = module.mesh.clone();
    let mut found = Vec::new();
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        for id in editor.ids() {
            let op = editor.op(id).clone();
            let Some(kind) = levels(&mesh, &op) else {
                continue;
            };
            let result = op.outputs[0];
            let names = kind.axes.iter().map(|axis| mesh.axes[axis.0].name.clone());
            let mut exchange = Exchange {
                name: editor.function.value(result).name.clone(),
                location: op.location.clone(),
                axes: names.collect(),
                bytes: editor.ty(result).size_bytes(),
                is_split: false,
                reason: String::new(),
            };
            (exchange.is_split, exchange.reason) = decide(&exchange);
            if exchange.is_split {
                write(&mut editor, &mesh, id, &op, &kind);
            }
            found.push(exchange);
        }
        editor.finish();
    }
    found
}

/// An all-to-all of one tensor over several axes, without those of one device.
fn levels(mesh: &Mesh, op: &Op) -> Option<AllToAll> {
    let OpKind::Tensor(TensorOp::AllToAll(kind)) = &op.kind else {
        return None;
    };
    let mut kind = kind.clone();
    kind.axes.retain(|axis| mesh.size(*axis) > 1);
    (kind.axes.len() > 1 && op.inputs.len() == 1).then_some(kind)
}

/// Where the pieces for the devices along each axis are, and where those that come in.
struct Levels {
    /// The shape with a dimension for each.
    shape: Vec<usize>,
    /// Per axis, the dimension that is cut.
    cut: Vec<usize>,
    /// Per axis, the dimension that grows.
    grown: Vec<usize>,
}

impl Levels {
    fn new(mesh: &Mesh, shape: &[usize], kind: &AllToAll) -> Self {
        let (split, concat) = (kind.split_dims[0], kind.concat_dims[0]);
        let sizes: Vec<usize> = kind.axes.iter().map(|axis| mesh.size(*axis)).collect();
        let devices: usize = sizes.iter().product();
        let (mut all, mut cut, mut grown) = (Vec::new(), Vec::new(), Vec::new());
        for (dim, extent) in shape.iter().enumerate() {
            if dim == split {
                cut.extend(all.len()..all.len() + sizes.len());
                all.extend(&sizes);
            } else if dim == concat {
                // A piece of each sender, one of which is there.
                grown.extend(all.len()..all.len() + sizes.len());
                all.extend(sizes.iter().map(|_| 1));
            }
            all.push(if dim == split {
                extent / devices
            } else {
                *extent
            });
        }
        if split == concat {
            grown.clone_from(&cut);
        }
        Self {
            shape: all,
            cut,
            grown,
        }
    }
}

/// Exchanges along one axis after another, the minor one first.
fn write(editor: &mut Editor<'_>, mesh: &Mesh, id: OpId, op: &Op, kind: &AllToAll) {
    let (Some(x), result) = (op.inputs[0], op.outputs[0]) else {
        return;
    };
    editor.before(id);
    let levels = Levels::new(mesh, editor.shape(x), kind);
    let mut x = editor.reshape(x, &levels.shape);
    let mut shape = levels.shape;
    let axes: Vec<AxisId> = kind.axes.clone();
    for (level, axis) in axes.into_iter().enumerate().rev() {
        let (cut, grown) = (levels.cut[level], levels.grown[level]);
        let devices = mesh.size(axis);
        shape[cut] /= devices;
        shape[grown] *= devices;
        let ty = editor.ty(x).with_shape(&shape[..]);
        let one = AllToAll {
            axes: vec![axis],
            split_dims: vec![cut],
            concat_dims: vec![grown],
        };
        x = editor.emit(one, &[x], ty);
    }
    editor.remove(id);
    editor.put(Reshape, [Some(x)], result);
}
