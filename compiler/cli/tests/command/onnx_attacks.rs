//! Attacks in `.onnx` files, within the limits of the other ones: time that grows with the square
//! of the file, memory, depth, cycles, files that are not the model's, names that are given twice.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;
use std::slice::from_ref;

use crate::attacks::{accepted, refused, written};
use crate::{folder, succeeds};

/// A message, as Protocol Buffers have it.
#[derive(Clone, Default)]
struct Message(Vec<u8>);

impl Message {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    /// The message with a field that is a number.
    fn int(mut self, field: u64, value: i64) -> Self {
        self.varint(field << 3);
        self.varint(value.cast_unsigned());
        self
    }

    /// The message with a field that is bytes, a text or another message.
    fn with(mut self, field: u64, contents: impl AsRef<[u8]>) -> Self {
        let contents = contents.as_ref();
        self.varint(field << 3 | 2);
        self.varint(contents.len() as u64);
        self.0.extend_from_slice(contents);
        self
    }

    fn all(self, field: u64, parts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        parts
            .into_iter()
            .fold(self, |message, part| message.with(field, part))
    }
}

impl AsRef<[u8]> for Message {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

fn message() -> Message {
    Message::default()
}

fn node(op: &str, inputs: &[&str], outputs: &[&str]) -> Message {
    message().all(1, inputs).all(2, outputs).with(4, op)
}

/// A call of a function of the model.
fn call(function: &str, inputs: &[&str], outputs: &[&str]) -> Message {
    node(function, inputs, outputs).with(7, "own")
}

/// An attribute that is a body.
fn body(name: &str, graph: &Message) -> Message {
    message().with(1, name).with(6, graph).int(20, 5)
}

/// A branch on a condition.
fn branch(condition: &str, output: &str, then: &Message, other: &Message) -> Message {
    node("If", &[condition], &[output])
        .with(5, body("then_branch", then))
        .with(5, body("else_branch", other))
}

/// A port of f32, or of booleans, with extents or names of them.
fn port(name: &str, element: i64, dims: &[&str]) -> Message {
    let dims = dims.iter().map(|dim| match dim.parse::<i64>() {
        Ok(extent) => message().int(1, extent),
        Err(_) => message().with(2, dim),
    });
    let shape = message().all(1, dims);
    let tensor = message().int(1, element).with(2, shape);
    message().with(1, name).with(2, message().with(1, tensor))
}

/// A tensor of these bytes.
fn tensor(name: &str, element: i64, dims: &[i64], bytes: &[u8]) -> Message {
    let dims = dims.iter().fold(message(), |it, dim| it.int(1, *dim));
    dims.int(2, element).with(8, name).with(9, bytes)
}

/// A tensor whose elements are in a file.
fn external(name: &str, len: i64, location: &str, offset: usize) -> Message {
    let entry = |key: &str, value: &str| message().with(1, key).with(2, value);
    let known = message().int(1, len).int(2, 1).with(8, name).int(14, 1);
    known
        .with(13, entry("location", location))
        .with(13, entry("offset", &offset.to_string()))
}

/// A graph with the output `y`.
fn graph(nodes: &[Message], inputs: &[Message], tensors: &[Message]) -> Message {
    let graph = message().all(1, nodes).with(2, "g").all(5, tensors);
    graph.all(11, inputs).with(12, port("y", 1, &["2"]))
}

fn function(name: &str, inputs: &[String], outputs: &[String], nodes: &[Message]) -> Message {
    let function = message().with(1, name).all(4, inputs).all(5, outputs);
    function.all(7, nodes).with(10, "own")
}

/// A model of opset 17.
fn model(graph: &Message, functions: &[Message]) -> Message {
    let opset = |domain: &str, version| message().with(1, domain).int(2, version);
    let model = message().int(1, 8).with(7, graph).with(8, opset("", 17));
    model.with(8, opset("own", 1)).all(25, functions)
}

fn x() -> Message {
    port("x", 1, &["2"])
}

/// Names with numbers.
fn names(stem: &str, count: usize) -> Vec<String> {
    (0..count).map(|index| format!("{stem}{index}")).collect()
}

/// What is done to a file that is refused.
fn refuses(test: &str, model: &Message, parts: &[&str]) {
    let file = written(&folder(test), "m.onnx", model);
    refused(test, &["inspect", &file], parts);
}

#[test]
fn files_are_read_in_time_that_grows_as_they_do() {
    let folder = folder("onnx-time");
    let relu = node("Relu", &["x"], &["y"]);
    // Inputs with open dimensions of different names.
    let inputs = names("i", 4_000);
    let inputs = inputs.iter().map(|name| port(name, 1, &[name, "2"]));
    let inputs: Vec<Message> = [x()].into_iter().chain(inputs).collect();
    let open = model(&graph(from_ref(&relu), &inputs, &[]), &[]);
    // Branches within a graph of many names, each of which asks which of them it reads.
    let then = graph(&[node("Relu", &["x"], &["y"])], &[], &[]);
    let other = graph(&[node("Neg", &["x"], &["y"])], &[], &[]);
    let mut nodes: Vec<Message> = names("n", 3_000)
        .iter()
        .map(|name| node("Identity", &["x"], &[name]))
        .collect();
    let ifs = names("b", 300);
    nodes.extend(ifs.iter().map(|name| branch("c", name, &then, &other)));
    nodes.push(relu.clone());
    let inner = graph(&nodes, &[], &[]);
    let outer = branch("c", "y", &inner, &other);
    let branches = model(&graph(&[outer], &[x(), port("c", 9, &[])], &[]), &[]);
    // A function with many inputs, outputs and attributes, called without any.
    let many = 8_000;
    let own = call("f", &[], &[]);
    let mut nodes = vec![own; many];
    nodes.push(relu);
    let mut wide = function("f", &names("i", many), &names("o", many), &[]);
    for name in names("a", many) {
        wide = wide.with(11, message().with(1, name).int(3, 1).int(20, 2));
    }
    let calls = model(&graph(&nodes, &[x()], &[]), &[wide]);
    for (name, model) in [("open", open), ("branches", branches), ("calls", calls)] {
        let file = written(&folder, &format!("{name}.onnx"), &model);
        accepted(name, &["inspect", &file]);
    }
}

#[test]
fn what_is_read_again_and_again_is_bounded() {
    // A branch that is not taken, within a function that is called often.
    let dead = vec![node("Relu", &["x"], &["y"]); 20_000];
    let (taken, dead) = (
        graph(&[node("Relu", &["x"], &["y"])], &[], &[]),
        graph(&dead, &[], &[]),
    );
    let one = tensor("c", 9, &[], &[1]);
    let constant = node("Constant", &[], &["c"]);
    let value = message().with(1, "value").with(5, one).int(20, 4);
    let inside = [constant.with(5, value), branch("c", "y", &taken, &dead)];
    let heavy = function("f", &["x".to_owned()], &["y".to_owned()], &inside);
    let mut nodes: Vec<Message> = names("y", 3_000)
        .iter()
        .map(|name| call("f", &["x"], &[name]))
        .collect();
    nodes.push(node("Relu", &["x"], &["y"]));
    let model_of = |nodes: &[Message], functions: &[Message], tensors: &[Message]| {
        model(&graph(nodes, &[x()], tensors), functions)
    };
    let again = model_of(&nodes, &[heavy], &[]);
    refuses(
        "onnx-again",
        &again,
        &["E1302", "elements that are computed"],
    );
    // A large constant of which each node takes an element: what is left of it are ops.
    let table = tensor("t", 1, &[1 << 20], &vec![0; 4 << 20]);
    let place = tensor("i", 7, &[1], &[0; 8]);
    let mut nodes: Vec<Message> = names("y", 2_000)
        .iter()
        .map(|name| node("Gather", &["t", "i"], &[name]))
        .collect();
    nodes.push(node("Relu", &["x"], &["y"]));
    let looked = model_of(&nodes, &[], &[table, place]);
    let file = written(&folder("onnx-looked"), "m.onnx", &looked);
    accepted("looked", &["inspect", &file]);
}

#[test]
fn depth_and_cycles_come_to_an_end() {
    let mut inner = graph(&[node("Relu", &["x"], &["y"])], &[], &[]);
    for _ in 0..2_000 {
        inner = graph(&[branch("c", "y", &inner, &message())], &[], &[]);
    }
    for condition in [&["c"][..], &[]] {
        let known = tensor("c", 9, &[], &[1]);
        let known = if condition.is_empty() {
            vec![known]
        } else {
            vec![]
        };
        let inputs: Vec<Message> = [x()]
            .into_iter()
            .chain(condition.iter().map(|name| port(name, 9, &[])))
            .collect();
        let top = branch("c", "y", &inner, &message());
        let deep = model(&graph(&[top], &inputs, &known), &[]);
        refuses("onnx-deep", &deep, &["E1302", "deep"]);
    }
    let own = [call("g", &["x"], &["z"]), call("g", &["z"], &["y"])];
    let back = [call("f", &["x"], &["z"]), call("f", &["z"], &["y"])];
    let (x_in, y_out) = (["x".to_owned()], ["y".to_owned()]);
    let f = function("f", &x_in, &y_out, &own);
    let g = function("g", &x_in, &y_out, &back);
    let nodes = [call("f", &["x"], &["y"])];
    let cycle = model(&graph(&nodes, &[x()], &[]), &[f, g]);
    refuses("onnx-cycle", &cycle, &["E1301", "calls itself"]);
}

#[test]
fn memory_that_a_few_bytes_ask_for_is_refused() {
    let shape = tensor("s", 7, &[1], &(1_i64 << 40).to_le_bytes());
    let large = node("ConstantOfShape", &["s"], &["y"]);
    let bomb = model(&graph(&[large], &[x()], from_ref(&shape)), &[]);
    refuses("onnx-constant", &bomb, &["error[peapod::E"]);
    let scalars = [0_i64, 1 << 40, 1].map(|it| tensor("", 7, &[], &it.to_le_bytes()));
    let named = ["a", "b", "d"].into_iter().zip(scalars);
    let bounds: Vec<Message> = named.map(|(name, it)| it.with(8, name)).collect();
    let range = model(
        &graph(&[node("Range", &["a", "b", "d"], &["y"])], &[x()], &bounds),
        &[],
    );
    refuses("onnx-range", &range, &["error[peapod::E"]);
    // A loop whose turns would not be made.
    let inside = [
        node("Identity", &["k"], &["g"]),
        node("Add", &["v", "v"], &["y"]),
    ];
    let inputs = [port("i", 7, &[]), port("k", 9, &[]), port("v", 1, &["2"])];
    let outputs = [port("g", 9, &[]), port("y", 1, &["2"])];
    let outputs = message().all(1, inside).all(11, inputs).all(12, outputs);
    let turns = node("Loop", &["n", "", "x"], &["y"]).with(5, body("body", &outputs));
    let count = tensor("n", 7, &[], &(1_i64 << 21).to_le_bytes());
    let long = model(&graph(&[turns], &[x()], &[count]), &[]);
    refuses(
        "onnx-loop",
        &long,
        &["E1302", "2097152 turns", "expected 1048576"],
    );
}

#[test]
fn weights_beside_a_model_are_its_own_and_are_held_once() {
    let folder = folder("onnx-beside");
    fs::create_dir(folder.join("model")).unwrap();
    let inside = folder.join("model");
    written(&folder, "secret.bin", vec![0; 8]);
    symlink("../secret.bin", inside.join("link.bin")).unwrap();
    symlink("/dev/zero", inside.join("device.bin")).unwrap();
    symlink(".", inside.join("again")).unwrap();
    let pipe = Command::new("mkfifo").arg(inside.join("pipe.bin")).status();
    assert!(pipe.unwrap().success());
    let len = 4 << 20;
    written(&inside, "w.bin", vec![0; 4 * len]);
    let of = |tensors: &[Message]| {
        model(
            &graph(&[node("Relu", &["x"], &["y"])], &[x()], tensors),
            &[],
        )
    };
    let outside = ["link.bin", "device.bin", "../secret.bin", "/etc/passwd"];
    for location in outside.into_iter().chain(["again", "pipe.bin"]) {
        let file = written(&inside, "m.onnx", of(&[external("w", 2, location, 0)]));
        refused(location, &["inspect", &file], &["E1304"]);
    }
    // One place, by many names and spellings.
    let shared: Vec<Message> = names("w", 12)
        .iter()
        .enumerate()
        .map(|(index, name)| {
            let location = format!("{}w.bin", "./".repeat(index % 3));
            external(name, len as i64, &location, 0)
        })
        .collect();
    let file = written(&inside, "m.onnx", of(&shared));
    accepted("shared", &["inspect", &file]);
    // Places that overlap.
    let overlapping: Vec<Message> = names("w", 100)
        .iter()
        .enumerate()
        .map(|(index, name)| external(name, len as i64 - 100, "w.bin", index))
        .collect();
    let file = written(&inside, "m.onnx", of(&overlapping));
    refused("overlapping", &["inspect", &file], &["E1304", "overlap"]);
}

#[test]
fn names_that_are_given_twice_are_refused() {
    let relu = node("Relu", &["x"], &["y"]);
    let w = tensor("w", 1, &[2], &[0; 8]);
    let f = || function("f", &["a".to_owned()], &["a".to_owned()], &[]);
    let pair = ["a".to_owned(), "a".to_owned()];
    let output = port("y", 1, &["2"]);
    let files = [
        model(&graph(&[relu.clone(), relu.clone()], &[x()], &[]), &[]),
        model(&graph(&[node("Relu", &["x"], &["x"])], &[x()], &[]), &[]),
        model(&graph(from_ref(&relu), &[x(), x()], &[]), &[]),
        model(&graph(from_ref(&relu), &[x()], &[w.clone(), w]), &[]),
        model(&graph(from_ref(&relu), &[x()], &[]).with(12, output), &[]),
        model(&graph(from_ref(&relu), &[x()], &[]), &[f(), f()]),
        model(
            &graph(from_ref(&relu), &[x()], &[]),
            &[function("f", &pair, &[], &[])],
        ),
    ];
    for (index, file) in files.iter().enumerate() {
        let name = format!("onnx-twice-{index}");
        refuses(&name, file, &["E1301"]);
    }
    let versions = model(&graph(&[relu], &[x()], &[]), &[]);
    let other = message().with(1, "ai.onnx").int(2, 18);
    refuses(
        "onnx-versions",
        &versions.with(8, other),
        &["E1301", "17 and 18"],
    );
}

/// What the files above are made of is a sound model by itself.
#[test]
fn what_attacks_are_made_of_is_sound() {
    let sound = model(&graph(&[node("Relu", &["x"], &["y"])], &[x()], &[]), &[]);
    let file = written(&folder("onnx-sound"), "m.onnx", &sound);
    let shown = succeeds(["inspect", &file]);
    assert!(shown.contains("f32[2]"), "{shown}");
}
