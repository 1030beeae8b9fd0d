//! Verified IR and a plan to bytes: pea, Rust and C sources, object files, reports.
