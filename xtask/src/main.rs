//! Commands of this repository.
fn main() {}
