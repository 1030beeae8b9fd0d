//! `model.rs`: the model as a Rust module, with typed inputs and outputs and its kernels.
//!
//! The module takes `model.pea` from the file's own folder. It has no attributes of its own, so
//! that `mod model { include!("out/model.rs"); }` works as well as `mod model;`.
//!
//! An arena of another length is another type:
//!
//! ```compile_fail,E0308
//! mod model {
//!     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/micro/golden/model.rs.txt"));
//! }
//! let mut arena = peapod_micro::Arena::<{ model::ARENA_LEN - 1 }>::new();
//! let session = model::session(&mut arena);
//! ```
//!
//! The right one fits:
//!
//! ```
//! # mod model {
//! #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/micro/golden/model.rs.txt"));
//! # }
//! let mut arena = model::Arena::new();
//! let mut session = model::session(&mut arena)?;
//! model::input_0::write(&mut session, &[0; model::input_0::LEN]);
//! session.run();
//! let scores = model::output_0::read(&session);
//! # Ok::<(), peapod_micro::LoadError>(())
//! ```

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

use peapod_ir::plan::micro::{Element, KernelId, MicroPlan, ModelTensor};
use peapod_schemas::micro::ALIGNMENT;

use super::element::{range, rust_type};
use super::ident::{Identifier, comment};
use super::kernel::kernels_used;
use super::memories::{is_in_memories, memories, session_in};
use super::report::Work;

/// Section for the model's bytes on devices: linker scripts may put it into a memory of its own.
pub(super) const MODEL_SECTION: &str = ".model";

/// Writes the module of a model with this name and pea.
pub fn write(name: &Identifier, pea: &[u8], plan: &MicroPlan, work: &Work) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = module(&mut out, name, pea, plan, work);
    out
}

fn module(
    out: &mut String,
    name: &Identifier,
    pea: &[u8],
    plan: &MicroPlan,
    work: &Work,
) -> fmt::Result {
    head(out, name, pea, plan)?;
    let Work { inference, step } = work;
    write!(
        out,
        "
/// Element operations of an inference, at most.
#[allow(dead_code)]
pub const WORK: u64 = {inference};

/// What [`Session`]'s `step_within` takes best on the target.
#[allow(dead_code)]
pub const STEP_WORK: u64 = {step};
"
    )?;
    match plan.key {
        None => ports(out, plan),
        Some(_) => signatures(out, plan),
    }
}

/// A module for each signature of several.
fn signatures(out: &mut String, plan: &MicroPlan) -> fmt::Result {
    let mut names = Names::default();
    for (index, entry) in plan.each_entry().enumerate() {
        let key = entry.key.as_deref().unwrap_or_default();
        write!(
            out,
            "
/// Signature `{}`.
#[allow(dead_code)]
pub mod signature_{index} {{
use super::Session;

/// Key in the source file.
pub const KEY: &str = {key:?};

/// Goes to this signature, before its inputs are written: outputs of the one before must be read
/// first.
pub fn select(session: &mut Session<'_>) {{
    let _ = session.select({index});
}}
",
            comment(key)
        )?;
        ports(out, entry)?;
        writeln!(out, "}}")?;
        if !key.starts_with("signature_") {
            names.alias(out, &format!("signature_{index}"), key)?;
        }
    }
    Ok(())
}

/// The modules of all inputs and outputs.
pub(super) fn ports(out: &mut String, plan: &MicroPlan) -> fmt::Result {
    let inputs = plan.inputs.iter().enumerate();
    let inputs = inputs.map(|(index, port)| (Direction::Input, index, port));
    let outputs = plan.outputs.iter().enumerate();
    let outputs = outputs.map(|(index, port)| (Direction::Output, index, port));
    let mut names = Names::default();
    for (direction, index, port) in inputs.chain(outputs) {
        let module = PortModule {
            direction,
            index,
            port,
        };
        write!(out, "\n{module}")?;
        names.alias(out, &module.name(), &port.name)?;
    }
    Ok(())
}

/// Everything but the ports.
fn head(out: &mut String, name: &Identifier, pea: &[u8], plan: &MicroPlan) -> fmt::Result {
    let arena_len = plan.shared_len.unwrap_or(plan.arena_len);
    let pea_len = pea.len();
    let kernels = kernels_used(plan);
    let checksum = checksum(pea);
    let memories = memories(plan);
    write!(
        out,
        "// Model `{name}`, made by peapod. Needs the crate `peapod-micro`, and `model.pea` beside it.

/// Bytes of RAM that the model works in.
pub const ARENA_LEN: usize = {arena_len};

/// The memory that the model works in; an arena of another model does not fit.
pub type Arena = ::peapod_micro::Arena<ARENA_LEN>;
{memories}
/// The model, checked and ready to run.
pub type Session<'a> = ::peapod_micro::Session<'static, 'a>;

/// Bytes where the interpreter can read them in place.
#[repr(C, align({ALIGNMENT}))]
struct Aligned<T>(T);

#[cfg_attr(target_os = \"none\", unsafe(link_section = \"{MODEL_SECTION}\"))]
static PEA: Aligned<[u8; {pea_len}]> = Aligned(*include_bytes!(\"model.pea\"));

// The pea ends in its checksum and four bytes more.
const _: () = {{
    let [.., a, b, c, d, _, _, _, _] = *include_bytes!(\"model.pea\");
    assert!(u32::from_le_bytes([a, b, c, d]) == {checksum:#010x}, \"model.pea is of another compilation\");
}};

/// The kernels that the model runs; no other is linked. Peas of later models that use no other load
/// with them too.
pub static KERNELS: [&::peapod_micro::Kernel; {}] = [
",
        kernels.len()
    )?;
    for kernel in &kernels {
        if *kernel == KernelId::Custom {
            writeln!(out, "    &CUSTOM,")?;
        } else {
            let kernel = kernel.name().to_ascii_uppercase();
            writeln!(out, "    &::peapod_micro::kernels::{kernel},")?;
        }
    }
    out.write_str("];\n")?;
    out.write_str(&match plan.key {
        None if is_in_memories(plan) => session_in(plan),
        None => SESSION.to_owned(),
        Some(_) => SESSION_OF_ENTRIES.to_owned(),
    })?;
    if kernels.contains(&KernelId::Custom) {
        out.write_str(CUSTOM)?;
    }
    match (plan.shared_len, &plan.key) {
        (Some(_), None) => out.write_str(RESUME),
        (None, _) | (_, Some(_)) => Ok(()),
    }
}

/// What makes a session.
const SESSION: &str = "
/// Checks the model and takes the arena for it. Nothing after this can fail.
pub fn session(arena: &mut Arena) -> Result<Session<'_>, ::peapod_micro::LoadError> {
    ::peapod_micro::load(&PEA.0, &KERNELS)?.session(arena.as_mut())
}
";

/// What makes a session of a model of several signatures.
const SESSION_OF_ENTRIES: &str = "
/// Checks the model with all its signatures, and takes the arena for it. Nothing after this can
/// fail. The first signature is selected.
pub fn session(arena: &mut Arena) -> Result<Session<'_>, ::peapod_micro::SignatureLoadError> {
    let model = ::peapod_micro::load(&PEA.0, &KERNELS)?.with_signatures()?;
    Ok(model.session(arena.as_mut())?)
}
";

/// What a model has with operators that the user implements.
pub(super) const CUSTOM: &str = "
/// The kernel of custom operators, which the module around this one implements: it has
/// `const CUSTOM_OPS: &[&dyn peapod_micro::custom::CustomOp]`.
static CUSTOM: ::peapod_micro::Kernel = ::peapod_micro::Kernel::custom::<CustomOps>();

struct CustomOps;

impl ::peapod_micro::custom::CustomOps for CustomOps {
    const OPS: &'static [&'static dyn ::peapod_micro::custom::CustomOp] = super::CUSTOM_OPS;
}
";

/// What a model has that shares its arena.
const RESUME: &str = "
/// Takes the arena again, after another model had it: states are as they were left. A session must
/// have been there before.
pub fn resume(arena: &mut Arena) -> Result<Session<'_>, ::peapod_micro::LoadError> {
    ::peapod_micro::load(&PEA.0, &KERNELS)?.resume(arena.as_mut())
}
";

/// The checksum in the footer of a pea, by which the files of a compilation know one another. That
/// of all bytes would not do: with a checksum among them it is the same for every file.
pub(super) fn checksum(pea: &[u8]) -> u32 {
    let last = pea.last_chunk::<8>();
    last.map_or(0, |&[a, b, c, d, ..]| u32::from_le_bytes([a, b, c, d]))
}

/// Which way the elements go.
#[derive(Clone, Copy)]
enum Direction {
    Input,
    Output,
}

impl Direction {
    fn name(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Output => "output",
        }
    }
}

/// The module of one input or output.
struct PortModule<'a> {
    direction: Direction,
    index: usize,
    port: &'a ModelTensor,
}

impl PortModule<'_> {
    fn name(&self) -> String {
        format!("{}_{}", self.direction.name(), self.index)
    }
}

impl fmt::Display for PortModule<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (module, port) = (self.name(), self.port);
        let shape = &port.ty.shape;
        let element = rust_type(port.operand.element);
        let name = &port.name;
        writeln!(f, "/// `{}`: {element}{shape:?}, row-major.", comment(name))?;
        writeln!(f, "#[allow(dead_code, clippy::all)]\npub mod {module} {{")?;
        writeln!(f, "    use super::Session;\n")?;
        writeln!(f, "    /// Name in the model.")?;
        writeln!(f, "    pub const NAME: &str = {name:?};")?;
        writeln!(f, "    /// Extents, outermost first.")?;
        writeln!(
            f,
            "    pub const SHAPE: [usize; {}] = {shape:?};",
            shape.len()
        )?;
        writeln!(f, "    /// Number of elements.")?;
        writeln!(f, "    pub const LEN: usize = {};", port.ty.elements())?;
        writeln!(f, "    /// One element.")?;
        writeln!(f, "    pub type Element = {element};")?;
        writeln!(f, "    /// All elements.")?;
        writeln!(f, "    pub type Array = [Element; LEN];\n")?;
        self.access(f)?;
        if let Some((scale, zero_point)) = port.ty.quant.as_ref().and_then(|quant| quant.single()) {
            quantisation(f, port.operand.element, scale, zero_point)?;
        }
        writeln!(f, "}}")
    }
}

impl PortModule<'_> {
    /// Functions that reach the elements.
    fn access(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = self.index;
        match self.direction {
            Direction::Input => write!(
                f,
                "    /// The elements in the arena; `Some` for every session of this model.
    pub fn get_mut<'s>(session: &'s mut Session<'_>) -> Option<&'s mut Array> {{
        session.input_mut_as::<Element>({index})?.first_chunk_mut()
    }}

    /// Copies the elements in.
    pub fn write(session: &mut Session<'_>, elements: &Array) {{
        if let Some(place) = get_mut(session) {{
            *place = *elements;
        }}
    }}
"
            ),
            Direction::Output => write!(
                f,
                "    /// The elements in the arena; `Some` for every session of this model.
    pub fn get<'s>(session: &'s Session<'_>) -> Option<&'s Array> {{
        session.output_as::<Element>({index})?.first_chunk()
    }}

    /// A copy of the elements.
    pub fn read(session: &Session<'_>) -> Array {{
        get(session).copied().unwrap_or([0 as Element; LEN])
    }}
"
            ),
        }
    }
}

/// Constants and functions between reals and stored values.
fn quantisation(
    f: &mut fmt::Formatter<'_>,
    element: Element,
    scale: f32,
    zero_point: i32,
) -> fmt::Result {
    write!(
        f,
        "
    /// real = SCALE * (stored - ZERO_POINT).
    pub const SCALE: f32 = {scale:?};
    /// The stored value that means 0.
    pub const ZERO_POINT: i32 = {zero_point};
"
    )?;
    let Some((min, max)) = range(element) else {
        return Ok(());
    };
    let wide = wide(element);
    write!(
        f,
        "
    /// The real value of a stored one.
    pub fn dequantize(stored: Element) -> f32 {{
        SCALE * (stored as {wide} - ZERO_POINT as {wide}) as f32
    }}

    /// The stored value nearest to a real one: halves round away from zero, and what is out of
    /// range becomes the nearest value in it.
    pub fn quantize(real: f32) -> Element {{
        let scaled = real / SCALE;
        let whole = scaled as {wide};
        let rest = scaled - whole as f32;
        let up = (rest >= 0.5) as {wide} - (rest <= -0.5) as {wide};
        let stored = whole.saturating_add(up).saturating_add(ZERO_POINT as {wide});
        stored.clamp({min}, {max}) as Element
    }}
"
    )
}

/// The narrowest type that differences of elements fit.
fn wide(element: Element) -> &'static str {
    match element {
        Element::S8 | Element::U8 | Element::S16 => "i32",
        Element::S32 | Element::F32 | Element::S64 | Element::U32 | Element::Bool => "i64",
    }
}

/// Names of ports under which their modules can be reached too.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl Names {
    /// Adds the port's own name for its module, if it makes one that is not taken.
    fn alias(&mut self, out: &mut String, module: &str, port: &str) -> fmt::Result {
        let Ok(identifier) = Identifier::new(port) else {
            return Ok(());
        };
        let alias = identifier.as_str().to_ascii_lowercase();
        let is_port = alias.starts_with("input_") || alias.starts_with("output_");
        if is_port || KEYWORDS.contains(&&*alias) || self.0.contains(&alias) {
            return Ok(());
        }
        writeln!(
            out,
            "#[allow(unused_imports)]\npub use {module} as {alias};"
        )?;
        self.0.insert(alias);
        Ok(())
    }
}

/// What no module can be called.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];
