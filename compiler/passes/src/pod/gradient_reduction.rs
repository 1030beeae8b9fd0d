//! How what each device knows of a gradient becomes the gradient that the update reads.
//!
//! A training step says that a gradient is a sum over the batch. Where the batch is sharded, every
//! device has its part of that sum, and [`GradientReduction::Adasum`] replaces the sum: orthogonal
//! parts are added, parallel parts averaged (Maleki et al., "Scaling distributed training with adaptive summation", 2020).
//! `partition/adasum` writes the collectives; here is found what the gradients are.
//!
//! No optimizer is known by name. A value is the *gradient* of a parameter if it is a sum over
//! shards of the batch, no op on shards of the batch uses it or what follows from it (statistics of
//! batch norm are used so), and the new value of the parameter depends on it. What linear ops make
//! of such sums alone counts in their place: two uses of one parameter have one gradient.

mod accumulated;

use std::fmt;
use std::str::FromStr;

use peapod_diagnostic::code;
use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::{Activation, BinaryOp, TensorOp, UnaryOp};
use peapod_ir::{AxisId, DType, Function, Mesh, Module, Op, OpKind, OpTypes, Role, ValueId};

use super::annotate::data_axes;
use super::weight_update::{refuse_open, stored};
use crate::error::PassError;
pub use crate::pod::gradient_reduction::accumulated::Accumulated;

/// How the devices' parts of a gradient become one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GradientReduction {
    /// They are added up, as the program says.
    #[default]
    Sum,
    /// By Adasum between the devices along some axes of data; along the other ones they are added
    /// up before.
    Adasum {
        /// Names of these axes; all axes of data if empty.
        axes: Vec<String>,
    },
}

/// `sum`, `adasum`, or `adasum:data.0+data.1`.
impl FromStr for GradientReduction {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, axes) = match text.split_once(':') {
            Some((kind, axes)) => (kind, Some(axes)),
            None => (text, None),
        };
        match (kind, axes) {
            ("sum", None) => Ok(Self::Sum),
            ("adasum", None) => Ok(Self::Adasum { axes: vec![] }),
            ("adasum", Some(axes)) if axes.split('+').all(|axis| !axis.is_empty()) => {
                let axes = axes.split('+').map(str::to_owned);
                Ok(Self::Adasum {
                    axes: axes.collect(),
                })
            }
            _ => Err("expected `sum`, `adasum` or `adasum:AXIS+AXIS`".to_owned()),
        }
    }
}

impl fmt::Display for GradientReduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sum => f.write_str("sum"),
            Self::Adasum { axes } if axes.is_empty() => f.write_str("adasum"),
            Self::Adasum { axes } => write!(f, "adasum:{}", axes.join("+")),
        }
    }
}

/// Values of the entry that are combined by Adasum, and along which axes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adasum {
    /// Devices that differ in these axes form a group, major axis first; none if everything is
    /// added up.
    pub axes: Vec<AxisId>,
    /// The gradients.
    pub gradients: Vec<ValueId>,
    /// Sums in loops of which every device keeps its part until they end.
    pub accumulated: Vec<Accumulated>,
}

/// Finds the gradients in an annotated module, whose update may have been sharded.
///
/// # Errors
///
/// An axis is not one of data, which results replace which arguments is open, or a gradient is
/// added up inside a loop, branch or function.
pub(super) fn find(module: &Module, reduction: &GradientReduction) -> Result<Adasum, PassError> {
    let GradientReduction::Adasum { axes } = reduction else {
        return Ok(Adasum::default());
    };
    let axes = axes_of(&module.mesh, axes)?;
    let Some(entry) = module.functions.first().filter(|_| !axes.is_empty()) else {
        return Ok(Adasum::default());
    };
    refuse_open(entry, ["tell gradients", "--gradient-reduction sum"])?;
    refuse_without_updates(entry)?;
    let batched = stored::batched_everywhere(module, &data_axes(&module.mesh));
    let mut accumulated = accumulated::find(module, &batched);
    let loops: Vec<ValueId> = accumulated.iter().map(|of| of.result).collect();
    let sums = Sums::of(entry, &batched[0], &loops);
    let mut leads = EntitySet::new();
    let parameters = entry.replaces.iter().filter(|(_, input)| {
        let argument = entry.inputs[*input];
        sums.reaching.contains(argument)
    });
    for &(output, input) in parameters {
        refuse_unfound(entry, (output, input), &batched[0], &sums)?;
        leads.insert(entry.outputs[output]);
    }
    let mut gradients = Vec::new();
    for op in entry.ops.iter().rev() {
        if !op.outputs.iter().any(|id| leads.contains(*id)) {
            continue;
        }
        leads.extend(op.operands());
        // Of one element Adasum is the mean, which is what the program says.
        let several = |id: &&ValueId| leads.contains(**id) && entry.ty(**id).elements() > 1;
        for id in op.outputs.iter().filter(several) {
            if sums.inside.contains(*id) {
                return Err(inside_of(entry, op, *id));
            }
            if sums.ends.contains(*id) {
                gradients.push(*id);
            }
        }
    }
    gradients.reverse();
    // What no update reads is summed up as the program says.
    let is_read = |of: &Accumulated| leads.contains(of.result) && sums.carried.contains(of.result);
    accumulated.retain(is_read);
    Ok(Adasum {
        axes,
        gradients,
        accumulated,
    })
}

/// Axes of several devices by name; all of data if there are no names.
fn axes_of(mesh: &Mesh, names: &[String]) -> Result<Vec<AxisId>, PassError> {
    let data = data_axes(mesh);
    for name in names {
        let is_data = mesh.axis(name).is_some_and(|axis| data.contains(&axis));
        if !is_data {
            let known: Vec<&str> = data.iter().map(|a| mesh.axes[a.0].name.as_str()).collect();
            return Err(PassError::Refused {
                code: code::GRADIENT_REDUCTION,
                what: format!("`{name}` is no axis of data of the mesh {mesh}"),
                help: match known[..] {
                    [] => "call the axes of data `data`, or `data.` and a suffix".to_owned(),
                    _ => format!("axes of data are: {}", known.join(", ")),
                },
            });
        }
    }
    let is_named = |axis: &AxisId| names.is_empty() || names.contains(&mesh.axes[axis.0].name);
    let several = data.into_iter().filter(|axis| mesh.size(*axis) > 1);
    Ok(several.filter(is_named).collect())
}

/// Gradients are what updates are made of: without one there is nothing to combine.
fn refuse_without_updates(entry: &Function) -> Result<(), PassError> {
    match entry.replaces.is_empty() {
        false => Ok(()),
        true => Err(PassError::Refused {
            code: code::GRADIENT_REDUCTION,
            what: "no result replaces an argument, so that nothing is known to be a gradient"
                .to_owned(),
            help: "pair results with arguments: --feed RESULT=ARGUMENT; or use \
                   --gradient-reduction sum"
                .to_owned(),
        }),
    }
}

/// A parameter whose new value follows from data by way of no sum over the batch: each device has
/// a part of its gradient, not a gradient of its part of the batch.
fn refuse_unfound(
    entry: &Function,
    (output, input): (usize, usize),
    batched: &EntitySet<ValueId>,
    sums: &Sums,
) -> Result<(), PassError> {
    let mut leads = EntitySet::new();
    leads.insert(entry.outputs[output]);
    let (mut follows, mut found) = (false, false);
    for op in entry.ops.iter().rev() {
        if op.outputs.iter().any(|id| leads.contains(*id)) {
            let made = |set: &EntitySet<ValueId>| op.outputs.iter().any(|id| set.contains(*id));
            follows |= made(batched) || op.operands().any(|id| batched.contains(id));
            found |= made(&sums.ends) || made(&sums.carried) || made(&sums.inside);
            leads.extend(op.operands());
        }
    }
    if found || !follows {
        return Ok(());
    }
    Err(PassError::Refused {
        code: code::GRADIENT_REDUCTION,
        what: format!(
            "no gradient of `{}` is added up over the batch: its dimensions are sharded over the \
             axes of data",
            entry.value(entry.inputs[input]).name
        ),
        help: "shard what is no batch over no axis of data, as with --shard NAME=-, or use \
               --gradient-reduction sum"
            .to_owned(),
    })
}

fn inside_of(entry: &Function, op: &Op, value: ValueId) -> PassError {
    let line = op.location.line;
    let line = line.map_or(String::new(), |line| format!("line {line}: "));
    PassError::Refused {
        code: code::GRADIENT_REDUCTION,
        what: format!(
            "{line}the gradient `{}` is made inside a {}, and not by adding up what it begins \
             with: Adasum combines gradients of the whole step",
            entry.value(value).name,
            op.kind.mnemonic()
        ),
        help:
            "begin a sum over microbatches with zeros and only add gradients to it, unroll loops \
               over layers, or use --gradient-reduction sum"
                .to_owned(),
    }
}

/// Sums over shards of the batch that no op on such shards uses.
struct Sums {
    /// Those that no linear op makes another one of.
    ends: EntitySet<ValueId>,
    /// Those that are made inside a function that an op calls.
    inside: EntitySet<ValueId>,
    /// Values that such an op uses, or what follows from them.
    reaching: EntitySet<ValueId>,
    /// Those that loops add up, also where linear ops make others of them.
    carried: EntitySet<ValueId>,
}

impl Sums {
    /// Sums of a function, of which `loops` add up some.
    fn of(entry: &Function, batched: &EntitySet<ValueId>, loops: &[ValueId]) -> Self {
        let reaching = stored::reaching(entry, batched);
        let mut uses: SecondaryMap<ValueId, usize> = SecondaryMap::new();
        let operands = entry.ops.iter().flat_map(Op::operands);
        for id in operands.chain(entry.outputs.iter().copied()) {
            uses[id] += 1;
        }
        let mut ends = EntitySet::new();
        let mut carried = EntitySet::new();
        let mut inside = EntitySet::new();
        for op in &entry.ops {
            let is_sum = |id: &ValueId| {
                let float = DType::FLOATS.contains(&entry.ty(*id).dtype);
                float && !batched.contains(*id) && !reaching.contains(*id)
            };
            let results = op.outputs.iter().copied().filter(is_sum);
            let results: Vec<ValueId> = results.collect();
            if op.operands().any(|id| batched.contains(id)) {
                match op.kind.callees().is_empty() {
                    false => {
                        let results = results.into_iter();
                        let (own, others): (Vec<_>, Vec<_>) =
                            results.partition(|id| loops.contains(id));
                        carried.extend(own.iter().copied());
                        ends.extend(own);
                        inside.extend(others);
                    }
                    true if adds_up(entry, op) => ends.extend(results),
                    true => {}
                }
                continue;
            }
            let passed = passed(entry, op);
            let alone = |id: &ValueId| ends.contains(*id) && uses[*id] == 1;
            if !passed.is_empty() && !results.is_empty() && passed.iter().all(alone) {
                for id in passed {
                    ends.remove(id);
                }
                ends.extend(results);
            }
        }
        Self {
            ends,
            inside,
            reaching,
            carried,
        }
    }
}

/// Whether an op adds up over dimensions that its operands have and its result has not, or over
/// places that are written more than once.
fn adds_up(entry: &Function, op: &Op) -> bool {
    let types = OpTypes {
        operands: op
            .inputs
            .iter()
            .map(|id| id.map(|id| entry.ty(id)))
            .collect(),
        results: op.outputs.iter().map(|id| entry.ty(*id)).collect(),
    };
    let rule = op.kind.def().dimensions(&types);
    rule.factors.iter().any(|factor| {
        matches!(
            factor.role,
            Role::Reduced(Combiner::Add) | Role::Swept | Role::Indexed
        )
    })
}

/// The operands of an op of which it makes a sum, if they are sums: a part of the result is what it
/// makes of their parts. Scales do not count, as Adasum of scaled gradients is Adasum scaled.
fn passed(entry: &Function, op: &Op) -> Vec<ValueId> {
    if let OpKind::Binary(binary) = &op.kind {
        let elements = entry.ty(op.outputs[0]).elements();
        let adds = matches!(binary.op, BinaryOp::Add | BinaryOp::Sub)
            && binary.activation == Activation::None;
        let whole = |id: ValueId| entry.ty(id).elements() == elements;
        return match adds && op.operands().all(whole) {
            true => op.operands().collect(),
            false => vec![],
        };
    }
    let negates = matches!(&op.kind, OpKind::Unary(unary) if unary.op == UnaryOp::Neg);
    let moves = matches!(
        op.kind,
        OpKind::Reshape(_) | OpKind::Tensor(TensorOp::Transpose(_))
    );
    let sums = matches!(op.kind.tensor(), Some(TensorOp::Reduce(reduce))
        if reduce.combiner == Combiner::Add);
    let of_one = negates || moves || sums;
    let first = op.inputs.first().copied().flatten();
    first.filter(|_| of_one).into_iter().collect()
}
