//! Models of several signatures, for C.

use core::ffi::{CStr, c_char, c_void};

use peapod_micro::{Kernel, Model};

use crate::{
    ModelRoom, SessionRoom, StaticSession, Status, content, fill_model, load, status, table,
    tell_len,
};

/// Checks all of a model, with all its signatures.
///
/// # Safety
///
/// As of [`peapod_load`](crate::peapod_load).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_load_signatures(
    model: *mut ModelRoom,
    pea: *const u8,
    pea_len: usize,
    kernels: *const Option<&'static Kernel>,
    kernels_len: usize,
    place: *mut u32,
) -> Status {
    if model.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller's promise.
    let made = unsafe { load(pea, pea_len, kernels, kernels_len) };
    let made = made.and_then(|model| model.with_signatures().map_err(status::of_signature));
    // SAFETY: not null, so it is the caller's room; and the caller's promise.
    unsafe { fill_model(model, made, place) }
}

/// How many signatures a model has.
///
/// # Safety
///
/// `model` is null or a room, zeroed or filled by `peapod_load`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_signature_count(model: *const ModelRoom) -> usize {
    // SAFETY: the caller's promise.
    let model = unsafe { content::<Model<'static>>(model) };
    model.map_or(0, |model| model.signature_count())
}

/// The key of a signature.
///
/// # Safety
///
/// `model` is null or a room, zeroed or filled by `peapod_load`; `len` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_signature_key(
    model: *const ModelRoom,
    index: usize,
    len: *mut usize,
) -> *const c_char {
    // SAFETY: the caller's promise.
    let model = unsafe { content::<Model<'static>>(model) };
    let Some(key) = model.ok().and_then(|model| model.signature_key(index)) else {
        return core::ptr::null();
    };
    // SAFETY: the caller's promise.
    unsafe { tell_len(len, key.len()) };
    key.as_ptr().cast()
}

/// Goes to a signature.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_select_signature(
    session: *mut SessionRoom,
    index: usize,
) -> Status {
    // SAFETY: the caller's promise.
    match unsafe { content::<StaticSession>(session) } {
        Ok(session) => session
            .select(index)
            .map_or(Status::NoSignature, |()| Status::Ok),
        Err(status) => status,
    }
}

/// Makes one inference of a signature.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled by `peapod_session_new`; `key` is null or ends in
/// a 0; `inputs` is null or valid for the count, and each of them null or valid for the length of
/// the input, and not in the arena.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_run_signature(
    session: *mut SessionRoom,
    key: *const c_char,
    inputs: *const *const c_void,
    count: usize,
) -> Status {
    // SAFETY: the caller's promise.
    let made = unsafe { run_signature(session, key, inputs, count) };
    made.map_or_else(|status| status, |()| Status::Ok)
}

/// # Safety
///
/// As of [`peapod_run_signature`].
unsafe fn run_signature(
    session: *mut SessionRoom,
    key: *const c_char,
    inputs: *const *const c_void,
    count: usize,
) -> Result<(), Status> {
    // SAFETY: the caller's promise.
    let session = unsafe { content::<StaticSession>(session) }?;
    if key.is_null() {
        return Err(Status::NullPointer);
    }
    // SAFETY: not null, so it ends in a 0.
    let key = unsafe { CStr::from_ptr(key) };
    let key = key.to_str().map_err(|_| Status::NoSignature)?;
    session.select(key).ok_or(Status::NoSignature)?;
    // SAFETY: the caller's promise.
    let inputs = unsafe { table(inputs, count) }?;
    if inputs.len() != session.model().inputs().len() {
        return Err(Status::BadInput);
    }
    for (index, from) in inputs.iter().enumerate() {
        let len = session.input_mut(index).ok_or(Status::BadInput)?.len();
        let (start, arena) = (from.cast::<u8>(), session.arena().as_ptr_range());
        // An output of the signature before is such a place, and may be where the input is.
        if start < arena.end && start.wrapping_add(len) > arena.start {
            return Err(Status::BadInput);
        }
        let input = session.input_mut(index).ok_or(Status::BadInput)?;
        // SAFETY: the caller's promise: valid for this length, if it is not null; not in the arena.
        input.copy_from_slice(unsafe { table(from.cast::<u8>(), input.len()) }?);
    }
    session.run();
    Ok(())
}
