//! The macro that declares structs of parameters and choices between them.

/// Whether parameters may be called so: `^[a-z_][a-z0-9_]*$`. `kind` is what names a choice, and
/// `base` what a file inherits from.
pub const fn is_name(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let fits = bytes[at].is_ascii_lowercase() || bytes[at] == b'_';
        if !fits && (at == 0 || !bytes[at].is_ascii_digit()) {
            return false;
        }
        at += 1;
    }
    !bytes.is_empty() && !matches!(bytes, b"kind" | b"base")
}

/// A range as messages show it, of how it was written.
pub(crate) fn range_text(written: &str) -> &str {
    let inner = written
        .strip_prefix('(')
        .and_then(|it| it.strip_suffix(')'));
    inner.unwrap_or(written)
}

/// Declares parameters.
///
/// A struct lists fields with documentation, type and default. Types are `bool`, `i64`, `usize`,
/// `f64`, `String`, `PathBuf`, other parameters, and `Option` and `Vec` of these; a default that is
/// left out is that of the type. `where (range)` bounds what files and command lines may say.
///
/// An enum is a choice, of which the first variant is the default. In TOML it is a table whose
/// `kind` names the variant, or just that name.
///
/// ```
/// peapod_params::params! {
///     /// Flips images.
///     pub struct Flip {
///         /// Of how many images one is flipped.
///         probability: f64 where (0.0..=1.0) = 0.5,
///     }
/// }
///
/// peapod_params::params! {
///     /// What is done to an image.
///     pub enum Step {
///         /// Nothing.
///         "none" => Nothing,
///         /// It is mirrored.
///         "flip" => Flip(Flip),
///     }
/// }
///
/// assert_eq!(Step::default(), Step::Nothing);
/// ```
#[macro_export]
macro_rules! params {
    (
        $(#[doc = $doc:expr])*
        $vis:vis struct $name:ident {
            $(
                $(#[doc = $field_doc:expr])*
                $field:ident : $type:ty $(where $range:tt)? $(= $default:expr)?
            ),* $(,)?
        }
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq)]
        $vis struct $name {
            $(
                $(#[doc = $field_doc])*
                pub $field: $type,
            )*
        }

        $(const _: () = assert!(
            $crate::is_name(stringify!($field)),
            "names of parameters are ^[a-z_][a-z0-9_]*$, and neither `kind` nor `base`"
        );)*

        impl ::core::default::Default for $name {
            fn default() -> Self {
                Self { $($field: $crate::params!(@default $($default)?),)* }
            }
        }

        impl $crate::Params for $name {
            const DOC: &'static str = concat!($($doc, "\n"),*);
        }

        impl $crate::Param for $name {
            const NESTED: bool = true;

            fn type_name() -> String {
                "a table of parameters".into()
            }

            fn update(&mut self, node: &$crate::Node, reader: &mut $crate::Reader<'_>) {
                for (key, node) in reader.table(node).unwrap_or_default() {
                    match key.name.as_str() {
                        $(stringify!($field) => reader.within(&key.name, |reader| {
                            $crate::Param::update(&mut self.$field, node, reader);
                            $(if !$range.contains(&self.$field) {
                                let found = $crate::Param::inline(&self.$field);
                                reader.out_of_range(node, stringify!($range), &found);
                            })?
                        }),)*
                        _ => reader.unknown(key, &[$(stringify!($field)),*]),
                    }
                }
            }

            fn inline(&self) -> String {
                $crate::Walk::table(&[
                    $((stringify!($field), $crate::Param::inline(&self.$field)),)*
                ])
            }

            fn walk(&self, path: &str, _: &'static str, walk: &mut $crate::Walk) {
                $(
                    let doc = concat!($($field_doc, "\n"),*);
                    let path_of_field = $crate::Walk::join(path, stringify!($field));
                    $crate::Param::walk(&self.$field, &path_of_field, doc, walk);
                    $(walk.bounded(stringify!($range));)?
                )*
            }
        }
    };
    (
        $(#[doc = $doc:expr])*
        $vis:vis enum $name:ident {
            $(#[doc = $first_doc:expr])*
            $first_kind:literal => $first:ident $(($first_inner:ty))?
            $(,
                $(#[doc = $variant_doc:expr])*
                $kind:literal => $variant:ident $(($inner:ty))?
            )* $(,)?
        }
    ) => {
        impl ::core::default::Default for $name {
            fn default() -> Self {
                Self::$first $((<$first_inner as ::core::default::Default>::default()))?
            }
        }

        $crate::params! {
            @choice [$(#[doc = $doc])*] $vis $name {
                $(#[doc = $first_doc])* $first_kind => $first $(($first_inner))?,
                $($(#[doc = $variant_doc])* $kind => $variant $(($inner))?,)*
            }
        }
    };
    (
        @choice [$(#[doc = $doc:expr])*] $vis:vis $name:ident {
            $($(#[doc = $variant_doc:expr])* $kind:literal => $variant:ident $(($inner:ty))?,)*
        }
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq)]
        $vis enum $name {
            $(
                $(#[doc = $variant_doc])*
                $variant $(($inner))?,
            )*
        }

        $(const _: () = assert!(
            $crate::is_name($kind),
            "names of kinds are ^[a-z_][a-z0-9_]*$, and neither `kind` nor `base`"
        );)*

        impl $name {
            /// The kinds there are, by the names that they have in files.
            pub const KINDS: &'static [&'static str] = &[$($kind),*];

            /// The name of the kind that was chosen.
            pub fn kind(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $kind,)*
                }
            }

            /// The kind of this name, its parameters at their defaults.
            pub fn of_kind(kind: &str) -> Option<Self> {
                match kind {
                    $($kind => Some(
                        Self::$variant $((<$inner as ::core::default::Default>::default()))?
                    ),)*
                    _ => None,
                }
            }
        }

        impl $crate::Params for $name {
            const DOC: &'static str = concat!($($doc, "\n"),*);
        }

        impl $crate::Param for $name {
            const NESTED: bool = true;

            fn type_name() -> String {
                $crate::Walk::one_of(Self::KINDS)
            }

            fn update(&mut self, node: &$crate::Node, reader: &mut $crate::Reader<'_>) {
                let (kind, rest) = reader.choice(node, Self::KINDS);
                // The kind that is there already keeps its parameters.
                let other = kind.filter(|kind| *kind != self.kind());
                if let Some(chosen) = other.and_then(Self::of_kind) {
                    *self = chosen;
                }
                match self {
                    $($crate::params!(@pattern $variant $(($inner) it)?) => {
                        $crate::params!(@update rest, reader $(, ($inner) it)?)
                    })*
                }
            }

            fn inline(&self) -> String {
                match self {
                    $($crate::params!(@pattern $variant $(($inner) it)?) => {
                        $crate::Walk::kind($kind, $crate::params!(@inline $(($inner) it)?))
                    })*
                }
            }

            fn walk(&self, path: &str, doc: &'static str, walk: &mut $crate::Walk) {
                walk.choice(path, self.kind(), &Self::type_name(), doc);
                $(if self.kind() == $kind || walk.is_reference() {
                    let path_of_kind = walk.path_of_kind(path, $kind);
                    let doc = concat!($($variant_doc, "\n"),*);
                    walk.variant(&path_of_kind, $kind, doc);
                    $(
                        let default = <$inner as ::core::default::Default>::default();
                        let inner = match self {
                            Self::$variant(inner) => inner,
                            _ => &default,
                        };
                        $crate::Param::walk(inner, &path_of_kind, doc, walk);
                    )?
                })*
            }
        }
    };
    (@default) => {
        ::core::default::Default::default()
    };
    (@default $default:expr) => {
        $default
    };
    (@pattern $variant:ident) => { Self::$variant };
    (@pattern $variant:ident ($inner:ty) $it:ident) => { Self::$variant($it) };
    (@update $rest:ident, $reader:ident) => { $reader.nothing(&$rest) };
    (@update $rest:ident, $reader:ident, ($inner:ty) $it:ident) => {
        if let Some(rest) = &$rest {
            $crate::Param::update($it, rest, $reader);
        }
    };
    (@inline) => { None };
    (@inline ($inner:ty) $it:ident) => { Some($crate::Param::inline($it)) };
}
