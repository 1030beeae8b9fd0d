//! GSPMD's strings.

use crate::stablehlo::{DeviceList, MhloSharding, ShardGroup, Subgroup, parse_mhlo_sharding};

fn tiled(text: &str) -> (Vec<u64>, Vec<u64>, Vec<Subgroup>) {
    match parse_mhlo_sharding(text) {
        Ok(MhloSharding::Tiled {
            dims,
            devices,
            last_dims,
        }) => (dims, devices.expand(), last_dims),
        other => panic!("{other:?}"),
    }
}

#[test]
fn whole_values() {
    assert_eq!(
        parse_mhlo_sharding("{replicated}"),
        Ok(MhloSharding::Replicated)
    );
    assert_eq!(parse_mhlo_sharding("{manual}"), Ok(MhloSharding::Manual));
    assert_eq!(parse_mhlo_sharding("{unknown}"), Ok(MhloSharding::Unknown));
    assert_eq!(
        parse_mhlo_sharding("{maximal device=3 metadata={op_name=\"a\"}}"),
        Ok(MhloSharding::Maximal { device: 3 })
    );
}

#[test]
fn groups() {
    let read = |text| parse_mhlo_sharding(text).map(MhloSharding::ungrouped);
    let as_others = Some(ShardGroup::As(3));
    assert_eq!(
        read("{unknown shard_as 3}"),
        Ok((MhloSharding::Unknown, as_others))
    );
    let text = "{devices=[2,1]<=[2] shard_like 0 metadata={op_name=\"a\"}}";
    let (sharding, group) = read(text).expect("a sharding");
    assert!(matches!(sharding, MhloSharding::Tiled { .. }));
    assert_eq!(group, Some(ShardGroup::Like(0)));
    let error = read("{replicated shard_as}").expect_err("no number");
    assert_eq!(error.column, 21);
}

#[test]
fn tiles() {
    let text = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}";
    let order: Vec<u64> = (0..8).collect();
    assert_eq!(
        tiled(text),
        (vec![2, 1, 4], order, vec![Subgroup::Replicated])
    );
    let text = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dims={manual, replicated}}";
    let order = vec![0, 4, 1, 5, 2, 6, 3, 7];
    assert_eq!(
        tiled(text),
        (
            vec![1, 4, 2],
            order,
            vec![Subgroup::Manual, Subgroup::Replicated]
        )
    );
    assert_eq!(
        tiled("{devices=[2,2]0,2,1,3}"),
        (vec![2, 2], vec![0, 2, 1, 3], vec![])
    );
    // The transposition of three dimensions, against its definition.
    let devices = DeviceList::Iota {
        reshape: vec![2, 3, 4],
        transpose: vec![2, 0, 1],
    };
    let expected: Vec<u64> = (0..4)
        .flat_map(|c| (0..2).flat_map(move |a| (0..3).map(move |b| a * 12 + b * 4 + c)))
        .collect();
    assert_eq!(devices.expand(), expected);
}

#[test]
fn tuples() {
    let both = parse_mhlo_sharding("{{replicated}, {maximal device=0}}");
    let items = vec![
        MhloSharding::Replicated,
        MhloSharding::Maximal { device: 0 },
    ];
    assert_eq!(both, Ok(MhloSharding::Tuple(items)));
}

#[test]
fn mistakes_are_placed() {
    let cases = [
        (
            "{devices=[2,2]<=[8]}",
            "character 11: 4 tiles for 8 devices",
        ),
        (
            "{devices=[2,2]<=[2,2]T(0,0)}",
            "character 24: expected the numbers below 2",
        ),
        ("{replicatd}", "character 2: expected `replicated`"),
        ("{replicated", "character 12: expected `}`"),
        ("{replicated} x", "character 14: expected the end"),
        ("", "character 1: expected `{`"),
        (
            "{devices=[18446744073709551615,3]<=[3]}",
            "too many tiles for 3 devices",
        ),
        ("{devices=[0]<=[0]}", "too many tiles"),
    ];
    for (text, expected) in cases {
        let message = parse_mhlo_sharding(text).expect_err(text).to_string();
        assert!(message.contains(expected), "{message}");
    }
}
