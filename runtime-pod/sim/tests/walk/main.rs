//! Programs in time: what the compiler writes, walked on machines of few chips.

mod adasum;
mod again;
mod errors;
mod gshard;
mod layers;
mod recorded;
mod same_program;
mod schedules;
mod support;
mod windowed_einsum;
