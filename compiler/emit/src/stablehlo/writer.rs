//! Lines of text, and names for the values that they define.

use std::fmt::Write;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::plan::pod::PodInterface;
use peapod_ir::{DType, Function, Module, Op, OpKind, TensorType, ValueId};

use super::text;

/// A value of the text.
#[derive(Clone, Debug)]
pub(super) struct Ssa {
    /// Its name, with `%`.
    pub(super) name: String,
    /// Its type.
    pub(super) ty: TensorType,
}

/// Per value of a function, what the text calls it.
pub(super) type Names = SecondaryMap<ValueId, Option<Ssa>>;

/// The shape of an argument or result of a program for several devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// As the user knows it. One that the mesh does not divide is replicated.
    Known,
    /// As it is sharded, with padding up to equal shards.
    Stored,
}

/// The text as far as it is written.
pub(super) struct Writer<'m> {
    pub(super) module: &'m Module,
    pub(super) text: String,
    /// What StableHLO has nothing for.
    pub(super) problems: Vec<String>,
    /// Whether it is the program of one device.
    pub(super) per_device: bool,
    /// What goes in and out of the program that it was partitioned from.
    pub(super) interface: Option<&'m PodInterface>,
    /// In which shape that goes in and out.
    pub(super) form: Form,
    depth: usize,
    values: usize,
    channels: usize,
}

/// Names and values of attributes; a name alone where the value is empty.
pub(super) type Properties<'a> = &'a [(&'a str, String)];

impl<'m> Writer<'m> {
    /// Nothing written yet.
    pub(super) fn new(module: &'m Module) -> Self {
        Self {
            module,
            text: String::new(),
            problems: vec![],
            per_device: is_per_device(module),
            interface: None,
            form: Form::Known,
            depth: 0,
            values: 0,
            channels: 0,
        }
    }

    /// A line at the depth of the block that is open.
    pub(super) fn line(&mut self, line: &str) {
        for _ in 0..self.depth {
            self.text.push_str("  ");
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// What is in braces after `head`.
    pub(super) fn block(&mut self, head: &str, body: impl FnOnce(&mut Self)) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
        body(self);
        self.depth -= 1;
        self.line("}");
    }

    /// A name that no value has.
    pub(super) fn fresh(&mut self) -> String {
        self.values += 1;
        format!("%{}", self.values - 1)
    }

    /// A number that no other channel has.
    pub(super) fn channel(&mut self) -> String {
        self.channels += 1;
        let handle = self.channels;
        format!("#stablehlo.channel_handle<handle = {handle}, type = 1>")
    }

    /// Keeps something that StableHLO has nothing for, once.
    pub(super) fn refuse(&mut self, problem: String) {
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    /// A region as text, for [`op_with`](Self::op_with): `body` gets the arguments and yields what
    /// the region returns by an op of this name.
    pub(super) fn region_by(
        &mut self,
        returns: &str,
        arguments: &[TensorType],
        body: impl FnOnce(&mut Self, Vec<Ssa>) -> Vec<Ssa>,
    ) -> String {
        let outer = std::mem::take(&mut self.text);
        let arguments: Vec<Ssa> = arguments
            .iter()
            .map(|ty| Ssa {
                name: self.fresh(),
                ty: ty.clone(),
            })
            .collect();
        if !arguments.is_empty() {
            let list = arguments.iter().map(|argument| {
                let Ssa { name, ty } = argument;
                format!("{name}: {}", text::tensor(ty))
            });
            let label = format!("^bb0({}):", text::list(list));
            self.line(&label);
        }
        self.depth += 1;
        let returned = body(self, arguments);
        self.op(returns, &returned, &[], &[]);
        self.depth -= 1;
        std::mem::replace(&mut self.text, outer)
    }

    /// A region of StableHLO.
    pub(super) fn region(
        &mut self,
        arguments: &[TensorType],
        body: impl FnOnce(&mut Self, Vec<Ssa>) -> Vec<Ssa>,
    ) -> String {
        self.region_by("stablehlo.return", arguments, body)
    }

    /// An op with results of these types.
    pub(super) fn op(
        &mut self,
        name: &str,
        operands: &[Ssa],
        properties: Properties<'_>,
        results: &[TensorType],
    ) -> Vec<Ssa> {
        self.op_with(name, operands, properties, &[], results)
    }

    /// An op with one result.
    pub(super) fn one(
        &mut self,
        name: &str,
        operands: &[Ssa],
        properties: Properties<'_>,
        ty: &TensorType,
    ) -> Ssa {
        let name_of_result = self.fresh();
        let head = format!("{name_of_result} = ");
        self.op_text(
            &head,
            name,
            operands,
            properties,
            &[],
            std::slice::from_ref(ty),
        );
        Ssa {
            name: name_of_result,
            ty: ty.clone(),
        }
    }

    /// An op with regions and results of these types.
    pub(super) fn op_with(
        &mut self,
        name: &str,
        operands: &[Ssa],
        properties: Properties<'_>,
        regions: &[String],
        results: &[TensorType],
    ) -> Vec<Ssa> {
        let pack = self.fresh();
        let head = match results.len() {
            0 => String::new(),
            1 => format!("{pack} = "),
            count => format!("{pack}:{count} = "),
        };
        self.op_text(&head, name, operands, properties, regions, results);
        let several = results.len() > 1;
        let named = results.iter().enumerate().map(|(index, ty)| Ssa {
            name: match several {
                true => format!("{pack}#{index}"),
                false => pack.clone(),
            },
            ty: ty.clone(),
        });
        named.collect()
    }

    fn op_text(
        &mut self,
        head: &str,
        name: &str,
        operands: &[Ssa],
        properties: Properties<'_>,
        regions: &[String],
        results: &[TensorType],
    ) {
        let names = text::list(operands.iter().map(|operand| &operand.name));
        let mut line = format!("{head}\"{name}\"({names})");
        if !properties.is_empty() {
            let properties = properties.iter().map(|(name, value)| match value.as_str() {
                "" => (*name).to_owned(),
                value => format!("{name} = {value}"),
            });
            let _ = write!(line, " <{{{}}}>", text::list(properties));
        }
        for (index, region) in regions.iter().enumerate() {
            line.push_str(if index == 0 { " (" } else { ", " });
            line.push_str("{\n");
            line.push_str(region);
            // bounded: computations are nested no deeper than calls may be
            line.push_str(&"  ".repeat(self.depth));
            line.push('}');
        }
        line.push_str(if regions.is_empty() { "" } else { ")" });
        let types = text::list(operands.iter().map(|operand| text::tensor(&operand.ty)));
        let to = text::list(results.iter().map(text::tensor));
        let _ = match results.len() {
            1 => write!(line, " : ({types}) -> {to}"),
            _ => write!(line, " : ({types}) -> ({to})"),
        };
        self.line(&line);
    }

    /// The ops of a function, for arguments with these names; yields what it returns.
    pub(super) fn body(&mut self, function: &'m Function, arguments: Vec<Ssa>) -> Vec<Ssa> {
        let mut names = Names::new();
        for (id, argument) in function.inputs.iter().zip(arguments) {
            self.say_groups(function.value(*id), &argument);
            names[*id] = Some(argument);
        }
        self.constants(function, &mut names);
        for op in &function.ops {
            let operands = op.inputs.iter().flatten();
            let operands: Vec<Ssa> = operands.filter_map(|id| names[*id].clone()).collect();
            let results = self.operation(function, op, &operands);
            for (id, result) in op.outputs.iter().zip(results) {
                let result = self.annotated(function.value(*id), result);
                names[*id] = Some(result);
            }
        }
        let outputs = function.outputs.iter();
        outputs.filter_map(|id| names[*id].clone()).collect()
    }

    /// An op that StableHLO has nothing for: its results are names that nothing defines, in a text
    /// that is not given out.
    pub(super) fn refuse_op(&mut self, function: &Function, op: &Op) -> Vec<Ssa> {
        let made = op.outputs.iter();
        let made = text::list(made.map(|id| label(function, *id)));
        let kind = op.kind.mnemonic();
        let line = op.location.line.map(|line| format!(", line {line}"));
        let line = line.unwrap_or_default();
        self.refuse(format!(
            "`{kind}`, which makes {made} in @{}{line}",
            function.name
        ));
        let types = op.outputs.iter().map(|id| function.ty(*id).clone());
        let undefined = |ty| Ssa {
            name: "%undefined".to_owned(),
            ty,
        };
        types.map(undefined).collect()
    }
}

/// Whether the entry only has a meaning if there are several devices: it names them outside of
/// manual computations.
fn is_per_device(module: &Module) -> bool {
    let mut pending: Vec<&Function> = module.functions.first().into_iter().collect();
    let mut seen: Vec<&str> = vec![];
    while let Some(function) = pending.pop() {
        seen.push(&function.name);
        for op in &function.ops {
            if op.kind.class().device_axes().is_some() {
                return true;
            }
            if matches!(op.kind, OpKind::Tensor(TensorOp::ManualComputation(_))) {
                continue;
            }
            for name in op.kind.callees() {
                let mut functions = module.functions.iter();
                let callee = functions.find(|function| function.name == name);
                pending.extend(callee.filter(|_| !seen.contains(&name)));
            }
        }
    }
    false
}

/// A tensor of this shape with other elements.
pub(super) fn with_elements(dtype: DType, like: &TensorType) -> TensorType {
    TensorType::new(dtype, like.shape.clone())
}

/// What people call a value: its name, or else its number.
pub(super) fn label(function: &Function, id: ValueId) -> String {
    match function.value(id).name.as_str() {
        "" => format!("`%{}`", id.0),
        name => format!("`{name}`"),
    }
}
