//! The custom operators that C hands over. What no model names is not linked.

use core::ffi::c_char;
use core::ptr;
use core::slice;
use core::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};

use peapod_custom_c::OpOfC;
use peapod_micro::custom::{self, CustomOp, CustomOps};

use crate::{Status, table, tell_len};

/// The table of [`peapod_set_custom_ops`]: pointers to sound operators, and how many.
static OPS: AtomicPtr<&'static OpOfC> = AtomicPtr::new(ptr::null_mut());
static COUNT: AtomicUsize = AtomicUsize::new(0);
/// Whether a model has found one of them: what it was held against at `load` must stay.
static IN_USE: AtomicBool = AtomicBool::new(false);

/// The operators that C handed over.
pub(crate) struct Table;

impl CustomOps for Table {
    fn find(name: &[u8]) -> Option<&'static dyn CustomOp> {
        let found = declared().iter().find(|op| op.name().as_bytes() == name)?;
        IN_USE.store(true, Ordering::Release);
        Some(*found)
    }
}

/// The operators of the table.
fn declared() -> &'static [&'static OpOfC] {
    let (count, ops) = (COUNT.load(Ordering::Acquire), OPS.load(Ordering::Acquire));
    if count == 0 || ops.is_null() {
        return &[];
    }
    // SAFETY: `peapod_set_custom_ops` has stored the pointer before the count, and seen that none
    // of so many is null; its caller leaves them as they are.
    unsafe { slice::from_raw_parts(ops, count) }
}

/// Says which custom operators there are, in the place of those that were said before. Models that
/// were loaded find theirs by name at each run, so that none may be missing from then on, nor an
/// operator found before another of its name.
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
    let kept = |op: &&OpOfC| {
        let named = all.iter().find(|other| {
            // SAFETY: the caller's promise; it was seen to be sound above.
            unsafe { OpOfC::of(**other) }.is_ok_and(|other| other.name() == op.name())
        });
        named.is_some_and(|named| ptr::eq(*named, *op))
    };
    if IN_USE.load(Ordering::Acquire) && !declared().iter().all(kept) {
        return Status::BadCustomOp;
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
