//! Infinite loops, loops that exceed their iterations, and programs that exceed their work: the run
//! ends with an error that names the loop.

use peapod_ir::{Module, Tensor, TensorType, text};
use peapod_pod::{Engine, EngineOptions, RunError, engine, load};

use crate::support::{replicated, write};

/// Counts to its argument; on two devices with a collective in the body, or each by itself.
const COUNT: &str = "
func @main(%n: i32[]) {
  const %zero: i32[] = [0]
  %i, %m = while(%zero, %n) {condition = below, body = next} : i32[], i32[]
  return %i
}
func @below(%i: i32[], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}
func @next(%i: i32[], %n: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %m = EXCHANGED : i32[]
  return %next, %m
}
";

const NESTED: &str = "
func @main(%n: i32[]) {
  const %zero: i32[] = [0]
  %i, %m = while(%zero, %n) {condition = below, body = outer} : i32[], i32[]
  return %i
}
func @below(%i: i32[], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}
func @outer(%i: i32[], %n: i32[]) {
  const %zero: i32[] = [0]
  %j, %m = while(%zero, %n) {condition = below2, body = next} : i32[], i32[]
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  return %next, %m
}
func @below2(%i: i32[], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}
func @next(%i: i32[], %n: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  return %next, %n
}
";

/// A program on two devices, of which the first step is a loop of line 7.
fn started(functions: &str, max_iterations: u64) -> Box<dyn Engine> {
    let options = EngineOptions {
        threads: 2,
        max_iterations,
        ..EngineOptions::default()
    };
    start(functions, options).unwrap()
}

fn start(functions: &str, options: EngineOptions) -> Result<Box<dyn Engine>, RunError> {
    let mut module = text::parse(&format!("module \"test\"\nmesh a=2\n{functions}"))
        .unwrap_or_else(|error| panic!("{error}"));
    locate(&mut module);
    let bytes = write(&module, &replicated(&module.functions[0]));
    let program = load(&bytes).unwrap();
    engine::named(engine::DEFAULT)
        .unwrap()
        .load(program, None, options)
}

fn locate(module: &mut Module) {
    let location = &mut module.functions[0].ops[0].location;
    (location.name, location.line) = ("%3".to_owned(), Some(7));
}

/// Runs with an argument; the result.
fn count(executor: &mut dyn Engine, n: i32) -> Result<i32, RunError> {
    executor.set_input(0, &n.to_le_bytes())?;
    executor.step()?;
    let bytes = executor.output(0)?;
    let ty = TensorType::new(peapod_ir::DType::I32, []);
    Ok(Tensor::new(ty, bytes).unwrap().integers()[0])
}

/// A loop that takes too long, and one that takes as long as it may, before and after.
#[test]
fn loops_have_as_many_iterations_as_they_may() {
    for exchanged in ["max(%n, %n)", "all_reduce(%n) {axes = [0], combiner = max}"] {
        let functions = COUNT.replace("EXCHANGED", exchanged);
        let mut executor = started(&functions, 5);
        assert_eq!(count(&mut *executor, 5).unwrap(), 5, "{exchanged}");
        let error = count(&mut *executor, 6).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 7: the loop `%3`, step 0 of computation `main`, exceeded 5 loop iterations; \
             possible infinite loop",
        );
        assert_eq!(count(&mut *executor, 4).unwrap(), 4, "{exchanged}");
        let forever = count(&mut *executor, i32::MAX).unwrap_err();
        assert_eq!(forever.to_string(), error.to_string());
        assert_eq!(count(&mut *started(&functions, 0), 0).unwrap(), 0);
        count(&mut *started(&functions, 0), 1).unwrap_err();
    }
}

/// n times n iterations of the inner loop, and n of the outer one.
#[test]
fn loops_within_loops_count_together() {
    let mut executor = started(NESTED, 20);
    assert_eq!(count(&mut *executor, 4).unwrap(), 4);
    let error = count(&mut *executor, 5).unwrap_err();
    assert!(matches!(
        error,
        RunError::IterationLimit { iterations: 20, .. }
    ));
    // It ends even if every iteration starts a loop without an end.
    count(&mut *executor, i32::MAX).unwrap_err();
}

/// Each iteration makes three operations at least: a comparison, an addition, and the exchange.
#[test]
fn devices_make_as_much_work_as_they_may() {
    for exchanged in ["max(%n, %n)", "all_reduce(%n) {axes = [0], combiner = max}"] {
        let functions = COUNT.replace("EXCHANGED", exchanged);
        let options = EngineOptions {
            threads: 2,
            max_work: 1_000,
            ..EngineOptions::default()
        };
        let mut executor = start(&functions, options).unwrap();
        assert_eq!(count(&mut *executor, 20).unwrap(), 20, "{exchanged}");
        let error = count(&mut *executor, i32::MAX).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 7: the loop `%3`, step 0 of computation `main`, exceeded 1000 element operations \
             of one device",
        );
        assert_eq!(count(&mut *executor, 20).unwrap(), 20, "{exchanged}");
    }
}

#[test]
fn work_that_is_certain_is_refused_before_anything_runs() {
    let options = EngineOptions {
        max_work: 7_999_999,
        ..EngineOptions::default()
    };
    let window = "
func @main(%x: f32[8, 1000]) {
  const %zero: f32[] = [0]
  %y = reduce_window(%x, %zero)
    {combiner = add, window = [1, 1000], stride = [1, 1], padding = [[0, 0], [999, 0]]} :
    f32[8, 1000]
  return %y
}
";
    let refused = start(window, options).err().unwrap();
    let RunError::LeastWork { least, limit } = refused else {
        panic!("{refused}");
    };
    assert_eq!((least, limit), (8_000_000, 7_999_999));
}

#[test]
fn engines_are_found_by_name() {
    assert_eq!(engine::named("local").unwrap().name, engine::DEFAULT);
    let error = engine::named("locals").unwrap_err().to_string();
    assert_eq!(error, "unknown engine `locals`");
}
