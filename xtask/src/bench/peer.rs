//! The figures of TensorFlow Lite Micro that ours are compared with.

use crate::report;
use anyhow::Result;
use serde_json::{Map, Value};
use std::path::Path;

/// Reads them as published; an empty table where they are not there.
pub fn read(shared: &Path) -> Result<Map<String, Value>> {
    let path = shared.join("baselines/micro.json");
    if !path.is_file() {
        println!("SKIPPED comparison: no {}", path.display());
        return Ok(Map::new());
    }
    let baselines: Value = report::read(&path)?;
    Ok(baselines["models"].as_object().cloned().unwrap_or_default())
}

/// What a board is held against.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standard {
    /// The peer's name of the core whose figures they are.
    pub core: &'static str,
    /// Whether that is the board's own core.
    pub own: bool,
    /// What our instructions shall be of the peer's at most.
    pub target: f64,
}

/// The standard for boards of a chip. The peer was not measured on every board.
pub fn standard(chip: &str) -> Option<Standard> {
    let (core, own, target) = match chip {
        "cortex-m3" => ("M3", true, 0.7),
        "cortex-m4f" => ("M4", true, 0.5),
        "cortex-m7" => ("M7", true, 0.5),
        "cortex-m55" => ("M55", true, 0.7),
        "cortex-m33" => ("M4", false, 1.0),
        "rv32imac" => ("M3", false, 1.0),
        "nrf51822" => ("M3", false, 1.5),
        _ => return None,
    };
    Some(Standard { core, own, target })
}

/// Fewest instructions of an inference over all of its builds for a core.
pub fn instructions_on(peer: &Map<String, Value>, model: &str, core: &str) -> Option<u64> {
    peer.get(model)?.get(core)?.get("best")?.as_u64()
}

/// Fewest instructions of an inference over all of its builds, for a chip it was measured on.
pub fn instructions(peer: &Map<String, Value>, model: &str, chip: &str) -> Option<u64> {
    let standard = standard(chip).filter(|standard| standard.own)?;
    instructions_on(peer, model, standard.core)
}

/// Smallest arena over its builds.
pub fn arena_bytes(peer: &Map<String, Value>, model: &str) -> Option<u64> {
    peer.get(model)?
        .get("arena_bytes")?
        .as_object()?
        .values()
        .filter_map(Value::as_u64)
        .min()
}

/// Programs on Cortex-M4 at a level of optimisation, `O3` or `Os`: the smallest of its builds, and
/// the one with the fast kernels, for integers alone where there is such a build.
pub fn code_bytes(peer: &Map<String, Value>, model: &str, level: &str) -> Option<[u64; 2]> {
    let builds = peer.get(model)?.get("code_bytes_M4")?.as_object()?;
    let (_, sizes) = builds.iter().find(|(name, _)| name.starts_with(level))?;
    let sizes = || {
        sizes
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_u64)
    };
    Some([sizes().min()?, sizes().next_back()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_the_best_of_the_builds() {
        let text = r#"{"m": {"M4": {"best": 7, "reference": 9}, "arena_bytes": {"a": 30, "b": 20},
            "code_bytes_M4": {"O3 x": [5, 4, null], "Os x": [3, null, 2]}}}"#;
        let Ok(Value::Object(peer)) = serde_json::from_str(text) else {
            panic!("an object")
        };
        assert_eq!(instructions(&peer, "m", "cortex-m4f"), Some(7));
        assert_eq!(instructions(&peer, "m", "cortex-m33"), None);
        assert_eq!(arena_bytes(&peer, "m"), Some(20));
        assert_eq!(instructions_on(&peer, "m", "M4"), Some(7));
        assert_eq!(code_bytes(&peer, "m", "O3"), Some([4, 4]));
        assert_eq!(code_bytes(&peer, "m", "Os"), Some([2, 2]));
    }
}
