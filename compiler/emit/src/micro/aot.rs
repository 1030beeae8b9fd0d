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
use super::kernel::kernels_used;
use super::memories::is_in_memories;
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

/// What a model has that shares its arena.
const RESUME: &str = "
/// Takes the arena again, after another model had it: states are as they were left. A session must
/// have been there before.
pub fn resume(arena: &mut Arena) -> Result<Session<'_>, ::peapod_micro::LoadError> {
    Ok(Session::resume(arena))
}
";

/// Writes the module of a model with this name. The constants of the plan go into [`CONSTANTS`].
pub fn write(
    name: &Identifier,
    module: &Verified<'_>,
    plan: &plan::MicroPlan,
) -> Result<String, EmitError> {
    refuse_entries(plan)?;
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
    refuse_entries(plan)?;
    let tables = Tables::new(module, plan)?;
    Ok(tables.flash_len() - tables.programs.len() + plan.constants.len())
}

/// A module has one program as code, in one arena.
fn refuse_entries(plan: &plan::MicroPlan) -> Result<(), EmitError> {
    if is_in_memories(plan) {
        return Err(EmitError::Bug {
            place: "the model".to_owned(),
            message: "code (--emit aot) of a plan in several memories".to_owned(),
        });
    }
    match plan.key {
        None => Ok(()),
        Some(_) => Err(EmitError::Entries {
            form: "code (--emit aot)",
        }),
    }
}

/// All there is to write.
struct Source<'a> {
    name: &'a Identifier,
    module: &'a Verified<'a>,
    plan: &'a plan::MicroPlan,
    tables: &'a Tables<'a>,
}

impl Source<'_> {
    fn write(&self, out: &mut String) -> fmt::Result {
        self.head(out)?;
        self.view(out)?;
        self.program(out)?;
        if kernels_used(self.plan).contains(&plan::KernelId::Custom) {
            out.write_str(rust::CUSTOM)?;
        }
        rust::ports(out, self.plan)
    }

    fn head(&self, out: &mut String) -> fmt::Result {
        let kernels = kernels_used(self.plan);
        let is_own = |kernel: &plan::KernelId| *kernel == plan::KernelId::Custom;
        let imports = match !kernels.is_empty() && kernels.iter().all(is_own) {
            true => "Call",
            false => "{Call, kernels}",
        };
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
{SESSION}{}
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
    use ::peapod_micro::{imports};
",
            self.name,
            self.plan.shared_len.unwrap_or(self.plan.arena_len),
            self.plan.shared_len.map_or("", |_| RESUME),
            pea::ALIGNMENT,
            self.plan.constants.len(),
            crc32c(&self.plan.constants),
        )
    }

    /// Parameters, ports and states.
    fn view(&self, out: &mut String) -> fmt::Result {
        let mut slices = Vec::new();
        self.tables.params.each(&mut List {
            out,
            slices: &mut slices,
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
    static PARAMS: [ParamSlice<'static>; {}] = [{}];

    static MODEL: Fixed<'static> = Fixed::fixed(
        View::fixed(super::ARENA_LEN as u32, &super::CONSTANTS.0)
        .with_ports(&INPUTS, &OUTPUTS, &STATES)
        .with_params(&PARAMS)
    );
",
            slices.len(),
            slices.join(", "),
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
        fn model() -> &'static Fixed<'static> {{
            &MODEL
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
        let what =
            place::op(self.module, planned).map_or_else(String::new, |op| op.kind.to_string());
        let name = place::name(self.module, planned);
        let macs = grouped(planned.macs);
        writeln!(
            out,
            "            // {what} `{}`, {macs} MACs",
            comment(&name)
        )?;
        match planned.program.is_empty() {
            true => self.call(out, [index, 0], planned, step),
            false => self.looped(out, index, planned),
        }
    }

    /// A loop as one of Rust.
    fn looped(&self, out: &mut String, index: usize, planned: &plan::Step) -> fmt::Result {
        let entries = self.tables.program(index);
        // Numbers of the loops around an entry.
        let (mut open, mut count) = (Vec::new(), 0);
        for (at, (entry, stored)) in planned.program.iter().zip(entries).enumerate() {
            match entry {
                plan::LoopEntry::Run(step) => {
                    self.call(out, [index, at + 1], step, &stored.step)?
                }
                plan::LoopEntry::Begin { most } => {
                    let turns = format!("turns_{index}_{count}");
                    (count, _) = (count + 1, open.push((turns.clone(), *most)));
                    writeln!(out, "            let mut {turns} = 0;")?;
                    writeln!(
                        out,
                        "            while visitor.turn(&mut {turns}, {most}) {{"
                    )?;
                }
                plan::LoopEntry::Test(_) => {
                    let Some((turns, most)) = open.last() else {
                        continue;
                    };
                    let condition = self.tables.operands.get(stored.number as usize);
                    let condition = condition.map_or_else(String::new, literal);
                    writeln!(
                        out,
                        "            static IF_{index}_{at}: Operand = {condition};"
                    )?;
                    writeln!(
                        out,
                        "            if !visitor.goes_on(&MODEL, &IF_{index}_{at}) || {turns} > {most} {{ break; }}"
                    )?;
                }
                plan::LoopEntry::End => {
                    open.pop();
                    out.write_str("            }\n")?;
                }
            }
        }
        Ok(())
    }

    /// One call; those of a loop are counted from 1 in it.
    fn call(
        &self,
        out: &mut String,
        [index, within]: [usize; 2],
        planned: &plan::Step,
        step: &pea::Step,
    ) -> fmt::Result {
        let kernel = if planned.kernel == plan::KernelId::Custom {
            "super::CUSTOM".to_owned()
        } else {
            format!("kernels::{}", planned.kernel.name().to_ascii_uppercase())
        };
        let call = match within {
            0 => format!("CALL_{index}"),
            _ => format!("CALL_{index}_{within}"),
        };
        let (inputs, params) = (step.inputs, step.params);
        writeln!(
            out,
            "            const {call}: Call<'static> = Call::fixed(&MODEL, &Step {{"
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
            "            visitor.step({index}, &{kernel}, &{call});"
        )
    }
}

/// Writes lists of parameters, and notes how each is named.
struct List<'a> {
    out: &'a mut String,
    slices: &'a mut Vec<String>,
}

impl super::params::Each for List<'_> {
    type Error = fmt::Error;

    fn list<T: Debug>(&mut self, name: &str, items: &[T]) -> fmt::Result {
        if items.is_empty() {
            return Ok(());
        }
        let constant = screaming(name);
        self.slices.push(format!("ParamSlice::of(&{constant})"));
        list(self.out, &constant, name, items)
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
