// Every encoding of attributes of the dialects stablehlo, chlo, sdy and func, once.
module @dialect attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func public @main(%x: tensor<4x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y":(1)2, ?}p1]>}, %i: tensor<2x1xi32>, %u: tensor<2x8xf32>, %z: tensor<4xcomplex<f32>>, %n: tensor<4xi4>, %s: tensor<i32>) -> (tensor<4x8xf32> {jax.result_info = "result"}) {
    %token = stablehlo.create_token : !stablehlo.token
    %dot = stablehlo.dot_general %x, %u, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<2x8xf32>) -> tensor<4x2xf32>
    %image = stablehlo.reshape %x : (tensor<4x8xf32>) -> tensor<1x4x4x2xf32>
    %kernel = stablehlo.constant dense<1.0> : tensor<2x2x2x3xf32>
    %conv = stablehlo.convolution(%image, %kernel) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[0, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x2xf32>, tensor<2x2x2x3xf32>) -> tensor<1x4x2x3xf32>
    %rows = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
    %added = "stablehlo.scatter"(%x, %i, %rows) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<4x8xf32>
    %fft = stablehlo.fft %z, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
    %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
    %low = stablehlo.constant dense<0.0> : tensor<f32>
    %high = stablehlo.constant dense<1.0> : tensor<f32>
    %extents = stablehlo.constant dense<[3]> : tensor<1xi64>
    %drawn = stablehlo.rng %low, %high, %extents, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
    %square = stablehlo.slice %x [0:4, 0:8:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
    %solved = "stablehlo.triangular_solve"(%square, %square) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %less = stablehlo.compare LT, %square, %solved, TOTALORDER : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %even = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %exact = stablehlo.exponential %square {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x4xf32>
    %sum = "stablehlo.all_reduce"(%square) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %along = "stablehlo.all_gather"(%square) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<16x4xf32>
    %wider = chlo.broadcast_compare %square, %low {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction GE>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xi1>
    %most, %places = chlo.top_k(%x, k = 2) : tensor<4x8xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
    %scanned, %carried = "chlo.scan"(%x, %low) <{dimension = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%a: tensor<4xf32>, %b: tensor<f32>):
      %c = stablehlo.negate %b : tensor<f32>
      stablehlo.return %a, %c : tensor<4xf32>, tensor<f32>
    }) : (tensor<4x8xf32>, tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>)
    %groups = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
    %matrices = stablehlo.constant dense<1.0> : tensor<2x8x3xf32>
    %ragged = "chlo.ragged_dot"(%x, %matrices, %groups) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x8xf32>, tensor<2x8x3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
    %open = stablehlo.set_dimension_size %drawn, %s, dim = 0 : (tensor<3xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<3>>
    %called:2 = stablehlo.custom_call @own.call(%x, %token) {api_version = 2 : i32, backend_config = "a\00\FF", called_computations = [@other], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x8xf32>, !stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
    %typed = stablehlo.custom_call @typed.call(%x) {backend_config = {mode = 7 : ui8, name = "n", rate = 5.000000e-01 : f64, sizes = array<i64: 1, -2>, weights = array<f32: 0.5>}, mhlo.backend_config = {}, api_version = 4 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %decomposed = stablehlo.composite "own.gate" %x {composite_attributes = {k = 3 : i64, ty = f32}, decomposition = @gate, version = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %chosen = func.call @other(%added) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    sdy.sharding_group %chosen group_id=3 : tensor<4x8xf32>
    %barred = sdy.propagation_barrier %chosen allowed_direction=FORWARD : tensor<4x8xf32>
    %part = sdy.manual_computation(%barred) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%p: tensor<2x8xf32>) {
      %q = stablehlo.negate %p : tensor<2x8xf32>
      sdy.return %q : tensor<2x8xf32>
    } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %laid = sdy.sharding_constraint %part <@mesh, [{"x"}, {?}], replicated={"y"}> : tensor<4x8xf32>
    return %laid : tensor<4x8xf32>
  }
  func.func private @other(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %most = stablehlo.constant dense<-5> : tensor<i32>
    %r:2 = stablehlo.while(%a = %zero, %b = %x) : tensor<i32>, tensor<4x8xf32>
    cond {
      %go = stablehlo.compare LT, %a, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %a, %one : tensor<i32>
      stablehlo.return %next, %b : tensor<i32>, tensor<4x8xf32>
    }
    return %r#1 : tensor<4x8xf32>
  }
  func.func private @gate(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %t = stablehlo.tanh %x : tensor<4x8xf32>
    %r = stablehlo.multiply %x, %t : tensor<4x8xf32>
    return %r : tensor<4x8xf32>
  }
  func.func private @elements(tensor<tf32>, tensor<f8E4M3FN>, tensor<f8E5M2>, tensor<f8E4M3FNUZ>, tensor<f8E5M2FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3>, tensor<f8E3M4>, tensor<f8E8M0FNU>, tensor<f4E2M1FN>, tensor<f6E2M3FN>, tensor<f6E3M2FN>, tensor<f16>, tensor<bf16>, tensor<f64>, tensor<i2>, tensor<ui4>, tensor<ui16>, tensor<ui64>)
}
