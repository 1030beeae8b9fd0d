//! Products with a one-hot tensor, which move rows, as scatters and gathers of these rows: the
//! dispatch and the combination of a mixture of experts (GShard, Lepikhin et al. 2020, Algorithm
//! 2), their derivatives, look-ups in tables.
//!
//! An operand is hot where its definition proves that each of its rows is zero but for one element,
//! or two (`hot.rs`): an index compared with a count, times numbers of the row, times others such
//! of other dimensions, and the sum of two. Where rows are summed over, the product adds rows of
//! the other operand to few places (a scatter); where the hot dimensions are, it takes few rows (a
//! gather) and sums them. Both are equal to the bit, NaN included (`write.rs`).
//!
//! The pass comes after partitioning: what devices exchange is that of the products.

mod choose;
mod hot;
mod spread;
mod write;

use peapod_ir::builder::Emit;
use peapod_ir::entity::EntitySet;
use peapod_ir::ops::tensor::DotGeneral;
use peapod_ir::ops::{Reshape, TensorOp};
use peapod_ir::{DType, Function, Location, Module, OpId, OpKind, ValueId};
use wildmatch::WildMatch;

pub(crate) use self::choose::choose;
use self::hot::Finder;
use self::write::Product;
use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;
use crate::graph::simplify;

/// Which products with one-hot operands become gathers and scatters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OneHotEinsum {
    /// Those with which the estimated step is shorter; without an estimate, those of many
    /// operations for each byte that is moved instead.
    #[default]
    Auto,
    /// None.
    Never,
    /// All.
    Always,
}

/// What a product becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Rows are added to where they belong: a dispatch.
    Scatter,
    /// Rows are taken from where they are: a combination.
    Gather,
}

/// A product with a one-hot operand.
#[derive(Clone, Debug, PartialEq)]
pub struct OneHotProduct {
    /// Name of its result.
    pub name: String,
    /// Where the program says it.
    pub location: Location,
    /// What it can be.
    pub form: Form,
    /// Floating-point operations of the product on a device.
    pub flops: u64,
    /// Bytes that the other form reads and writes.
    pub bytes: u64,
    /// Whether it was replaced.
    pub is_replaced: bool,
    /// Why.
    pub reason: String,
}

impl OneHotProduct {
    /// What is said of it on a line, if it has such a name (`*` and `?` are wildcards).
    pub fn explain(&self, pattern: &str) -> Option<String> {
        let Self {
            name,
            flops,
            bytes,
            reason,
            ..
        } = self;
        let line = self.location.line;
        let line = line.map_or(String::new(), |line| format!(" (line {line})"));
        let form = match self.form {
            Form::Scatter => "scatter",
            Form::Gather => "gather",
        };
        let done = if self.is_replaced { "is" } else { "could be" };
        WildMatch::new(pattern).matches(name).then(|| {
            format!(
                "dot_general \"{name}\"{line}, {flops} operations with a one-hot operand, {done} a \
                 {form} of {bytes} bytes: {reason}\n"
            )
        })
    }
}

/// Runs the pass on all products.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    replace(module, OneHotEinsum::Always)?;
    Ok(())
}

/// Replaces products; says which there are.
///
/// # Errors
///
/// An op on constants cannot be computed.
pub fn replace(module: &mut Module, which: OneHotEinsum) -> Result<Vec<OneHotProduct>, PassError> {
    match which {
        OneHotEinsum::Never => {
            let why = "a product is kept, as requested with --one-hot-einsum never";
            replace_if(module, &|_| (false, why.to_owned()))
        }
        OneHotEinsum::Always => replace_if(module, &|_| (true, "as requested".to_owned())),
        OneHotEinsum::Auto => replace_if(module, &choose::by_operations),
    }
}

/// Replaces products of some forms; says which there are.
///
/// # Errors
///
/// As [`replace`].
pub(crate) fn replace_forms(
    module: &mut Module,
    forms: &[Form],
) -> Result<Vec<OneHotProduct>, PassError> {
    replace_if(module, &|product| choose::by_form(product, forms))
}

/// Whether a product is replaced, and why.
type Decide<'a> = &'a dyn Fn(&OneHotProduct) -> (bool, String);

fn replace_if(module: &mut Module, decide: Decide<'_>) -> Result<Vec<OneHotProduct>, PassError> {
    let mut products = vec![];
    for function in &mut module.functions {
        in_function(function, decide, &mut products);
    }
    dead_code::remove(module);
    if products.iter().any(|product| product.is_replaced) {
        simplify::run(module)?;
    }
    Ok(products)
}

fn in_function(function: &mut Function, decide: Decide<'_>, products: &mut Vec<OneHotProduct>) {
    let mut editor = Editor::new(function);
    let mut barren = EntitySet::new();
    for id in editor.ids() {
        let op = editor.op(id);
        let (OpKind::Tensor(TensorOp::DotGeneral(dot)), &[Some(a), Some(b)]) =
            (&op.kind, &op.inputs[..])
        else {
            continue;
        };
        let (dot, result) = (dot.clone(), op.outputs[0]);
        let is_float = |value| DType::FLOATS.contains(&editor.ty(value).dtype);
        if !dot.contracting[0].is_empty() && [a, b].into_iter().all(is_float) {
            let found = product(&mut editor, &mut barren, (id, &dot, [a, b], result), decide);
            products.extend(found);
        }
    }
    editor.finish();
}

/// A product whose operand is hot, replaced if that is asked for.
fn product(
    editor: &mut Editor<'_>,
    barren: &mut EntitySet<ValueId>,
    (id, dot, operands, result): (OpId, &DotGeneral, [ValueId; 2], ValueId),
    decide: Decide<'_>,
) -> Option<OneHotProduct> {
    editor.before(id);
    let ty = editor.ty(result).clone();
    for side in 0..2 {
        let Some(hot) = Finder::new(editor, barren).hot(operands[side]) else {
            continue;
        };
        let product = Product {
            dot,
            side,
            hot: &hot,
            operands,
            ty: &ty,
        };
        let Some(form) = product.form(editor) else {
            continue;
        };
        let mut found = OneHotProduct {
            name: editor.function.value(result).name.clone(),
            location: editor.op(id).location.clone(),
            form,
            flops: product.flops(editor),
            bytes: product.bytes(editor, form),
            is_replaced: false,
            reason: String::new(),
        };
        (found.is_replaced, found.reason) = decide(&found);
        if found.is_replaced {
            let made = product.write(editor, form);
            editor.remove(id);
            editor.put(Reshape, [Some(made)], result);
        }
        return Some(found);
    }
    None
}

impl Product<'_> {
    /// Operations of the product.
    fn flops(&self, editor: &Editor<'_>) -> u64 {
        let shape = editor.shape(self.operands[0]);
        let summed = self.dot.contracting[0].iter().map(|dim| shape[*dim] as u64);
        2 * summed.product::<u64>() * self.ty.elements() as u64
    }

    /// Bytes of the rows that are moved, and of those that are counted which are not finite: each
    /// is written and read.
    fn bytes(&self, editor: &Editor<'_>, form: Form) -> u64 {
        let entries = self.hot.entries.len() as u64;
        let other = editor.ty(self.operands[1 - self.side]);
        let (other, result) = (other.elements() as u64, self.ty.elements() as u64);
        let moved = match form {
            Form::Scatter => entries * other + result,
            Form::Gather => other + entries * result,
        };
        4 * moved * size_of::<f32>() as u64
    }
}
