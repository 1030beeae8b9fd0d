//! The `peapod` command.
fn main() {}
