//! Loops of random bodies, held against the evaluator: of scalars alone, which run as one, and with
//! steps of vectors among them; loops in loops, branches, elements read and written in place.

use peapod_ir::{DType, Tensor, TensorType, text};
use peapod_pod::{Engine, Executor, RunError, load};
use proptest::prelude::*;

use crate::support::{assert_near, expected, options, outputs, replicated, write};

/// What goes around a loop: names of types, and arguments of the program.
const CARRIED: [&str; 10] = [
    "i32[]", "i32[]", "f32[]", "f32[]", "i64[]", "f16[]", "f64[]", "bool[]", "f32[5]", "i32[6]",
];

/// A random statement: what it is, and numbers that choose its operands.
type Choice = (u8, [usize; 4]);

/// Text of functions, and the values of the one that is being written.
struct Writer {
    functions: String,
    body: String,
    /// Type and name.
    values: Vec<(&'static str, String)>,
    count: usize,
    /// Whether steps of vectors are among the statements.
    vectors: bool,
}

impl Writer {
    /// A value of a type.
    fn pick(&self, ty: &str, choice: usize) -> String {
        let of = self.values.iter().filter(|value| value.0 == ty);
        let of: Vec<_> = of.collect();
        // Mostly one of the last.
        of[of.len() - 1 - (choice % of.len()).min(choice % 4)]
            .1
            .clone()
    }

    fn add(&mut self, ty: &'static str, what: &str) -> String {
        self.count += 1;
        let name = format!("%v{}", self.count);
        self.body += &format!("  {name} = {what} : {ty}\n");
        self.values.push((ty, name.clone()));
        name
    }

    /// A constant that is not among the values.
    fn constant(&mut self, ty: &str, value: &str) -> String {
        self.count += 1;
        let name = format!("%c{}", self.count);
        self.body += &format!("  const {name}: {ty} = [{value}]\n");
        name
    }

    /// The carried values as they are now, last ones first to be taken.
    fn carried(&self, choices: [usize; 4]) -> Vec<String> {
        let of = |(at, ty): (usize, &&str)| self.pick(ty, choices[at % 4]);
        CARRIED.iter().enumerate().map(of).collect()
    }

    fn statement(&mut self, (kind, c): Choice, depth: usize) {
        let scalars = ["i32[]", "f32[]", "i64[]", "f16[]", "f64[]"];
        let ty = scalars[c[3] % scalars.len()];
        match kind % 16 {
            0..=3 => {
                let op = ["add", "sub", "mul", "max", "min", "add"][c[2] % 6];
                let what = format!("{op}({}, {})", self.pick(ty, c[0]), self.pick(ty, c[1]));
                self.add(ty, &what);
            }
            4 => {
                let relation = ["lt", "le", "eq", "ne", "gt", "ge"][c[2] % 6];
                let (a, b) = (self.pick(ty, c[0]), self.pick(ty, c[1]));
                self.add(
                    "bool[]",
                    &format!("compare({a}, {b}) {{direction = {relation}}}"),
                );
            }
            5 => {
                let (a, b) = (self.pick(ty, c[0]), self.pick(ty, c[1]));
                let what = format!("select({}, {a}, {b})", self.pick("bool[]", c[2]));
                self.add(ty, &what);
            }
            6 => {
                let from = scalars[c[2] % scalars.len()];
                let what = format!("convert({})", self.pick(from, c[0]));
                if from != ty {
                    self.add(ty, &what);
                }
            }
            7 => {
                let ty = ["i32[]", "i64[]"][c[3] % 2];
                let op = ["and", "or", "xor", "div", "rem", "shift_left"][c[2] % 6];
                let what = format!("{op}({}, {})", self.pick(ty, c[0]), self.pick(ty, c[1]));
                self.add(ty, &what);
            }
            8 => {
                let x = self.pick(ty, c[0]);
                let op = ["neg", "abs", "sign", "square"][c[2] % 4];
                self.add(ty, &format!("{op}({x})"));
            }
            9 => self.element(c),
            10 => self.replaced(c),
            11 => self.scattered(c),
            12 if depth < 2 => self.repeated(c, depth),
            13 if depth < 2 => self.chosen(c, depth),
            14 | 15 if self.vectors => self.vector(c),
            _ => {
                let (a, b) = (self.pick("bool[]", c[0]), self.pick("bool[]", c[1]));
                self.add(
                    "bool[]",
                    &format!("{}({a}, {b})", ["and", "or", "xor"][c[2] % 3]),
                );
            }
        }
    }

    /// An element of a vector.
    fn element(&mut self, c: [usize; 4]) {
        let (whole, one, ty) =
            [("f32[5]", "f32[1]", "f32[]"), ("i32[6]", "i32[1]", "i32[]")][c[2] % 2];
        let (x, at) = (self.pick(whole, c[0]), self.pick("i32[]", c[1]));
        let part = self.add(one, &format!("dynamic_slice({x}, {at})"));
        self.add(ty, &format!("reshape({part})"));
    }

    /// A vector with an element replaced, at an index that may be outside.
    fn replaced(&mut self, c: [usize; 4]) {
        let (whole, one, ty) =
            [("f32[5]", "f32[1]", "f32[]"), ("i32[6]", "i32[1]", "i32[]")][c[2] % 2];
        let (x, at) = (self.pick(whole, 0), self.pick("i32[]", c[1]));
        let part = format!("reshape({})", self.pick(ty, c[0]));
        let part = self.add(one, &part);
        self.add(whole, &format!("dynamic_update_slice({x}, {part}, {at})"));
    }

    fn scattered(&mut self, c: [usize; 4]) {
        let (whole, ty) = [("f32[5]", "f32[]"), ("i32[6]", "i32[]")][c[2] % 2];
        let (x, update) = (self.pick(whole, 0), self.pick(ty, c[0]));
        let at = format!("reshape({})", self.pick("i32[]", c[1]));
        let at = self.add("i32[1]", &at);
        let combiner = ["add", "assign", "max", "mul"][c[3] % 4];
        let how = "window_dims = [], inserted = [0], dims = [0], index_vector_dim = 0";
        self.add(
            whole,
            &format!("scatter({x}, {at}, {update}) {{combiner = {combiner}, {how}}}"),
        );
    }

    fn vector(&mut self, c: [usize; 4]) {
        let x = self.pick("f32[5]", c[0]);
        match c[2] % 3 {
            0 => {
                let scalar = format!(
                    "broadcast_in_dim({}) {{dims = []}}",
                    self.pick("f32[]", c[1])
                );
                let scalar = self.add("f32[5]", &scalar);
                self.add("f32[5]", &format!("add({x}, {scalar})"));
            }
            1 => {
                let other = self.pick("f32[5]", c[1]);
                self.add("f32[5]", &format!("max({x}, {other})"));
            }
            _ => {
                let initial = self.constant("f32[]", "-1000.0");
                self.add(
                    "f32[]",
                    &format!("reduce({x}, {initial}) {{combiner = max, dims = [0]}}"),
                );
            }
        }
    }

    /// A function of the carried values with some statements; its name.
    fn function(&mut self, statements: &[Choice], depth: usize, counts: bool) -> String {
        let outer = (
            std::mem::take(&mut self.body),
            std::mem::take(&mut self.values),
        );
        self.count += 1;
        let name = format!("f{}", self.count);
        let parameters = CARRIED.iter().enumerate();
        let parameters: Vec<_> = parameters
            .map(|(at, ty)| (*ty, format!("%p{}_{at}", self.count)))
            .collect();
        let head = parameters.iter().map(|(ty, name)| format!("{name}: {ty}"));
        let head = head.collect::<Vec<_>>().join(", ");
        let counter = parameters[0].1.clone();
        self.values = parameters;
        for &statement in statements {
            self.statement(statement, depth);
        }
        let mut results = self.carried([0; 4]);
        if counts {
            let one = self.constant("i32[]", "1");
            results[0] = self.add("i32[]", &format!("add({counter}, {one})"));
        }
        let text = format!(
            "func @{name}({head}) {{\n{}  return {}\n}}\n",
            self.body,
            results.join(", ")
        );
        self.functions += &text;
        (self.body, self.values) = outer;
        name
    }

    /// A condition that holds so many times.
    fn condition(&mut self, times: usize) -> String {
        self.count += 1;
        let name = format!("f{}", self.count);
        let head = CARRIED
            .iter()
            .enumerate()
            .map(|(at, ty)| format!("%p{at}: {ty}"));
        let head = head.collect::<Vec<_>>().join(", ");
        self.functions += &format!(
            "func @{name}({head}) {{\n  const %most: i32[] = [{times}]\n  \
             %less = compare(%p0, %most) {{direction = lt}} : bool[]\n  return %less\n}}\n"
        );
        name
    }

    /// Values that a loop or a choice yields.
    fn yielded(&mut self, what: &str) {
        let names: Vec<String> = CARRIED
            .iter()
            .map(|ty| {
                self.count += 1;
                self.values.push((ty, format!("%v{}", self.count)));
                format!("%v{}", self.count)
            })
            .collect();
        self.body += &format!("  {} = {what} : {}\n", names.join(", "), CARRIED.join(", "));
    }

    /// Statements for functions within one, made of the numbers of its statement.
    fn inner(c: [usize; 4]) -> Vec<Choice> {
        let mix = |at: usize| c[at % 4].wrapping_mul(2 * at + 3) >> (at % 3);
        let statement = |at: usize| {
            (
                mix(at) as u8,
                [mix(at + 1), mix(at + 2), mix(at + 3), mix(at + 4)],
            )
        };
        (0..2 + c[3] % 5).map(statement).collect()
    }

    fn repeated(&mut self, c: [usize; 4], depth: usize) {
        let body = self.function(&Self::inner(c), depth + 1, true);
        let condition = self.condition(c[2] % 5);
        let mut carried = self.carried(c);
        carried[0] = self.constant("i32[]", "0");
        self.yielded(&format!(
            "while({}) {{condition = {condition}, body = {body}}}",
            carried.join(", ")
        ));
    }

    fn chosen(&mut self, c: [usize; 4], depth: usize) {
        let statements = Self::inner(c);
        let (first, rest) = statements.split_at(statements.len() / 2);
        let branches = [first, rest].map(|part| self.function(part, depth + 1, false));
        let carried = self.carried(c).join(", ");
        let which = self.pick("i32[]", c[1]);
        self.yielded(&format!(
            "case({which}, {carried}) {{functions = [{}]}}",
            branches.join(", ")
        ));
    }
}

/// A program with a loop of so many iterations.
fn program(statements: &[Choice], times: usize, vectors: bool) -> String {
    let mut writer = Writer {
        functions: String::new(),
        body: String::new(),
        values: Vec::new(),
        count: 0,
        vectors,
    };
    let body = writer.function(statements, 0, true);
    let condition = writer.condition(times);
    let head = CARRIED
        .iter()
        .enumerate()
        .map(|(at, ty)| format!("%a{at}: {ty}"));
    let arguments = (0..CARRIED.len()).map(|at| format!("%a{at}"));
    let results = (0..CARRIED.len()).map(|at| format!("%r{at}"));
    format!(
        "module \"loops\"\nmesh a=1\nfunc @main({}) {{\n  {results} = while({}) \
         {{condition = {condition}, body = {body}}} : {}\n  return {results}\n}}\n{}",
        head.collect::<Vec<_>>().join(", "),
        arguments.collect::<Vec<_>>().join(", "),
        CARRIED.join(", "),
        writer.functions,
        results = results.collect::<Vec<_>>().join(", "),
    )
}

fn inputs() -> Vec<Tensor> {
    let tensor = |dtype, shape: &[usize], bytes: Vec<u8>| {
        Tensor::new(TensorType::new(dtype, shape.to_vec()), bytes).unwrap()
    };
    let floats = |x: &[f32]| x.iter().flat_map(|x| x.to_le_bytes()).collect();
    let ints = |x: &[i32]| x.iter().flat_map(|x| x.to_le_bytes()).collect();
    vec![
        tensor(DType::I32, &[], ints(&[0])),
        tensor(DType::I32, &[], ints(&[3])),
        tensor(DType::F32, &[], floats(&[1.25])),
        tensor(DType::F32, &[], floats(&[-0.5])),
        tensor(DType::I64, &[], 77_i64.to_le_bytes().to_vec()),
        tensor(DType::F16, &[], 0x3e01_u16.to_le_bytes().to_vec()),
        tensor(DType::F64, &[], 0.1_f64.to_le_bytes().to_vec()),
        tensor(DType::Bool, &[], vec![1]),
        tensor(DType::F32, &[5], floats(&[1.0, -2.0, 0.5, 1e3, 0.0])),
        tensor(DType::I32, &[6], ints(&[5, -4, 3, 2, 100_000, 0])),
    ]
}

fn statements() -> impl Strategy<Value = Vec<Choice>> {
    prop::collection::vec((any::<u8>(), any::<[usize; 4]>()), 1..14)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn loops_mean_what_the_evaluator_says(
        statements in statements(),
        times in 0_usize..12,
        vectors: bool,
    ) {
        let text = program(&statements, times, vectors);
        let module = text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let inputs = inputs();
        let bytes = write(&module, &replicated(&module.functions[0]));
        let mut executor = Executor::new(load(&bytes).unwrap(), options(1)).unwrap();
        for (index, input) in inputs.iter().enumerate() {
            executor.set_input(index, input.bytes()).unwrap();
        }
        executor.step().unwrap();
        let expected = expected(&module, &inputs);
        for (index, (found, wanted)) in outputs(&mut executor).iter().zip(&expected).enumerate() {
            assert_near(found, wanted, 0, || format!("{text}\noutput {index}"));
        }
        limits(&bytes, &inputs);
    }
}

/// With the most iterations and work that a program needs it runs; with one less it does not.
fn limits(bytes: &[u8], inputs: &[Tensor]) {
    let run = |max_iterations: u64, max_work: u64| {
        let mut options = options(1);
        (options.max_iterations, options.max_work) = (max_iterations, max_work);
        let mut executor = Executor::new(load(bytes).unwrap(), options)?;
        for (index, input) in inputs.iter().enumerate() {
            executor.set_input(index, input.bytes())?;
        }
        executor.step()
    };
    let least = |runs: &dyn Fn(u64) -> bool| {
        let (mut low, mut high) = (0, 1 << 20);
        assert!(runs(high));
        while low < high {
            let middle = (low + high) / 2;
            match runs(middle) {
                true => high = middle,
                false => low = middle + 1,
            }
        }
        low
    };
    let iterations = least(&|most| run(most, u64::MAX).is_ok());
    let work = least(&|most| run(u64::MAX, most).is_ok());
    run(iterations, work).unwrap();
    if let Some(less) = iterations.checked_sub(1) {
        let error = run(less, work).unwrap_err();
        assert!(matches!(error, RunError::IterationLimit { .. }), "{error}");
    }
    let error = run(iterations, work - 1).unwrap_err();
    assert!(
        matches!(
            error,
            RunError::WorkLimit { .. } | RunError::LeastWork { .. }
        ),
        "{error}"
    );
}

/// Every step of a loop is counted as often as it runs, whether or not it is timed.
#[test]
fn steps_are_counted_in_all_iterations() {
    for vectors in [false, true] {
        let add = (0, [0, 0, 0, 1]);
        let all = (14, [0, 0, 0, 0]);
        let text = program(&[add, all, add], 200, vectors);
        let module = text::parse(&text).unwrap();
        let bytes = write(&module, &replicated(&module.functions[0]));
        let mut executor = Executor::new(load(&bytes).unwrap(), options(1)).unwrap();
        for (index, input) in inputs().iter().enumerate() {
            executor.set_input(index, input.bytes()).unwrap();
        }
        executor.step().unwrap();
        let program = executor.program();
        let times = executor.times();
        let steps: usize = program.computations.iter().map(|it| it.steps.len()).sum();
        assert_eq!(times.len(), steps);
        for time in times {
            let expected = match &*program.computations[time.computation].name {
                "main" => 1,
                name if program.computations[time.computation].outputs.len() == 1 => {
                    assert!(name.starts_with('f'));
                    201
                }
                _ => 200,
            };
            assert_eq!(time.runs, expected);
        }
    }
}
