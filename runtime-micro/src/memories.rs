//! What a model works in: one arena; with the feature `regions`, several regions of RAM, and
//! weights in a flash of their own.
//!
//! A step writes in one region, its home, which its kernel has as the arena. What it reads of other
//! regions is shared, as constants are.
//!
//! Without the feature there is nothing but the arena and the constants of the pea: `load` refuses
//! all else, and kernels have no code for it.

#[cfg(feature = "regions")]
mod several;

#[cfg(feature = "regions")]
pub use several::{load_with_weights, load_with_weights_without_checksum};

#[cfg(feature = "regions")]
pub(crate) use several::{Beside, Extra, Ram, check, describe, len_of};

#[cfg(not(feature = "regions"))]
pub(crate) use one::{Beside, Extra, Ram, check, len_of};

#[cfg(not(feature = "regions"))]
mod one {
    use core::marker::PhantomData;

    use peapod_schemas::micro::{Memory, Operand, View};

    use crate::call::Call;
    use crate::error::LoadError;

    /// What a model has besides its file: nothing.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Extra<'m>(PhantomData<&'m ()>);

    impl<'m> Extra<'m> {
        pub(crate) const NONE: Self = Self(PhantomData);
    }

    /// What a step finds besides its arena and the constants: nothing.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Beside<'m>(PhantomData<&'m ()>);

    impl<'m> Beside<'m> {
        pub(crate) const NONE: Self = Self(PhantomData);

        /// The memory of an operand of a call, if that is neither its arena nor the constants.
        #[inline(always)]
        pub(crate) const fn memory(_: &Call<'m>, _: &Operand) -> Option<&'m [u8]> {
            None
        }
    }

    /// The arena.
    pub(crate) struct Ram<'a>(&'a mut [u8]);

    impl<'a> Ram<'a> {
        #[inline(always)]
        pub(crate) fn new(arena: &'a mut [u8]) -> Self {
            Self(arena)
        }

        #[inline(always)]
        pub(crate) fn first(&self) -> &[u8] {
            self.0
        }

        /// The region that an operand is in.
        #[inline(always)]
        pub(crate) fn of(&self, _: &Operand) -> Option<&[u8]> {
            Some(self.0)
        }

        #[inline(always)]
        pub(crate) fn of_mut(&mut self, _: &Operand) -> Option<&mut [u8]> {
            Some(self.0)
        }

        /// Runs a call in its home.
        #[inline(always)]
        pub(crate) fn run<R>(
            &mut self,
            call: &Call<'_>,
            run: impl FnOnce(&Call<'_>, &mut [u8]) -> R,
        ) -> R {
            run(call, self.0)
        }
    }

    /// Bytes of a memory besides the arena and the constants: there is none.
    pub(crate) fn len_of(_: &View<'_>, _: Memory) -> u32 {
        0
    }

    /// Checks memories besides the arena and the constants: operands are in none.
    #[inline(always)]
    pub(crate) fn check(_: &View<'_>, _: Extra<'_>) -> Result<(), LoadError> {
        Ok(())
    }
}
