//! The `peapod` command.

use std::process::ExitCode;

use peapod_driver::allocator::Limited;

#[global_allocator]
static ALLOCATOR: Limited = Limited::new(peapod::show);

fn main() -> ExitCode {
    peapod::main(std::env::args_os().collect(), || ALLOCATOR.limit())
}
