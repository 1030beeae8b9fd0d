//! Runs the *.ir test files of the workspace.
