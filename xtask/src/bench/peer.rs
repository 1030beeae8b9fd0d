//! The figures of TensorFlow Lite Micro that ours stand beside.

use anyhow::{Context, Result};
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// Reads them as published; an empty table where they are not there.
pub fn read(shared: &Path) -> Result<Map<String, Value>> {
    let path = shared.join("baselines/micro.json");
    if !path.is_file() {
        println!("SKIPPED comparison: no {}", path.display());
        return Ok(Map::new());
    }
    let text = fs::read_to_string(&path)?;
    let baselines: Value = serde_json::from_str(&text).context("baselines/micro.json")?;
    Ok(baselines["models"].as_object().cloned().unwrap_or_default())
}

/// The peer's name for a chip, where it was measured on that chip.
fn core(chip: &str) -> Option<&'static str> {
    match chip {
        "cortex-m3" => Some("M3"),
        "cortex-m4f" => Some("M4"),
        "cortex-m7" => Some("M7"),
        "cortex-m55" => Some("M55"),
        _ => None,
    }
}

/// Fewest instructions of an inference over all of its builds for a chip.
pub fn instructions(peer: &Map<String, Value>, model: &str, chip: &str) -> Option<u64> {
    peer.get(model)?.get(core(chip)?)?.get("best")?.as_u64()
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

/// Smallest program on Cortex-M4 over its builds at one level of optimisation, `O3` or `Os`.
pub fn code_bytes(peer: &Map<String, Value>, model: &str, level: &str) -> Option<u64> {
    let builds = peer.get(model)?.get("code_bytes_M4")?.as_object()?;
    let (_, sizes) = builds.iter().find(|(name, _)| name.starts_with(level))?;
    sizes.as_array()?.iter().filter_map(Value::as_u64).min()
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
        assert_eq!(code_bytes(&peer, "m", "O3"), Some(4));
        assert_eq!(code_bytes(&peer, "m", "Os"), Some(2));
    }
}
