//! Foreign model files to IR.
