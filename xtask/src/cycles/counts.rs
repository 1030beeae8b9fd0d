//! What `count_plugin.c` counted.

use anyhow::{Context, Result};
use std::collections::BTreeMap;

/// What was executed between two calls of the marker.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Region {
    /// How often each instruction was, by address.
    pub counts: BTreeMap<u64, u64>,
    /// How often each was not followed by the next one.
    pub taken: BTreeMap<u64, u64>,
}

/// Reads the regions of a file, in order.
pub fn parse(text: &str) -> Result<Vec<Region>> {
    let mut regions: Vec<Region> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line_of(line, &mut regions);
        line.with_context(|| format!("line {} of the counts is not as expected", index + 1))?;
    }
    Ok(regions)
}

fn line_of(line: &str, regions: &mut Vec<Region>) -> Option<()> {
    let mut words = line.split(' ');
    let first = words.next()?;
    if first == "R" {
        regions.push(Region::default());
        return Some(());
    }
    let region = regions.last_mut()?;
    let (address, map) = match first {
        "T" => (words.next()?, &mut region.taken),
        address => (address, &mut region.counts),
    };
    let address = u64::from_str_radix(address, 16).ok()?;
    map.insert(address, words.next()?.parse().ok()?);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_regions() {
        let regions = parse("R 0 3 0\n1a 2\nT 1c 1\n1c 1\nR 1 0 0\n").unwrap();
        assert_eq!(regions.len(), 2);
        assert_eq!(regions[0].counts, BTreeMap::from([(0x1a, 2), (0x1c, 1)]));
        assert_eq!(regions[0].taken, BTreeMap::from([(0x1c, 1)]));
        assert_eq!(regions[1], Region::default());
        for wrong in ["1a 2", "R 0 0 0\nx 1", "R 0 0 0\n1a"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
