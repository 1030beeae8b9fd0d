//! The intermediate representation: types, ops and their meaning, text form, verifier, plans.
//!
//! A [`Module`] is a set of functions; a [`Function`] is a list of [`Op`]s in execution order over
//! [`Value`]s in SSA form: every value is defined once, by an argument, a constant, a state or one
//! op. Passes change modules freely; only [`verify()`] makes a [`Verified`], and emitters accept
//! nothing else. [`eval`](crate::eval::eval) says what a verified module means.

pub mod builder;
pub mod cost;
pub mod custom;
pub mod dimension_rule;
pub mod eval;
pub mod graph;
pub mod held;
pub mod mesh;
pub mod numerics;
pub mod ops;
pub mod plan;
mod shown;
pub mod text;
pub mod type_rule;
pub mod types;
pub mod verify;
pub mod vjp;

pub use cranelift_entity as entity;
pub use dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
pub use eval::Tensor;
pub use graph::{Function, Location, Module, Op, OpId, Origin, Signature, Value, ValueId};
pub use mesh::{Annotation, AnnotationSource, Axis, AxisId, Mesh, Sharding};
pub use numerics::Numerics;
pub use ops::OpKind;
pub use shown::{Shown, ShownPorts};
pub use types::{DType, Quantization, TensorType};
pub use verify::{Verified, VerifyErrors, verify};
