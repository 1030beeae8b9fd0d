//! StableHLO as MLIR text: text → syntax tree → IR.
//!
//! [`parse`] reads what JAX and the StableHLO tools print, short forms and generic forms alike, and
//! makes one shape of both: an [`Operation`] with the attribute names of the generic form. It knows
//! how each op is *written*, nothing of what it means: arity, attributes and types are for the
//! lowering to check, and an attribute that the text leaves out is absent, not its default. Every
//! value is resolved to its definition, and every use has the type of that.
//!
//! `bytecode` makes the same tree of MLIR's binary form.
//!
//! Not read: multi-block regions, `dense_resource<…>`, and MLIR's
//! `pretty_debug_info`, which nothing reads back.

mod ast;
mod attribute;
mod bytecode;
mod error;
mod float;
mod lexer;
mod location;
mod lower;
mod mhlo_sharding;
mod parse;
mod print;
mod print_module;
mod sharding;
mod types;

pub use ast::{
    Argument, Function, FunctionResult, MeshDefinition, Module, Operation, Region, Span, Value,
    ValueId, Visibility,
};
pub use attribute::{Attribute, Attributes, DenseTensor, DialectAttribute, Field, FloatValue};
pub use bytecode::BytecodeError;
pub use error::{ParseError, ParseErrors};
pub use location::Location;
pub use lower::{Fault, LowerError, LowerErrors, import, is_stablehlo};
pub use mhlo_sharding::{
    DeviceList, MhloSharding, MhloShardingError, ShardGroup, Subgroup, parse_mhlo_sharding,
};
pub use parse::parse;
pub use sharding::{AxisReference, DimensionSharding, Mesh, MeshReference, Sharding, SubAxis};
pub use types::{ElementType, FloatType, FunctionType, Signedness, TensorType, Type};

#[cfg(test)]
mod tests;
