//! The interpreter for C: `include/peapod.h` says what each function does.

#![cfg_attr(target_os = "none", no_std)]
#![allow(
    unsafe_code,
    reason = "C hands over pointers; each use says what it relies on"
)]

mod kernels;
mod status;

use core::ffi::{CStr, c_char, c_void};
use core::mem::MaybeUninit;
use core::slice;

use peapod_micro::{Kernel, Model, Session};

pub use status::Status;

/// Room for a [`Model`], as the header declares it.
#[repr(C)]
pub struct ModelRoom(MaybeUninit<[usize; 62]>);

/// Room for a [`Session`], as the header declares it.
#[repr(C)]
pub struct SessionRoom(MaybeUninit<[usize; 64]>);

type StaticSession = Session<'static, 'static>;

const _: () = assert!(size_of::<Model<'static>>() <= size_of::<ModelRoom>());
const _: () = assert!(align_of::<Model<'static>>() <= align_of::<ModelRoom>());
const _: () = assert!(size_of::<StaticSession>() <= size_of::<SessionRoom>());
const _: () = assert!(align_of::<StaticSession>() <= align_of::<SessionRoom>());

/// Nothing in this library panics; a debug build may.
#[cfg(target_os = "none")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// A sentence about a status.
#[unsafe(no_mangle)]
pub extern "C" fn peapod_status_string(status: u32) -> *const c_char {
    let text: &'static CStr = status::text(status);
    text.as_ptr()
}

/// Checks all of a model.
///
/// # Safety
///
/// Pointers are null or valid for the lengths given; `pea` and `kernels` stay as they are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_load(
    model: *mut ModelRoom,
    pea: *const u8,
    pea_len: usize,
    kernels: *const &'static Kernel,
    kernels_len: usize,
    place: *mut u32,
) -> Status {
    if model.is_null() || pea.is_null() || (kernels.is_null() && kernels_len != 0) {
        return Status::NullPointer;
    }
    // SAFETY: not null, and the caller guarantees the length and that nothing writes there.
    let pea = unsafe { slice::from_raw_parts(pea, pea_len) };
    let kernels = match kernels_len {
        0 => &[],
        // SAFETY: as above; the table holds addresses of kernels, none of them null.
        _ => unsafe { slice::from_raw_parts(kernels, kernels_len) },
    };
    match peapod_micro::load(pea, kernels) {
        Ok(loaded) => {
            // SAFETY: the caller's room is large enough and aligned, as asserted above.
            unsafe { model.cast::<Model<'static>>().write(loaded) };
            Status::Ok
        }
        Err(error) => {
            let (status, at) = status::of(error);
            if !place.is_null() {
                // SAFETY: not null, so it is the caller's `uint32_t`.
                unsafe { place.write(at) };
            }
            status
        }
    }
}

/// Bytes of arena that a model needs.
///
/// # Safety
///
/// `model` was filled by `peapod_load`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_arena_len(model: *const ModelRoom) -> usize {
    // SAFETY: the caller's promise.
    unsafe { &*model.cast::<Model<'static>>() }.arena_len()
}

/// Places a model in an arena.
///
/// # Safety
///
/// `model` was filled by `peapod_load`; `arena` is null or valid for its length and used by nothing
/// else as long as the session.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_session_new(
    session: *mut SessionRoom,
    model: *const ModelRoom,
    arena: *mut c_void,
    arena_len: usize,
) -> Status {
    if session.is_null() || model.is_null() || (arena.is_null() && arena_len != 0) {
        return Status::NullPointer;
    }
    // SAFETY: the caller's promise.
    let model = unsafe { &*model.cast::<Model<'static>>() };
    let arena = match arena_len {
        0 => &mut [],
        // SAFETY: the caller's promise; every byte is a `u8`, and C has written or will read it so.
        _ => unsafe { slice::from_raw_parts_mut(arena.cast::<u8>(), arena_len) },
    };
    match model.clone().session(arena) {
        Ok(made) => {
            // SAFETY: the caller's room is large enough and aligned, as asserted above.
            unsafe { session.cast::<StaticSession>().write(made) };
            Status::Ok
        }
        Err(error) => status::of(error).0,
    }
}

/// Where an input must be written.
///
/// # Safety
///
/// `session` was filled by `peapod_session_new`; `len` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_input(
    session: *mut SessionRoom,
    index: usize,
    len: *mut usize,
) -> *mut c_void {
    // SAFETY: the caller's promise.
    let session = unsafe { session_mut(session) };
    let Some(bytes) = session.input_mut(index) else {
        return core::ptr::null_mut();
    };
    // SAFETY: the caller's promise.
    unsafe { tell_len(len, bytes.len()) };
    bytes.as_mut_ptr().cast()
}

/// Where an output is.
///
/// # Safety
///
/// `session` was filled by `peapod_session_new`; `len` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_output(
    session: *const SessionRoom,
    index: usize,
    len: *mut usize,
) -> *const c_void {
    // SAFETY: the caller's promise.
    let session = unsafe { &*session.cast::<StaticSession>() };
    let Some(bytes) = session.output(index) else {
        return core::ptr::null();
    };
    // SAFETY: the caller's promise.
    unsafe { tell_len(len, bytes.len()) };
    bytes.as_ptr().cast()
}

/// Makes one inference.
///
/// # Safety
///
/// `session` was filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_run(session: *mut SessionRoom) {
    // SAFETY: the caller's promise.
    unsafe { session_mut(session) }.run();
}

/// Runs one operation.
///
/// # Safety
///
/// `session` was filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_step(session: *mut SessionRoom) -> bool {
    // SAFETY: the caller's promise.
    unsafe { session_mut(session) }.step()
}

/// Sets every state to where it starts.
///
/// # Safety
///
/// `session` was filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_reset(session: *mut SessionRoom) {
    // SAFETY: the caller's promise.
    unsafe { session_mut(session) }.reset();
}

/// # Safety
///
/// `session` was filled by `peapod_session_new`, and is used by one thread at a time.
unsafe fn session_mut<'s>(session: *mut SessionRoom) -> &'s mut StaticSession {
    // SAFETY: the caller's promise.
    unsafe { &mut *session.cast::<StaticSession>() }
}

/// # Safety
///
/// `to` is null or valid.
unsafe fn tell_len(to: *mut usize, len: usize) {
    if !to.is_null() {
        // SAFETY: not null, so it is the caller's `size_t`.
        unsafe { to.write(len) };
    }
}
