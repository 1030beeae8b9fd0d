//! The interpreter for microcontrollers: no heap, no panic, no recursion.
#![no_std]
