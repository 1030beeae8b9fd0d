//! Programs for one device: what XLA is told of groups of devices.

use crate::{leave, parsed, written};

const COLLECTIVES: &str = r#"
module "collectives"

mesh data=2, model=2

func @main(%x: f32[4]) {
  %sum = all_reduce(%x) {axes = [0], combiner = add} : f32[4]
  %all = all_gather(%sum) {axes = [1, 0], dims = [0]} : f32[16]
  %part = reduce_scatter(%all) {axes = [1], dims = [0], combiner = max} : f32[8]
  %cut = all_to_all(%part) {axes = [0], split_dims = [0], concat_dims = [0]} : f32[8]
  %moved = collective_permute(%cut) {axes = [1], offset = 1} : f32[8]
  %place = partition_index() {axes = [1, 0]} : i32[]
  return %moved, %place
}
"#;

/// Lines of the text that hold this.
fn lines<'a>(text: &'a str, part: &str) -> Vec<&'a str> {
    let lines = text.lines().filter(|line| line.contains(part));
    lines.map(str::trim).collect()
}

#[test]
fn collectives_name_their_groups() {
    let text = written(&parsed(COLLECTIVES));
    let expected = [
        "sdy.mesh @mesh = <[\"data\"=2, \"model\"=2]>",
        "manual_axes = #sdy<manual_axes{\"data\", \"model\"}>",
        "\"stablehlo.all_reduce\"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, \
         type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, \
         use_global_device_ids}> ({",
        "<{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = \
         1>, replica_groups = dense<[[0, 2, 1, 3]]> : tensor<1x4xi64>, use_global_device_ids}>",
        "<{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = \
         dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, \
         use_global_device_ids}> ({",
        "<{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, concat_dimension = 0 \
         : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, split_count = 2 : \
         i64, split_dimension = 0 : i64}>",
        "source_target_pairs = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}>",
        "mhlo.num_partitions = 4 : i32",
    ];
    for expected in expected {
        assert_eq!(lines(&text, expected).len(), 1, "{expected}\n{text}");
    }
    assert_eq!(lines(&text, "\"stablehlo.partition_id\"()").len(), 1);
    assert_eq!(lines(&text, "stablehlo.divide").len(), 2);
    leave("collectives.mlir", &text);
}

/// XLA has no reduction of the bits of integers over devices.
#[test]
fn bits_of_integers_are_gathered_and_reduced() {
    let text = written(&parsed(
        r#"
module "bits"

mesh x=2

func @main(%x: i32[4], %t: bool[4]) {
  %all = all_reduce(%x) {axes = [0], combiner = or} : i32[4]
  %part = reduce_scatter(%x) {axes = [0], dims = [0], combiner = and} : i32[2]
  %truths = all_reduce(%t) {axes = [0], combiner = and} : bool[4]
  return %all, %part, %truths
}
"#,
    ));
    let reduced = lines(&text, "\"stablehlo.all_gather\"");
    assert_eq!(reduced.len(), 2, "{text}");
    assert!(
        reduced[0].contains("tensor<1x4xi32>) -> tensor<2x4xi32>"),
        "{text}"
    );
    assert_eq!(lines(&text, "\"stablehlo.all_reduce\"").len(), 1, "{text}");
    assert!(
        lines(&text, "stablehlo.reduce_scatter").is_empty(),
        "{text}"
    );
    let shard = lines(&text, "\"stablehlo.dynamic_slice\"");
    assert_eq!(shard.len(), 1, "{text}");
    assert!(shard[0].ends_with("-> tensor<2xi32>"), "{text}");
}

#[test]
fn who_sends_to_several_sends_several_times() {
    let text = written(&parsed(
        r#"
module "pairs"

mesh x=3

func @main(%x: f32[2]) {
  %y = collective_permute(%x) {axes = [0], pairs = [[0, 1], [0, 2], [1, 0]]} : f32[2]
  return %y
}
"#,
    ));
    let pairs = lines(&text, "source_target_pairs");
    assert!(pairs[0].contains("dense<[[1, 0], [0, 1]]>"), "{text}");
    assert!(pairs[1].contains("dense<[[0, 2]]>"), "{text}");
    assert_eq!(
        lines(&text, "dense<[false, false, true]>").len(),
        1,
        "{text}"
    );
    assert_eq!(lines(&text, "stablehlo.select").len(), 1);
}

/// Apart from the others: XLA has no collective broadcast for CPUs, where these are checked.
#[test]
fn who_broadcasts_comes_first_in_its_group() {
    let text = written(&parsed(
        r#"
module "broadcast"

mesh data=2, model=2

func @main(%x: f32[8]) {
  %y = collective_broadcast(%x) {axes = [0], source = 1} : f32[8]
  return %y
}
"#,
    ));
    let groups = "replica_groups = dense<[[2, 0], [3, 1]]> : tensor<2x2xi64>}>";
    assert_eq!(lines(&text, groups).len(), 1, "{text}");
}
