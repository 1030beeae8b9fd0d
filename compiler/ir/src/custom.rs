//! Operators that a user implements: what the compiler asks of an implementation, and where it
//! finds one.
//!
//! Implementations are registered once, before a model is read, for the whole process: they are
//! code that the user hands over, as the compiler's own ops are. Passes never ask for one; what
//! they have to know is in the attributes of the op.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, PoisonError, RwLock};

pub use peapod_schemas::micro::custom::MAX_CUSTOM_TENSORS;

use crate::graph::{Function, Module, Op};
use crate::ops::OpKind;
use crate::plan::micro::MAX_RANK;
use crate::plan::micro::element;
use crate::types::TensorType;

/// An implementation of a custom operator.
pub trait Implementation: Debug + Send + Sync {
    /// What it needs for these types and options.
    ///
    /// # Errors
    ///
    /// It does not compute on them: why.
    fn prepare(&self, call: &Call<'_>) -> Result<Needs, String>;

    /// The bytes of each result, with so many bytes of scratch memory.
    fn eval(&self, call: &Call<'_>, inputs: &[&[u8]], scratch_bytes: usize) -> Vec<Vec<u8>>;
}

/// What a custom operator is applied to.
#[derive(Clone, Debug)]
pub struct Call<'a> {
    /// The bytes of its options.
    pub options: &'a [u8],
    /// Types of the inputs.
    pub inputs: Vec<&'a TensorType>,
    /// Types of the results.
    pub results: Vec<&'a TensorType>,
    /// Elements of inputs that are constant.
    pub known: Vec<Option<&'a [u8]>>,
}

/// What a custom operator needs to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Bytes of scratch memory.
    pub scratch_bytes: usize,
    /// Element operations at most, as the implementation estimates them.
    pub work: usize,
}

/// Implementations by the names of their operators.
type Registry = BTreeMap<String, Arc<dyn Implementation>>;

static REGISTRY: RwLock<Registry> = RwLock::new(Registry::new());

/// Registers the implementation of an operator, in the place of one that was there before.
pub fn register(name: &str, implementation: Arc<dyn Implementation>) {
    let mut registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
    registry.insert(name.to_owned(), implementation);
}

/// The implementation of the operator of this name, if one was registered.
pub fn find(name: &str) -> Option<Arc<dyn Implementation>> {
    let registry = REGISTRY.read().unwrap_or_else(PoisonError::into_inner);
    registry.get(name).cloned()
}

/// A custom operator of a module that its implementation does not run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There is none.
    #[error("custom operator {name:?} has no implementation on this machine")]
    Missing {
        /// The operator's name.
        name: String,
    },
    /// It does not compute on these types, options or constants.
    #[error("custom operator {name:?} on these tensors: its implementation says {why:?}")]
    Refused {
        /// The operator's name.
        name: String,
        /// What it says.
        why: String,
    },
    /// It would write to more memory than the op has.
    #[error(
        "custom operator {name:?} needs {needed} bytes of scratch memory, expected at most the \
         {found} that the op has"
    )]
    Scratch {
        /// The operator's name.
        name: String,
        /// Bytes that its implementation asks for.
        needed: usize,
        /// Bytes in the op's attribute.
        found: usize,
    },
}

/// Asks the implementations of all custom operators of a verified module whether they run them.
///
/// # Errors
///
/// The first that does not.
pub fn check(module: &Module) -> Result<(), Unfit> {
    for function in &module.functions {
        for op in &function.ops {
            check_op(function, op)?;
        }
    }
    Ok(())
}

fn check_op(function: &Function, op: &Op) -> Result<(), Unfit> {
    let OpKind::Custom(custom) = &op.kind else {
        return Ok(());
    };
    let name = || custom.name.clone();
    let implementation = find(&custom.name).ok_or_else(|| Unfit::Missing { name: name() })?;
    let known = |value| function.constant(value).map(|bytes| &**bytes);
    let call = Call {
        options: &custom.options,
        inputs: op.operands().map(|value| function.ty(value)).collect(),
        results: op.outputs.iter().map(|value| function.ty(*value)).collect(),
        known: op.operands().map(known).collect(),
    };
    let refused = |why| Unfit::Refused { name: name(), why };
    let needed = implementation
        .prepare(&call)
        .map_err(refused)?
        .scratch_bytes;
    match needed <= custom.scratch {
        true => Ok(()),
        false => Err(Unfit::Scratch {
            name: name(),
            needed,
            found: custom.scratch,
        }),
    }
}

impl Call<'_> {
    /// How peas describe the types: the words of `TensorRecord`s, then scales, then zero points.
    /// `None` if the runtime does not hold one of them.
    pub fn words(&self) -> Option<Vec<u32>> {
        let (mut words, mut scales, mut zero_points) = (Vec::new(), Vec::new(), Vec::new());
        for ty in self.inputs.iter().chain(&self.results) {
            let mut dims = [0; MAX_RANK];
            if ty.is_empty() || ty.shape.len() > MAX_RANK {
                return None;
            }
            for (slot, extent) in dims.iter_mut().zip(&ty.shape) {
                *slot = u32::try_from(*extent).ok()?;
            }
            let first_scale = u32::try_from(scales.len()).ok()?;
            let mut axis = 0;
            if let Some(quant) = &ty.quant {
                scales.extend(quant.scales.iter().map(|scale| scale.to_bits()));
                zero_points.extend(quant.zero_points.iter().map(|it| it.cast_unsigned()));
                axis = quant.axis.unwrap_or(0);
            }
            let own = ty.quant.as_ref().map_or(0, |quant| quant.scales.len());
            // The fields of a `TensorRecord`, in their order.
            words.extend([
                element(ty.dtype)? as u32,
                u32::try_from(ty.shape.len()).ok()?,
            ]);
            words.extend(dims);
            words.extend([
                u32::try_from(axis).ok()?,
                first_scale,
                u32::try_from(own).ok()?,
            ]);
        }
        words.extend(scales);
        words.extend(zero_points);
        Some(words)
    }
}
