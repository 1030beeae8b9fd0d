//! What each operator becomes, and what its options may say.

mod along;
mod branches;
mod control;
mod elementwise;
mod filters;
mod matrices;
mod movement;
mod recurrent;
mod shapes;
mod signal;
mod variables;

use flatbuffers::{FlatBufferBuilder, WIPOffset};

use super::*;

type Builder = FlatBufferBuilder<'static>;
