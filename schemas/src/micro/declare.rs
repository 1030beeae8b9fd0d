//! How structs of the file are declared, so that `micro.fbs` can be written from them.

macro_rules! type_name {
    ($ty:ty) => {
        stringify!($ty)
    };
    ($ty:ty, $number_of:ident) => {
        stringify!($number_of)
    };
}

/// Declares the structs, and what `micro.fbs` says of them.
macro_rules! structs {
    ($(
        $(#[doc = $doc:literal])+
        pub struct $name:ident {
            $($(#[doc = $field_doc:literal])+ pub $field:ident: $ty:ty $(as $number_of:ident)?,)+
        }
    )+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, Default, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
            #[repr(C)]
            pub struct $name {
                $($(#[doc = $field_doc])+ pub $field: $ty,)+
            }
        )+

        /// Every struct of the file, those that others contain first.
        pub const STRUCTS: &[$crate::micro::fbs::StructInfo] = &[$($crate::micro::fbs::StructInfo {
            name: stringify!($name),
            doc: &[$($doc),+],
            fields: &[$($crate::micro::fbs::FieldInfo {
                name: stringify!($field),
                doc: &[$($field_doc),+],
                ty: $crate::micro::declare::type_name!($ty $(, $number_of)?),
            }),+],
        }),+];
    };
}

pub(super) use {structs, type_name};
