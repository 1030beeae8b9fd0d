//! Syntax tree to text: functions and meshes in their short form, every op in the generic form.
//!
//! [`parse`](crate::stablehlo::parse) reads the text back to an equal tree, which is what tests
//! hold it to.

use crate::stablehlo::ast::{Function, Module, Operation, Region, ValueId, Visibility};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::location::Location;
use crate::stablehlo::print::{Dictionary, QuotedText, SymbolName};
use crate::stablehlo::types::{FunctionType, Type};
use std::fmt::{self, Write};

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("module")?;
        if let Some(name) = &self.name {
            write!(f, " {}", SymbolName(name))?;
        }
        if !self.attributes.is_empty() {
            write!(f, " attributes {}", Dictionary(&self.attributes))?;
        }
        f.write_str(" {\n")?;
        for mesh in &self.meshes {
            write!(f, "  sdy.mesh {} = {}", SymbolName(&mesh.name), mesh.mesh)?;
            if !mesh.attributes.is_empty() {
                write!(f, " {}", Dictionary(&mesh.attributes))?;
            }
            f.write_char('\n')?;
        }
        for function in &self.functions {
            FunctionPrinter { function }.print(f)?;
        }
        f.write_char('}')?;
        trailing_location(f, self.location.as_ref())?;
        f.write_char('\n')?;
        for (name, location) in &self.locations {
            writeln!(f, "#{name} = loc({location})")?;
        }
        Ok(())
    }
}

fn trailing_location(f: &mut fmt::Formatter<'_>, location: Option<&Location>) -> fmt::Result {
    location.map_or(Ok(()), |location| write!(f, " loc({location})"))
}

struct FunctionPrinter<'m> {
    function: &'m Function,
}

impl FunctionPrinter<'_> {
    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let function = self.function;
        let visibility = match function.visibility {
            Visibility::Public => "",
            Visibility::Private => "private ",
            Visibility::Nested => "nested ",
        };
        write!(f, "  func.func {visibility}{}(", SymbolName(&function.name))?;
        for (index, argument) in function.arguments.iter().enumerate() {
            f.write_str(if index > 0 { ", " } else { "" })?;
            let value = function.value(argument.value);
            if !value.name.is_empty() {
                write!(f, "%{}: ", value.name)?;
            }
            write!(f, "{}", value.ty)?;
            spaced_dictionary(f, &argument.attributes)?;
            trailing_location(f, argument.location.as_ref())?;
        }
        f.write_char(')')?;
        self.print_results(f)?;
        if !function.attributes.is_empty() {
            write!(f, " attributes {}", Dictionary(&function.attributes))?;
        }
        if let Some(operations) = &function.body {
            f.write_str(" {\n")?;
            self.print_operations(f, operations, 4)?;
            f.write_str("  }")?;
        }
        trailing_location(f, function.location.as_ref())?;
        f.write_char('\n')
    }

    fn print_results(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.function.results.is_empty() {
            return Ok(());
        }
        f.write_str(" -> (")?;
        for (index, result) in self.function.results.iter().enumerate() {
            write!(f, "{}{}", if index > 0 { ", " } else { "" }, result.ty)?;
            spaced_dictionary(f, &result.attributes)?;
        }
        f.write_char(')')
    }

    fn print_operations(
        &self,
        f: &mut fmt::Formatter<'_>,
        operations: &[Operation],
        indent: usize,
    ) -> fmt::Result {
        for operation in operations {
            write!(f, "{:indent$}", "")?;
            self.print_operation(f, operation, indent)?;
            f.write_char('\n')?;
        }
        Ok(())
    }

    fn print_operation(
        &self,
        f: &mut fmt::Formatter<'_>,
        operation: &Operation,
        indent: usize,
    ) -> fmt::Result {
        self.print_result_names(f, &operation.results)?;
        write!(f, "{}(", QuotedText(operation.name.as_bytes()))?;
        for (index, &operand) in operation.operands.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}%{}", self.function.value(operand).name)?;
        }
        f.write_char(')')?;
        let (own, others) = split(&operation.attributes);
        if !own.is_empty() {
            write!(f, " <{}>", Dictionary(&own))?;
        }
        for (index, region) in operation.regions.iter().enumerate() {
            f.write_str(if index > 0 { ", " } else { " (" })?;
            self.print_region(f, region, indent)?;
        }
        f.write_str(if operation.regions.is_empty() {
            ""
        } else {
            ")"
        })?;
        spaced_dictionary(f, &others)?;
        let types = |ids: &[ValueId]| -> Vec<Type> {
            ids.iter()
                .map(|&id| self.function.value(id).ty.clone())
                .collect()
        };
        let (inputs, results) = (types(&operation.operands), types(&operation.results));
        write!(f, " : {}", FunctionType { inputs, results })?;
        trailing_location(f, operation.location.as_ref())
    }

    fn print_region(
        &self,
        f: &mut fmt::Formatter<'_>,
        region: &Region,
        indent: usize,
    ) -> fmt::Result {
        f.write_str("{\n")?;
        if !region.arguments.is_empty() {
            write!(f, "{:indent$}^bb0(", "")?;
            for (index, &argument) in region.arguments.iter().enumerate() {
                let value = self.function.value(argument);
                let comma = if index > 0 { ", " } else { "" };
                write!(f, "{comma}%{}: {}", value.name, value.ty)?;
            }
            f.write_str("):\n")?;
        }
        self.print_operations(f, &region.operations, indent + 2)?;
        write!(f, "{:indent$}}}", "")
    }

    /// `%a, %b:2 = `: results called `b#0`, `b#1`, … are one name with a number.
    fn print_result_names(&self, f: &mut fmt::Formatter<'_>, results: &[ValueId]) -> fmt::Result {
        let mut names = Vec::new();
        for (index, &id) in results.iter().enumerate() {
            let name = &self.function.value(id).name;
            if name.is_empty() {
                return Ok(());
            }
            let Some((pack, _)) = name.split_once('#') else {
                names.push(format!("%{name}"));
                continue;
            };
            if name.ends_with("#0") {
                let in_pack = |&&id: &&ValueId| {
                    let other = self.function.value(id).name.split_once('#');
                    other.is_some_and(|(other, _)| other == pack)
                };
                let count = results[index..].iter().take_while(in_pack).count();
                names.push(format!("%{pack}:{count}"));
            }
        }
        if names.is_empty() {
            Ok(())
        } else {
            write!(f, "{} = ", names.join(", "))
        }
    }
}

fn spaced_dictionary(f: &mut fmt::Formatter<'_>, attributes: &Attributes) -> fmt::Result {
    if attributes.is_empty() {
        Ok(())
    } else {
        write!(f, " {}", Dictionary(attributes))
    }
}

/// An op's own attributes, and those with a dialect's prefix.
fn split(attributes: &Attributes) -> (Attributes, Attributes) {
    let (mut own, mut others) = (Attributes::default(), Attributes::default());
    for (name, value) in attributes.iter() {
        let side: &mut Attributes = if name.contains('.') {
            &mut others
        } else {
            &mut own
        };
        side.push(name, Attribute::clone(value));
    }
    (own, others)
}
