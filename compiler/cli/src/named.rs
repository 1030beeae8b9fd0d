//! Values that the libraries name, as values of options.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use peapod_driver::micro::front_end::FeatureNumbers;
use peapod_driver::micro::{Form, Numerics, Optimize, Peer, TimePadding, Weights};
use peapod_driver::quantize::Precision;
use peapod_driver::tensor_file::prepare::Resize;

/// A value of an enum that a library names.
pub trait Named: Clone + Send + Sync + 'static {
    /// All there are: name and help.
    fn all() -> Vec<(&'static str, &'static str)>;

    /// The one of a name, which is one of them.
    fn named(name: &str) -> Option<Self>;
}

macro_rules! named {
    ($($name:ty),*) => {$(
        impl Named for $name {
            fn all() -> Vec<(&'static str, &'static str)> {
                Self::ALL.map(|it| (it.name(), it.about())).to_vec()
            }

            fn named(name: &str) -> Option<Self> {
                name.parse().ok()
            }
        }
    )*};
}

named!(
    FeatureNumbers,
    Form,
    Numerics,
    Optimize,
    Peer,
    Resize,
    TimePadding,
    Weights
);

/// Integers of a whole network.
impl Named for Precision {
    fn all() -> Vec<(&'static str, &'static str)> {
        vec![
            (Self::Int8.name(), "Activations and weights of 8 bits"),
            (Self::Int16.name(), "Activations of 16 bits, weights of 8"),
            (Self::Int4.name(), "Activations of 8 bits, weights of 4"),
        ]
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

#[cfg(feature = "pod")]
named!(peapod_driver::pod::partitioned::Partitioner);

/// Reads such a value; the help of the option lists them.
pub fn value<T: Named>() -> impl TypedValueParser<Value = T> {
    let values = T::all().into_iter();
    let values = values.map(|(name, about)| PossibleValue::new(name).help(about));
    PossibleValuesParser::new(values)
        .try_map(|name| T::named(&name).ok_or("the library does not know its own name"))
}

/// Reads a whole number, at least `LEAST`.
pub fn at_least<const LEAST: usize>(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number >= LEAST);
    number.ok_or_else(|| format!("expected a whole number, at least {LEAST}"))
}
