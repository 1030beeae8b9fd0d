//! Custom operators that are written in C: the structs of `peapod_custom_op.h`, and what makes a
//! [`CustomOp`] of them. The same C source is linked on a board and loaded by the compiler.

#![cfg_attr(not(any(feature = "host", test)), no_std)]
#![allow(
    unsafe_code,
    reason = "C hands over pointers; each use says what it relies on"
)]

#[cfg(feature = "host")]
mod library;

use core::ffi::{CStr, c_char, c_void};
use core::{array, ptr};

use peapod_micro::custom::{CustomOp, MAX_CUSTOM_TENSORS, Memory, Needs, Refused, Tensor, Types};

#[cfg(feature = "host")]
pub use library::open;

/// `PEAPOD_CUSTOM_ABI` of the header.
const ABI: u32 = 1;

/// An input or output, as the header declares it.
#[repr(C)]
struct TensorOfC {
    element: u32,
    rank: u32,
    dims: *const u32,
    scales: *const f32,
    zero_points: *const i32,
    scales_len: u32,
    axis: u32,
    constant: *const c_void,
}

/// Types and options, as the header declares them.
#[repr(C)]
pub struct TypesOfC {
    options: *const u8,
    options_len: usize,
    inputs: *const TensorOfC,
    inputs_len: usize,
    outputs: *const TensorOfC,
    outputs_len: usize,
}

/// Scratch memory and work, as the header declares them.
#[repr(C)]
#[derive(Default)]
pub struct NeedsOfC {
    scratch_bytes: u32,
    work: u32,
}

type Prepare = unsafe extern "C" fn(*const TypesOfC, *mut NeedsOfC) -> *const c_char;
type Eval =
    unsafe extern "C" fn(*const TypesOfC, *const *const c_void, *const *mut c_void, *mut c_void);

/// An operator, as C writes it down and the header declares it.
#[repr(C)]
#[derive(Debug)]
pub struct OpOfC {
    abi: u32,
    name: *const c_char,
    prepare: Option<Prepare>,
    eval: Option<Eval>,
}

// SAFETY: nothing writes to it, and its functions keep to the header: they share nothing.
unsafe impl Send for OpOfC {}
// SAFETY: as above.
unsafe impl Sync for OpOfC {}

/// What is wrong with an operator of C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// Its pointer, its name, or one of its functions is null.
    Null,
    /// It was compiled with the header of another version.
    Abi {
        /// That version.
        found: u32,
    },
    /// Its name is no UTF-8.
    Name,
}

impl OpOfC {
    /// What C wrote down, if it is sound as far as that can be seen.
    ///
    /// # Errors
    ///
    /// It is not.
    ///
    /// # Safety
    ///
    /// `declared` is null or valid for the rest of the program, as are its name and its functions,
    /// which keep to the header.
    pub unsafe fn of(declared: *const Self) -> Result<&'static Self, Unsound> {
        if declared.is_null() {
            return Err(Unsound::Null);
        }
        // SAFETY: not null, so it is valid; every version begins with this.
        let abi = unsafe { (*declared).abi };
        if abi != ABI {
            return Err(Unsound::Abi { found: abi });
        }
        // SAFETY: as above; of this version it has all fields.
        let declared = unsafe { &*declared };
        if declared.name.is_null() || declared.prepare.is_none() || declared.eval.is_none() {
            return Err(Unsound::Null);
        }
        match declared.name_of_c().to_str() {
            Ok(_) => Ok(declared),
            Err(_) => Err(Unsound::Name),
        }
    }

    fn name_of_c(&self) -> &CStr {
        // SAFETY: `of` has seen that it is not null, and its caller promises a string.
        unsafe { CStr::from_ptr(self.name) }
    }
}

impl TensorOfC {
    fn of(tensor: Option<Tensor<'_>>) -> Self {
        let empty: &[u32] = &[];
        let dims = tensor.map_or(empty, |it| it.dims);
        Self {
            element: tensor.map_or(0, |it| it.element as u32),
            rank: dims.len() as u32,
            dims: dims.as_ptr(),
            scales: tensor.map_or(ptr::null(), |it| it.scales.as_ptr()),
            zero_points: tensor.map_or(ptr::null(), |it| it.zero_points.as_ptr()),
            scales_len: tensor.map_or(0, |it| it.scales.len() as u32),
            axis: tensor.map_or(0, |it| it.axis),
            constant: tensor
                .and_then(|it| it.known)
                .map_or(ptr::null(), |bytes| bytes.as_ptr().cast()),
        }
    }
}

/// Types in the structs of the header, as long as `then` runs.
fn in_c<T>(types: &Types<'_>, then: impl FnOnce(&TypesOfC) -> T) -> T {
    let inputs: [TensorOfC; MAX_CUSTOM_TENSORS] =
        array::from_fn(|index| TensorOfC::of(types.input(index)));
    let outputs: [TensorOfC; MAX_CUSTOM_TENSORS] =
        array::from_fn(|index| TensorOfC::of(types.output(index)));
    then(&TypesOfC {
        options: types.options().as_ptr(),
        options_len: types.options().len(),
        inputs: inputs.as_ptr(),
        inputs_len: types.inputs().min(MAX_CUSTOM_TENSORS),
        outputs: outputs.as_ptr(),
        outputs_len: types.outputs().min(MAX_CUSTOM_TENSORS),
    })
}

impl CustomOp for OpOfC {
    fn name(&self) -> &str {
        self.name_of_c().to_str().unwrap_or_default()
    }

    fn prepare(&self, types: &Types<'_>) -> Result<Needs, Refused> {
        let Some(prepare) = self.prepare else {
            return Err(Refused("it has no `prepare`"));
        };
        let mut needs = NeedsOfC::default();
        // SAFETY: the function keeps to the header: it reads what the structs point at, which lives
        // as long as the call, and writes its needs.
        let why = in_c(types, |types| unsafe { prepare(types, &raw mut needs) });
        if !why.is_null() {
            // SAFETY: not null, so that it is a string that lives as long as the program.
            let why = unsafe { CStr::from_ptr(why) };
            return Err(Refused(why.to_str().unwrap_or("its reason is no UTF-8")));
        }
        let NeedsOfC {
            scratch_bytes,
            work,
        } = needs;
        Ok(Needs {
            scratch_bytes,
            work,
        })
    }

    fn eval(&self, types: &Types<'_>, memory: Memory<'_, '_>) {
        let Some(eval) = self.eval else { return };
        let Memory {
            inputs,
            outputs,
            scratch,
        } = memory;
        let mut read: [*const c_void; MAX_CUSTOM_TENSORS] = [ptr::null(); MAX_CUSTOM_TENSORS];
        for (slot, input) in read.iter_mut().zip(inputs) {
            *slot = input.as_ptr().cast();
        }
        let mut written: [*mut c_void; MAX_CUSTOM_TENSORS] = [ptr::null_mut(); MAX_CUSTOM_TENSORS];
        for (slot, output) in written.iter_mut().zip(outputs) {
            *slot = output.as_mut_ptr().cast();
        }
        let scratch = scratch.as_mut_ptr().cast();
        // SAFETY: the function keeps to the header: it reads inputs and writes outputs of the types
        // that it accepted, and as much scratch memory as it asked for; `load` has held the lengths
        // of all against that, and none overlaps what is written.
        in_c(types, |types| unsafe {
            eval(types, read.as_ptr(), written.as_ptr(), scratch);
        });
    }
}

#[cfg(test)]
mod tests {
    use peapod_micro::ElementType;

    /// The header, as C sees it.
    const HEADER: &str = include_str!("../../include/peapod_custom_op.h");

    #[test]
    fn the_header_numbers_elements_as_peas_do() {
        for element in ElementType::ALL {
            let name = element.name().to_ascii_uppercase();
            let line = format!("    PEAPOD_{name} = {}", element as u8);
            assert!(HEADER.lines().any(|it| it.starts_with(&line)), "{line}");
        }
    }

    #[test]
    fn the_header_is_of_this_version() {
        let lines = [
            format!("#define PEAPOD_CUSTOM_ABI {}u", super::ABI),
            format!(
                "#define PEAPOD_CUSTOM_TENSORS_MAX {}u",
                super::MAX_CUSTOM_TENSORS
            ),
        ];
        assert!(lines.iter().all(|line| HEADER.lines().any(|it| it == line)));
    }
}
