//! Portable artifacts, bytecode of StableHLO itself and files of `jax.export`, whole and damaged.

use super::{BytecodeError, module_of, read};
use crate::stablehlo::{Function, Module, Operation, ValueId};

/// `x * 2 + 1` of two numbers, as JAX exports it.
const EXPORTED: &[u8] = include_bytes!("samples/affine.jax");

#[test]
fn exported_files_hold_a_module() {
    let module = module_of(EXPORTED).expect("a module");
    let module = read(module).unwrap_or_else(|error| panic!("{error}"));
    let main = module.function("main").expect("@main");
    let names: Vec<_> = main.body.iter().flatten().map(|op| &op.name[..]).collect();
    assert_eq!(names.last(), Some(&"func.return"), "{names:?}");
    assert!(names.contains(&"stablehlo.multiply"), "{names:?}");
    let text = module.to_string();
    let parsed = crate::stablehlo::parse(&text);
    let parsed = parsed.unwrap_or_else(|errors| panic!("{errors}\nin\n{text}"));
    assert_eq!(parsed.to_string(), text);
}

#[test]
fn damage_is_refused_or_harmless() {
    for at in 0..EXPORTED.len() {
        for change in [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0xff] {
            let mut damaged = EXPORTED.to_vec();
            damaged[at] ^= change;
            // Whatever is read is a program or an error; neither panics, nor takes long.
            let _ = crate::import(&damaged, "damaged");
        }
        let _ = crate::import(&EXPORTED[..at], "cut");
    }
    let module = module_of(EXPORTED).expect("a module");
    for len in 0..module.len() {
        let error: BytecodeError = read(&module[..len]).expect_err("a part of a file");
        assert!(error.offset <= len, "{error}");
    }
}

#[test]
fn newer_versions_are_refused() {
    let mut module = module_of(EXPORTED).expect("a module").to_vec();
    module[4] = 0xf1;
    let error = read(&module).expect_err("version 120");
    assert!(error.to_string().contains("version 120"), "{error}");
}

/// Every encoding of attributes of the dialects that MLIR itself has bytecode of (`dialect.mlir`).
const OWN: &[u8] = include_bytes!("samples/dialect.mlirbc");

const OWN_TEXT: &str = include_str!("samples/dialect.mlir");

/// Ops with their attributes in the order of their names, and values by the order of their
/// definitions.
fn outline(function: &Function, operations: &[Operation], lines: &mut Vec<String>) {
    let numbers = |ids: &[ValueId]| {
        let all: Vec<ValueId> = function.values.keys().collect();
        let number = |id: &ValueId| all.iter().position(|other| other == id);
        ids.iter().map(number).collect::<Vec<_>>()
    };
    for op in operations {
        let mut attributes: Vec<String> = op
            .attributes
            .iter()
            .map(|(name, value)| format!("{name} = {value}"))
            .collect();
        attributes.sort();
        let types: Vec<String> = op
            .results
            .iter()
            .map(|id| function.values[*id].ty.to_string())
            .collect();
        let (results, operands) = (numbers(&op.results), numbers(&op.operands));
        lines.push(format!(
            "{results:?} {types:?} {} {operands:?} {attributes:#?}",
            op.name
        ));
        for region in &op.regions {
            lines.push(format!("{:?}", numbers(&region.arguments)));
            outline(function, &region.operations, lines);
        }
    }
}

fn outlines(module: &Module) -> Vec<String> {
    let mut lines = Vec::new();
    for mesh in &module.meshes {
        lines.push(format!("{} {}", mesh.name, mesh.mesh));
    }
    for function in &module.functions {
        let arguments = function
            .arguments
            .iter()
            .map(|it| format!("{:?}", it.attributes));
        lines.push(format!(
            "{} {:?}",
            function.name,
            arguments.collect::<Vec<_>>()
        ));
        outline(
            function,
            function.body.as_deref().unwrap_or_default(),
            &mut lines,
        );
    }
    lines
}

#[test]
fn bytecode_of_stablehlo_itself_is_its_text() {
    let parsed = |text: &str| crate::stablehlo::parse(text).unwrap_or_else(|e| panic!("{e}"));
    let binary = read(OWN).unwrap_or_else(|error| panic!("{error}"));
    let (binary, text) = (parsed(&binary.to_string()), parsed(OWN_TEXT));
    assert_eq!(binary.attributes, text.attributes);
    let (binary, text) = (outlines(&binary), outlines(&text));
    for (binary, text) in binary.iter().zip(&text) {
        assert_eq!(binary, text);
    }
    assert_eq!(binary.len(), text.len());
}

/// Encoded attributes or types, and which of the dialects they are of.
type Group<'a> = (usize, &'a [Vec<u8>]);

/// A module whose attributes are number 0 of these, of a dialect.
fn module_with(dialect: &str, attributes: &[Vec<u8>]) -> Vec<u8> {
    module_of_parts(dialect, (0, attributes), &[])
}

/// A module whose attributes are number 0 of these, and its location the last one; dialect 0 has
/// this name, and 1 is `builtin`. No part may have 64 bytes.
fn module_of_parts(dialect: &str, attributes: Group<'_>, types: &[Group<'_>]) -> Vec<u8> {
    let varint = |value: usize| u8::try_from(2 * value + 1).expect("a small number");
    let section = |id: u8, contents: &[u8]| [&[id, varint(contents.len())], contents].concat();
    let names = [dialect, "builtin", "module"];
    let mut strings = vec![varint(names.len())];
    strings.extend(names.iter().rev().map(|name| varint(name.len() + 1)));
    for name in names {
        strings.extend(name.bytes().chain([0]));
    }
    // Two dialects without a version; one op, `builtin.module`.
    let dialects = [2, 0, 2, 1, 1, 1, 4].map(varint);
    let count = |groups: &[Group<'_>]| groups.iter().map(|(_, parts)| parts.len()).sum();
    let mut offsets = [count(&[attributes]), count(types)].map(varint).to_vec();
    let mut parts = vec![];
    for (dialect, group) in [attributes].iter().chain(types) {
        offsets.extend([*dialect, group.len()].map(varint));
        offsets.extend(group.iter().map(|bytes| varint(2 * bytes.len() + 1)));
        parts.extend(group.concat());
    }
    // One op with attributes, whose location is the last of them, and a region without blocks, in
    // a section of its own.
    let location = attributes.1.len() - 1;
    let head = [
        varint(2),
        varint(0),
        1,
        varint(location),
        varint(0),
        varint(3),
    ];
    let ops = [&head[..], &section(4, &[varint(0)])].concat();
    let sections = [
        section(0, &strings),
        section(1, &dialects),
        section(2, &parts),
        section(3, &offsets),
        section(4, &ops),
    ];
    [&b"ML\xefR\x0d\0"[..], &sections.concat()].concat()
}

fn refused(dialect: &str, attributes: &[Vec<u8>]) -> String {
    let file = module_with(dialect, attributes);
    read(&file).expect_err("a hostile file").to_string()
}

#[test]
fn hostile_attributes_are_refused() {
    let varint = |value: u8| 2 * value + 1;
    let dictionary = |value: u8| vec![varint(1), varint(1), varint(1), varint(value)];
    let name = vec![varint(2), varint(0)];
    // In itself.
    let cyclic = [dictionary(0), name.clone()];
    assert!(refused("builtin", &cyclic).contains("64 levels"));
    // Each has the next one twice.
    let mut doubled = vec![dictionary(2), name];
    for level in 3..25 {
        doubled.push([0, 2, level, level].map(varint).to_vec());
    }
    doubled.push(vec![varint(7)]);
    assert!(refused("builtin", &doubled).contains("expand to too much"));
    // Structures, values and numbers of StableHLO that are not there.
    let huge = [&[varint(5), 0][..], &[0xff; 8]].concat();
    for (attribute, message) in [
        (huge, "items, found 18446744073709551615"),
        (vec![varint(5), varint(9), varint(1)], "expected at most"),
        (vec![varint(2), varint(6)], "comparison_direction 6"),
        (vec![varint(10), varint(0)], "rng_distribution 0"),
        (
            vec![varint(22), varint(0), varint(0)],
            "attribute 22 of stablehlo",
        ),
        (vec![varint(15), varint(0)], "type 0 of 0"),
        (vec![varint(1)], "more bytes, found 0"),
        (
            vec![varint(1), varint(2), varint(2)],
            "expected a dictionary",
        ),
    ] {
        let found = refused("stablehlo", &[attribute]);
        assert!(found.contains(message), "{found}: {message}");
    }
    let found = refused("chlo", &[vec![varint(2)]]);
    assert!(found.contains("attribute 2 of chlo"), "{found}");
    let found = refused("torch", &[vec![varint(2)]]);
    assert!(
        found.contains("dialect torch, expected builtin, chlo"),
        "{found}"
    );
}

#[test]
fn damage_of_the_own_dialect_is_refused_or_harmless() {
    for at in (0..OWN.len()).step_by(7) {
        for change in [1, 0x80] {
            let mut damaged = OWN.to_vec();
            damaged[at] ^= change;
            let _ = crate::import(&damaged, "damaged");
        }
        let error: BytecodeError = read(&OWN[..at]).expect_err("a part of a file");
        assert!(error.offset <= at, "{error}");
    }
}

/// Numbers of MLIR's bytecode: short ones in a byte, and any in nine.
fn short(value: u8) -> Vec<u8> {
    vec![2 * value + 1]
}

fn signed(value: i64) -> Vec<u8> {
    let folded = (value << 1 ^ value >> 63) as u64;
    [&[0][..], &folded.to_le_bytes()].concat()
}

/// The module attribute of a type, number 0 of a dialect's, where i8 is number 1 and f32 number 2.
fn with_type(dialect: &str, ty: Vec<u8>) -> Vec<u8> {
    // A dictionary of one, whose name is the dialect's, and the type as its value; no location.
    let attributes = [&[1, 1, 1, 2][..], &[2, 0], &[6, 0], &[15]];
    let attributes = attributes.map(|it| it.iter().copied().flat_map(short).collect());
    let elements = [[0, 8 << 2].map(short).concat(), short(5)];
    module_of_parts(dialect, (1, &attributes), &[(0, &[ty]), (1, &elements)])
}

#[test]
fn quantised_types_are_what_the_text_says() {
    let scale = |scale: f64| signed(scale.to_bits() as i64);
    // Whether integers have a sign, and the types of integers and floats.
    let start = |code, has_sign| [code, has_sign, 1, 2].map(short).concat();
    let per_tensor = |code, has_sign, range: [i64; 2]| {
        let numbers = [scale(0.1), signed(-3), signed(range[0]), signed(range[1])];
        [start(code, has_sign), numbers.concat()].concat()
    };
    let per_axis = |code, zeros: &[u8]| {
        let range = [signed(-127), signed(127)].concat();
        let scales = [short(2), scale(0.5), scale(1e-7)].concat();
        [start(code, 1), short(1), range, scales, zeros.to_vec()].concat()
    };
    // A zero of 3 and one of 0, each above its sign.
    let zeros = [2, 6, 0].map(short).concat();
    for (dialect, [one, many]) in [("quant", [4, 5]), ("vhlo", [24, 30])] {
        for (ty, expected) in [
            (per_tensor(one, 1, [-128, 127]), "i8:f32, 0.1:-3"),
            (per_tensor(one, 1, [-100, 127]), "i8<-100:127>:f32, 0.1:-3"),
            (per_tensor(one, 0, [0, 255]), "u8:f32, 0.1:-3"),
            (per_axis(many, &zeros), "i8<-127:127>:f32:1, {0.5:3, 1e-7}"),
        ] {
            let module = read(&with_type(dialect, ty)).unwrap_or_else(|error| panic!("{error}"));
            let found = module.attributes.get(dialect).expect("the attribute");
            assert_eq!(found.to_string(), format!("!quant.uniform<{expected}>"));
            let text = module.to_string();
            let again = crate::stablehlo::parse(&text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(again.attributes, module.attributes);
        }
        let file = with_type(dialect, per_axis(many, &[1, 6].map(short).concat()));
        let error = read(&file).expect_err("a zero too few").to_string();
        assert!(error.contains("2 scales and 1 zeros"), "{error}");
    }
}
