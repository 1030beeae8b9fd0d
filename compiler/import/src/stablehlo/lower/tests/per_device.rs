//! Programs written for one device: groups of devices, and what is refused.

use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::{DType, Module, TensorType, verify};

use super::{module, refused};

const ADD: &str = "({
          ^bb0(%p: tensor<f32>, %q: tensor<f32>):
            %sum = stablehlo.add %p, %q : tensor<f32>
            stablehlo.return %sum : tensor<f32>
          })";

/// A program on a mesh x=2, y=4 whose devices run this on `%a: tensor<4xf32>` for `%r` of the same.
fn on_devices(body: &str) -> String {
    format!(
        "module {{
        sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>
        func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
          %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{{}}]>]
            out_shardings=[<@mesh, [{{}}]>] manual_axes={{\"x\", \"y\"}} (%a: tensor<4xf32>) {{
{body}
            sdy.return %r : tensor<4xf32>
          }} : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }} }}"
    )
}

fn reduced(groups: &str) -> String {
    on_devices(&format!(
        "%r = \"stablehlo.all_reduce\"(%a) <{{channel_handle = #stablehlo.channel_handle<handle = \
         1, type = 1>, replica_groups = {groups}, use_global_device_ids}}> {ADD} : \
         (tensor<4xf32>) -> tensor<4xf32>"
    ))
}

/// Names of the axes of the only collective.
fn axes(module: &Module) -> Vec<&str> {
    let ops = module.functions.iter().flat_map(|function| &function.ops);
    let found = ops.filter_map(|op| Some(op.kind.class().collective()?.axes()));
    let [axes] = found.collect::<Vec<_>>()[..] else {
        panic!("one collective is expected");
    };
    let name = |axis: &peapod_ir::AxisId| module.mesh.axes[axis.0].name.as_str();
    axes.iter().map(name).collect()
}

#[test]
fn groups_are_axes() {
    for (groups, mesh, expected) in [
        (
            "dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>",
            "x=2,y=4",
            &["x"][..],
        ),
        (
            "dense<[[4, 5, 6, 7], [3, 1, 2, 0]]> : tensor<2x4xi64>",
            "x=2,y=4",
            &["y"],
        ),
        (
            "dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>",
            "x=2,y=4",
            &["x", "y"],
        ),
        (
            "dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>",
            "x=2,y.0=2,y.1=2",
            &["y.1"],
        ),
        (
            "#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = \
             \"y\">]>",
            "x=2,y=4",
            &["y"],
        ),
        (
            "#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#sdy<axis_ref\"y\":(1)2>, \
             #stablehlo.axis_ref<name = \"x\">]>",
            "x=2,y.0=2,y.1=2",
            &["y.0", "x"],
        ),
    ] {
        let module = module(&reduced(groups));
        assert_eq!(module.mesh.to_string(), mesh, "{groups}");
        assert_eq!(axes(&module), expected, "{groups}");
    }
}

#[test]
fn the_order_in_a_group_counts_where_devices_are_told_apart() {
    let gathered = |groups: &str| {
        on_devices(&format!(
            "%all = \"stablehlo.all_gather\"(%a) <{{all_gather_dim = 0 : i64, channel_handle = \
             #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<{groups}> : \
             tensor<1x8xi64>, use_global_device_ids}}> : (tensor<4xf32>) -> tensor<32xf32>
             %r = stablehlo.slice %all [0:4] : (tensor<32xf32>) -> tensor<4xf32>"
        ))
    };
    let program = module(&gathered("[[0, 4, 1, 5, 2, 6, 3, 7]]"));
    assert_eq!(axes(&program), ["y", "x"]);
    let message = refused(&gathered("[[1, 0, 2, 3, 4, 5, 6, 7]]"));
    assert!(message.contains("no product of axes"), "{message}");
}

#[test]
fn groups_that_are_no_axes_are_refused_by_line() {
    for (groups, expected) in [
        (
            "dense<[[0, 3], [1, 2], [4, 7], [5, 6]]> : tensor<4x2xi64>",
            "no product of axes of the mesh",
        ),
        (
            "dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>",
            "groups of different sizes",
        ),
        (
            "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>",
            "groups of 4 devices on a mesh of 8",
        ),
        (
            "dense<[[0, 1, 2, 3], [4, 5, 6, 6]]> : tensor<2x4xi64>",
            "in two groups",
        ),
        (
            "dense<[[0, 1, 2, 3], [4, 5, 6, 9]]> : tensor<2x4xi64>",
            "device 9 is out of range of 8",
        ),
    ] {
        let message = refused(&reduced(groups));
        assert!(message.contains(expected), "{message}");
        assert!(message.contains("all_reduce"), "{message}");
        assert!(message.starts_with("6:"), "{message}");
    }
}

/// What a program yields, as floats.
fn run(module: &Module, inputs: &[(&[usize], &[f32])]) -> Vec<Vec<f32>> {
    let verified = verify(module).expect("sound");
    let inputs = inputs.iter().map(|(shape, elements)| {
        let ty = TensorType::new(DType::F32, shape.to_vec());
        Tensor::from_floats(&ty, elements.iter().copied())
    });
    let inputs: Vec<Tensor> = inputs.collect();
    let name = verified.entry().name.clone();
    let mut states = States::new(&verified, &name).expect("the entry");
    let outputs = eval(&verified, &name, &inputs, &mut states).expect("a run");
    outputs.iter().map(Tensor::floats).collect()
}

#[test]
fn a_program_for_one_device_takes_stacks() {
    let program = module(&format!(
        "module attributes {{mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32}} {{
        func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {{
          %0:2 = \"stablehlo.all_reduce\"(%a, %a) <{{replica_groups = dense<[[0, 1, 2]]> : \
         tensor<1x3xi64>}}> {ADD} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
          %id = stablehlo.replica_id : tensor<ui32>
          %own = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
          %c = \"stablehlo.collective_permute\"(%b) <{{source_target_pairs = dense<[[0, 1], [1, \
         2]]> : tensor<2x2xi64>}}> : (tensor<f32>) -> tensor<f32>
          %d = \"stablehlo.collective_broadcast\"(%own) <{{replica_groups = dense<[[2, 0, 1]]> : \
         tensor<1x3xi64>}}> : (tensor<f32>) -> tensor<f32>
          %e = stablehlo.add %c, %d : tensor<f32>
          return %0#1, %e : tensor<2xf32>, tensor<f32>
        }} }}"
    ));
    assert_eq!(program.mesh.to_string(), "replica=3");
    let inputs = [
        (&[3, 2][..], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0][..]),
        (&[3], &[10.0, 20.0, 30.0]),
    ];
    let expected = [vec![9.0, 12.0, 9.0, 12.0, 9.0, 12.0], vec![2.0, 12.0, 22.0]];
    assert_eq!(run(&program, &inputs), expected);
}

#[test]
fn partitions_of_replicas_are_told_apart() {
    let program = |properties: &str| {
        module(&format!(
            "module attributes {{mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32}} {{
            func.func @main(%a: tensor<f32>) -> tensor<f32> {{
              %0 = \"stablehlo.all_reduce\"(%a) <{{{properties}}}> {ADD} : (tensor<f32>) -> \
             tensor<f32>
              return %0 : tensor<f32>
            }} }}"
        ))
    };
    let channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>";
    for (properties, expected) in [
        (
            "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>".to_owned(),
            [5.0, 7.0, 5.0, 7.0],
        ),
        (
            format!("{channel}, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>"),
            [3.0, 3.0, 9.0, 9.0],
        ),
        (
            format!(
                "{channel}, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, \
                 use_global_device_ids"
            ),
            [3.0, 3.0, 9.0, 9.0],
        ),
        (
            "replica_groups = dense<> : tensor<0x0xi64>".to_owned(),
            [5.0, 7.0, 5.0, 7.0],
        ),
    ] {
        let found = run(&program(&properties), &[(&[4], &[1.0, 2.0, 4.0, 5.0])]);
        assert_eq!(found, [expected], "{properties}");
    }
}

#[test]
fn what_is_for_one_device_and_for_all_at_once_is_refused() {
    let message = refused(&format!(
        "module {{
        sdy.mesh @mesh = <[\"x\"=2]>
        func.func @main(%a: tensor<2xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{\"x\"}}]>}}) \
         -> tensor<2xf32> {{
          %0 = \"stablehlo.all_reduce\"(%a) <{{channel_handle = #stablehlo.channel_handle<handle = \
         1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, \
         use_global_device_ids}}> {ADD} : (tensor<2xf32>) -> tensor<2xf32>
          return %0 : tensor<2xf32>
        }} }}"
    ));
    assert!(
        message.contains("outside a manual computation"),
        "{message}"
    );
    assert!(message.starts_with("4:"), "{message}");
}

#[test]
fn regions_take_shards() {
    let text = on_devices("%r = stablehlo.negate %a : tensor<4xf32>");
    let message = refused(&text.replace("[<@mesh, [{}]>]", "[<@mesh, [{\"x\"}]>]"));
    assert!(message.contains("whose shard is not"), "{message}");
}
