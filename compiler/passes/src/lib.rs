//! Choices: what to fuse, which kernel, which buffer, which order.
