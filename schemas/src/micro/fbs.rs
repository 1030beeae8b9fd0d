//! `micro.fbs`, written from the table of kernels and the structs: `cargo xtask codegen` stores it.

use core::fmt::{self, Display, Formatter, Write};

use super::kernel::{Facts, InPlace, OperandPlace, Role};
use super::param_table::{LISTS_BEFORE_ENTRIES, LISTS_BEFORE_WORK};
use super::structs::{
    STRUCTS, coded, custom, detection, matrix, memory, relation, sequence, signal,
};
use super::{ElementType, Kernel, Memory, ParamList};

/// The text of `micro.fbs`.
#[derive(Clone, Copy, Debug)]
pub struct Schema;

/// A struct of the file, for descriptions of the format.
#[derive(Clone, Copy, Debug)]
pub struct StructInfo {
    /// Its name.
    pub name: &'static str,
    /// Its documentation by line, each with a space before.
    pub doc: &'static [&'static str],
    /// Its fields in order.
    pub fields: &'static [FieldInfo],
}

/// A field of a struct.
#[derive(Clone, Copy, Debug)]
pub struct FieldInfo {
    /// Its name.
    pub name: &'static str,
    /// Its documentation by line, each with a space before.
    pub doc: &'static [&'static str],
    /// Its type in Rust, or the enum whose number it is.
    pub ty: &'static str,
}

/// Columns of the file.
const COLUMNS: usize = 110;

/// Column where the documentation of a field begins, if it is short enough to fit beside it.
const DOCS: usize = 32;

const HEAD: &str = "\
// The pea: a model compiled for a microcontroller.
//
// Everything the interpreter needs is a flat vector of fixed structs, so a device reads it in place
// with a small checked reader (src/micro/reader.rs), and any flatbuffers tool can open it.
// A footer follows, with a checksum: src/footer.rs.
// All quantities were decided by the compiler: offsets, multipliers, clamps, kernel choice.
//
// This file is generated from src/micro/kernel_table.rs and structs.rs: `cargo xtask codegen`.

namespace peapod.micro;

// One entry per device kernel: op + element type. Numbers are never reused. Before each: what it
// computes; its parameter struct, its operands in order with their element types, and what its
// output may exactly overwrite (\"in place\"). Operands are separate otherwise. Scratch and state
// are inputs that are written too; they and inputs that are \"planned\" are in the arena, constants
// do not. Shapes are row-major; C is channels, the innermost dimension.
enum Kernel : ushort {
";

const MODEL: &str = "\
table Model {
  version: uint;                // of this schema; see src/versions.rs
  arena_len: uint;              // bytes of RAM the steps use, state included
  kernels: [Kernel];            // each kernel used, once
  steps: [Step];
  operands: [Operand];
  inputs: [Port];
  outputs: [Port];
  states: [State];
  constants: [ubyte] (force_align: 16);
";

const WORK: &str =
    "  work: ulong;                  // element operations of an inference at most; 0: not told\n";

const ENTRIES: &str =
    "  key: string;                  // name of the entry that a model of several begins with
  entries: [Model];             // the others; each has its own key, arena_len, steps,
                                // inputs, outputs and work, and shares all else\n";

const TAIL: &str = "\
}

root_type Model;
file_identifier \"PEA1\";
file_extension \"pea\";
";

impl Display for Schema {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(HEAD)?;
        for kernel in Kernel::ALL {
            comment(f, "  ", kernel.doc())?;
            call(f, kernel)?;
            writeln!(f, "  {} = {},", kernel.name(), kernel as u16)?;
        }
        f.write_str("}\n\n")?;
        let elements = ElementType::ALL.map(|it| (it.name(), it as u8));
        numbers(f, "ElementType", "", &elements)?;
        let memories = Memory::ALL.map(|it| (it.name(), it as u8));
        numbers(
            f,
            "Memory",
            "// Where an operand's bytes are: in RAM, or in flash. OtherMemory has the length of all from weights on.\n",
            &memories,
        )?;
        let structs = [
            STRUCTS,
            relation::STRUCTS,
            matrix::STRUCTS,
            sequence::STRUCTS,
            detection::STRUCTS,
            signal::STRUCTS,
            custom::STRUCTS,
            coded::STRUCTS,
            memory::STRUCTS,
        ];
        for it in structs.into_iter().flatten() {
            structure(f, it)?;
        }
        f.write_str(MODEL)?;
        macro_rules! lists {
            ($($field:ident: $name:ident,)*) => {
                $({
                    if ParamList::$name as u8 == LISTS_BEFORE_WORK {
                        f.write_str(WORK)?;
                    }
                    if ParamList::$name as u8 == LISTS_BEFORE_ENTRIES {
                        f.write_str(ENTRIES)?;
                    }
                    writeln!(f, "  {}: [{:?}];", stringify!($field), ParamList::$name)?;
                })*
                if [$(ParamList::$name),*].len() == usize::from(LISTS_BEFORE_ENTRIES) {
                    f.write_str(ENTRIES)?;
                }
            };
        }
        crate::for_each_param_list!(lists);
        f.write_str(TAIL)
    }
}

/// Parameters and operands of a kernel, as a comment.
fn call(f: &mut Formatter<'_>, kernel: Kernel) -> fmt::Result {
    let facts: Facts = kernel.facts();
    match kernel.params() {
        Some(params) => write!(f, "  // {params:?}: ")?,
        None => f.write_str("  // No parameters: ")?,
    }
    roles(f, facts.inputs())?;
    f.write_str("; ")?;
    roles(f, facts.outputs())?;
    f.write_str(match facts.in_place {
        InPlace::Never => "\n",
        InPlace::First => "\n  // In place over the first input.\n",
        InPlace::Either => "\n  // In place over either input.\n",
    })
}

fn roles(f: &mut Formatter<'_>, roles: &[Role]) -> fmt::Result {
    for (index, role) in roles.iter().enumerate() {
        f.write_str(if index == 0 { "" } else { ", " })?;
        let is_input = role.name != "output";
        f.write_str(match role.place {
            OperandPlace::Constants => "constant ",
            OperandPlace::Arena if is_input => "planned ",
            OperandPlace::Arena
            | OperandPlace::Any
            | OperandPlace::Scratch
            | OperandPlace::State => "",
        })?;
        f.write_str(role.name)?;
        for (index, element) in role.elements.iter().enumerate() {
            write!(
                f,
                "{}{}",
                if index == 0 { " " } else { "|" },
                element.name()
            )?;
        }
        f.write_str(if role.repeated { " (any number)" } else { "" })?;
    }
    Ok(())
}

/// An enum of bytes.
fn numbers(f: &mut Formatter<'_>, name: &str, comment: &str, values: &[(&str, u8)]) -> fmt::Result {
    write!(f, "{comment}enum {name} : ubyte {{")?;
    for (index, (value, number)) in values.iter().enumerate() {
        write!(
            f,
            "{}{value} = {number}",
            if index == 0 { " " } else { ", " }
        )?;
    }
    f.write_str(" }\n\n")
}

fn structure(f: &mut Formatter<'_>, it: &StructInfo) -> fmt::Result {
    comment(f, "", it.doc)?;
    writeln!(f, "struct {} {{", it.name)?;
    for field in it.fields {
        let FieldInfo { name, doc, ty } = field;
        match doc {
            [line] if DOCS + line.len() + 2 <= COLUMNS => {
                let mut columns = Columns(0);
                write!(columns, "  {name}: {};", Type(ty))?;
                let gap = DOCS.saturating_sub(columns.0).max(1);
                writeln!(f, "  {name}: {};{:gap$}//{line}", Type(ty), "")?;
            }
            lines => {
                comment(f, "  ", lines)?;
                writeln!(f, "  {name}: {};", Type(ty))?;
            }
        }
    }
    f.write_str("}\n\n")
}

fn comment(f: &mut Formatter<'_>, indent: &str, lines: &[&str]) -> fmt::Result {
    lines
        .iter()
        .try_for_each(|line| writeln!(f, "{indent}//{line}"))
}

/// Counts what is written.
struct Columns(usize);

impl Write for Columns {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

/// A type of Rust as flatbuffers call it.
struct Type<'a>(&'a str);

impl Display for Type<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let array = self.0.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
        if let Some((element, len)) = array.and_then(|it| it.split_once("; ")) {
            return write!(f, "[{}:{len}]", Type(element));
        }
        f.write_str(match self.0 {
            "u8" => "ubyte",
            "u16" => "ushort",
            "u32" => "uint",
            "i32" => "int",
            "f32" => "float",
            name => name,
        })
    }
}
