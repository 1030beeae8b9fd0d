//! Programs through the compiler to this runtime, held against the meaning of the IR and against
//! what JAX has computed.

mod adasum;
#[path = "../channels/mod.rs"]
mod channels;
mod collectives;
mod delays;
mod element_types;
mod elementwise;
mod exported;
mod graphs;
mod hostile;
mod jax;
mod jax_case;
mod jax_distance;
mod layers;
mod limits;
mod loops;
#[path = "../../../compiler/passes/tests/pipeline/programs.rs"]
mod networks;
#[path = "../../../compiler/ir/tests/op_instances/mod.rs"]
#[allow(dead_code, reason = "ops of networks have no form in a pod")]
mod op_instances;
mod ops;
mod per_device;
mod pipeline;
mod pipeline_steps;
mod rank_overlap;
mod rank_steps;
mod ranks;
mod samples;
mod shifting;
mod support;
mod two_level;
mod unsound_stages;
mod windowed_einsum;
