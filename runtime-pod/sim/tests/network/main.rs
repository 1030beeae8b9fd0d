//! The network: meshes on tori, what collectives take, and both models against each other.

mod agreement;
mod collectives;
mod embedding;
mod machines;
mod ring_tables;
mod switches;
