//! Every kernel under the name that `model.o` refers to. What no model names is not linked.

use peapod_micro::{Kernel, kernels};

/// Exports the kernels of the table.
macro_rules! export {
    ($($file:ident { $(
        $(#[doc = $doc:literal])+
        $number:literal $variant:ident $name:ident $constant:ident $params:ident ($facts:expr);
    )* })*) => {
        $($(
            #[allow(unsafe_code, reason = "the prefix keeps the name free of others")]
            #[unsafe(export_name = concat!("peapod_kernel_", stringify!($name)))]
            static $constant: Kernel = kernels::$constant;
        )*)*
    };
}

peapod_micro::for_each_kernel!(export);
