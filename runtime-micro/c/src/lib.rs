//! The interpreter for C: `include/peapod.h` says what each function does.

#![cfg_attr(target_os = "none", no_std)]
#![allow(
    unsafe_code,
    reason = "C hands over pointers; each use says what it relies on"
)]

mod custom;
mod kernels;
#[cfg(feature = "regions")]
mod regions;
mod signatures;
mod status;

use core::ffi::{CStr, c_char, c_void};
use core::mem::MaybeUninit;
use core::slice;

use peapod_micro::{Kernel, Model, Session};

pub use status::Status;

/// Room for a [`Model`], as the header declares it.
#[repr(C)]
pub struct ModelRoom(MaybeUninit<[usize; 52]>);

/// Room for a [`Session`], as the header declares it.
#[repr(C)]
pub struct SessionRoom(MaybeUninit<[usize; 64]>);

type StaticSession = Session<'static, 'static>;

/// What a room holds once it is filled.
#[repr(C)]
struct Filled<T> {
    /// Tells that the rest is there.
    tag: usize,
    value: T,
}

/// What rooms are for.
trait Content: Sized {
    type Room;
    const TAG: usize;
}

impl Content for Model<'static> {
    type Room = ModelRoom;
    const TAG: usize = u32::from_le_bytes(*b"PEAm") as usize;
}

impl Content for StaticSession {
    type Room = SessionRoom;
    const TAG: usize = u32::from_le_bytes(*b"PEAs") as usize;
}

const fn fits<T: Content>() -> bool {
    size_of::<Filled<T>>() <= size_of::<T::Room>()
        && align_of::<Filled<T>>() <= align_of::<T::Room>()
}

const _: () = assert!(fits::<Model<'static>>() && fits::<StaticSession>());

/// What is in a room; an error if nothing was put there.
///
/// # Safety
///
/// `room` is null or valid; if its tag is there, [`fill`] has written it, and nothing else uses its
/// contents as long as the result.
unsafe fn content<'a, T: Content>(room: *const T::Room) -> Result<&'a mut T, Status> {
    let filled = room.cast_mut().cast::<Filled<T>>();
    if filled.is_null() {
        return Err(Status::NullPointer);
    }
    // SAFETY: not null, so it is the caller's room, which is large enough and aligned. C may not
    // have written there yet: volatile, the read is of whatever the memory holds.
    if unsafe { (&raw const (*filled).tag).read_volatile() } != T::TAG {
        return Err(Status::NotReady);
    }
    // SAFETY: `fill` has written all of it, and the caller lets nothing else use it.
    Ok(unsafe { &mut (*filled).value })
}

/// Fills a room, or empties it where there is an error.
///
/// # Safety
///
/// `room` is valid and not null.
unsafe fn fill<T: Content>(room: *mut T::Room, made: Result<T, Status>) -> Status {
    let (filled, tag) = (room.cast::<Filled<T>>(), T::TAG);
    match made {
        // SAFETY: the caller's room is large enough and aligned, as asserted above.
        Ok(value) => unsafe { filled.write(Filled { tag, value }) },
        Err(status) => {
            // SAFETY: as above.
            unsafe { (&raw mut (*filled).tag).write(0) };
            return status;
        }
    }
    Status::Ok
}

/// A table of C's.
///
/// # Safety
///
/// `start` is null or valid for the length, and nothing writes there.
unsafe fn table<'a, T>(start: *const T, len: usize) -> Result<&'a [T], Status> {
    match len {
        0 => Ok(&[]),
        _ if start.is_null() => Err(Status::NullPointer),
        _ if len > isize::MAX as usize / size_of::<T>() => Err(Status::OtherError),
        // SAFETY: not null, the caller guarantees the length, and it is one that slices can have.
        _ => Ok(unsafe { slice::from_raw_parts(start, len) }),
    }
}

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
    kernels: *const Option<&'static Kernel>,
    kernels_len: usize,
    place: *mut u32,
) -> Status {
    if model.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller's promise.
    let made = unsafe { load(pea, pea_len, kernels, kernels_len) };
    // SAFETY: not null, so it is the caller's room; and the caller's promise.
    unsafe { fill_model(model, made, place) }
}

/// Fills the room of a model, or says where it is not sound.
///
/// # Safety
///
/// `model` is valid and not null, `place` is null or valid.
unsafe fn fill_model(
    model: *mut ModelRoom,
    made: Result<Model<'static>, (Status, u32)>,
    place: *mut u32,
) -> Status {
    let made = made.map_err(|(status, at)| {
        if !place.is_null() {
            // SAFETY: not null, so it is the caller's `uint32_t`.
            unsafe { place.write(at) };
        }
        status
    });
    // SAFETY: the caller's promise.
    unsafe { fill(model, made) }
}

/// # Safety
///
/// As of [`peapod_load`].
unsafe fn load(
    pea: *const u8,
    pea_len: usize,
    kernels: *const Option<&'static Kernel>,
    kernels_len: usize,
) -> Result<Model<'static>, (Status, u32)> {
    // SAFETY: the caller's promise.
    let (pea, kernels) = unsafe { parts(pea, pea_len, kernels, kernels_len) }?;
    peapod_micro::load(pea, kernels).map_err(status::of)
}

/// A pea and its kernels.
type Parts = (&'static [u8], &'static [&'static Kernel]);

/// What a model is made of.
///
/// # Safety
///
/// As of [`peapod_load`].
#[inline]
unsafe fn parts(
    pea: *const u8,
    pea_len: usize,
    kernels: *const Option<&'static Kernel>,
    kernels_len: usize,
) -> Result<Parts, (Status, u32)> {
    if pea.is_null() {
        return Err((Status::NullPointer, 0));
    }
    // SAFETY: the caller's promise.
    let (pea, kernels) = unsafe { (table(pea, pea_len), table(kernels, kernels_len)) };
    let (pea, kernels) = (pea.map_err(|it| (it, 0))?, kernels.map_err(|it| (it, 0))?);
    if kernels.iter().any(Option::is_none) {
        return Err((Status::NullPointer, 0));
    }
    // SAFETY: none of them is null, so that they are references.
    let kernels = unsafe { slice::from_raw_parts(kernels.as_ptr().cast(), kernels.len()) };
    Ok((pea, kernels))
}

/// Bytes of arena that a model needs.
///
/// # Safety
///
/// `model` is null or a room, zeroed or filled by `peapod_load`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_arena_len(model: *const ModelRoom) -> usize {
    // SAFETY: the caller's promise.
    let model = unsafe { content::<Model<'static>>(model) };
    model.map_or(0, |model| model.arena_len())
}

/// Places a model in an arena.
///
/// # Safety
///
/// `model` is null or a room, zeroed or filled by `peapod_load`; `arena` is null or valid for its
/// length and used by nothing else as long as the session.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_session_new(
    session: *mut SessionRoom,
    model: *const ModelRoom,
    arena: *mut c_void,
    arena_len: usize,
) -> Status {
    // SAFETY: the caller's promise.
    unsafe {
        new_session(session, model, |model| {
            let arena = memory(arena, arena_len)?;
            let made = model.clone().session(arena);
            made.map_err(|error| status::of(error).0)
        })
    }
}

/// Fills the room of a session of a model.
///
/// # Safety
///
/// As of [`peapod_session_new`].
#[inline]
unsafe fn new_session(
    session: *mut SessionRoom,
    model: *const ModelRoom,
    make: impl FnOnce(&Model<'static>) -> Result<StaticSession, Status>,
) -> Status {
    if session.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller's promise.
    let made = unsafe { content::<Model<'static>>(model) }.and_then(|model| make(model));
    // SAFETY: not null, so it is the caller's room.
    unsafe { fill(session, made) }
}

/// The bytes of an arena or a region.
///
/// # Safety
///
/// `start` is null or valid for the length, and used by nothing else as long as the session.
#[inline]
unsafe fn memory(start: *mut c_void, len: usize) -> Result<&'static mut [u8], Status> {
    // SAFETY: the caller's promise; every byte is a `u8`, and C has written or will read it so.
    let bytes = unsafe { table(start.cast::<u8>(), len) }?;
    Ok(match bytes.len() {
        0 => &mut [],
        // SAFETY: as above, and nothing else uses it.
        len => unsafe { slice::from_raw_parts_mut(start.cast::<u8>(), len) },
    })
}

/// Where an input must be written.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled by `peapod_session_new`; `len` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_input(
    session: *mut SessionRoom,
    index: usize,
    len: *mut usize,
) -> *mut c_void {
    // SAFETY: the caller's promise.
    let session = unsafe { content::<StaticSession>(session) };
    let Some(bytes) = session.ok().and_then(|it| it.input_mut(index)) else {
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
/// `session` is null or a room, zeroed or filled by `peapod_session_new`; `len` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_output(
    session: *const SessionRoom,
    index: usize,
    len: *mut usize,
) -> *const c_void {
    // SAFETY: the caller's promise.
    let session = unsafe { content::<StaticSession>(session) };
    let bytes = session.ok().and_then(|it| it.output(index));
    // SAFETY: the caller's promise.
    unsafe { bytes_pointer(bytes, len) }
}

/// Where bytes are, and how many; null if there are none.
///
/// # Safety
///
/// `len` is null or valid.
#[inline]
unsafe fn bytes_pointer(bytes: Option<&[u8]>, len: *mut usize) -> *const c_void {
    let Some(bytes) = bytes else {
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
/// `session` is null or a room, zeroed or filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_run(session: *mut SessionRoom) -> Status {
    // SAFETY: the caller's promise.
    match unsafe { content::<StaticSession>(session) } {
        Ok(session) => session.run(),
        Err(status) => return status,
    }
    Status::Ok
}

/// Takes what fits of a piece of a stream into input 0, and makes an inference once it is full.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled by `peapod_session_new`; `bytes` is null or valid
/// for the length and not in the arena; `filled`, `taken` and `is_new` are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_push(
    session: *mut SessionRoom,
    bytes: *const c_void,
    len: usize,
    filled: *mut usize,
    taken: *mut usize,
    is_new: *mut bool,
) -> Status {
    // SAFETY: the caller's promise.
    let session = match unsafe { content::<StaticSession>(session) } {
        Ok(session) => session,
        Err(status) => return status,
    };
    if filled.is_null() || taken.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller's promise.
    let mut rest: &[u8] = match unsafe { table(bytes.cast::<u8>(), len) } {
        Ok(bytes) => bytes,
        Err(status) => return status,
    };
    // SAFETY: not null, so it is the caller's `size_t`.
    let filled = unsafe { &mut *filled };
    let Some(new) = session.push(&mut rest, filled) else {
        return Status::BadInput;
    };
    // SAFETY: not null, so it is the caller's `size_t`.
    unsafe { taken.write(len.wrapping_sub(rest.len())) };
    if !is_new.is_null() {
        // SAFETY: not null, so it is the caller's `bool`.
        unsafe { is_new.write(new) };
    }
    Status::Ok
}

/// Runs one operation.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_step(session: *mut SessionRoom) -> bool {
    // SAFETY: the caller's promise.
    unsafe { content::<StaticSession>(session) }.is_ok_and(|session| session.step())
}

/// Goes on with an inference for some work.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_step_within(session: *mut SessionRoom, budget: u64) -> bool {
    // SAFETY: the caller's promise.
    let session = unsafe { content::<StaticSession>(session) };
    session.is_ok_and(|session| session.step_within(budget))
}

/// Sets every state to where it starts.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled by `peapod_session_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_reset(session: *mut SessionRoom) -> Status {
    // SAFETY: the caller's promise.
    match unsafe { content::<StaticSession>(session) } {
        Ok(session) => session.reset(),
        Err(status) => return status,
    }
    Status::Ok
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
