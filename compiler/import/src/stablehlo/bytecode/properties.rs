//! Which attributes an op keeps as properties: by name, in this order.

/// Names of properties of an op; those that end in `?` may be left out, and those that end in `??`
/// are not known to all versions. Ops without an entry have none.
pub(super) fn names(op: &str) -> &'static [&'static str] {
    match PROPERTIES.binary_search_by_key(&op, |(name, _)| name) {
        Ok(index) => PROPERTIES[index].1,
        Err(_) if op.starts_with("chlo.broadcast_") => &["broadcast_dimensions?"],
        Err(_) => &[],
    }
}

/// Ends the names of properties that not all versions know.
pub(super) const NEW: &str = "??";

/// How many operands and results are of each kind, where an op has several kinds of many: names of
/// properties, and how many numbers each is.
pub(super) fn segments(op: &str) -> &'static [(&'static str, usize)] {
    match op {
        "chlo.scan" => &[("operandSegmentSizes", 2), ("resultSegmentSizes", 2)],
        _ => &[],
    }
}

type Row = (&'static str, &'static [&'static str]);

/// Sorted by name.
#[rustfmt::skip]
static PROPERTIES: &[Row] = &[
    ("builtin.module", &["sym_name?", "sym_visibility?"]),
    ("chlo.broadcast_compare", &["broadcast_dimensions?", "compare_type?", "comparison_direction"]),
    ("chlo.broadcast_select", &[]),
    ("chlo.constant", &["value"]),
    ("chlo.constant_like", &["value"]),
    ("chlo.ragged_dot", &["precision_config?", "ragged_dot_dimension_numbers"]),
    ("chlo.scan", &["dimension", "is_associative?", "is_reverse?", "scan_dim_size?"]),
    ("chlo.top_k", &["is_stable??", "k"]),
    ("func.call", &["arg_attrs?", "callee", "no_inline?", "res_attrs?"]),
    ("func.func", &[
        "arg_attrs?", "function_type", "no_inline?", "res_attrs?", "sym_name", "sym_visibility?",
    ]),
    ("sdy.constant", &["value"]),
    ("sdy.data_flow_edge", &["sharding?"]),
    ("sdy.manual_computation", &["in_shardings", "manual_axes", "out_shardings"]),
    ("sdy.mesh", &["mesh", "sym_name"]),
    ("sdy.named_computation", &["in_shardings?", "name", "out_shardings?"]),
    ("sdy.propagation_barrier", &["allowed_direction"]),
    ("sdy.reshard", &["sharding"]),
    ("sdy.sharding_constraint", &["sharding"]),
    ("sdy.sharding_group", &["group_id"]),
    ("stablehlo.all_gather", &[
        "all_gather_dim", "channel_handle?", "replica_groups", "use_global_device_ids?",
    ]),
    ("stablehlo.all_reduce", &["channel_handle?", "replica_groups", "use_global_device_ids?"]),
    ("stablehlo.all_to_all", &[
        "channel_handle?", "concat_dimension", "replica_groups", "split_count", "split_dimension",
    ]),
    ("stablehlo.batch_norm_grad", &["epsilon", "feature_index"]),
    ("stablehlo.batch_norm_inference", &["epsilon", "feature_index"]),
    ("stablehlo.batch_norm_training", &["epsilon", "feature_index"]),
    ("stablehlo.broadcast", &["broadcast_sizes"]),
    ("stablehlo.broadcast_in_dim", &["broadcast_dimensions"]),
    ("stablehlo.cbrt", &["result_accuracy?"]),
    ("stablehlo.cholesky", &["lower?"]),
    ("stablehlo.collective_broadcast", &[
        "channel_handle?", "has_dynamic_root??", "replica_groups",
    ]),
    ("stablehlo.collective_permute", &["channel_handle?", "source_target_pairs"]),
    ("stablehlo.collective_reduce", &[
        "channel_handle?", "has_dynamic_root?", "replica_groups", "use_global_device_ids?",
    ]),
    ("stablehlo.compare", &["compare_type?", "comparison_direction"]),
    ("stablehlo.composite", &["composite_attributes?", "decomposition", "name", "version?"]),
    ("stablehlo.concatenate", &["dimension"]),
    ("stablehlo.constant", &["value"]),
    ("stablehlo.convolution", &[
        "batch_group_count", "dimension_numbers", "feature_group_count", "lhs_dilation?",
        "padding?", "precision_config?", "rhs_dilation?", "window_reversal?", "window_strides?",
    ]),
    ("stablehlo.cosine", &["result_accuracy?"]),
    ("stablehlo.cross-replica-sum", &["replica_groups"]),
    ("stablehlo.custom_call", &[
        "api_version?", "backend_config?", "call_target_name", "called_computations?",
        "has_side_effect?", "operand_layouts?", "output_operand_aliases?", "result_layouts?",
        "result_tilings??",
    ]),
    ("stablehlo.dot", &["precision_config?"]),
    ("stablehlo.dot_general", &["algorithm?", "dot_dimension_numbers", "precision_config?"]),
    ("stablehlo.dynamic_broadcast_in_dim", &[
        "broadcast_dimensions", "known_expanding_dimensions?", "known_nonexpanding_dimensions?",
    ]),
    ("stablehlo.dynamic_conv", &[
        "batch_group_count", "dimension_numbers", "feature_group_count", "lhs_dilation?",
        "precision_config?", "rhs_dilation?", "window_reversal?", "window_strides?",
    ]),
    ("stablehlo.dynamic_gather", &["dimension_numbers", "indices_are_sorted?"]),
    ("stablehlo.dynamic_iota", &["iota_dimension"]),
    ("stablehlo.dynamic_slice", &["slice_sizes"]),
    ("stablehlo.einsum", &["einsum_config"]),
    ("stablehlo.exponential", &["result_accuracy?"]),
    ("stablehlo.exponential_minus_one", &["result_accuracy?"]),
    ("stablehlo.fft", &["fft_length", "fft_type"]),
    ("stablehlo.gather", &["dimension_numbers", "indices_are_sorted?", "slice_sizes"]),
    ("stablehlo.get_dimension_size", &["dimension"]),
    ("stablehlo.get_tuple_element", &["index"]),
    ("stablehlo.infeed", &["infeed_config?", "layout?"]),
    ("stablehlo.iota", &["iota_dimension"]),
    ("stablehlo.log", &["result_accuracy?"]),
    ("stablehlo.log_plus_one", &["result_accuracy?"]),
    ("stablehlo.logistic", &["result_accuracy?"]),
    ("stablehlo.map", &["dimensions"]),
    ("stablehlo.outfeed", &["outfeed_config?"]),
    ("stablehlo.pad", &["edge_padding_high", "edge_padding_low", "interior_padding"]),
    ("stablehlo.recv", &["channel_handle", "is_host_transfer?", "source_target_pairs?"]),
    ("stablehlo.reduce", &["dimensions"]),
    ("stablehlo.reduce_precision", &["exponent_bits", "mantissa_bits"]),
    ("stablehlo.reduce_scatter", &[
        "channel_handle?", "replica_groups", "scatter_dimension", "use_global_device_ids?",
    ]),
    ("stablehlo.reduce_window", &[
        "base_dilations?", "padding?", "window_dilations?", "window_dimensions",
        "window_strides?",
    ]),
    ("stablehlo.reverse", &["dimensions"]),
    ("stablehlo.rng", &["rng_distribution"]),
    ("stablehlo.rng_bit_generator", &["rng_algorithm"]),
    ("stablehlo.rsqrt", &["result_accuracy?"]),
    ("stablehlo.scatter", &[
        "indices_are_sorted?", "scatter_dimension_numbers", "unique_indices?",
    ]),
    ("stablehlo.select_and_scatter", &["padding?", "window_dimensions?", "window_strides?"]),
    ("stablehlo.send", &["channel_handle", "is_host_transfer?", "source_target_pairs?"]),
    ("stablehlo.set_dimension_size", &["dimension"]),
    ("stablehlo.sine", &["result_accuracy?"]),
    ("stablehlo.slice", &["limit_indices", "start_indices", "strides"]),
    ("stablehlo.sort", &["dimension?", "is_stable?"]),
    ("stablehlo.sqrt", &["result_accuracy?"]),
    ("stablehlo.tan", &["result_accuracy?"]),
    ("stablehlo.tanh", &["result_accuracy?"]),
    ("stablehlo.torch_index_select", &["batch_dims", "dim"]),
    ("stablehlo.transpose", &["permutation"]),
    ("stablehlo.triangular_solve", &["left_side", "lower", "transpose_a", "unit_diagonal"]),
    ("stablehlo.unary_einsum", &["einsum_config"]),
    ("vhlo.all_gather_v1", &[
        "all_gather_dim", "channel_id", "replica_groups", "use_global_device_ids",
    ]),
    ("vhlo.all_gather_v2", &[
        "all_gather_dim", "channel_id", "replica_groups", "use_global_device_ids",
    ]),
    ("vhlo.all_reduce_v1", &["channel_id", "replica_groups", "use_global_device_ids"]),
    ("vhlo.all_reduce_v2", &["channel_id", "replica_groups", "use_global_device_ids"]),
    ("vhlo.all_to_all_v1", &[
        "channel_id", "concat_dimension", "replica_groups", "split_count", "split_dimension",
    ]),
    ("vhlo.all_to_all_v2", &[
        "channel_id", "concat_dimension", "replica_groups", "split_count", "split_dimension",
    ]),
    ("vhlo.batch_norm_grad_v1", &["epsilon", "feature_index"]),
    ("vhlo.batch_norm_inference_v1", &["epsilon", "feature_index"]),
    ("vhlo.batch_norm_training_v1", &["epsilon", "feature_index"]),
    ("vhlo.broadcast_in_dim_v1", &["broadcast_dimensions"]),
    ("vhlo.broadcast_v1", &["broadcast_sizes"]),
    ("vhlo.call_v1", &["callee"]),
    ("vhlo.cbrt_v2", &["result_accuracy"]),
    ("vhlo.cholesky_v1", &["lower"]),
    ("vhlo.collective_broadcast_v1", &["channel_id", "replica_groups"]),
    ("vhlo.collective_broadcast_v2", &["channel_id", "has_dynamic_root", "replica_groups"]),
    ("vhlo.collective_permute_v1", &["channel_id", "source_target_pairs"]),
    ("vhlo.collective_reduce_v1", &[
        "channel_id", "has_dynamic_root", "replica_groups", "use_global_device_ids",
    ]),
    ("vhlo.compare_v1", &["compare_type", "comparison_direction"]),
    ("vhlo.composite_v1", &["composite_attributes", "decomposition", "name", "version"]),
    ("vhlo.composite_v2", &["composite_attributes", "decomposition", "name", "version"]),
    ("vhlo.concatenate_v1", &["dimension"]),
    ("vhlo.constant_v1", &["value"]),
    ("vhlo.convolution_v1", &[
        "batch_group_count", "feature_group_count", "input_batch_dimension",
        "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension",
        "kernel_output_feature_dimension", "kernel_spatial_dimensions", "lhs_dilation",
        "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions",
        "padding", "precision_config", "rhs_dilation", "window_reversal", "window_strides",
    ]),
    ("vhlo.cosine_v2", &["result_accuracy"]),
    ("vhlo.cross-replica-sum_v1", &["replica_groups"]),
    ("vhlo.custom_call_v1", &[
        "api_version", "backend_config", "call_target_name", "called_computations",
        "has_side_effect", "operand_layouts", "output_operand_aliases", "result_layouts",
    ]),
    ("vhlo.custom_call_v2", &[
        "api_version", "backend_config", "call_target_name", "called_computations",
        "has_side_effect", "operand_layouts", "output_operand_aliases", "result_layouts",
        "result_tilings",
    ]),
    ("vhlo.dot_general_v1", &[
        "lhs_batching_dimensions", "lhs_contracting_dimensions", "precision_config",
        "rhs_batching_dimensions", "rhs_contracting_dimensions",
    ]),
    ("vhlo.dot_general_v2", &[
        "accumulation_type", "allow_imprecise_accumulation", "lhs_batching_dimensions",
        "lhs_component_count", "lhs_contracting_dimensions", "lhs_precision_type",
        "num_primitive_operations", "precision_config", "rhs_batching_dimensions",
        "rhs_component_count", "rhs_contracting_dimensions", "rhs_precision_type",
    ]),
    ("vhlo.dot_v1", &["precision_config"]),
    ("vhlo.dynamic_broadcast_in_dim_v1", &[
        "broadcast_dimensions", "known_expanding_dimensions", "known_nonexpanding_dimensions",
    ]),
    ("vhlo.dynamic_conv_v1", &[
        "batch_group_count", "feature_group_count", "input_batch_dimension",
        "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension",
        "kernel_output_feature_dimension", "kernel_spatial_dimensions", "lhs_dilation",
        "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions",
        "padding", "precision_config", "rhs_dilation", "window_reversal", "window_strides",
    ]),
    ("vhlo.dynamic_conv_v2", &[
        "batch_group_count", "feature_group_count", "input_batch_dimension",
        "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension",
        "kernel_output_feature_dimension", "kernel_spatial_dimensions", "lhs_dilation",
        "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions",
        "precision_config", "rhs_dilation", "window_reversal", "window_strides",
    ]),
    ("vhlo.dynamic_gather_v1", &[
        "collapsed_slice_dims", "index_vector_dim", "indices_are_sorted", "offset_dims",
        "start_index_map",
    ]),
    ("vhlo.dynamic_gather_v2", &[
        "collapsed_slice_dims", "index_vector_dim", "indices_are_sorted", "offset_dims",
        "operand_batching_dims", "start_index_map", "start_indices_batching_dims",
    ]),
    ("vhlo.dynamic_iota_v1", &["iota_dimension"]),
    ("vhlo.dynamic_slice_v1", &["slice_sizes"]),
    ("vhlo.einsum_v1", &["einsum_config"]),
    ("vhlo.exponential_minus_one_v2", &["result_accuracy"]),
    ("vhlo.exponential_v2", &["result_accuracy"]),
    ("vhlo.fft_v1", &["fft_length", "fft_type"]),
    ("vhlo.func_v1", &["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]),
    ("vhlo.gather_v1", &[
        "collapsed_slice_dims", "index_vector_dim", "indices_are_sorted", "offset_dims",
        "slice_sizes", "start_index_map",
    ]),
    ("vhlo.gather_v2", &[
        "collapsed_slice_dims", "index_vector_dim", "indices_are_sorted", "offset_dims",
        "operand_batching_dims", "slice_sizes", "start_index_map", "start_indices_batching_dims",
    ]),
    ("vhlo.get_dimension_size_v1", &["dimension"]),
    ("vhlo.get_tuple_element_v1", &["index"]),
    ("vhlo.infeed_v1", &["infeed_config", "layout"]),
    ("vhlo.iota_v1", &["iota_dimension"]),
    ("vhlo.log_plus_one_v2", &["result_accuracy"]),
    ("vhlo.log_v2", &["result_accuracy"]),
    ("vhlo.logistic_v2", &["result_accuracy"]),
    ("vhlo.map_v1", &["dimensions"]),
    ("vhlo.outfeed_v1", &["outfeed_config"]),
    ("vhlo.pad_v1", &["edge_padding_high", "edge_padding_low", "interior_padding"]),
    ("vhlo.recv_v1", &["channel_id", "channel_type", "is_host_transfer"]),
    ("vhlo.recv_v2", &["channel_id", "channel_type", "is_host_transfer", "source_target_pairs"]),
    ("vhlo.reduce_precision_v1", &["exponent_bits", "mantissa_bits"]),
    ("vhlo.reduce_scatter_v1", &[
        "channel_id", "replica_groups", "scatter_dimension", "use_global_device_ids",
    ]),
    ("vhlo.reduce_v1", &["dimensions"]),
    ("vhlo.reduce_window_v1", &[
        "base_dilations", "padding", "window_dilations", "window_dimensions", "window_strides",
    ]),
    ("vhlo.reverse_v1", &["dimensions"]),
    ("vhlo.rng_bit_generator_v1", &["rng_algorithm"]),
    ("vhlo.rng_v1", &["rng_distribution"]),
    ("vhlo.rsqrt_v2", &["result_accuracy"]),
    ("vhlo.scatter_v1", &[
        "index_vector_dim", "indices_are_sorted", "inserted_window_dims",
        "scatter_dims_to_operand_dims", "unique_indices", "update_window_dims",
    ]),
    ("vhlo.scatter_v2", &[
        "index_vector_dim", "indices_are_sorted", "input_batching_dims", "inserted_window_dims",
        "scatter_dims_to_operand_dims", "scatter_indices_batching_dims", "unique_indices",
        "update_window_dims",
    ]),
    ("vhlo.select_and_scatter_v1", &["padding", "window_dimensions", "window_strides"]),
    ("vhlo.send_v1", &["channel_id", "channel_type", "is_host_transfer"]),
    ("vhlo.send_v2", &["channel_id", "channel_type", "is_host_transfer", "source_target_pairs"]),
    ("vhlo.set_dimension_size_v1", &["dimension"]),
    ("vhlo.sine_v2", &["result_accuracy"]),
    ("vhlo.slice_v1", &["limit_indices", "start_indices", "strides"]),
    ("vhlo.sort_v1", &["dimension", "is_stable"]),
    ("vhlo.sqrt_v2", &["result_accuracy"]),
    ("vhlo.tan_v2", &["result_accuracy"]),
    ("vhlo.tanh_v2", &["result_accuracy"]),
    ("vhlo.torch_index_select_v1", &["batch_dims", "dim"]),
    ("vhlo.transpose_v1", &["permutation"]),
    ("vhlo.triangular_solve_v1", &["left_side", "lower", "transpose_a", "unit_diagonal"]),
    ("vhlo.unary_einsum_v1", &["einsum_config"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found() {
        assert!(PROPERTIES.is_sorted_by_key(|(name, _)| name));
        assert_eq!(
            names("vhlo.compare_v1"),
            ["compare_type", "comparison_direction"]
        );
        assert!(names("vhlo.add_v1").is_empty());
        for (op, names) in PROPERTIES {
            assert!(names.is_sorted(), "{op}");
        }
    }
}
