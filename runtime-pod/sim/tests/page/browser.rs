//! Pages, opened in headless Chromium: scripts run, drawings have as many marks as there are
//! numbers, nothing is wider than a phone.

use std::path::{Path, PathBuf};
use std::process::Command;

use peapod_sim::html::{Batch, Page, ScalingPoint, page};
use peapod_sim::machine::Dim;
use peapod_sim::schedule::Overlap;
use peapod_targets::DimensionKind;
use serde_json::Value;

use crate::programs::{Simulated, exported, long, loops, simulated, walked};

/// Widths of windows, in pixels: a phone, a screen.
const WIDTHS: [u32; 2] = [360, 1400];

/// The browser, by one of its names.
fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let files = names
        .iter()
        .flat_map(|name| folders.iter().map(move |it| it.join(name)));
    files.into_iter().find(|file| file.is_file())
}

/// Says by name what is skipped if there is no browser.
fn browser(test: &str) -> Option<PathBuf> {
    let found = chromium();
    if found.is_none() {
        eprintln!("SKIPPED {test}: no chromium on the PATH; cargo xtask setup installs it");
    }
    found
}

fn run(browser: &Path, profile: &Path, args: &[&str]) -> Vec<u8> {
    let mut command = Command::new(browser);
    command
        // Its sandbox asks for more than containers give.
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
        ])
        .args([
            "--allow-file-access-from-files",
            "--virtual-time-budget=5000",
        ])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(args);
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {errors}");
    output.stdout
}

/// A page around a page: as wide as asked, which windows of the browser cannot always be, and it
/// tells what it sees. `PROBE` runs with the inner document as `page`.
const FRAME: &str = r#"<!DOCTYPE html><meta charset="utf-8"><style>body{margin:0}</style>
<iframe src="INNER" style="width:WIDTHpx;height:HEIGHTpx;border:0"></iframe><pre id="seen"></pre>
<script>
document.querySelector("iframe").addEventListener("load", (event) => {
  const frame = event.target, page = frame.contentDocument, inner = frame.contentWindow;
  const seen = {};
  try {
    const count = (selector) => page.querySelectorAll(selector).length;
    seen.errors = page.getElementById("errors").textContent;
    PROBE
    seen.errors = page.getElementById("errors").textContent;
    const root = page.documentElement;
    seen.overflow = root.scrollWidth - root.clientWidth;
  } catch (error) {
    seen.thrown = String(error);
  }
  document.getElementById("seen").textContent = encodeURIComponent(JSON.stringify(seen));
});
</script>"#;

/// What the scripts of the page did.
const PROBE: &str = r##"
    const data = JSON.parse(page.getElementById("data").textContent);
    seen.slices = [count("#timeline .mark"), data.timeline.slices.length];
    seen.groups = [count("#roofline .chart .mark"), data.roofline.groups.length];
    seen.roofs = [count("#roofline .roof"), data.roofline.roofs.length + 1];
    const curve = page.querySelector("#memory .curve").getAttribute("d");
    seen.moments = [curve.split("V").length, data.memory.moments.length];
    const sums = data.memory.moments.map(([, values]) => values.reduce((a, b) => a + b));
    seen.highest = [Math.max(...sums), data.memory.peak_bytes];
    const used = data.memory.categories.filter((_, kind) =>
      data.memory.moments.some(([, values]) => values[kind] > 0));
    seen.stacked = [count("#memory .layer"), used.length];
    seen.peaks = [count("#memory .peak"), 1];
    seen.scaling = [count("#scaling .point"), 2 * data.scaling.length];
    seen.wide = [...page.querySelectorAll(".chart svg")].map((svg) => {
      const [left, right] = [svg.getBoundingClientRect().left, svg.getBoundingClientRect().right];
      const texts = [...svg.querySelectorAll("text")];
      const beyond = (box) => box.left < left - 1 || box.right > right + 1;
      return texts.filter((it) => beyond(it.getBoundingClientRect())).map((it) => it.textContent);
    }).flat();
    const layers = page.querySelectorAll("#layers th button");
    const rows = () => [...page.querySelectorAll("#layers tbody tr")];
    const column = () => rows().map((row) => Number(row.cells[1].dataset.value));
    seen.layers = column().length;
    layers[1].click();
    seen.down = column();
    layers[1].click();
    seen.up = column();
    const press = (zoom) => page.querySelector(`#timeline [data-zoom="${zoom}"]`).click();
    for (let times = 0; times < 6; times += 1) press("2");
    seen.zoomed = count("#timeline .mark");
    press("0");
    seen.whole = count("#timeline .mark");
    const mark = page.querySelector("#timeline .mark");
    mark.dispatchEvent(new inner.Event("click", { bubbles: true }));
    seen.detail = page.querySelector("#timeline .detail").textContent;
    seen.title = page.title;
    seen.efficiency = data.scaling.map((it) => it.efficiency);
    seen.foreign = count("[src], link, [href], img");
"##;

/// Where pages and pictures of a test are left.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("page")
        .join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Opens a page so wide, and tells what is seen; leaves a picture.
fn opened(browser: &Path, html: &str, name: &str, width: u32) -> Value {
    let folder = folder(name);
    std::fs::write(folder.join("page.html"), html).unwrap();
    let height = if width < 1000 { 6000 } else { 4700 };
    let frame = FRAME
        .replace("INNER", "page.html")
        .replace("WIDTH", &width.to_string())
        .replace("HEIGHT", &height.to_string())
        .replace("PROBE", PROBE);
    let file = folder.join(format!("frame-{width}.html"));
    std::fs::write(&file, frame).unwrap();
    let (url, profile) = (format!("file://{}", file.display()), folder.join("profile"));
    let dumped = run(browser, &profile, &["--dump-dom", &url]);
    let dumped = String::from_utf8(dumped).unwrap();
    let (_, seen) = dumped.split_once("<pre id=\"seen\">").expect("the frame");
    let (seen, _) = seen.split_once("</pre>").expect("the end of what is seen");
    let seen =
        serde_json::from_str(&unescaped(seen)).unwrap_or_else(|error| panic!("{error}: {seen}"));
    let picture = format!("--screenshot={}/{width}.png", folder.display());
    let size = format!("--window-size={width},{height}");
    run(browser, &profile, &[&picture, &size, &url]);
    assert!(folder.join(format!("{width}.png")).is_file());
    std::fs::remove_dir_all(&profile).unwrap();
    seen
}

/// The text that `encodeURIComponent` was given.
fn unescaped(text: &str) -> String {
    let mut bytes = vec![];
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        match (first, after) {
            (b'%', [high, low, after @ ..]) => {
                let digits = [*high, *low];
                let digits = std::str::from_utf8(&digits).unwrap();
                bytes.push(u8::from_str_radix(digits, 16).unwrap());
                rest = after;
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// The same efficiency, told in three ways.
fn points(batch: fn(usize) -> Batch) -> Vec<ScalingPoint> {
    let sizes = [8, 16, 32, 64, 128].into_iter().enumerate();
    sizes
        .map(|(index, devices)| {
            let shared = if batch(devices) == Batch::Same {
                devices
            } else {
                1
            };
            ScalingPoint {
                devices,
                mesh: format!("data={devices}"),
                step_seconds: (1.0 + 0.1 * index as f64) / shared as f64,
                batch: batch(devices),
                fits: devices > 8,
            }
        })
        .collect()
}

/// A ring of the made-up network.
fn dim(name: &'static str, chips: usize) -> Dim {
    Dim {
        name,
        chips,
        kind: DimensionKind::Ring,
        pod: chips,
        host: 1,
        bandwidth_bytes_per_s: None,
        latency_s: None,
    }
}

fn html(it: &Simulated, scaling: &[ScalingPoint]) -> String {
    page(&Page {
        program: &it.program,
        core: &it.core,
        dims: &[dim("X", 4), dim("Y", 2)],
        command: Some("peapod simulate"),
        simulation: &it.simulation,
        whole: &it.simulation,
        report: &it.report,
        accuracy: None,
        scaling,
        changes: &[],
    })
}

/// Everything that holds of any page.
fn check(seen: &Value, about: &str) {
    assert_eq!(seen["thrown"], Value::Null, "{about}: {seen}");
    assert_eq!(seen["errors"], "", "{about}");
    assert_eq!(seen["overflow"], 0, "{about}");
    assert_eq!(
        seen["wide"],
        Value::Array(vec![]),
        "{about}: texts leave their drawings"
    );
    let counted = [
        "slices", "groups", "roofs", "moments", "highest", "stacked", "peaks", "scaling",
    ];
    for marks in counted {
        assert_eq!(seen[marks][0], seen[marks][1], "{about}: {marks}");
        let expected = marks != "scaling";
        assert_eq!(
            seen[marks][0].as_u64() > Some(0),
            expected || about.contains("points"),
            "{about}: {marks}"
        );
    }
    let numbers = |key: &str| -> Vec<f64> {
        let numbers = seen[key].as_array().unwrap().iter();
        numbers.map(|it| it.as_f64().unwrap()).collect()
    };
    assert!(numbers("up").is_sorted(), "{about}");
    assert!(numbers("down").iter().rev().is_sorted(), "{about}");
    assert_eq!(
        numbers("up").len() as u64,
        seen["layers"].as_u64().unwrap(),
        "{about}"
    );
    assert_eq!(seen["whole"], seen["slices"][0], "{about}");
    assert!(seen["zoomed"].as_u64() < seen["whole"].as_u64(), "{about}");
    assert!(
        seen["detail"].as_str().unwrap().contains(" from "),
        "{about}"
    );
    assert_eq!(seen["foreign"], 0, "{about}");
    let expected = [1.0, 1.1, 1.2, 1.3, 1.4].map(|it| 1.0 / it);
    for (found, expected) in numbers("efficiency").iter().zip(expected) {
        assert!(
            (found - expected).abs() < 1e-9,
            "{about}: {found} for {expected}"
        );
    }
}

#[test]
fn pages_show_all_of_a_training_step() {
    let Some(browser) = browser("pages_show_all_of_a_training_step") else {
        return;
    };
    let pod = exported("transformer_remat_dropout_lamb", 8);
    let it = simulated(&pod, Overlap::Async, 2e10);
    let html = html(
        &it,
        &points(|devices| Batch::Examples(4.0 * devices as f64)),
    );
    for width in WIDTHS {
        let seen = opened(&browser, &html, "training", width);
        check(&seen, &format!("{width} pixels, with points"));
        let layers = seen["layers"].as_u64().unwrap();
        assert_eq!(layers, it.report.layers.len() as u64);
    }
}

#[test]
fn pages_show_turns_of_loops() {
    let Some(browser) = browser("pages_show_turns_of_loops") else {
        return;
    };
    let it = simulated(&loops(), Overlap::Async, 2e10);
    let html = html(&it, &[]);
    assert!(html.contains("Give --sweep"));
    for width in WIDTHS {
        let seen = opened(&browser, &html, "loops", width);
        check(&seen, &format!("{width} pixels"));
    }
}

/// A step of so many slices that a page draws short ones together.
#[test]
fn long_steps_make_no_long_pages() {
    let it = simulated(&long(), Overlap::Async, 2e10);
    let html = html(&it, &points(|_| Batch::PerDevice));
    assert!(html.len() < 2 << 20, "{} bytes", html.len());
    let (_, data) = html.split_once("id=\"data\">").unwrap();
    let (data, _) = data.split_once("</script>").unwrap();
    let data: Value = serde_json::from_str(data).unwrap();
    let slices = data["timeline"]["slices"].as_array().unwrap();
    let numbers: Vec<Vec<u64>> =
        serde_json::from_value(data["timeline"]["slices"].clone()).unwrap();
    assert!(
        (2_000..20_000).contains(&slices.len()),
        "{} slices",
        slices.len()
    );
    // Of the core, those around all others follow each other to the end.
    let outer = numbers.iter().filter(|it| it[0] == 0 && it[1] == 0);
    let end_ns = outer.fold(0, |at, it| {
        assert_eq!(it[2], at);
        at + it[3]
    });
    assert_eq!(end_ns, data["timeline"]["end_ns"].as_u64().unwrap());
    let Some(browser) = browser("long_steps_make_no_long_pages") else {
        return;
    };
    for width in WIDTHS {
        let seen = opened(&browser, &html, "long", width);
        check(&seen, &format!("{width} pixels, with points"));
    }
}

#[test]
fn names_of_a_program_are_no_markup() {
    const EVIL: &str =
        "</script><img src=x onerror=\"document.title='taken'\">@data@<!--<script>'&amp;/dot";
    let program = peapod_schemas::pod::read(&exported("cnn_momentum", 8));
    let mut program = program.unwrap().into_inner();
    program.name = EVIL.to_owned();
    program
        .locations
        .iter_mut()
        .for_each(|it| it.name = EVIL.to_owned());
    for tensor in &mut program.computations[0].values {
        tensor.name = EVIL.to_owned();
    }
    for axis in &mut program.mesh.axes {
        axis.0 = EVIL.to_owned();
    }
    let it = walked(program, Overlap::Async, 1e9);
    let mut points = points(|_| Batch::Same);
    points.iter_mut().for_each(|it| it.mesh = EVIL.to_owned());
    let html = html(&it, &points);
    assert!(!html.contains("<img"));
    assert_eq!(html.matches("</script>").count(), 2);
    let Some(browser) = browser("names_of_a_program_are_no_markup") else {
        return;
    };
    for width in WIDTHS {
        let seen = opened(&browser, &html, "names", width);
        check(&seen, &format!("{width} pixels, with points"));
        assert!(seen["title"].as_str().unwrap().starts_with(EVIL));
    }
}
