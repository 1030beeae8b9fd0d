//! The file formats that the compiler writes and the runtimes read.
#![no_std]
