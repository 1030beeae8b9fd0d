//! Programs of as many ops as asked for, about, as StableHLO.

use std::fmt::Write;

/// A kind of program.
pub struct Program {
    pub name: &'static str,
    /// The program of so many ops.
    pub text: fn(usize) -> String,
    /// Whether boards have kernels for it.
    pub is_for_boards: bool,
}

const fn program(name: &'static str, text: fn(usize) -> String, is_for_boards: bool) -> Program {
    Program {
        name,
        text,
        is_for_boards,
    }
}

pub static PROGRAMS: [Program; 11] = [
    program("chain", chain, true),
    program("dots", dots, false),
    program("fan", fan, true),
    program("dag", dag, true),
    program("args", args, true),
    program("concat", concat, true),
    program("calls", calls, true),
    program("cases", cases, false),
    program("loops", loops, true),
    program("nests", nests, false),
    program("open", open, false),
];

/// What most values are.
const T: &str = "tensor<4xf32>";

/// A module of one function, from its arguments, type of results and body.
fn main_of(arguments: &str, results: &str, body: &str) -> String {
    format!("module @m {{\n  func.func public @main({arguments}) -> {results} {{\n{body}  }}\n}}\n")
}

/// Lines of a body that `line` writes, of which the last makes the result.
fn lines(count: usize, line: impl Fn(&mut String, usize)) -> String {
    let mut body = String::new();
    (0..count).for_each(|index| line(&mut body, index));
    writeln!(body, "    return %v{} : {T}", count - 1).unwrap();
    body
}

/// The value before: the argument, or the result of the line before.
fn before(index: usize) -> String {
    index
        .checked_sub(1)
        .map_or("%a".into(), |it| format!("%v{it}"))
}

fn chain(ops: usize) -> String {
    let body = lines(ops, |out, index| {
        let op = ["tanh", "logistic"][index % 2];
        writeln!(
            out,
            "    %v{index} = stablehlo.{op} {} : {T}",
            before(index)
        )
        .unwrap();
    });
    main_of(&format!("%a: {T}"), T, &body)
}

fn dots(ops: usize) -> String {
    let m = "tensor<4x4xf32>";
    let body = lines(ops, |out, index| {
        let dims = "contracting_dims = [1] x [0]";
        let before = before(index);
        let line = format!("stablehlo.dot_general {before}, %a, {dims} : ({m}, {m}) -> {m}");
        writeln!(out, "    %v{index} = {line}").unwrap();
    });
    main_of(
        &format!("%a: {m}"),
        m,
        &body.replace(&format!(": {T}"), &format!(": {m}")),
    )
}

/// Adds up values, two by two.
fn tree(mut values: Vec<String>, out: &mut String) -> String {
    while values.len() > 1 {
        let pairs = values.chunks(2).enumerate();
        let sums = pairs.map(|(index, pair)| match pair {
            [a, b] => {
                let sum = format!("%t{}_{index}", values.len());
                writeln!(out, "    {sum} = stablehlo.add {a}, {b} : {T}").unwrap();
                sum
            }
            rest => rest[0].clone(),
        });
        values = sums.collect();
    }
    values.swap_remove(0)
}

/// One value that many ops read, and a tree of their results.
fn fan(ops: usize) -> String {
    let mut body = format!("    %c = stablehlo.tanh %a : {T}\n");
    let results = products(ops / 3, "%c", &mut body);
    let sum = tree(results, &mut body);
    writeln!(body, "    return {sum} : {T}").unwrap();
    main_of(&format!("%a: {T}"), T, &body)
}

/// So many products of a value and constants.
fn products(count: usize, value: &str, out: &mut String) -> Vec<String> {
    let product = |index: usize| {
        writeln!(
            out,
            "    %k{index} = stablehlo.constant dense<{index}.5> : {T}"
        )
        .unwrap();
        writeln!(
            out,
            "    %p{index} = stablehlo.multiply {value}, %k{index} : {T}"
        )
        .unwrap();
        format!("%p{index}")
    };
    (0..count).map(product).collect()
}

/// Ops that read the result before and any older one.
fn dag(ops: usize) -> String {
    let body = lines(ops, |out, index| {
        let op = ["add", "multiply", "subtract"][index % 3];
        let older = before(index * 7919 % (index + 1));
        let line = format!("stablehlo.{op} {}, {older} : {T}", before(index));
        writeln!(out, "    %v{index} = {line}").unwrap();
    });
    main_of(&format!("%a: {T}"), T, &body)
}

/// As many arguments and results as ops.
fn args(ops: usize) -> String {
    let list = |of: &dyn Fn(usize) -> String| (0..ops).map(of).collect::<Vec<_>>().join(", ");
    let types = list(&|_| T.into());
    let mut body = String::new();
    for index in 0..ops {
        writeln!(body, "    %r{index} = stablehlo.tanh %a{index} : {T}").unwrap();
    }
    let results = list(&|index| format!("%r{index}"));
    writeln!(body, "    return {results} : {types}").unwrap();
    let arguments = list(&|index| format!("%a{index}: {T}"));
    main_of(&arguments, &format!("({types})"), &body)
}

fn concat(ops: usize) -> String {
    let mut body = String::new();
    let parts = products(ops / 2, "%a", &mut body);
    let whole = format!("tensor<{}xf32>", 4 * parts.len());
    let types = vec![T; parts.len()].join(", ");
    let parts = parts.join(", ");
    let concatenate = format!("stablehlo.concatenate {parts}, dim = 0 : ({types}) -> {whole}");
    write!(body, "    %o = {concatenate}\n    return %o : {whole}\n").unwrap();
    main_of(&format!("%a: {T}"), &whole, &body)
}

/// Functions that call one another in a chain.
fn calls(ops: usize) -> String {
    let function = |head: String, result: &str, body: String| {
        format!("  func.func {head}(%a: {T}) -> {T} {{\n{body}    return {result} : {T}\n  }}\n")
    };
    let call = |of: &str, index: usize| format!("    %c = call @f{index}({of}) : ({T}) -> {T}\n");
    let mut text = function("public @main".into(), "%c", call("%a", 0));
    for index in 0..ops / 2 {
        let mut body = format!("    %t = stablehlo.tanh %a : {T}\n");
        let is_last = index + 1 == ops / 2;
        if !is_last {
            body += &call("%t", index + 1);
        }
        let result = if is_last { "%t" } else { "%c" };
        text += &function(format!("private @f{index}"), result, body);
    }
    format!("module @m {{\n{text}}}\n")
}

/// A case whose branches are bodies with results.
fn case(result: &str, branches: [(&str, &str); 2]) -> String {
    let [one, other] =
        branches.map(|(body, of)| format!("{{\n{body} stablehlo.return {of} : {T}\n}}"));
    format!("{result} = \"stablehlo.case\"(%i) ({one}, {other}) : (tensor<i32>) -> {T}\n")
}

fn cases(ops: usize) -> String {
    let body = lines(ops / 3, |out, index| {
        let of = before(index);
        let tanh = format!("%x = stablehlo.tanh {of} : {T}\n");
        let negate = format!("%x = stablehlo.negate {of} : {T}\n");
        *out += &case(&format!("%v{index}"), [(&tanh, "%x"), (&negate, "%x")]);
    });
    main_of(&format!("%a: {T}, %i: tensor<i32>"), T, &body)
}

/// Towers of cases in cases.
fn nests(ops: usize) -> String {
    const LEVELS: usize = 16;
    let body = lines(ops / (2 * LEVELS), |out, index| {
        let of = before(index);
        let mut tower = format!("%n{LEVELS} = stablehlo.tanh {of} : {T}\n");
        for level in (1..LEVELS).rev() {
            let inner = format!("%n{}", level + 1);
            let other = format!("%x = stablehlo.negate {of} : {T}\n");
            tower = case(&format!("%n{level}"), [(&tower, &inner), (&other, "%x")]);
        }
        let other = format!("%x = stablehlo.negate {of} : {T}\n");
        *out += &case(&format!("%v{index}"), [(&tower, "%n1"), (&other, "%x")]);
    });
    main_of(&format!("%a: {T}, %i: tensor<i32>"), T, &body)
}

/// Shapes that constants decide, in functions that call one another in a tree and are called with
/// numbers each, and in branches.
fn open(ops: usize) -> String {
    const I: &str = "tensor<1xi64>";
    const OPEN: &str = "tensor<?xf32>";
    let count = ops / 2;
    let mut functions = String::new();
    for index in 0..count {
        let inner = [2 * index + 1, 2 * index + 2].into_iter();
        let calls = inner
            .filter(|it| *it < count)
            .map(|it| format!("    %c{it} = call @f{it}(%n) : ({I}) -> {I}\n"));
        let calls: String = calls.collect();
        write!(
            functions,
            "  func.func private @f{index}(%n: {I}) -> {I} {{\n{calls}    return %n : {I}\n  }}\n"
        )
        .unwrap();
    }
    let body = lines(count, |out, index| {
        let of = before(index);
        writeln!(out, "    %n{index} = stablehlo.constant dense<4> : {I}").unwrap();
        writeln!(
            out,
            "    %s{index} = call @f{index}(%n{index}) : ({I}) -> {I}"
        )
        .unwrap();
        let reshaped = format!(
            "%y = stablehlo.dynamic_reshape {of}, %n{index} : ({T}, {I}) -> {OPEN}
            %x = stablehlo.negate %y : ({OPEN}) -> {T}\n"
        );
        let tanh = format!("%x = stablehlo.tanh {of} : {T}\n");
        *out += &case(&format!("%v{index}"), [(&tanh, "%x"), (&reshaped, "%x")]);
    });
    let main = main_of(&format!("%a: {T}, %i: tensor<i32>"), T, &body);
    main.replacen("  func.func", &format!("{functions}  func.func"), 1)
}

/// Loops one after another.
fn loops(ops: usize) -> String {
    let i = "tensor<i32>";
    let mut head = String::new();
    for (name, value) in [("z", 0), ("n", 3), ("one", 1)] {
        writeln!(
            head,
            "    %{name} = stablehlo.constant dense<{value}> : {i}"
        )
        .unwrap();
    }
    let body = lines(ops / 4, |out, index| {
        let of = before(index);
        write!(
            out,
            "    %w{index}:2 = stablehlo.while(%c = %z, %x = {of}) : {i}, {T}
      cond {{
        %t = stablehlo.compare LT, %c, %n : ({i}, {i}) -> tensor<i1>
        stablehlo.return %t : tensor<i1>
      }} do {{
        %d = stablehlo.add %c, %one : {i}
        %y = stablehlo.tanh %x : {T}
        stablehlo.return %d, %y : {i}, {T}
      }}
    %v{index} = stablehlo.abs %w{index}#1 : {T}\n"
        )
        .unwrap();
    });
    main_of(&format!("%a: {T}"), T, &(head + &body))
}
