//! Custom operators that a user declares: a file says which symbol of which shared library
//! evaluates each. The compiler asks it for what the operator needs, the evaluator and the
//! interpreter of this machine run it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use peapod_custom_c::OpOfC;
use peapod_diagnostic::{Diagnostic, Result, cannot_read, code, read_file};
use peapod_ir::TensorType;
use peapod_ir::custom::{self, Call, Implementation};
use peapod_micro::custom::{CustomOp, CustomOps, Memory, Types};
use peapod_micro::{Kernel, KernelId, kernels};
use serde::Deserialize;

use crate::memory;

/// A file of declarations.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Declarations {
    op: Vec<Declaration>,
}

/// Where an operator is implemented.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Declaration {
    /// Its `custom_code` in model files.
    name: String,
    /// A shared library; relative to the file that declares it.
    library: PathBuf,
    /// The `peapod_custom_op` in it.
    symbol: String,
}

/// Every operator that was declared.
static DECLARED: RwLock<Vec<&'static OpOfC>> = RwLock::new(Vec::new());

/// Loads the operators that a file declares, for the rest of the process. Those of the same names
/// that were declared before are replaced.
///
/// # Errors
///
/// The file cannot be read, or an operator's library not be loaded; it is another operator's, or
/// one that Peapod has kernels for.
pub fn declare(path: &Path) -> Result<()> {
    let bytes = read_file(path, memory::limit()).map_err(cannot_read(path))?;
    let syntax = |error: &dyn ToString| {
        let help = "write [[op]] with name, library and symbol: see docs/custom-operators.md";
        let error = code::CUSTOM_OP.error(error.to_string().trim_end(), help);
        error.in_file(path.display().to_string())
    };
    let text = str::from_utf8(&bytes).map_err(|error| syntax(&error))?;
    let declarations: Declarations = toml::from_str(text).map_err(|error| syntax(&error))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    for declaration in &declarations.op {
        let op =
            load(folder, declaration).map_err(|error| error.in_file(path.display().to_string()))?;
        let mut declared = DECLARED.write().unwrap_or_else(PoisonError::into_inner);
        declared.retain(|other| other.name() != op.name());
        declared.push(op);
        custom::register(op.name(), Arc::new(Plugin(op)));
    }
    Ok(())
}

fn load(folder: &Path, declaration: &Declaration) -> Result<&'static OpOfC, Diagnostic> {
    let Declaration {
        name,
        library,
        symbol,
    } = declaration;
    let known = peapod_import::tflite::operators().any(|known| known == name);
    let error = |message: String, help: &str| code::CUSTOM_OP.error(message, help);
    if known {
        let message = format!("custom operator {name:?} is one that Peapod implements");
        return Err(error(message, "leave it out of the file"));
    }
    let path = match library.is_absolute() {
        true => library.clone(),
        // With a folder, or the loader would look in those of the system.
        false => Path::new(".").join(folder).join(library),
    };
    let op = peapod_custom_c::open(&path, symbol).map_err(|why| {
        let message = format!(
            "cannot load custom operator {name:?} from {}: {why}",
            path.display()
        );
        error(
            message,
            "build it for this machine: cc -shared -fPIC -o libmy_op.so my_op.c",
        )
    })?;
    match op.name() == name {
        true => Ok(op),
        false => Err(error(
            format!(
                "expected {symbol} to be operator {name:?}, found {:?}",
                op.name()
            ),
            "give the symbol of this operator, or the name of that one",
        )),
    }
}

/// An operator of a library, for the compiler and the evaluator.
#[derive(Debug)]
struct Plugin(&'static OpOfC);

/// Bytes that begin where any element may.
struct Aligned(Vec<u64>, usize);

impl Aligned {
    fn zeros(len: usize) -> Self {
        // bounded: by the tensors of a module, whose sizes the verifier bounds
        Self(vec![0; len.div_ceil(8)], len)
    }

    fn of(bytes: &[u8]) -> Self {
        let mut aligned = Self::zeros(bytes.len());
        aligned.bytes_mut().copy_from_slice(bytes);
        aligned
    }

    fn bytes(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.0)[..self.1]
    }

    fn bytes_mut(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.0)[..self.1]
    }
}

impl Plugin {
    /// What `then` makes of the types as the runtime describes them.
    fn with_types<T>(call: &Call<'_>, then: impl FnOnce(&Types<'_>) -> T) -> Result<T, String> {
        let words = call
            .words()
            .ok_or("it has elements that boards do not hold, none at all, or a rank above 6")?;
        let known: Vec<Option<Aligned>> = call
            .known
            .iter()
            .map(|known| known.map(Aligned::of))
            .collect();
        let known: Vec<Option<&[u8]>> = known
            .iter()
            .map(|known| known.as_ref().map(Aligned::bytes))
            .collect();
        let counts = [call.inputs.len(), call.results.len()];
        ensure_few(counts)?;
        let types = Types::new(&words, counts, call.options, &known);
        Ok(then(&types.ok_or(
            "it has a tensor without elements, or of a rank above 6",
        )?))
    }
}

/// Holds numbers of inputs and outputs against what an operator may have.
fn ensure_few([inputs, outputs]: [usize; 2]) -> Result<(), String> {
    match outputs > 0 && inputs + outputs <= custom::MAX_CUSTOM_TENSORS {
        true => Ok(()),
        false => Err(format!(
            "it has {inputs} inputs and {outputs} outputs, expected at least one output and at \
             most {} of both",
            custom::MAX_CUSTOM_TENSORS
        )),
    }
}

impl Implementation for Plugin {
    fn prepare(&self, call: &Call<'_>) -> Result<custom::Needs, String> {
        let needs = Self::with_types(call, |types| self.0.prepare(types))?;
        let needs = needs.map_err(|refused| refused.0.to_owned())?;
        Ok(custom::Needs {
            scratch_bytes: needs.scratch_bytes as usize,
            work: needs.work as usize,
        })
    }

    fn eval(&self, call: &Call<'_>, inputs: &[&[u8]], scratch_bytes: usize) -> Vec<Vec<u8>> {
        let inputs: Vec<Aligned> = inputs.iter().map(|bytes| Aligned::of(bytes)).collect();
        let inputs: Vec<&[u8]> = inputs.iter().map(Aligned::bytes).collect();
        // bounded: the verifier has held the sizes of all tensors against a limit
        let zeros = |ty: &&TensorType| Aligned::zeros(ty.size_bytes());
        let mut outputs: Vec<Aligned> = call.results.iter().map(zeros).collect();
        let mut places: Vec<&mut [u8]> = outputs.iter_mut().map(Aligned::bytes_mut).collect();
        // It may compute only on what it has accepted, in as much memory as it asked for.
        let needs = self
            .prepare(call)
            .expect("`custom::check` has asked before");
        // bounded: at most 2^30, by the type rule of the op, which has as much as is needed
        let mut scratch = Aligned::zeros(scratch_bytes.max(needs.scratch_bytes));
        let evaluated = Self::with_types(call, |types| {
            let (outputs, scratch) = (&mut places[..], scratch.bytes_mut());
            self.0.eval(
                types,
                Memory {
                    inputs: &inputs,
                    outputs,
                    scratch,
                },
            );
        });
        assert_eq!(evaluated, Ok(()), "types that `prepare` has seen");
        outputs
            .iter()
            .map(|output| output.bytes().to_vec())
            .collect()
    }
}

/// The operators that were declared, for the interpreter.
struct Plugins;

impl CustomOps for Plugins {
    fn find(name: &[u8]) -> Option<&'static dyn CustomOp> {
        let declared = DECLARED.read().unwrap_or_else(PoisonError::into_inner);
        let found = declared.iter().find(|op| op.name().as_bytes() == name)?;
        Some(*found)
    }
}

static CUSTOM: Kernel = Kernel::custom::<Plugins>();

/// Every kernel, with the operators that were declared.
pub(crate) static KERNELS: [&Kernel; KernelId::ALL.len()] = {
    let mut all = kernels::ALL;
    let mut index = 0;
    while index < all.len() {
        if matches!(all[index].id, KernelId::Custom) {
            all[index] = &CUSTOM;
        }
        index += 1;
    }
    all
};
