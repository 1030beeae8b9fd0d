//! The lists of parameters in a pea, one for each struct.

use std::fmt::Debug;

use flatbuffers::FlatBufferBuilder;
use peapod_schemas::micro::{self as pea, Params};
use peapod_schemas::micro_generated::peapod::micro::{self as generated, ModelArgs};

use super::pea::{bytes, vector};

/// What is done with each list of parameters.
pub(super) trait Each {
    /// Why it may stop.
    type Error;

    /// The list of structs of this name.
    fn list<T: Debug>(&mut self, name: &str, items: &[T]) -> Result<(), Self::Error>;
}

macro_rules! param_lists {
    ($($field:ident: $name:ident,)*) => {
        /// A list of each struct of parameters. Equal parameters are stored once.
        #[derive(Default)]
        pub(super) struct ParamLists {
            $($field: Vec<pea::$name>,)*
        }

        impl ParamLists {
            /// Shows all lists, in the order of the schema.
            pub(super) fn each<E: Each>(&self, each: &mut E) -> Result<(), E::Error> {
                $(each.list(stringify!($name), &self.$field)?;)*
                Ok(())
            }

            /// Stores parameters and returns their index; 0 if there are none.
            pub(super) fn add(&mut self, params: &Params) -> usize {
                match params {
                    Params::None => 0,
                    $(Params::$name(it) => intern(&mut self.$field, *it),)*
                }
            }

            /// All lists.
            pub(super) fn slices(&self) -> Vec<pea::ParamSlice<'_>> {
                vec![$(pea::ParamSlice::of(&self.$field)),*]
            }

            /// Writes all lists, for a model of which `args` are the rest.
            pub(super) fn write<'f>(
                &self,
                fbb: &mut FlatBufferBuilder<'f>,
                args: ModelArgs<'f>,
            ) -> ModelArgs<'f> {
                ModelArgs {
                    $($field: vector(fbb, &self.$field, |it| generated::$name(bytes(it))),)*
                    ..args
                }
            }
        }
    };
}

peapod_schemas::for_each_param_list!(param_lists);

fn intern<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    let known = list.iter().position(|known| *known == item);
    known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}
