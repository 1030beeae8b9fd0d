//! Models in several regions of RAM, and with weights outside of the pea, for C.

use core::ffi::c_void;

use peapod_micro::{Kernel, Model};

use crate::{
    ModelRoom, SessionRoom, StaticSession, Status, bytes_pointer, content, fill_model, memory,
    new_session, parts, status, table,
};

/// Most regions of RAM that a model is in.
const REGIONS: usize = 4;

/// Memory of a region, as the header declares it.
#[repr(C)]
pub struct Region {
    start: *mut c_void,
    len: usize,
}

/// Checks all of a model whose larger constants are outside of the pea.
///
/// # Safety
///
/// As of [`peapod_load`](crate::peapod_load); `weights` is null or valid for its length, and stays
/// as it is.
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments, reason = "C has no slices")]
pub unsafe extern "C" fn peapod_load_weights(
    model: *mut ModelRoom,
    pea: *const u8,
    pea_len: usize,
    weights: *const u8,
    weights_len: usize,
    kernels: *const Option<&'static Kernel>,
    kernels_len: usize,
    place: *mut u32,
) -> Status {
    if model.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller's promise.
    let read = unsafe {
        (
            parts(pea, pea_len, kernels, kernels_len),
            table(weights, weights_len),
        )
    };
    let made = match read {
        (Ok((pea, kernels)), Ok(weights)) => {
            peapod_micro::load_with_weights(pea, weights, kernels).map_err(status::of)
        }
        (Err(error), _) => Err(error),
        (_, Err(error)) => Err((error, 0)),
    };
    // SAFETY: not null, so it is the caller's room; and the caller's promise.
    unsafe { fill_model(model, made, place) }
}

/// How many regions of RAM a model is in.
///
/// # Safety
///
/// `model` is null or a room, zeroed or filled by `peapod_load`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_region_count(model: *const ModelRoom) -> usize {
    // SAFETY: the caller's promise.
    let model = unsafe { content::<Model<'static>>(model) };
    model.map_or(0, |model| model.region_count())
}

/// Bytes that a model needs of a region.
///
/// # Safety
///
/// As of [`peapod_region_count`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_region_len(model: *const ModelRoom, region: usize) -> usize {
    // SAFETY: the caller's promise.
    let model = unsafe { content::<Model<'static>>(model) };
    model.map_or(0, |model| model.region_len(region))
}

/// Places a model in regions of RAM.
///
/// # Safety
///
/// `model` is null or a room, zeroed or filled by `peapod_load`; `regions` is null or valid for
/// `count` of them, each null or valid for its length, apart from the others, and used by nothing
/// else as long as the session.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_session_in(
    session: *mut SessionRoom,
    model: *const ModelRoom,
    regions: *const Region,
    count: usize,
) -> Status {
    // SAFETY: the caller's promise.
    unsafe {
        new_session(session, model, |model| {
            let regions = table(regions, count)?;
            if regions.len() < model.region_count() {
                return Err(Status::Regions);
            }
            let mut arenas: [&'static mut [u8]; REGIONS] = Default::default();
            for (arena, region) in arenas.iter_mut().zip(regions) {
                *arena = memory(region.start, region.len)?;
            }
            let made = model.clone().session_in(arenas);
            made.map_err(|error| status::of(error).0)
        })
    }
}

/// Weights outside of the pea that a step reads.
///
/// # Safety
///
/// `session` is null or a room, zeroed or filled; `len` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn peapod_upcoming_weights(
    session: *const SessionRoom,
    ahead: usize,
    index: usize,
    len: *mut usize,
) -> *const c_void {
    // SAFETY: the caller's promise.
    let session = unsafe { content::<StaticSession>(session) };
    let weights = session.ok().and_then(|session| {
        let (model, next) = (session.model(), session.next_step());
        let step = next.wrapping_add(ahead).checked_rem(model.step_count())?;
        model.weights_of(step).nth(index)
    });
    // SAFETY: the caller's promise.
    unsafe { bytes_pointer(weights, len) }
}
