//! The custom operators that C hands over. What no model names is not linked.

use core::ffi::c_char;
use core::ptr;
use core::slice;
use core::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use peapod_custom_c::OpOfC;
use peapod_micro::custom::{self, CustomOp, CustomOps};

use crate::{Status, table, tell_len};

/// The table of [`peapod_set_custom_ops`]: pointers to sound operators, and how many.
static OPS: AtomicPtr<&'static OpOfC> = AtomicPtr::new(ptr::null_mut());
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// The operators that C handed over.
pub(crate) struct Table;

impl CustomOps for Table {
    fn find(name: &[u8]) -> Option<&'static dyn CustomOp> {
        let (count, ops) = (COUNT.load(Ordering::Acquire), OPS.load(Ordering::Acquire));
        if count == 0 || ops.is_null() {
            return None;
        }
        // SAFETY: `peapod_set_custom_ops` has stored the pointer before the count, and seen that
        // none of so many is null; its caller leaves them as they are.
        let ops: &'static [&'static OpOfC] = unsafe { slice::from_raw_parts(ops, count) };
        let found = ops.iter().find(|op| op.name().as_bytes() == name)?;
        Some(*found)
    }
}

/// Says which custom operators there are, in the place of those that were said before.
///
/// # Safety
///
/// `ops` is null or valid for the length, as is each of them; all stay as they are for the rest of
/// the program. No other thread loads or runs a model meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_set_custom_ops(ops: *const *const OpOfC, count: usize) -> Status {
    // SAFETY: the caller's promise.
    let all = match unsafe { table(ops, count) } {
        Ok(all) => all,
        Err(status) => return status,
    };
    for op in all {
        // SAFETY: the caller's promise.
        if unsafe { OpOfC::of(*op) }.is_err() {
            return Status::BadCustomOp;
        }
    }
    COUNT.store(0, Ordering::Release);
    // None of the pointers is null, so that they are references.
    OPS.store(ops.cast_mut().cast(), Ordering::Release);
    COUNT.store(count, Ordering::Release);
    Status::Ok
}

/// The name of the custom operator of a step.
///
/// # Safety
///
/// `pea` is null or valid for the length, and stays as it is; `len` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_custom_op_name(
    pea: *const u8,
    pea_len: usize,
    place: u32,
    len: *mut usize,
) -> *const c_char {
    // SAFETY: the caller's promise.
    let pea: Result<&'static [u8], Status> = unsafe { table(pea, pea_len) };
    let Some(name) = pea.ok().and_then(|pea| custom::name_of_step(pea, place)) else {
        return ptr::null();
    };
    // SAFETY: the caller's promise.
    unsafe { tell_len(len, name.len()) };
    name.as_ptr().cast()
}
