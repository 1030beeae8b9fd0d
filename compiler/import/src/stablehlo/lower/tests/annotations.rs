//! Meshes, annotations, names and replacements.

use super::{module, refused};

/// The mesh and what is asked of the first argument.
fn annotated(mesh: &str, sharding: &str) -> (String, String) {
    let module = module(&format!(
        "module {{ {mesh}
        func.func @main(%x: tensor<8x8xf32> {{{sharding}}}) -> tensor<8x8xf32> {{
          %0 = stablehlo.negate %x : tensor<8x8xf32>
          return %0 : tensor<8x8xf32>
        }} }}"
    ));
    let entry = &module.functions[0];
    let annotation = entry
        .value(entry.inputs[0])
        .annotation
        .as_ref()
        .expect("annotated");
    let described = annotation.sharding.describe(&module.mesh);
    (
        module.mesh.to_string(),
        format!(
            "{described} {:?} {:?}",
            annotation.open, annotation.priorities
        ),
    )
}

const MESH: &str = "sdy.mesh @mesh = <[\"data\"=2, \"model\"=4]>";

#[test]
fn shardy() {
    let (mesh, found) = annotated(
        MESH,
        "sdy.sharding = #sdy.sharding<@mesh, [{\"model\", \"data\"}, {?}p2]>",
    );
    assert_eq!(mesh, "data=2,model=4");
    assert_eq!(found, "[{model, data}, {}] [false, true] [0, 2]");
    let (mesh, found) = annotated(
        MESH,
        "sdy.sharding = #sdy.sharding<@mesh, [{\"model\":(2)2}, {\"data\"}]>",
    );
    assert_eq!(mesh, "data=2,model.0=2,model.1=2");
    assert_eq!(found, "[{model.1}, {data}] [false, false] []");
}

#[test]
fn tiles() {
    for (sharding, mesh, expected) in [
        ("{devices=[8,1]<=[8]}", "axis_0=8", "[{axis_0}, {}]"),
        (
            "{devices=[2,4]<=[8]}",
            "axis_0=2,axis_1=4",
            "[{axis_0}, {axis_1}]",
        ),
        (
            "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}",
            "axis_0=2,axis_1=4",
            "[{}, {axis_1}]",
        ),
        (
            "{devices=[2,2]0,2,1,3}",
            "axis_0=2,axis_1=2",
            "[{axis_1}, {axis_0}]",
        ),
        (
            "{devices=[2,1,2]0,1,2,3 last_tile_dim_replicate}",
            "axis_0=2,axis_1=2",
            "[{axis_0}, {}]",
        ),
        (
            "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}",
            "axis_0=2,axis_1=4",
            "[{}, {}]",
        ),
        (
            "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dims={manual}}",
            "axis_0=2,axis_1=4",
            "[{}, {axis_1}]",
        ),
        (
            "{devices=[2,1,2,2]<=[2,2,2]T(1,0,2) last_tile_dims={replicated, manual}}",
            "axis_0=2,axis_1=2,axis_2=2",
            "[{axis_1}, {}]",
        ),
        ("{replicated}", "", "[{}, {}]"),
    ] {
        let found = annotated("", &format!("mhlo.sharding = \"{sharding}\""));
        assert_eq!(
            found,
            (mesh.to_owned(), format!("{expected} [false, false] []")),
            "{sharding}"
        );
    }
}

#[test]
fn results_are_constrained() {
    let module = module(&format!(
        "module {{ {MESH}
        func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32> {{sdy.sharding =
            #sdy.sharding<@mesh, [{{\"data\"}}]>}}) {{
          return %x : tensor<8xf32>
        }} }}"
    ));
    let entry = &module.functions[0];
    let result = entry.value(entry.outputs[0]);
    let annotation = result.annotation.as_ref().expect("annotated");
    assert_eq!(annotation.sharding.describe(&module.mesh), "[{data}]");
    assert!(entry.value(entry.inputs[0]).annotation.is_none());
}

#[test]
fn unknown_axes_and_maximal_tiles_are_refused() {
    let text = |sharding: &str| {
        format!(
            "module {{ {MESH}
            func.func @main(%x: tensor<8xf32> {{{sharding}}}) -> tensor<8xf32> {{
            return %x : tensor<8xf32> }} }}"
        )
    };
    let unknown = refused(&text("sdy.sharding = #sdy.sharding<@mesh, [{\"pipe\"}]>"));
    assert!(
        unknown.starts_with("2:") && unknown.contains("\"pipe\""),
        "{unknown}"
    );
    let maximal = refused(&text("mhlo.sharding = \"{maximal device=0}\""));
    assert!(maximal.contains("maximal"), "{maximal}");
    let rank = refused(&text("sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>"));
    assert!(rank.contains("2 dimensions"), "{rank}");
}

#[test]
fn several_meshes_of_the_same_devices() {
    let module = module(
        "module {
        sdy.mesh @a = <[\"x\"=2, \"y\"=4], device_ids=[3, 2, 1, 0, 7, 6, 5, 4]>
        sdy.mesh @b = <[\"z\"=4, \"w\"=2], device_ids=[3, 2, 1, 0, 7, 6, 5, 4]>
        sdy.mesh @c = <[\"all\"=8], device_ids=[3, 2, 1, 0, 7, 6, 5, 4]>
        func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@b, [{\"z\"}, {\"w\"}]>},
            %y: tensor<8xf32> {sdy.sharding = #sdy.sharding<@c, [{\"all\"}]>},
            %z: tensor<8xf32> {sdy.sharding = #sdy.sharding<@a, [{\"y\"}], unreduced={\"x\"}>})
            -> tensor<8x8xf32> {
          return %x : tensor<8x8xf32>
        } }",
    );
    assert_eq!(module.mesh.to_string(), "x=2,y.0=2,y.1=2");
    let entry = &module.functions[0];
    let said: Vec<String> = entry
        .inputs
        .iter()
        .map(|id| {
            let annotation = entry.value(*id).annotation.as_ref().expect("annotated");
            annotation.sharding.describe(&module.mesh)
        })
        .collect();
    assert_eq!(
        said,
        ["[{x, y.0}, {y.1}]", "[{x, y.0, y.1}]", "[{y.0, y.1}]"]
    );
}

#[test]
fn meshes_that_do_not_divide_each_other_are_refused() {
    let message = refused(
        "module {
        sdy.mesh @a = <[\"x\"=2, \"y\"=3]>
        sdy.mesh @b = <[\"z\"=3, \"w\"=2]>
        func.func @main(%x: tensor<6xf32> {sdy.sharding = #sdy.sharding<@b, [{\"z\"}]>})
            -> tensor<6xf32> {
          return %x : tensor<6xf32>
        } }",
    );
    assert!(message.contains("several meshes"), "{message}");
}

/// A function of `%x` and `%y` on a mesh of one axis.
fn with_mesh(body: &str) -> String {
    format!(
        "module {{
          sdy.mesh @mesh = <[\"x\"=2]>
          sdy.mesh @maximal = <[], device_ids=[1]>
          func.func public @main(%x: tensor<2xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{\"x\"}}]>}},
              %y: tensor<2xf32>, %s: tensor<f32>) -> tensor<2xf32> {{
            {body}
          }}
        }}"
    )
}

#[test]
fn constants_and_constraints_of_shardy() {
    let text = "module {
        sdy.mesh @mesh = <[\"x\"=2]>
        func.func public @main() -> tensor<2xf32> {
          %0 = sdy.constant dense<[1.0, 2.0]> : tensor<2xf32>
          sdy.sharding_group %0 group_id=7 : tensor<2xf32>
          %1 = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<2xf32>
          %2 = sdy.reshard %1 <@mesh, [{\"x\"}]> : tensor<2xf32>
          return %2 : tensor<2xf32>
        }
      }";
    assert_eq!(super::run(text), [1.0, 2.0]);
    assert_eq!(module(text).mesh.devices(), 2);
}

#[test]
fn groups_are_kept() {
    let text = with_mesh(
        "sdy.sharding_group %x group_id=3 : tensor<2xf32>
         %0 = stablehlo.negate %y : tensor<2xf32>
         sdy.sharding_group %0 group_id=3 : tensor<2xf32>
         sdy.sharding_group %0 group_id=4 : tensor<2xf32>
         sdy.sharding_group %0 group_id=3 : tensor<2xf32>
         return %0 : tensor<2xf32>",
    );
    let module = module(&text);
    let entry = &module.functions[0];
    let groups = entry.values.values().filter_map(|value| {
        let annotation = value.annotation.as_ref()?;
        Some((annotation.groups.clone(), annotation.is_of_groups_only()))
    });
    let groups: Vec<_> = groups.collect();
    assert_eq!(groups, [(vec![3], false), (vec![3, 4], true)]);
}

/// `jax.experimental.shard_alike` with GSPMD: groups as those of Shardy.
#[test]
fn groups_of_gspmd() {
    let grouped = |x: &str, y: &str, rank: &str| {
        let call = |operand: &str, group: &str, ty: &str| {
            format!(
                "stablehlo.custom_call @Sharding({operand}) {{mhlo.sharding = \"{{{group}}}\"}} : \
                 ({ty}) -> {ty}"
            )
        };
        format!(
            "module {{ func.func @main(%x: tensor<4x2xf32> {{mhlo.sharding = \
             \"{{devices=[2,1]<=[2]}}\"}}, %y: {rank}) -> {rank} {{
              %0 = {}
              %1 = {}
              return %1 : {rank}
            }} }}",
            call("%x", x, "tensor<4x2xf32>"),
            call("%y", y, rank)
        )
    };
    let groups = |x: &str, y: &str| {
        let module = module(&grouped(x, y, "tensor<4x2xf32>"));
        let values = module.functions[0].values.values();
        let groups = values.filter_map(|value| Some(value.annotation.as_ref()?.groups.clone()));
        groups
            .filter(|groups| !groups.is_empty())
            .collect::<Vec<_>>()
    };
    let open = "unknown shard_as 1";
    assert_eq!(groups(open, open), [[1], [1]]);
    assert_eq!(groups("devices=[1,2]<=[2] shard_as 1", open), [[1], [1]]);
    let like = "unknown shard_like 1";
    assert_eq!(groups(like, like), [[u32::MAX - 1]; 2]);
    assert_eq!(groups(open, like), [[1], [u32::MAX - 1]]);
    let error = refused(&grouped(open, open, "tensor<4xf32>"));
    assert!(
        error.contains("expected tensors of one rank in group 1"),
        "{error}"
    );
    let error = refused(&grouped(
        open,
        "unknown shard_as 4294967296",
        "tensor<4x2xf32>",
    ));
    assert!(error.contains("from 0 to 2147483647"), "{error}");
}

#[test]
fn barriers_keep_their_direction() {
    for (direction, spread) in [
        ("FORWARD", "forward"),
        ("BACKWARD", "backward"),
        ("NONE", "neither"),
    ] {
        let text = with_mesh(&format!(
            "%0 = sdy.propagation_barrier %x allowed_direction={direction} : tensor<2xf32>
             return %0 : tensor<2xf32>"
        ));
        let printed = module(&text).to_string();
        let expected = format!("sharding_constraint(%0) {{spread = {spread}}}");
        assert!(printed.contains(&expected), "{printed}");
    }
}

#[test]
fn groups_and_barriers_that_make_no_sense_are_refused() {
    for (body, expected) in [
        (
            "sdy.sharding_group %x group_id=3 : tensor<2xf32>
             sdy.sharding_group %s group_id=3 : tensor<f32>",
            "7:14: malformed: sdy.sharding_group: expected tensors of one rank in group 3, found \
             rank 0, and 1 in line 6",
        ),
        (
            "sdy.sharding_group %x group_id=-1 : tensor<2xf32>",
            "expected `group_id` to be a number from 0 to 4294967295",
        ),
        (
            "%0 = sdy.propagation_barrier %x allowed_direction=UP : tensor<2xf32>",
            "expected `allowed_direction` FORWARD, BACKWARD or NONE, found UP",
        ),
    ] {
        let message = super::refused(&with_mesh(&format!("{body}\nreturn %y : tensor<2xf32>")));
        assert!(message.contains(expected), "{message}");
    }
}
