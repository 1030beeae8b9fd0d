//! The module around its functions: headers, arguments and results, and their attributes.

use std::collections::BTreeSet;

use peapod_ir::ops::TensorOp;
use peapod_ir::{Function, Module, OpKind, TensorType};

use super::sharding;
use super::text::{self, is_plain, list, string};
use super::writer::{Ssa, Writer};

/// Name of the entry.
const MAIN: &str = "main";

impl<'m> Writer<'m> {
    /// Writes all of it.
    pub(super) fn write_module(&mut self) {
        let module = self.module;
        let name = module.name.chars();
        let name: String = name
            .map(|char| {
                if char.is_ascii_alphanumeric() {
                    char
                } else {
                    '_'
                }
            })
            .collect();
        let name = if is_plain(&name) {
            name
        } else {
            format!("module_{name}")
        };
        let partitions = module.mesh.devices();
        let head = format!(
            "module @{name} attributes {{mhlo.num_partitions = {partitions} : i32, \
             mhlo.num_replicas = 1 : i32}}"
        );
        let called = called(module);
        self.block(&head, |writer| {
            if writer.has_shardings() || writer.per_device {
                writer.line(&sharding::mesh(&module.mesh));
            }
            for (index, function) in module.functions.iter().enumerate() {
                if index == 0 || called.contains(function.name.as_str()) {
                    writer.function_text(function, index == 0);
                }
            }
        });
    }

    /// The name of a function in the text.
    pub(super) fn symbol(&self, name: &str) -> String {
        let is_entry = |function: &Function| function.name == name;
        if self.module.functions.first().is_some_and(is_entry) {
            return MAIN.to_owned();
        }
        let taken = |name: &str| self.module.functions.iter().any(|f| f.name == name);
        let mut symbol = name.to_owned();
        if symbol == MAIN {
            symbol.push_str(".called");
            while taken(&symbol) {
                symbol.push('_');
            }
        }
        symbol
    }

    fn function_text(&mut self, function: &'m Function, is_entry: bool) {
        let ports = self.interface.filter(|_| is_entry);
        let types = ports.map(|ports| {
            let types = ports.inputs.iter().map(|port| self.port_type(port));
            types.collect::<Vec<_>>()
        });
        let arguments = arguments(function, types.as_deref());
        let inputs = function.inputs.iter().enumerate().zip(&arguments);
        let inputs = inputs.map(|((index, id), Ssa { name, ty })| {
            let value = function.value(*id);
            let mut said = Vec::new();
            if !value.name.is_empty() && name[1..] != value.name {
                said.push(format!("peapod.name = {}", string(&value.name)));
            }
            let annotation = value.annotation.as_ref().filter(|_| self.has_shardings());
            let annotation = annotation.filter(|it| !it.is_of_groups_only());
            if let Some(ports) = ports {
                said.push(self.port_sharding(&ports.inputs[index]));
            } else if let Some(annotation) = annotation {
                let sharding = sharding::sharding(&self.module.mesh, annotation);
                said.push(format!("sdy.sharding = #sdy.sharding{sharding}"));
            }
            let replacing = function.replaces.iter().find(|(_, own)| *own == index);
            if let (true, Some((result, _))) = (is_entry, replacing) {
                said.push(format!("tf.aliasing_output = {result} : i32"));
            }
            format!("{name}: {}{}", text::tensor(ty), dictionary(&said))
        });
        let inputs = list(inputs.collect::<Vec<_>>());
        let results = function.outputs.iter().enumerate().map(|(index, id)| {
            let name = self.result_name(is_entry, index);
            let said = name.map(|name| format!("jax.result_info = {}", string(name)));
            let mut said: Vec<String> = said.into_iter().collect();
            let port = ports.map(|ports| &ports.outputs[index]);
            said.extend(port.map(|port| self.port_sharding(port)));
            let ty = port.map_or_else(|| function.ty(*id).clone(), |port| self.port_type(port));
            format!("{}{}", text::tensor(&ty), dictionary(&said))
        });
        let results = list(results.collect::<Vec<_>>());
        let (visibility, name) = match is_entry {
            true => ("public", MAIN.to_owned()),
            false => ("private", self.symbol(&function.name)),
        };
        let name = text::symbol(&name);
        let head = format!("func.func {visibility} {name}({inputs}) -> ({results})");
        self.block(&head, |writer| {
            let returned = match (is_entry && writer.per_device, ports) {
                (true, Some(ports)) => writer.partitioned(function, arguments, ports),
                (true, None) => writer.per_device(function, arguments),
                (false, Some(ports)) => writer.whole_program(function, arguments, ports),
                (false, None) => writer.body(function, arguments),
            };
            writer.op("func.return", &returned, &[], &[]);
        });
    }

    /// The name that the source file has for a result of the entry.
    fn result_name(&self, is_entry: bool, index: usize) -> Option<&'m str> {
        let signature = self.module.signatures.first().filter(|_| is_entry)?;
        let (name, _) = signature.outputs.get(index)?;
        Some(name)
    }
}

/// ` {a, b}`, or nothing where nothing is said.
fn dictionary(said: &[String]) -> String {
    match said.is_empty() {
        true => String::new(),
        false => format!(" {{{}}}", list(said)),
    }
}

/// Arguments under their own names, where the text can have these, else by their number.
fn arguments(function: &Function, types: Option<&[TensorType]>) -> Vec<Ssa> {
    let own = |index: usize| &function.value(function.inputs[index]).name;
    let mut known = BTreeSet::new();
    let indices = 0..function.inputs.len();
    let named = indices.map(|index| {
        let name = own(index);
        let is_number = name
            .strip_prefix("arg")
            .is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let name = match is_plain(name) && !is_number && known.insert(name.as_str()) {
            true => format!("%{name}"),
            false => format!("%arg{index}"),
        };
        Ssa {
            name,
            ty: match types {
                Some(types) => types[index].clone(),
                None => function.ty(function.inputs[index]).clone(),
            },
        }
    });
    named.collect()
}

/// Names of the functions that are called, other than by loops and branches.
fn called(module: &Module) -> BTreeSet<&str> {
    let ops = module.functions.iter().flat_map(|function| &function.ops);
    let calls = ops.filter_map(|op| {
        let OpKind::Tensor(TensorOp::Call(call)) = &op.kind else {
            return None;
        };
        Some(call.function.as_str())
    });
    calls.collect()
}
