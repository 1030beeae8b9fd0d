//! Parameters of a kernel call, whichever struct they are, and how they are made of wide integers.

use core::fmt;

use super::structs::*;
use super::{Kernel, ParamList, ParamStruct};

macro_rules! params {
    ($($field:ident: $name:ident,)*) => {
        /// Parameters of one kernel call.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Params {
            /// The kernel has none.
            None,
            $(
                #[doc = concat!("[`", stringify!($name), "`](struct@", stringify!($name), ").")]
                $name($name),
            )*
        }

        impl Params {
            /// Which list they belong in, if there are any.
            pub const fn list(&self) -> Option<ParamList> {
                match self {
                    Self::None => None,
                    $(Self::$name(_) => Some($name::LIST),)*
                }
            }
        }

        $(impl From<$name> for Params {
            fn from(params: $name) -> Self {
                Self::$name(params)
            }
        })*
    };
}

crate::for_each_param_list!(params);

impl Params {
    /// Whether they are what the kernel takes.
    pub fn fit(&self, kernel: Kernel) -> bool {
        self.list() == kernel.params()
    }

    /// The window that the kernel slides over its input, if it does.
    pub const fn window(&self) -> Option<&Window> {
        if let Self::Conv2d(Conv2d { window, .. }) | Self::Pool2d(Pool2d { window, .. }) = self {
            Some(window)
        } else if let Self::Coded(it) = self {
            Some(&it.conv.window)
        } else {
            None
        }
    }
}

/// A number that its field cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The field.
    pub field: &'static str,
    /// The number.
    pub value: u64,
    /// Largest number that the field holds.
    pub limit: u64,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            field,
            value,
            limit,
        } = self;
        write!(f, "{field} is {value}, but a pea holds at most {limit}")
    }
}

impl core::error::Error for TooLarge {}

/// A value that a field of type `T` can be made of: the compiler counts in `usize`, files do not.
pub trait Narrow<T> {
    /// The value for the field of this name.
    fn narrow(self, field: &'static str) -> Result<T, TooLarge>;
}

macro_rules! narrow {
    ($($ty:ty)*) => {
        $(impl Narrow<$ty> for usize {
            fn narrow(self, field: &'static str) -> Result<$ty, TooLarge> {
                let (value, limit) = (self as u64, <$ty>::MAX as u64);
                self.try_into().map_err(|_| TooLarge { field, value, limit })
            }
        })*
    };
}

narrow! { u8 u16 u32 i32 }

impl Narrow<i32> for isize {
    fn narrow(self, field: &'static str) -> Result<i32, TooLarge> {
        let (value, limit) = (self.unsigned_abs() as u64, i32::MAX as u64);
        let error = TooLarge {
            field,
            value,
            limit,
        };
        self.try_into().map_err(|_| error)
    }
}

impl<S: Narrow<T>, T: Default + Copy, const N: usize> Narrow<[T; N]> for [S; N] {
    fn narrow(self, field: &'static str) -> Result<[T; N], TooLarge> {
        let mut narrow = [T::default(); N];
        for (slot, value) in narrow.iter_mut().zip(self) {
            *slot = value.narrow(field)?;
        }
        Ok(narrow)
    }
}

macro_rules! as_they_are {
    ($($ty:ty)*) => {
        $(impl Narrow<$ty> for $ty {
            fn narrow(self, _: &'static str) -> Result<$ty, TooLarge> {
                Ok(self)
            }
        })*
    };
}

as_they_are! { u32 i32 f32 Window Operand Conv2d }

/// Makes a struct of the file of wide integers: `Ok` of the struct, or [`TooLarge`] with the name
/// of a field. Fields are named as in a literal; `..rest` means the others.
///
/// ```
/// use peapod_schemas::{checked, micro::Concatenation};
///
/// assert_eq!(checked!(Concatenation { outer: 9_usize }), Ok(Concatenation { outer: 9 }));
/// let error = checked!(Concatenation { outer: 1_usize << 32 }).unwrap_err();
/// assert_eq!(error.field, "outer");
/// ```
#[macro_export]
macro_rules! checked {
    (@value $field:ident) => { $field };
    (@value $field:ident $value:expr) => { $value };
    ($($name:ident)::+ { $($field:ident $(: $value:expr)?),+ $(, ..$rest:expr)? $(,)? }) => {
        (|| -> Result<$($name)::+, $crate::micro::TooLarge> {
            Ok($($name)::+ {
                $($field: $crate::micro::Narrow::narrow(
                    $crate::checked!(@value $field $($value)?),
                    stringify!($field),
                )?,)+
                $(..$rest)?
            })
        })()
    };
}
