//! A plug-in of the CPU, which `PEAPOD_PJRT_CPU` names or `cargo xtask setup --engine pjrt-cpu` has
//! installed, and what is no plug-in.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_pjrt::{Buffer, Client, ElementType, PjrtError};

/// Four devices sum 2×3 shards of one another.
const ALL_REDUCE: &str = r#"
module @sum attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.all_reduce"(%a) <{
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids
    }> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
"#;

fn plugin(test: &str) -> Option<PathBuf> {
    let named = std::env::var_os("PEAPOD_PJRT_CPU").map(PathBuf::from);
    let path = named.or_else(installed);
    if path.is_none() {
        println!("SKIPPED {test}: run `cargo xtask setup --engine pjrt-cpu`");
    }
    path
}

/// The plug-in in the Python environment of `cargo xtask setup`.
fn installed() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/pjrt-cpu/lib");
    let versions = fs::read_dir(folder).ok()?.flatten();
    let file = "site-packages/lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so";
    let mut files = versions.map(|version| version.path().join(file));
    files.find(|path| path.is_file())
}

/// Two programs on two devices each, the second on what the first has made.
#[test]
fn programs_run_on_the_devices_that_they_are_compiled_for() -> Result<(), PjrtError> {
    let Some(path) = plugin("programs_run_on_the_devices_that_they_are_compiled_for") else {
        return Ok(());
    };
    let client = Client::open(&path, Some(4))?;
    let pair = ALL_REDUCE
        .replace("num_partitions = 4", "num_partitions = 2")
        .replace(
            "[[0, 1, 2, 3]]> : tensor<1x4xi64>",
            "[[0, 1]]> : tensor<1x2xi64>",
        );
    let [first, second] = [0..2, 2..4].map(|devices| client.compile_for(pair.as_bytes(), devices));
    let (first, second) = (first?, second?);
    let upload = |device: usize| {
        let bytes: Vec<u8> = (0..6)
            .flat_map(|_| (device as f32 + 1.0).to_le_bytes())
            .collect();
        client.upload(device, (ElementType::F32, &[2, 3]), &bytes)
    };
    // Arguments may go while devices still read them.
    let (made, pending) = {
        let buffers = [upload(0)?, upload(1)?];
        let arguments: Vec<Vec<&Buffer>> = buffers.iter().map(|it| vec![it]).collect();
        first.start(&arguments)?
    };
    let copies = [
        made[0][0].copy_to(&client, 2)?,
        made[1][0].copy_to(&client, 3)?,
    ];
    let arguments: Vec<Vec<&Buffer>> = copies.iter().map(|it| vec![it]).collect();
    let results = second.run(&arguments)?;
    pending.wait()?;
    for device in &results {
        let six: Vec<u8> = (0..6).flat_map(|_| 6.0_f32.to_le_bytes()).collect();
        assert_eq!(device[0].read()?, six);
    }
    assert!(client.compile_for(pair.as_bytes(), 3..5).is_err());
    assert!(made[0][0].copy_to(&client, 4).is_err());
    Ok(())
}

#[test]
fn devices_exchange_and_buffers_stay() -> Result<(), PjrtError> {
    let Some(path) = plugin("devices_exchange_and_buffers_stay") else {
        return Ok(());
    };
    let client = Client::open(&path, Some(4))?;
    assert_eq!(client.devices(), 4);
    let program = client.compile(ALL_REDUCE.as_bytes(), 4)?;
    let upload = |device: usize| {
        let elements = (0..6_u8).map(|i| f32::from(i) + device as f32);
        let bytes: Vec<u8> = elements.flat_map(f32::to_le_bytes).collect();
        client.upload(device, (ElementType::F32, &[2, 3]), &bytes)
    };
    let buffers: Vec<Buffer> = (0..4).map(upload).collect::<Result<_, _>>()?;
    let arguments: Vec<Vec<&Buffer>> = buffers.iter().map(|it| vec![it]).collect();
    let once = program.run(&arguments)?;
    let mut uneven = arguments.clone();
    uneven[3].clear();
    let error = program.run(&uneven).map_err(|it| it.to_string());
    let expected = "expected 1 arguments for every device, found 0 for one";
    assert_eq!(error.unwrap_err(), expected);
    let error = program.run(&arguments[1..]).map_err(|it| it.to_string());
    let expected = "expected arguments for 4 devices, found 3";
    assert_eq!(error.unwrap_err(), expected);
    // Results are arguments of the next run where they are.
    let arguments: Vec<Vec<&Buffer>> = once.iter().map(|it| vec![&it[0]]).collect();
    let twice = program.run(&arguments)?;
    for lists in &twice {
        let bytes = lists[0].read()?;
        let elements = bytes.chunks_exact(4).map(|it| [it[0], it[1], it[2], it[3]]);
        let elements: Vec<f32> = elements.map(f32::from_le_bytes).collect();
        assert_eq!(elements, [24.0, 40.0, 56.0, 72.0, 88.0, 104.0]);
    }
    Ok(())
}

#[test]
fn refusals_are_errors() -> Result<(), PjrtError> {
    let Some(path) = plugin("refusals_are_errors") else {
        return Ok(());
    };
    let client = Client::open(&path, Some(2))?;
    let text = |error: PjrtError| error.to_string();
    let error = client.compile(ALL_REDUCE.as_bytes(), 4).map_err(text);
    assert_eq!(error.unwrap_err(), "expected at least 4 devices, found 2");
    let error = client.compile(b"no program", 2).map_err(text).unwrap_err();
    assert!(error.starts_with("PJRT_Client_Compile: "), "{error}");
    let short = client.upload(0, (ElementType::Bf16, &[3]), &[0; 5]);
    let error = short.map_err(text).unwrap_err();
    assert_eq!(error, "expected 6 bytes of elements, found 5");
    let absent = client.upload(2, (ElementType::Bool, &[]), &[1]);
    let error = absent.map_err(text).unwrap_err();
    assert_eq!(error, "expected at least 3 devices, found 2");
    Ok(())
}

#[test]
fn what_is_no_library_is_named() {
    let path = PathBuf::from(file!());
    let error = Client::open(&path, None).map_err(|it| it.to_string());
    assert!(error.unwrap_err().starts_with("cannot load the plug-in "));
}

#[test]
fn donated_buffers_and_wrong_arguments_are_errors() -> Result<(), PjrtError> {
    let Some(path) = plugin("donated_buffers_and_wrong_arguments_are_errors") else {
        return Ok(());
    };
    let client = Client::open(&path, Some(1))?;
    let program = r#"
module @twice {
  func.func public @main(%a: tensor<3xi64> {tf.aliasing_output = 0 : i32}) -> tensor<3xi64> {
    %0 = stablehlo.add %a, %a : tensor<3xi64>
    return %0 : tensor<3xi64>
  }
}
"#;
    let program = client.compile(program.as_bytes(), 1)?;
    let bytes: Vec<u8> = [1_i64, 2, 3]
        .into_iter()
        .flat_map(i64::to_le_bytes)
        .collect();
    let donated = client.upload(0, (ElementType::I64, &[3]), &bytes)?;
    let results = program.run(&[vec![&donated]])?;
    let doubled: Vec<u8> = [2_i64, 4, 6]
        .into_iter()
        .flat_map(i64::to_le_bytes)
        .collect();
    assert_eq!(results[0][0].read()?, doubled);
    assert!(donated.read().is_err());
    assert!(program.run(&[vec![&donated]]).is_err());
    assert!(program.run(&[vec![]]).is_err());
    assert!(program.run(&[]).is_err());
    let other = client.upload(0, (ElementType::U8, &[1]), &[1])?;
    assert!(program.run(&[vec![&other]]).is_err());
    Ok(())
}

#[test]
#[cfg(target_os = "linux")]
fn a_library_that_is_no_plugin_is_named() {
    let error = Client::open("libm.so.6".as_ref(), None).map_err(|it| it.to_string());
    let expected = "libm.so.6 is no PJRT plug-in: expected the symbol `GetPjrtApi`, found none";
    assert_eq!(error.unwrap_err(), expected);
}

#[test]
fn buffers_and_programs_keep_their_client() -> Result<(), PjrtError> {
    let Some(path) = plugin("buffers_and_programs_keep_their_client") else {
        return Ok(());
    };
    let client = Client::open(&path, Some(1))?;
    let text = r#"
module @negate {
  func.func public @main(%a: tensor<4xi8>) -> tensor<4xi8> {
    %0 = stablehlo.negate %a : tensor<4xi8>
    return %0 : tensor<4xi8>
  }
}
"#;
    let program = client.compile(text.as_bytes(), 1)?;
    let given = client.upload(0, (ElementType::I8, &[4]), &[1, 2, 3, 4])?;
    drop(client);
    let made = program.run(&[vec![&given]])?.remove(0).remove(0);
    drop(program);
    assert_eq!(made.read()?, [255, 254, 253, 252]);
    drop(made);
    assert_eq!(given.read()?, [1, 2, 3, 4]);
    Ok(())
}

/// Results that the plug-in has in column-major order: that of their dimensions is asked for.
#[test]
fn elements_are_row_major_whatever_the_layout_on_the_device() -> Result<(), PjrtError> {
    let test = "elements_are_row_major_whatever_the_layout_on_the_device";
    let Some(path) = plugin(test) else {
        return Ok(());
    };
    let client = Client::open(&path, Some(1))?;
    for layout in ["{2,1,0}", "{0,1,2}", "{1,2,0}"] {
        let text = format!(
            r#"
module @negate {{
  func.func public @main(%a: tensor<2x1x3xi8>)
      -> (tensor<2x1x3xi8> {{mhlo.layout_mode = "{layout}"}}) {{
    %0 = stablehlo.negate %a : tensor<2x1x3xi8>
    return %0 : tensor<2x1x3xi8>
  }}
}}
"#
        );
        let program = client.compile(text.as_bytes(), 1)?;
        let dims = (ElementType::I8, &[2, 1, 3][..]);
        let given = client.upload(0, dims, &[1, 2, 3, 4, 5, 6])?;
        let made = program.run(&[vec![&given]])?.remove(0).remove(0);
        let found = made.read()?;
        assert_eq!(found, [255, 254, 253, 252, 251, 250], "{layout}");
    }
    Ok(())
}
