//! Programs in time: what the compiler writes, walked on machines of few chips.

mod adasum;
mod again;
mod chakra;
mod chakra_stages;
mod errors;
mod experts;
mod gshard;
mod layers;
mod op_times;
mod pipelines;
mod recorded;
mod same_program;
mod schedules;
mod support;
mod windowed_einsum;
