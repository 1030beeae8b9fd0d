// Model `two_ways`, made by peapod. Needs the crate `peapod-micro`, and `model.pea` beside it.

/// Bytes of RAM that the model works in.
pub const ARENA_LEN: usize = 64;

/// The memory that the model works in; an arena of another model does not fit.
pub type Arena = ::peapod_micro::Arena<ARENA_LEN>;

/// The model, checked and ready to run.
pub type Session<'a> = ::peapod_micro::Session<'static, 'a>;

/// Bytes where the interpreter can read them in place.
#[repr(C, align(16))]
struct Aligned<T>(T);

#[cfg_attr(target_os = "none", unsafe(link_section = ".model"))]
static PEA: Aligned<[u8; 432]> = Aligned(*include_bytes!("model.pea"));

/// The kernels that the model runs; no other is linked.
static KERNELS: [&::peapod_micro::Kernel; 2] = [
    &::peapod_micro::kernels::COPY_X8,
    &::peapod_micro::kernels::CLAMP_F32,
];

/// Checks the model and takes the arena for it. Nothing after this can fail.
pub fn session(arena: &mut Arena) -> Result<Session<'_>, ::peapod_micro::LoadError> {
    ::peapod_micro::load(&PEA.0, &KERNELS)?.session(arena.as_mut())
}

/// `Image:0`: i8[1, 4, 2, 2], row-major.
#[allow(dead_code, clippy::all)]
pub mod input_0 {
    use super::Session;

    /// Name in the model.
    pub const NAME: &str = "Image:0";
    /// Extents, outermost first.
    pub const SHAPE: [usize; 4] = [1, 4, 2, 2];
    /// Number of elements.
    pub const LEN: usize = 16;
    /// One element.
    pub type Element = i8;
    /// All elements.
    pub type Array = [Element; LEN];

    /// The elements in the arena; `Some` for every session of this model.
    pub fn get_mut<'s>(session: &'s mut Session<'_>) -> Option<&'s mut Array> {
        session.input_mut_as::<Element>(0)?.first_chunk_mut()
    }

    /// Copies the elements in.
    pub fn write(session: &mut Session<'_>, elements: &Array) {
        if let Some(place) = get_mut(session) {
            *place = *elements;
        }
    }

    /// real = SCALE * (stored - ZERO_POINT).
    pub const SCALE: f32 = 0.5;
    /// The stored value that means 0.
    pub const ZERO_POINT: i32 = -3;

    /// The real value of a stored one.
    pub fn dequantize(stored: Element) -> f32 {
        SCALE * (stored as i32 - ZERO_POINT as i32) as f32
    }

    /// The stored value nearest to a real one: halves round away from zero, and what is out of range
    /// becomes the nearest value in it.
    pub fn quantize(real: f32) -> Element {
        let scaled = real / SCALE;
        let whole = scaled as i32;
        let rest = scaled - whole as f32;
        let up = (rest >= 0.5) as i32 - (rest <= -0.5) as i32;
        let stored = whole.saturating_add(up).saturating_add(ZERO_POINT as i32);
        stored.clamp(-128, 127) as Element
    }
}
#[allow(unused_imports)]
pub use input_0 as image_0;

/// `gen`: f32[2], row-major.
#[allow(dead_code, clippy::all)]
pub mod input_1 {
    use super::Session;

    /// Name in the model.
    pub const NAME: &str = "gen";
    /// Extents, outermost first.
    pub const SHAPE: [usize; 1] = [2];
    /// Number of elements.
    pub const LEN: usize = 2;
    /// One element.
    pub type Element = f32;
    /// All elements.
    pub type Array = [Element; LEN];

    /// The elements in the arena; `Some` for every session of this model.
    pub fn get_mut<'s>(session: &'s mut Session<'_>) -> Option<&'s mut Array> {
        session.input_mut_as::<Element>(1)?.first_chunk_mut()
    }

    /// Copies the elements in.
    pub fn write(session: &mut Session<'_>, elements: &Array) {
        if let Some(place) = get_mut(session) {
            *place = *elements;
        }
    }
}

/// `\"; } * / mod evil {}\n//`: i8[1, 4, 2, 2], row-major.
#[allow(dead_code, clippy::all)]
pub mod output_0 {
    use super::Session;

    /// Name in the model.
    pub const NAME: &str = "\"; } */ mod evil {}\n//";
    /// Extents, outermost first.
    pub const SHAPE: [usize; 4] = [1, 4, 2, 2];
    /// Number of elements.
    pub const LEN: usize = 16;
    /// One element.
    pub type Element = i8;
    /// All elements.
    pub type Array = [Element; LEN];

    /// The elements in the arena; `Some` for every session of this model.
    pub fn get<'s>(session: &'s Session<'_>) -> Option<&'s Array> {
        session.output_as::<Element>(0)?.first_chunk()
    }

    /// A copy of the elements.
    pub fn read(session: &Session<'_>) -> Array {
        get(session).copied().unwrap_or([0 as Element; LEN])
    }

    /// real = SCALE * (stored - ZERO_POINT).
    pub const SCALE: f32 = 0.5;
    /// The stored value that means 0.
    pub const ZERO_POINT: i32 = -3;

    /// The real value of a stored one.
    pub fn dequantize(stored: Element) -> f32 {
        SCALE * (stored as i32 - ZERO_POINT as i32) as f32
    }

    /// The stored value nearest to a real one: halves round away from zero, and what is out of range
    /// becomes the nearest value in it.
    pub fn quantize(real: f32) -> Element {
        let scaled = real / SCALE;
        let whole = scaled as i32;
        let rest = scaled - whole as f32;
        let up = (rest >= 0.5) as i32 - (rest <= -0.5) as i32;
        let stored = whole.saturating_add(up).saturating_add(ZERO_POINT as i32);
        stored.clamp(-128, 127) as Element
    }
}
#[allow(unused_imports)]
pub use output_0 as mod_evil;

/// `image 0`: f32[2], row-major.
#[allow(dead_code, clippy::all)]
pub mod output_1 {
    use super::Session;

    /// Name in the model.
    pub const NAME: &str = "image 0";
    /// Extents, outermost first.
    pub const SHAPE: [usize; 1] = [2];
    /// Number of elements.
    pub const LEN: usize = 2;
    /// One element.
    pub type Element = f32;
    /// All elements.
    pub type Array = [Element; LEN];

    /// The elements in the arena; `Some` for every session of this model.
    pub fn get<'s>(session: &'s Session<'_>) -> Option<&'s Array> {
        session.output_as::<Element>(1)?.first_chunk()
    }

    /// A copy of the elements.
    pub fn read(session: &Session<'_>) -> Array {
        get(session).copied().unwrap_or([0 as Element; LEN])
    }
}
