//! Where an op came from in the program that was traced.

use super::attribute::Attribute;

/// `loc(…)`.
#[derive(Debug, Clone, PartialEq)]
pub enum Location {
    /// `unknown`.
    Unknown,
    /// `"file.py":12:3`; of a range, where it begins.
    File {
        /// Path of the file.
        file: String,
        /// Line, from 1.
        line: u64,
        /// Column, from 1; 0 if unknown.
        column: u64,
    },
    /// `"name"(…)`.
    Name {
        /// The name, such as `jit(step)/dot_general`.
        name: String,
        /// Where the named thing is.
        child: Option<Box<Location>>,
    },
    /// `callsite(callee at caller)`.
    CallSite {
        /// Inside the function.
        callee: Box<Location>,
        /// Where it was called.
        caller: Box<Location>,
    },
    /// `fused<metadata>[…]`.
    Fused {
        /// Why they belong together.
        metadata: Option<Box<Attribute>>,
        /// The places.
        locations: Vec<Location>,
    },
    /// `#loc3`, to be looked up in [`Module::locations`](super::Module::locations).
    Alias(String),
}

impl Location {
    /// The location's immediate parts.
    pub fn children(&self) -> Vec<&Location> {
        match self {
            Location::Unknown | Location::File { .. } | Location::Alias(_) => Vec::new(),
            Location::Name { child, .. } => child.iter().map(|c| &**c).collect(),
            Location::CallSite { callee, caller } => vec![callee, caller],
            Location::Fused { locations, .. } => locations.iter().collect(),
        }
    }
}
