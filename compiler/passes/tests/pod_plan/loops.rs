//! Random loops and branches, around and within one another.

use peapod_ir::plan::pod::PodPlan;
use peapod_ir::{Module, text};
use peapod_passes::graph::loop_captures;
use proptest::prelude::*;

use super::check;

/// Loops in loops, at most.
const DEPTH: usize = 3;

/// Writes a program whose floats all have one shape.
struct Writer<I> {
    choices: I,
    functions: Vec<String>,
    names: usize,
}

impl<I: Iterator<Item = u8>> Writer<I> {
    fn choose(&mut self, count: usize) -> usize {
        usize::from(self.choices.next().unwrap_or(0)) % count
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    fn pick(&mut self, of: &[String]) -> String {
        // Mostly values of late.
        let near = of.len().min(4 + self.choose(of.len()));
        of[of.len() - 1 - self.choose(near)].clone()
    }

    /// Writes a function of a counter and so many floats; yields its name.
    fn function(&mut self, inputs: usize, outputs: usize, depth: usize) -> String {
        let at = self.functions.len();
        self.functions.push(String::new());
        let mut values: Vec<String> = (0..inputs).map(|_| self.name()).collect();
        let arguments = values.iter().map(|it| format!(", %{it}: f32[4, 6]"));
        let arguments: String = arguments.collect();
        let mut body = "  const %one: i32[] = [1]\n  const %two: i32[] = [2]\n".to_owned();
        body += "  %next = add(%i, %one) : i32[]\n";
        let known = self.name();
        let twelve = "1, -2, ".repeat(12);
        body += &format!(
            "  const %{known}: f32[4, 6] = [{}]\n",
            twelve.trim_end_matches(", ")
        );
        values.insert(0, known);
        for _ in 0..1 + self.choose(5) {
            body += &self.op(&mut values, depth);
        }
        let counter = if depth == 0 { "" } else { "%next, " };
        let results: Vec<String> = (0..outputs)
            .map(|_| format!("%{}", self.pick(&values)))
            .collect();
        let name = if depth == 0 {
            "main".to_owned()
        } else {
            format!("f{at}")
        };
        self.functions[at] = format!(
            "func @{name}(%i: i32[]{arguments}) {{\n{body}  return {counter}{}\n}}\n",
            results.join(", ")
        );
        name
    }

    fn op(&mut self, values: &mut Vec<String>, depth: usize) -> String {
        let (a, b) = (self.pick(values), self.pick(values));
        let result = self.name();
        let kind = self.choose(if depth < DEPTH { 9 } else { 6 });
        let text = match kind {
            0 => format!("  %{result} = neg(%{a}) : f32[4, 6]\n"),
            1 => format!("  %{result} = add(%{a}, %{b}) : f32[4, 6]\n"),
            2 => format!("  %{result} = reverse(%{a}) {{dims = [0]}} : f32[4, 6]\n"),
            3 => format!("  %{result} = optimization_barrier(%{a}) : f32[4, 6]\n"),
            4 | 5 => {
                let part = self.name();
                format!(
                    "  %{part} = slice(%{b}) {{start = [0, 0], limit = [2, 3], stride = [1, 1]}} \
                     : f32[2, 3]\n  %{result} = dynamic_update_slice(%{a}, %{part}, %i, %one) \
                     : f32[4, 6]\n"
                )
            }
            6 | 7 => return self.repeat(values, depth),
            _ => return self.branch(values, depth),
        };
        values.push(result);
        text
    }

    fn operands(&mut self, values: &[String], count: usize) -> String {
        let operands = (0..count).map(|_| format!(", %{}", self.pick(values)));
        operands.collect()
    }

    fn results(&mut self, values: &mut Vec<String>, count: usize) -> (String, String) {
        let counter = self.name();
        let names: Vec<String> = (0..count).map(|_| self.name()).collect();
        let listed: String = names.iter().map(|it| format!(", %{it}")).collect();
        values.extend(names);
        let types = ", f32[4, 6]".repeat(count);
        (format!("%{counter}{listed}"), format!("i32[]{types}"))
    }

    fn repeat(&mut self, values: &mut Vec<String>, depth: usize) -> String {
        let (changing, fixed) = (1 + self.choose(3), self.choose(3));
        let operands = self.operands(values, changing + fixed);
        let body = self.function(changing + fixed, changing, depth + 1);
        let condition = format!("below{}", self.functions.len());
        let arguments: String = (0..changing + fixed)
            .map(|at| format!(", %a{at}: f32[4, 6]"))
            .collect();
        self.functions.push(format!(
            "func @{condition}(%i: i32[]{arguments}) {{\n  const %three: i32[] = [3]\n  \
             %p = compare(%i, %three) {{direction = lt}} : bool[]\n  return %p\n}}\n"
        ));
        let start = ["%i", "%one"][self.choose(2)];
        let (results, types) = self.results(values, changing);
        format!(
            "  {results} = while({start}{operands}) {{condition = {condition}, body = {body}}} \
             : {types}\n"
        )
    }

    fn branch(&mut self, values: &mut Vec<String>, depth: usize) -> String {
        let (inputs, outputs) = (1 + self.choose(3), 1 + self.choose(2));
        let operands = self.operands(values, inputs);
        let branches = [0, 1].map(|_| self.function(inputs, outputs, depth + 1));
        let (results, types) = self.results(values, outputs);
        format!(
            "  {results} = case(%i, %i{operands}) {{functions = [{}]}} : {types}\n",
            branches.join(", ")
        )
    }
}

fn program(choices: Vec<u8>) -> Module {
    let mut writer = Writer {
        choices: choices.into_iter(),
        functions: vec![],
        names: 0,
    };
    writer.function(3, 3, 0);
    let text = format!("module \"m\"\n{}", writer.functions.concat());
    text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn loops_compute_what_they_mean(
        choices in prop::collection::vec(any::<u8>(), 20..300),
        donate: bool,
    ) {
        let mut program = program(choices);
        check(&program, donate);
        loop_captures::run(&mut program).unwrap();
        check(&program, donate);
    }
}

/// Where the values of a function are.
fn places<'a>(module: &Module, plan: &'a PodPlan, function: &str) -> impl Fn(&str) -> usize + 'a {
    let index = module.function_index()[function];
    let function = module.functions[index].clone();
    move |name| {
        let mut values = function.values.iter();
        let (id, _) = values.find(|(_, value)| value.name == name).unwrap();
        match plan.computations[index].places[id] {
            Some(peapod_ir::plan::pod::ValuePlace::Arena(offset)) => offset,
            place => panic!("{name} is at {place:?}"),
        }
    }
}

/// A scan that keeps what it made of every row beside a sum.
#[test]
fn a_scan_writes_in_place() {
    let source = r#"module "m"
func @main(%rows "rows": f32[8, 64]) {
  const %zero: i32[] = [0]
  const %nothing: f32[] = [0]
  %empty "empty" = broadcast_in_dim(%nothing) {dims = []} : f32[8, 64]
  %first "first" = broadcast_in_dim(%nothing) {dims = []} : f32[1, 64]
  %n "n", %sum "sum", %all "all" = while(%zero, %first, %empty, %rows) {condition = below, body = next} : i32[], f32[1, 64], f32[8, 64]
  return %sum, %all
}
func @below(%i "i": i32[], %sum "sum": f32[1, 64], %all "all": f32[8, 64], %rows "rows": f32[8, 64]) {
  const %eight: i32[] = [8]
  %p "p" = compare(%i, %eight) {direction = lt} : bool[]
  return %p
}
func @next(%i "i": i32[], %sum "sum": f32[1, 64], %all "all": f32[8, 64], %rows "rows": f32[8, 64]) {
  const %one: i32[] = [1]
  const %zero: i32[] = [0]
  %j "j" = add(%i, %one) : i32[]
  %row "row" = dynamic_slice(%rows, %i, %zero) : f32[1, 64]
  %more "more" = add(%sum, %row) : f32[1, 64]
  %kept "kept" = dynamic_update_slice(%all, %more, %i, %zero) : f32[8, 64]
  return %j, %more, %kept
}
"#;
    let module = text::parse(source).unwrap();
    let plan = check(&module, false);
    let [main, below, next] = ["main", "below", "next"].map(|it| places(&module, &plan, it));
    for (result, argument, value) in [("sum", "sum", "more"), ("all", "all", "kept")] {
        let at = main(result);
        assert_eq!(
            [below(argument), next(argument), next(value)],
            [at; 3],
            "{result}"
        );
    }
    assert_eq!(main("empty"), main("all"));
    assert_eq!(main("rows"), next("rows"));
}
