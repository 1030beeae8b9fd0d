//! What is asked of shardings: by the file, by the user's rules, and by default.
//!
//! Afterwards the module has the mesh it is compiled for, every result of the entry passes through
//! a sharding constraint of its own, and the annotations are those that propagation starts from:
//!
//! 1. Those of the source file, whose axes are found by name in the mesh.
//! 2. Those of the rules, which take the place of the file's on the values they match.
//! 3. Where the file says nothing of any argument and the mesh has an axis called `data`: the first
//!    dimension of every argument that is data is sharded over that axis. Unless their names are
//!    given, data are in a training step the arguments that no result replaces; in any other
//!    program those that have as many rows as the first result. Without any rules the other
//!    arguments are whole; with rules it is for propagation to say how they are sharded.

use std::collections::BTreeSet;

use peapod_diagnostic::code;
use peapod_ir::entity::EntitySet;
use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{
    Annotation, AnnotationSource, AxisId, Function, Mesh, Module, Op, OpKind, Origin, Sharding,
    Value,
};
use peapod_ir::{Location, ValueId, ops::TensorOp};
use wildmatch::WildMatch;

use crate::error::PassError;
use crate::graph::dead_code;
use crate::pod::sharding_groups;

/// The axis that data is sharded over by default. It may be several, major first, that are called
/// `data.` and something more: so parts of the batch can be dealt with together.
pub const DATA_AXIS: &str = "data";

/// How values of some names are sharded: `GLOB=axes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardRule {
    /// Names of values; `*` matches any characters, `?` one.
    pub pattern: String,
    /// Per dimension, names of axes or of dimensions that the layout knows.
    pub dims: Vec<Vec<String>>,
}

/// The axes that shard dimensions of a name: `batch:data; hidden:model`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout(Vec<(String, Vec<String>)>);

/// What is asked of shardings, beside what the file says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnnotateOptions {
    /// The devices; `None` takes the mesh of the file, and one device where it has none.
    pub mesh: Option<Mesh>,
    /// Names of the arguments that are data, where that is known.
    pub data: Vec<String>,
    /// How values of some names are sharded; later rules win.
    pub shards: Vec<ShardRule>,
    /// Which axes dimensions of a name are sharded over.
    pub layout: Layout,
}

/// A rule or layout that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read {text:?}: {problem}; write for example {example:?}")]
pub struct RuleError {
    text: String,
    problem: &'static str,
    example: &'static str,
}

impl std::str::FromStr for ShardRule {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let error = |problem| RuleError {
            text: text.to_owned(),
            problem,
            example: "w*=-,model",
        };
        // Names hold `=` more often than axes do.
        let (pattern, dims) = text
            .rsplit_once('=')
            .ok_or_else(|| error("there is no `=`"))?;
        if pattern.is_empty() {
            return Err(error("there is no name before the `=`"));
        }
        let dims = match dims.trim() {
            "" => vec![],
            dims => dims.split(',').map(axis_names).collect(),
        };
        Ok(Self {
            pattern: pattern.to_owned(),
            dims,
        })
    }
}

impl std::str::FromStr for Layout {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let error = |problem| RuleError {
            text: text.to_owned(),
            problem,
            example: "batch:data; hidden:model",
        };
        let rules = text.split(';').filter(|rule| !rule.trim().is_empty());
        let rule = |rule: &str| {
            let (name, axes) = rule
                .split_once(':')
                .ok_or_else(|| error("there is no `:`"))?;
            Ok((name.trim().to_owned(), axis_names(axes)))
        };
        Ok(Self(rules.map(rule).collect::<Result<_, _>>()?))
    }
}

/// `data+model` as names; `-` or nothing as none.
fn axis_names(text: &str) -> Vec<String> {
    let names = text.split('+').map(str::trim);
    let names = names.filter(|name| !name.is_empty() && *name != "-");
    names.map(str::to_owned).collect()
}

/// Runs the pass on the module's own mesh, without rules.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    annotate(module, &AnnotateOptions::default())
}

/// Puts everything that is asked of shardings into the module.
pub fn annotate(module: &mut Module, options: &AnnotateOptions) -> Result<(), PassError> {
    let AnnotateOptions {
        mesh,
        data,
        shards,
        layout,
    } = options;
    if let Some(mesh) = mesh {
        change_mesh(module, mesh)?;
    }
    let mesh = module.mesh.clone();
    let Some(entry) = module.functions.first_mut() else {
        return Ok(());
    };
    let results = entry.outputs.clone();
    constrain_results(entry);
    dead_code::rename_results(&mut module.signatures, 0, entry, &results);
    let mut arguments = entry.inputs.iter();
    let by_file = arguments.any(|value| {
        let annotation = entry.value(*value).annotation.as_ref();
        annotation.is_some_and(|it| !it.is_of_groups_only())
    });
    if !by_file {
        shard_data(&mesh, entry, data, shards.is_empty());
    }
    for rule in shards {
        apply(rule, layout, &mesh, entry)?;
    }
    sharding_groups::settle(module)
}

/// Finds the axes of all annotations by name in another mesh.
fn change_mesh(module: &mut Module, mesh: &Mesh) -> Result<(), PassError> {
    if module.mesh == *mesh {
        return Ok(());
    }
    let known = std::mem::replace(&mut module.mesh, mesh.clone());
    for function in &mut module.functions {
        for op in &mut function.ops {
            change_op(&known, mesh, op)?;
        }
        for value in function.values.values_mut() {
            let Some(annotation) = &mut value.annotation else {
                continue;
            };
            let dims = annotation.sharding.dims.iter_mut().flatten();
            for axis in dims.chain(&mut annotation.sharding.partial) {
                let name = &known.axes[axis.0].name;
                *axis = mesh.axis(name).ok_or_else(|| PassError::Refused {
                    code: code::NO_SUCH_AXIS,
                    what: format!(
                        "{} shards `{}` over the axis `{name}`, which the mesh {mesh} has not",
                        annotation.source.words(),
                        value.name
                    ),
                    help: "name all axes of the file in --mesh, with size 1 where they shall \
                              not split anything"
                        .to_owned(),
                })?;
            }
        }
    }
    Ok(())
}

/// Finds the axes that an op names in another mesh. What is written for one device has the extents
/// of its shards, so these axes must have as many devices as they had.
fn change_op(known: &Mesh, mesh: &Mesh, op: &mut Op) -> Result<(), PassError> {
    let line = op.location.line;
    let kind = op.kind.to_string();
    let OpKind::Tensor(tensor) = &mut op.kind else {
        return Ok(());
    };
    for axis in tensor.axes_mut() {
        let own = &known.axes[axis.0];
        let found = mesh.axis(&own.name);
        let found = found.filter(|found| mesh.size(*found) == own.size);
        *axis = found.ok_or_else(|| {
            let line = line.map_or(String::new(), |line| format!(" (line {line})"));
            let (name, size) = (&own.name, own.size);
            PassError::Refused {
                code: code::MANUAL,
                what: format!(
                    "{kind}{line} is written for {size} devices along the axis `{name}`, the mesh \
                     is {mesh}"
                ),
                help: format!("compile it for a mesh with {name}={size}"),
            }
        })?;
    }
    Ok(())
}

/// Makes every result of the entry a constraint's, so that something can be asked of it alone.
fn constrain_results(entry: &mut Function) {
    let constrained = constrained(entry);
    for index in 0..entry.outputs.len() {
        let output = entry.outputs[index];
        let value = entry.value(output).clone();
        let result = entry.add_value(value.name, value.ty, Origin::Result);
        entry.values[result].annotation = match constrained.contains(output) {
            true => value.annotation,
            false => None,
        };
        if let Some(annotation) = &mut entry.values[result].annotation {
            // The member is in front of it.
            annotation.groups.clear();
        }
        entry.ops.push(Op::new(
            ShardingConstraint::default(),
            [Some(output)],
            [result],
            &Location::named("result of the program"),
        ));
        entry.outputs[index] = result;
    }
}

/// Values that are the result of a constraint.
fn constrained(entry: &Function) -> EntitySet<ValueId> {
    let mut constrained = EntitySet::new();
    for op in &entry.ops {
        if let OpKind::Tensor(TensorOp::ShardingConstraint(_)) = op.kind {
            constrained.extend(op.outputs.iter().copied());
        }
    }
    constrained
}

fn apply(
    rule: &ShardRule,
    layout: &Layout,
    mesh: &Mesh,
    entry: &mut Function,
) -> Result<(), PassError> {
    let pattern = WildMatch::new(&rule.pattern);
    let source = format!("--shard {}", rule.pattern);
    let mut dims = Vec::new();
    for names in &rule.dims {
        dims.push(resolve(names, layout, mesh, &source)?);
    }
    check_axes(&dims, mesh, &source)?;
    let mut matched = false;
    let complex = complex_ports(entry);
    for value in entry.values.values_mut() {
        let constant = matches!(value.origin, Origin::Constant(_));
        if constant || value.name.is_empty() || !pattern.matches(&value.name) {
            continue;
        }
        matched = true;
        // Real and imaginary parts are along a dimension that the user's tensor has not.
        let hidden = usize::from(complex.contains(&value.name));
        let rank = value.ty.shape.len();
        if let [axes] = &dims[..]
            && axes.is_empty()
        {
            pin(value, vec![vec![]; rank], source.clone().into());
            continue;
        }
        if rank != dims.len() + hidden {
            return Err(wrong_rank(&source, dims.len(), value, hidden > 0));
        }
        let mut dims = dims.clone();
        dims.resize(rank, vec![]);
        pin(value, dims, source.clone().into());
    }
    if matched {
        return Ok(());
    }
    let names = entry
        .inputs
        .iter()
        .map(|input| &entry.value(*input).name[..]);
    let names: Vec<&str> = names.collect();
    Err(PassError::Refused {
        code: code::NO_MATCH,
        what: format!("{source} matches no value"),
        help: format!("the arguments are {}", names.join(", ")),
    })
}

/// A rule that names another number of dimensions than a value has.
fn wrong_rank(source: &str, named: usize, value: &Value, is_complex: bool) -> PassError {
    let of = match is_complex {
        false => "",
        true => ", whose last dimension is of real and imaginary parts and is not named",
    };
    let (name, ty) = (&value.name, &value.ty);
    PassError::Refused {
        code: code::RULE_RANK,
        what: format!("{source} names {named} dimensions, `{name}` is {ty}{of}"),
        help: "write one entry per dimension, `-` for those that stay whole".to_owned(),
    }
}

/// Names of arguments and results that show complex numbers.
fn complex_ports(entry: &Function) -> BTreeSet<String> {
    let ports = [
        (&entry.shown.inputs, &entry.inputs),
        (&entry.shown.outputs, &entry.outputs),
    ];
    let mut names = BTreeSet::new();
    for (shown, values) in ports {
        let complex = shown.iter().filter(|(_, shown)| shown.is_complex());
        let values = complex.filter_map(|(index, _)| values.get(*index));
        names.extend(values.map(|value| entry.value(*value).name.clone()));
    }
    names
}

/// An axis is used once.
fn check_axes(dims: &[Vec<AxisId>], mesh: &Mesh, source: &str) -> Result<(), PassError> {
    let all: Vec<AxisId> = dims.iter().flatten().copied().collect();
    let twice = (1..all.len()).find(|last| all[..*last].contains(&all[*last]));
    let Some(twice) = twice else {
        return Ok(());
    };
    let axis = &mesh.axes[all[twice].0].name;
    Err(PassError::Refused {
        code: code::AXIS_TWICE,
        what: format!("{source} uses the axis `{axis}` twice"),
        help: "an axis splits one dimension of a value".to_owned(),
    })
}

/// The axes behind names of axes and dimensions.
fn resolve(
    names: &[String],
    layout: &Layout,
    mesh: &Mesh,
    source: &str,
) -> Result<Vec<AxisId>, PassError> {
    let mut axes = Vec::new();
    for name in names {
        let laid_out = layout.0.iter().find(|(dim, _)| dim == name);
        let own = std::slice::from_ref(name);
        for axis_name in laid_out.map_or(own, |(_, axes)| axes) {
            let axis = mesh.axis(axis_name).ok_or_else(|| PassError::Refused {
                code: code::NO_SUCH_AXIS,
                what: format!("{source} names the axis `{axis_name}`"),
                help: format!("the mesh is {mesh}; name its axes, or add a layout rule"),
            })?;
            axes.push(axis);
        }
    }
    Ok(axes)
}

/// Says how a value is sharded, in place of what was said; it stays in its groups.
fn pin(value: &mut Value, dims: Vec<Vec<AxisId>>, source: AnnotationSource) {
    let groups = value.annotation.take().map_or(vec![], |it| it.groups);
    value.annotation = Some(Annotation {
        open: vec![false; dims.len()],
        sharding: Sharding {
            dims,
            partial: vec![],
        },
        priorities: vec![],
        source,
        groups,
    });
}

/// Whether data is sharded over an axis of this name by default, see [`DATA_AXIS`].
pub fn is_data_axis(name: &str) -> bool {
    let rest = name.strip_prefix(DATA_AXIS);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The axes that data is sharded over by default.
pub fn data_axes(mesh: &Mesh) -> Vec<AxisId> {
    let axes = mesh.axes.iter().enumerate();
    axes.filter(|(_, axis)| is_data_axis(&axis.name))
        .map(|(index, _)| AxisId(index))
        .collect()
}

/// The default: data over the data axis, everything else whole, if nothing else says anything.
fn shard_data(mesh: &Mesh, entry: &mut Function, names: &[String], others_whole: bool) {
    let axes = data_axes(mesh);
    if axes.is_empty() {
        return;
    }
    let complex = complex_ports(entry);
    // A complex number alone has no rows but its parts.
    let rows = |value: ValueId| {
        let value = entry.value(value);
        let hidden = usize::from(complex.contains(&value.name));
        let shape = &value.ty.shape;
        shape[..shape.len().saturating_sub(hidden)].first().copied()
    };
    let first_rows = entry.outputs.first().and_then(|value| rows(*value));
    let replaced: BTreeSet<usize> = entry.replaces.iter().map(|(_, input)| *input).collect();
    let is_data = |index: usize, value: ValueId| match entry.replaces.is_empty() {
        _ if !names.is_empty() => names.contains(&entry.value(value).name),
        true => rows(value).is_some() && rows(value) == first_rows,
        false => !replaced.contains(&index),
    };
    let inputs = entry.inputs.iter().enumerate();
    let data: Vec<bool> = inputs
        .map(|(index, value)| is_data(index, *value))
        .collect();
    for (value, is_data) in entry.inputs.clone().into_iter().zip(data) {
        if !is_data && !others_whole {
            continue;
        }
        let value = &mut entry.values[value];
        let mut dims = vec![vec![]; value.ty.shape.len()];
        let hidden = usize::from(complex.contains(&value.name));
        let own = dims.len().saturating_sub(hidden);
        if let (true, Some(first)) = (is_data, dims[..own].first_mut()) {
            first.extend(&axes);
        }
        let source = match is_data {
            true => AnnotationSource::DataByDefault,
            false => AnnotationSource::WholeByDefault,
        };
        pin(value, dims, source);
    }
}
