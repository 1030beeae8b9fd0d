//! Every kernel under the name that `model.o` refers to. What no model names is not linked.

use peapod_micro::Kernel;

/// The kernels of the runtime; the one of custom operators has the table that C hands over.
mod linked {
    use peapod_micro::Kernel;
    pub use peapod_micro::kernels::*;

    pub static CUSTOM: Kernel = Kernel::custom::<crate::custom::Table>();
}

/// Exports the kernels of the table.
macro_rules! export {
    ($($file:ident { $(
        $(#[doc = $doc:literal])+
        $number:literal $variant:ident $name:ident $constant:ident $params:ident ($facts:expr);
    )* })*) => {
        $($(
            #[allow(unsafe_code, reason = "the prefix keeps the name free of others")]
            #[unsafe(export_name = concat!("peapod_kernel_", stringify!($name)))]
            static $constant: Kernel = linked::$constant;
        )*)*
    };
}

peapod_micro::for_each_kernel!(export);
