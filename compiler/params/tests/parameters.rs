//! What is declared is read, printed, listed, compared and inherited.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Diagnostics, Place};
use peapod_params::{
    Builder, Entry, Experiment, Registry, diff, entries, params, reference, to_toml,
};
use proptest::prelude::*;

params! {
    /// Stochastic gradient descent.
    pub struct Sgd {
        /// Step size.
        learning_rate: f64 where (0.0..) = 0.1,
        /// Share of the last update.
        momentum: Option<f64>,
    }
}

params! {
    /// Layer-wise adaptive moments.
    pub struct Lamb {
        /// Step size.
        learning_rate: f64 = 0.002,
        /// Decay of the first moment.
        beta1: f64 where (0.0..1.0) = 0.9,
    }
}

params! {
    /// How weights follow gradients.
    pub enum Optimizer {
        /// Plain.
        "sgd" => Sgd(Sgd),
        /// Layer-wise.
        "lamb" => Lamb(Lamb),
        /// Weights stay as they are.
        "frozen" => Frozen,
    }
}

params! {
    /// Cuts a part out.
    pub struct Crop {
        /// Pixels around the image before.
        padding: usize = 4,
    }
}

params! {
    /// What is done to an image.
    pub enum Step {
        /// Nothing is done.
        "keep" => Keep,
        /// A part is cut out.
        "crop" => Crop(Crop),
    }
}

params! {
    /// Averages of weights.
    pub struct Ema {
        /// Share of the average that stays.
        decay: f64 = 0.99,
    }
}

params! {
    /// A training run.
    pub struct Train {
        /// What the run is called.
        name: String = "run".into(),
        /// Where its data is.
        data: PathBuf,
        /// Samples of a step.
        batch: usize where (1..=1024) = 32,
        /// Where random numbers begin.
        seed: i64 = 1,
        /// Whether sums have a fixed order.
        deterministic: bool = true,
        /// Neurons of each layer.
        layers: Vec<usize> = vec![64, 64],
        /// How weights are updated.
        optimizer: Optimizer,
        /// What is done to each image,
        /// in this order.
        augment: Vec<Step>,
        /// Average of the weights.
        ema: Option<Ema>,
    }
}

fn read(text: &str) -> Result<Train, Diagnostics> {
    let mut builder = Builder::new(Train::default());
    builder.read("run.toml", text)?;
    Ok(Train::clone(&builder.freeze()))
}

fn set(settings: &[&str]) -> Result<Train, Diagnostics> {
    let mut builder = Builder::new(Train::default());
    for setting in settings {
        builder.set(setting)?;
    }
    Ok(Train::clone(&builder.freeze()))
}

/// Line, message and help of each problem.
fn problems<T: std::fmt::Debug>(result: Result<T, Diagnostics>) -> Vec<(usize, String, String)> {
    let line = |it: &Diagnostic| match it.labels.first().map(|label| &label.place) {
        Some(Place::Text(place)) => place.line,
        Some(_) | None => 0,
    };
    let errors = result.unwrap_err();
    let errors = errors.iter();
    errors
        .map(|it| (line(it), it.message.clone(), it.help.to_string()))
        .collect()
}

#[test]
fn files_change_what_they_mention() {
    let train = read(
        "batch = 8\nlayers = [3]\naugment = [\"crop\", { kind = \"crop\", padding = 1 }, 'keep']\n\
         [optimizer]\nkind = 'lamb'\nbeta1 = 0\n[ema]\n",
    );
    let expected = Train {
        batch: 8,
        layers: vec![3],
        augment: vec![
            Step::Crop(Crop { padding: 4 }),
            Step::Crop(Crop { padding: 1 }),
            Step::Keep,
        ],
        optimizer: Optimizer::Lamb(Lamb {
            learning_rate: 0.002,
            beta1: 0.0,
        }),
        ema: Some(Ema { decay: 0.99 }),
        ..Train::default()
    };
    assert_eq!(train.unwrap(), expected);
}

#[test]
fn a_kind_that_is_there_keeps_its_parameters_and_another_begins_anew() {
    let sgd = |learning_rate| {
        Optimizer::Sgd(Sgd {
            learning_rate,
            momentum: None,
        })
    };
    let train = set(&["optimizer.learning_rate=3", "optimizer=sgd"]).unwrap();
    assert_eq!(train.optimizer, sgd(3.0));
    let there_and_back = set(&[
        "optimizer.learning_rate=3",
        "optimizer.kind=lamb",
        "optimizer=sgd",
    ]);
    assert_eq!(there_and_back.unwrap().optimizer, sgd(0.1));
}

#[test]
fn settings_are_text_where_text_is_wanted() {
    let train = set(&[
        "name=2024-01-01",
        "data=a=b",
        "layers=[1, 2]",
        "augment=['crop', 'keep']",
        "augment.0.padding = 9",
        "optimizer.momentum=0.5",
        "ema.decay=1",
    ]);
    let train = train.unwrap();
    assert_eq!(train.name, "2024-01-01");
    assert_eq!(train.data, Path::new("a=b"));
    assert_eq!(train.layers, [1, 2]);
    assert_eq!(train.augment[0], Step::Crop(Crop { padding: 9 }));
    assert_eq!(train.ema, Some(Ema { decay: 1.0 }));
    assert_eq!(set(&["name=true"]).unwrap().name, "true");
    assert_eq!(set(&["name=\"q\""]).unwrap().name, "q");
    assert_eq!(set(&["ema.decay=1", "ema=none"]).unwrap().ema, None);
    // A line end does not begin another parameter.
    assert_eq!(set(&["name=1\nseed=5"]).unwrap().name, "1\nseed=5");
}

#[test]
fn every_problem_is_found_with_its_line() {
    let text = "batch = 0\nlayers = [1, 'a']\nlearning_rate = 1\nbacth = 3\n\
                deterministic = 1\nseed = 1979-05-27\n[optimizer]\nlearning_rate = 'fast'\n\
                beta1 = 0.5\nmomentum = nan\n[data]\n";
    let shown = "correct the value; `peapod experiment show` lists every parameter";
    let expected = [
        (1, "`batch`: expected a value in 1..=1024, found 0", shown),
        (
            2,
            "`layers.1`: expected an integer from 0, found the text \"a\"",
            shown,
        ),
        (
            3,
            "unknown parameter `learning_rate`",
            "did you mean `optimizer.learning_rate`?",
        ),
        (4, "unknown parameter `bacth`", "did you mean `batch`?"),
        (
            5,
            "`deterministic`: expected true or false, found the integer 1",
            shown,
        ),
        (6, "`seed`: expected an integer, found a date", shown),
        (
            8,
            "`optimizer.learning_rate`: expected a number, found the text \"fast\"",
            shown,
        ),
        (
            9,
            "unknown parameter `beta1` of `optimizer`",
            "parameters here are `learning_rate`, `momentum`",
        ),
        (
            10,
            "`optimizer.momentum`: expected a number, found the number NaN",
            shown,
        ),
        (11, "`data`: expected a path, found a table", shown),
    ];
    let found = problems(read(text));
    let found: Vec<(usize, &str, &str)> = found
        .iter()
        .map(|it| (it.0, &it.1[..], &it.2[..]))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn kinds_are_suggested() {
    let found = problems(read("optimizer = 'lam'"));
    let unknown = "`optimizer`: unknown kind `lam`".to_owned();
    assert_eq!(found, [(1, unknown, "did you mean `lamb`?".into())]);
    let found = problems(read("[optimizer]\nkind = 'adagrad'\nanything = 1"));
    assert_eq!(found[0].2, "there are `sgd`, `lamb`, `frozen`");
    assert_eq!(found.len(), 1);
    let found = problems(read("[optimizer]\nkind = 'frozen'\nbeta1 = 1"));
    assert_eq!(found[0].2, "leave it out: there are no parameters here");
    let found = problems(read("optimizer = 3"));
    let one = "`optimizer`: expected one of \"sgd\", \"lamb\", \"frozen\", found the integer 3";
    assert_eq!(found[0].1, one);
}

#[test]
fn what_is_no_toml_and_no_setting_is_refused() {
    let found = problems(read("batch = 3\nlayers = [1,\n"));
    assert!(found[0].1.starts_with("this is no TOML: "), "{found:?}");
    assert!(found[0].0 >= 2, "{found:?}");
    let found = problems(read("seed = 99999999999999999999\n"));
    assert!(found[0].1.contains("64 bits"), "{found:?}");
    let deep = format!("{}a=1", "a.".repeat(1 << 20));
    for setting in ["batch", "=3", "optimizer.=3", ".a=1", &deep] {
        let found = problems(set(&[setting]));
        assert!(found[0].1.starts_with("expected NAME=VALUE"), "{found:?}");
    }
    let found = problems(set(&["augment.0.padding=3"]));
    assert!(found[0].1.contains("position below 0"), "{found:?}");
    // Nothing changes with an error.
    let mut builder = Builder::new(Train::default());
    builder.read("x", "batch = 3\nseed = 'x'").unwrap_err();
    assert_eq!(*builder.freeze(), Train::default());
}

#[test]
fn parameters_are_listed_and_documented() {
    let listed = entries(&Train::default());
    let batch = Entry {
        path: "batch".into(),
        type_name: "an integer from 0 in 1..=1024".into(),
        value: "32".into(),
        doc: "Samples of a step.".into(),
    };
    assert_eq!(listed[2], batch);
    let paths: Vec<&str> = listed.iter().map(|it| &it.path[..]).collect();
    assert_eq!(
        paths[6..],
        [
            "optimizer.kind",
            "optimizer.learning_rate",
            "optimizer.momentum",
            "augment",
            "ema"
        ]
    );
    assert_eq!(listed[9].doc, "What is done to each image,\nin this order.");
    let all = reference::<Train>();
    let value = |path: &str| all.iter().find(|it| it.path == path).unwrap().value.clone();
    assert_eq!(value("optimizer[lamb].beta1"), "0.9");
    assert_eq!(value("augment[][crop].padding"), "4");
    assert_eq!(value("ema.decay"), "0.99");
}

#[test]
fn experiments_print_as_they_read() {
    let train = read("ema.decay = 0.5\noptimizer = 'frozen'\naugment = ['crop']").unwrap();
    let expected = "name = \"run\"\ndata = \"\"\nbatch = 32\nseed = 1\ndeterministic = true\n\
                    layers = [64, 64]\naugment = [{ kind = \"crop\", padding = 4 }]\n\n\
                    [optimizer]\nkind = \"frozen\"\n\n[ema]\ndecay = 0.5\n";
    assert_eq!(to_toml(&train, false), expected);
    let documented = to_toml(&train, true);
    assert!(documented.contains("# Where random numbers begin.\n# (an integer)\nseed = 1\n"));
    assert_eq!(read(&documented).unwrap(), train);
}

#[test]
fn experiments_are_compared() {
    let left = Train::default();
    let right = read("batch = 8\noptimizer = 'lamb'").unwrap();
    let lines: Vec<String> = diff(&left, &right)
        .iter()
        .map(|it| it.to_string())
        .collect();
    assert_eq!(
        lines,
        [
            "- batch = 32\n+ batch = 8",
            "- optimizer.kind = \"sgd\"\n+ optimizer.kind = \"lamb\"",
            "- optimizer.learning_rate = 0.1\n+ optimizer.learning_rate = 0.002",
            "- optimizer.momentum = \"none\"",
            "+ optimizer.beta1 = 0.9",
        ]
    );
    assert_eq!(diff(&right, &right), []);
}

/// An experiment of a user's crate.
struct Digits;

impl Experiment for Digits {
    type Params = Train;

    fn name(&self) -> &str {
        "digits"
    }

    fn doc(&self) -> &str {
        "Handwritten digits."
    }

    fn params(&self) -> Train {
        Train {
            name: "digits".into(),
            ..Train::default()
        }
    }
}

fn registry() -> Registry<Train> {
    let mut registry = Registry::default();
    registry.add(Digits).unwrap();
    registry
}

/// A folder of this test, with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

#[test]
fn files_inherit_from_files_and_registered_experiments() {
    let files = [
        ("a/first.toml", "base = 'digits'\ndata = 'x.npz'\nbatch = 4"),
        ("second.toml", "base = 'a/first.toml'\nbatch = 5\nseed = 6"),
    ];
    let path = folder("inherit", &files).join("second.toml");
    let path = path.to_str().unwrap();
    let loaded = registry().load(path, &["seed=7".into()]).unwrap();
    let expected = Train {
        data: "a/x.npz".into(),
        batch: 5,
        seed: 7,
        ..Digits.params()
    };
    assert_eq!(*loaded, expected);
    assert_eq!(*registry().load("digits", &[]).unwrap(), Digits.params());
    assert!(registry().add(Digits).is_err());
    let thawed = loaded.thaw().freeze();
    assert_eq!(thawed, loaded);
}

#[test]
fn what_inherits_from_itself_or_from_nothing_is_refused() {
    let files = [
        ("a.toml", "batch = 3\nbase = 'b.toml'"),
        ("b.toml", "base = './a.toml'"),
        ("c.toml", "base = 'digit'"),
        ("d.toml", "base = 3"),
        ("e.toml", "base = 'missing.toml'"),
    ];
    let folder = folder("refused", &files);
    let fails = |file: &str| {
        let path = folder.join(file);
        problems(registry().load(path.to_str().unwrap(), &[]))
    };
    let cycle = &fails("a.toml")[0];
    assert!(cycle.1.contains("`./a.toml` inherits"), "{cycle:?}");
    let unknown = &fails("c.toml")[0];
    assert_eq!(
        (unknown.0, &unknown.1[..]),
        (1, "unknown experiment `digit`")
    );
    assert!(
        unknown.2.starts_with("did you mean `digits`?"),
        "{unknown:?}"
    );
    assert!(fails("d.toml")[0].1.contains("found the integer 3"));
    let missing = &fails("e.toml")[0];
    assert!(
        missing.0 == 1 && missing.1.contains("missing.toml"),
        "{missing:?}"
    );
}

fn text() -> impl Strategy<Value = String> {
    proptest::collection::vec(any::<char>(), 0..12).prop_map(String::from_iter)
}

fn optimizer() -> impl Strategy<Value = Optimizer> {
    let finite = prop_oneof![
        any::<f64>().prop_filter("a number", |it| !it.is_nan()),
        0.0..1.0
    ];
    let sgd = (finite, proptest::option::of(-1e9..1e9)).prop_map(|(rate, momentum)| {
        Optimizer::Sgd(Sgd {
            learning_rate: f64::abs(rate),
            momentum,
        })
    });
    let lamb = (0.0..1.0).prop_map(|beta1| {
        Optimizer::Lamb(Lamb {
            learning_rate: f64::INFINITY,
            beta1,
        })
    });
    prop_oneof![sgd, lamb, Just(Optimizer::Frozen)]
}

fn train() -> impl Strategy<Value = Train> {
    let step = prop_oneof![
        Just(Step::Keep),
        (0..9_usize).prop_map(|padding| Step::Crop(Crop { padding })),
    ];
    let lists = (
        proptest::collection::vec(any::<u32>().prop_map(|it| it as usize), 0..4),
        proptest::collection::vec(step, 0..4),
    );
    let leaves = (text(), text(), 1..=1024_usize, any::<i64>(), any::<bool>());
    let parts = (optimizer(), proptest::option::of(0.0..1.0));
    (leaves, lists, parts).prop_map(|(leaves, (layers, augment), (optimizer, decay))| Train {
        name: leaves.0,
        data: leaves.1.into(),
        batch: leaves.2,
        seed: leaves.3,
        deterministic: leaves.4,
        layers,
        optimizer,
        augment,
        ema: decay.map(|decay| Ema { decay }),
    })
}

proptest! {
    /// What is printed reads back as the same, and so does every entry as a setting.
    #[test]
    fn every_experiment_round_trips(train in train(), documented: bool) {
        prop_assert_eq!(&read(&to_toml(&train, documented)).unwrap(), &train);
        let settings = entries(&train).into_iter();
        let settings: Vec<String> =
            settings.map(|it| format!("{}={}", it.path, it.value)).collect();
        let settings: Vec<&str> = settings.iter().map(|it| &it[..]).collect();
        prop_assert_eq!(&set(&settings).unwrap(), &train);
    }

    /// Whatever a file says, it is read or refused.
    #[test]
    fn any_text_is_read_or_refused(text in "[a-z\\[\\]{}=.,'\"0-9 \n]{0,80}") {
        if let Ok(train) = read(&text) {
            prop_assert_eq!(read(&to_toml(&train, false)).unwrap(), train);
        }
    }
}
