//! `model.rs` of `--emit aot`: the plan as straight calls of kernels, every number a constant.
//!
//! It has the same face as the module of `rust.rs`, so that one can replace the other: an arena, a
//! session, typed inputs and outputs. What is behind it differs: there is no pea, nothing is read
//! or checked on the device, and no list of steps is walked. It takes `model.constants` from the
//! file's own folder.
//!
//! ```
//! mod model {
//!     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/micro/golden/aot.rs.txt"));
//! }
//! let mut arena = model::Arena::new();
//! let mut session = model::session(&mut arena)?;
//! model::input_0::write(&mut session, &[0; model::input_0::LEN]);
//! session.run();
//! let scores = model::output_0::read(&session);
//! # Ok::<(), peapod_micro::LoadError>(())
//! ```

use std::fmt::{self, Debug, Write as _};

use peapod_ir::plan::micro as plan;
use peapod_ir::verify::Verified;
use peapod_schemas::{crc32c, micro as pea};

use super::ident::{Identifier, comment};
use super::pea::Tables;
use super::place;
use super::rust::{self, MODEL_SECTION};
use crate::EmitError;
use crate::table::grouped;

/// Name of the file with the constants.
pub const CONSTANTS: &str = "model.constants";

/// The same for every model.
const SESSION: &str = "
/// Takes the arena for the model. It never fails: the error is there so that a module with an
/// interpreter can stand in this one's place.
pub fn session(arena: &mut Arena) -> Result<Session<'_>, ::peapod_micro::LoadError> {
    Ok(Session::new(arena))
}
";

/// Writes the module of a model with this name. The constants of the plan go into [`CONSTANTS`].
pub fn write(
    name: &Identifier,
    module: &Verified<'_>,
    plan: &plan::MicroPlan,
) -> Result<String, EmitError> {
    let tables = Tables::new(module, plan)?;
    let source = Source {
        name,
        module,
        plan,
        tables: &tables,
    };
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = source.write(&mut out);
    Ok(out)
}

/// Bytes of flash that the module takes without its code.
pub fn flash_len(module: &Verified<'_>, plan: &plan::MicroPlan) -> Result<usize, EmitError> {
    Ok(Tables::new(module, plan)?.flash_len() + plan.constants.len())
}

/// All there is to write.
struct Source<'a> {
    name: &'a Identifier,
    module: &'a Verified<'a>,
    plan: &'a plan::MicroPlan,
    tables: &'a Tables,
}

impl Source<'_> {
    fn write(&self, out: &mut String) -> fmt::Result {
        self.head(out)?;
        self.view(out)?;
        self.program(out)?;
        rust::ports(out, self.plan)
    }

    fn head(&self, out: &mut String) -> fmt::Result {
        write!(
            out,
            "// Model `{}`, made by peapod as straight calls of kernels. Needs the crate `peapod-micro`, and
// `{CONSTANTS}` beside it.

/// Bytes of RAM that the model works in.
pub const ARENA_LEN: usize = {};

/// The memory that the model works in; an arena of another model does not fit.
pub type Arena = ::peapod_micro::Arena<ARENA_LEN>;

/// The model, ready to run.
pub type Session<'a> = ::peapod_micro::aot::Session<'a, Model>;
{SESSION}
/// Weights and tables, where kernels can read them in place.
#[repr(C, align({}))]
struct Aligned<T>(T);

#[cfg_attr(target_os = \"none\", unsafe(link_section = \"{MODEL_SECTION}\"))]
static CONSTANTS: Aligned<[u8; {}]> = Aligned(*include_bytes!(\"{CONSTANTS}\"));

#[allow(long_running_const_eval)]
const _: () = assert!(
    ::peapod_micro::crc32c(include_bytes!(\"{CONSTANTS}\")) == {:#010x},
    \"{CONSTANTS} is of another compilation\"
);

/// What kernels are told, and their code.
#[rustfmt::skip]
mod plan {{
    #[allow(unused_imports)]
    use ::peapod_micro::aot::plan::*;
    use ::peapod_micro::aot::{{Program, Visitor}};
    use ::peapod_micro::{{Call, kernels}};
",
            self.name,
            self.plan.arena_len,
            pea::ALIGNMENT,
            self.plan.constants.len(),
            crc32c(&self.plan.constants),
        )
    }

    /// Parameters, ports and states.
    fn view(&self, out: &mut String) -> fmt::Result {
        let mut with = String::new();
        self.tables.params.each(&mut List {
            out,
            with: &mut with,
        })?;
        let ports = [
            ("INPUTS", &self.tables.inputs),
            ("OUTPUTS", &self.tables.outputs),
        ];
        for (name, ports) in ports {
            list(out, name, "Port", ports)?;
        }
        list(out, "STATES", "State", &self.tables.states)?;
        write!(
            out,
            "
    static VIEW: View<'static> = View::fixed(super::ARENA_LEN as u32, &super::CONSTANTS.0)
        .with_ports(&INPUTS, &OUTPUTS, &STATES){with};
"
        )
    }

    /// The steps, as one function.
    fn program(&self, out: &mut String) -> fmt::Result {
        write!(
            out,
            "
    /// The model's code.
    pub struct Model;

    impl Program for Model {{
        fn view() -> &'static View<'static> {{
            &VIEW
        }}

        fn visit(visitor: &mut impl Visitor) {{
"
        )?;
        for index in 0..self.tables.steps.len() {
            self.step(out, index)?;
        }
        out.write_str("        }\n    }\n}\npub use plan::Model;\n")
    }

    fn step(&self, out: &mut String, index: usize) -> fmt::Result {
        let (Some(step), Some(planned)) =
            (self.tables.steps.get(index), self.plan.steps.get(index))
        else {
            return Ok(());
        };
        let kernel = planned.kernel.name().to_ascii_uppercase();
        let what =
            place::op(self.module, planned).map_or_else(String::new, |op| op.kind.to_string());
        let name = place::name(self.module, planned);
        let macs = grouped(planned.macs);
        writeln!(
            out,
            "            // {what} `{}`, {macs} MACs",
            comment(&name)
        )?;
        let (inputs, params) = (step.inputs, step.params);
        writeln!(
            out,
            "            const CALL_{index}: Call<'static> = Call::fixed(&VIEW, &Step {{"
        )?;
        writeln!(
            out,
            "                params: {params}, inputs: {inputs}, outputs: {}, kernel: 0, first_operand: 0,",
            step.outputs
        )?;
        writeln!(out, "            }}, &[")?;
        let first = usize::from(step.first_operand);
        let count = usize::from(step.inputs) + usize::from(step.outputs);
        for it in self.tables.operands.iter().skip(first).take(count) {
            writeln!(out, "                {},", literal(it))?;
        }
        writeln!(out, "            ]);")?;
        writeln!(
            out,
            "            visitor.step({index}, &kernels::{kernel}, &CALL_{index});"
        )
    }
}

/// Writes lists of parameters, and how the view gets them.
struct List<'a> {
    out: &'a mut String,
    with: &'a mut String,
}

impl super::params::Each for List<'_> {
    type Error = fmt::Error;

    fn list<T: Debug>(&mut self, name: &str, items: &[T]) -> fmt::Result {
        if items.is_empty() {
            return Ok(());
        }
        let constant = screaming(name);
        list(self.out, &constant, name, items)?;
        write!(self.with, "\n        .with(&{constant})")
    }
}

/// A static array of structs.
fn list<T: Debug>(out: &mut String, name: &str, ty: &str, items: &[T]) -> fmt::Result {
    writeln!(out, "\n    static {name}: [{ty}; {}] = [", items.len())?;
    for item in items {
        writeln!(out, "        {},", literal(item))?;
    }
    writeln!(out, "    ];")
}

/// A struct of numbers as Rust writes it, which is how it is shown but for what is not a number.
fn literal(item: &impl Debug) -> String {
    let shown = format!("{item:?}");
    let named = [
        (": inf", ": f32::INFINITY"),
        (": -inf", ": f32::NEG_INFINITY"),
        (": NaN", ": f32::NAN"),
    ];
    named
        .iter()
        .fold(shown, |text, (shown, written)| text.replace(shown, written))
}

/// `FullyConnected` as `FULLY_CONNECTED`.
fn screaming(name: &str) -> String {
    let mut text = String::new();
    for (index, c) in name.chars().enumerate() {
        if c.is_ascii_uppercase() && index > 0 {
            text.push('_');
        }
        text.push(c.to_ascii_uppercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_rust() {
        let clamp = pea::Clamp {
            min: f32::NEG_INFINITY,
            max: 1e-7,
        };
        assert_eq!(
            literal(&clamp),
            "Clamp { min: f32::NEG_INFINITY, max: 1e-7 }"
        );
        assert_eq!(screaming("FullyConnected"), "FULLY_CONNECTED");
        assert_eq!(screaming("Conv2d"), "CONV2D");
    }
}
