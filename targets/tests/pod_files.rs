//! Files of pods: those there are, those of a user, and what is refused.

use peapod_targets::{DimensionKind, Pod, Settings, TargetError};

const TEXT: &str = "kind = \"pod\"\nchip = \"tpu-v3\"\ntorus = [2, 2]\nwrap = [true, false]\n\
                    runner = { kind = \"local\" }\n";

fn message(text: &str) -> String {
    Pod::parse("x", text).unwrap_err().to_string()
}

#[test]
fn every_pod_file_loads_and_counts_its_cores() {
    let pods = Pod::list().unwrap();
    assert!(pods.is_sorted_by_key(Pod::devices));
    for pod in pods {
        let (Some(devices), Some(chip)) = (pod.devices(), &pod.chip) else {
            continue;
        };
        let size = pod.name.rsplit('-').next().unwrap();
        let named = match size.split_once('x') {
            Some((x, y)) => {
                let chips: usize = x.parse::<usize>().unwrap() * y.parse::<usize>().unwrap();
                chips * chip.cores.get() as usize
            }
            None => size.parse().unwrap(),
        };
        assert_eq!(named, devices, "{}", pod.name);
    }
}

#[test]
fn slices_are_rings_only_along_whole_pods() {
    for (name, shape, wrap) in [
        ("tpu-v3-512", "16x16", [false, false]),
        ("tpu-v3-1024", "32x16", [true, false]),
        ("tpu-v3-32x32", "32x32", [true, true]),
        ("tpu-v3-4096", "64x32", [false, true]),
        ("tpu-v3-8192", "128x32", [false, true]),
    ] {
        let network = Pod::load(name).unwrap().network.unwrap();
        let [x, y] = network.dims[..] else {
            panic!("{name}: {network:?}");
        };
        assert_eq!(network.shape(), shape);
        assert_eq!(
            [x, y].map(|dim| dim.kind == DimensionKind::Ring),
            wrap,
            "{name}"
        );
        assert!([x, y].iter().all(|dim| dim.pod.get() == 32));
        assert_eq!(x.host.get() * y.host.get(), 8);
    }
}

#[test]
fn peaks_are_the_published_ones() {
    let chip = Pod::load("tpu-v3-32x32").unwrap().chip.unwrap();
    let mxu = chip.mxu;
    let per_cycle = 2 * mxu.per_core.get() * mxu.rows.get() * mxu.columns.get();
    let per_core = f64::from(per_cycle * mxu.pass_rows.get() / mxu.pass_cycles.get())
        * f64::from(chip.clock_hz.get());
    assert_eq!(format!("{:.1e}", per_core * 2.0), "1.2e14");
    assert_eq!(format!("{:.1}", per_core * 2048.0 / 1e15), "126.2");
    assert_eq!(chip.settings.link_bandwidth_bytes_per_s.value, 82e9);
    for name in Settings::NAMES {
        assert!(!chip.settings.get(name).unwrap().source.is_empty());
    }
}

#[test]
fn a_pod_file_with_an_unknown_key_or_chip_is_refused() {
    assert!(Pod::parse("x", TEXT).is_ok());
    for (from, to) in [
        ("tpu-v3", "tpu-v9"),
        ("torus = [2, 2]", "torus = [2, 0]"),
        ("torus = [2, 2]", "torus = []"),
        ("torus = [2, 2]", "torus = [2, 2, 2, 2]"),
        ("torus = [2, 2]", "torus = [2, 2]\ndimensions = []"),
        ("torus = [2, 2]", "torus = [40000, 40000]"),
        ("wrap = [true, false]", "wrap = [true]"),
        ("wrap = [true, false]", ""),
        ("wrap", "pod = [4]\nwrap"),
        ("wrap", "host = [4, 2, 1]\nwrap"),
        ("wrap", "cores = 8\nwrap"),
    ] {
        assert!(
            Pod::parse("x", &TEXT.replacen(from, to, 1)).is_err(),
            "{to}"
        );
    }
    assert!(message(&TEXT.replace("wrap = [true, false]\n", "")).contains("`wrap` is missing"));
}

#[test]
fn a_pod_file_may_change_settings_of_the_chip() {
    let changed = |name: &str, value: &str| {
        format!(
            "{TEXT}[settings.{name}]\ndefault = {value}\nlow = 1.0\nhigh = 2.0\nsource = \"me\""
        )
    };
    let pod = Pod::parse("x", &changed("hop_latency_s", "1.5")).unwrap();
    assert_eq!(pod.chip.unwrap().settings.hop_latency_s.value, 1.5);
    let unknown = message(&changed("hop_latency", "1.5"));
    assert!(
        unknown.contains("no setting `hop_latency`; the settings are: link_bandwidth"),
        "{unknown}"
    );
    for value in ["0.5", "3.0", "nan", "inf"] {
        let outside = message(&changed("hop_latency_s", value));
        assert!(outside.contains("1..2"), "{outside}");
    }
}

#[test]
fn a_user_s_file_is_opened_by_its_path() {
    let path = std::env::temp_dir().join(format!("peapod-pod-{}.toml", std::process::id()));
    let ring = "kind = \"pod\"\nchip = \"tpu-v3\"\ntorus = [4, 2, 6]\nwrap = [true, false, true]\n\
                runner = { kind = \"local\" }\n";
    std::fs::write(&path, ring).unwrap();
    let name = path.to_str().unwrap();
    let pod = Pod::open(name).unwrap();
    assert!(Pod::is_pod(name));
    assert_eq!(pod.devices(), Some(96));
    assert_eq!(pod.network.unwrap().dims[2].pod.get(), u32::MAX);
    std::fs::write(&path, "kind = \"pod\"\nflavour = 1\n").unwrap();
    let error = Pod::open(name).unwrap_err().to_string();
    assert!(error.contains(name) && error.contains("flavour"), "{error}");
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(
        Pod::open(name),
        Err(TargetError::Unreadable { .. })
    ));
    assert!(matches!(
        Pod::open("tpu-v9"),
        Err(TargetError::Unknown { .. })
    ));
}

const SWITCHED: &str = "kind = \"pod\"\nchip = \"tpu-v3\"\nrunner = { kind = \"local\" }\n\
                        [[dimensions]]\nkind = \"ring\"\nchips = 4\n\
                        [[dimensions]]\nkind = \"switch\"\nchips = 8\nlinks = 4\n\
                        bandwidth_bytes_per_s = 25e9\nlatency_s = 1e-6\nsource = \"me\"\n";

#[test]
fn dimensions_have_kinds_and_links_of_their_own() {
    let pod = Pod::parse("x", SWITCHED).unwrap();
    assert_eq!(pod.devices(), Some(64));
    let network = pod.network.unwrap();
    assert_eq!(network.shape(), "4x8");
    let [ring, switch] = network.dims[..] else {
        panic!("{network:?}");
    };
    let kinds = [ring.kind, switch.kind];
    assert_eq!(kinds, [DimensionKind::Ring, DimensionKind::Switch]);
    assert_eq!((ring.bandwidth_bytes_per_s, ring.latency_s), (None, None));
    assert_eq!((ring.pod.get(), ring.host.get()), (32, 4));
    assert_eq!(switch.bandwidth_bytes_per_s, Some(100e9));
    assert_eq!(switch.pod.get(), u32::MAX);
}

#[test]
fn a_torus_is_short_for_rings_and_meshes() {
    let long = "kind = \"pod\"\nchip = \"tpu-v3\"\nrunner = { kind = \"local\" }\n\
                [[dimensions]]\nkind = \"ring\"\nchips = 2\n\
                [[dimensions]]\nkind = \"mesh\"\nchips = 2\n";
    assert_eq!(
        Pod::parse("x", TEXT).unwrap(),
        Pod::parse("x", long).unwrap()
    );
}

#[test]
fn dimensions_that_cannot_be_are_refused() {
    for (from, to, says) in [
        ("\"switch\"", "\"hub\"", "hub"),
        ("source = \"me\"", "", "`source` is missing"),
        ("latency_s = 1e-6", "latency_s = 0.0", "above 0"),
        ("25e9", "nan", "above 0"),
        ("links = 4", "pod = 4", "`pod` is for rings"),
        ("links = 4", "links = 0", "nonzero"),
        (
            "[[dimensions]]",
            "wrap = [true]\n[[dimensions]]",
            "either by",
        ),
        ("chips = 4", "chips = 40000000", "devices are more than"),
    ] {
        let text = SWITCHED.replacen(from, to, 1);
        assert!(message(&text).contains(says), "{to}: {}", message(&text));
    }
    let many = "[[dimensions]]\nkind = \"ring\"\nchips = 2\n".repeat(7);
    let text = SWITCHED.split_once("[[").unwrap().0.to_owned() + &many;
    assert!(message(&text).contains("1 to 6 dimensions, not 7"));
}
