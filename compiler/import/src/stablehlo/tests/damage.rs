//! Damaged text gives an error or a module, never a panic and never a long wait.

use super::super::parse;

/// One of everything, short enough to be read a hundred thousand times.
const SEEDS: [&str; 3] = [
    "module @m attributes {mhlo.num_partitions = 8 : i32} {\n\
     sdy.mesh @mesh = <[\"data\"=2, \"model\"=4]> {a = {axes = [{size = 2 : i64}]}}\n\
     func.func public @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, \
     [{\"data\":(1)2, ?}p1, {}]>}) -> (tensor<8xf32> {r = \"x\\22\"}) {\n\
     %cst = stablehlo.constant dense<[0xFF800000, -1.5e+00]> : tensor<2xf32>\n\
     %0 = stablehlo.constant dense<0.0> : tensor<f32> loc(#loc1)\n\
     %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [1] : \
     (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>\n\
     %2 = call @f(%1) : (tensor<8xf32>) -> tensor<8xf32>\n\
     return %2 : tensor<8xf32>\n}\n\
     func.func private @f(tensor<8xf32>) -> tensor<8xf32>\n}\n\
     #loc1 = loc(callsite(\"a\"(\"f.py\":1:2) at unknown))\n",
    "func.func @g(%a: tensor<4xf32>, %i: tensor<i32>) {\n\
     %0:2 = stablehlo.while(%x = %a, %n = %i) : tensor<4xf32>, tensor<i32> cond {\n\
     %c = stablehlo.constant dense<\"0x0A000000\"> : tensor<i32>\n\
     %p = stablehlo.compare LT, %n, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n\
     stablehlo.return %p : tensor<i1>\n} do {\n\
     %s = \"stablehlo.sort\"(%x) <{dimension = 0 : i64}> ({\n^bb0(%l: tensor<f32>, %r: tensor<f32>):\n\
     %p = stablehlo.compare GT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>\n\
     stablehlo.return %p : tensor<i1>\n}) : (tensor<4xf32>) -> tensor<4xf32>\n\
     stablehlo.return %s, %n : tensor<4xf32>, tensor<i32>\n}\n\
     %v, %k = chlo.top_k(%0#0, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)\n\
     return\n}",
    "#c = array<i64: 1, 2>\n!t = tensor<1x4x4x1xf32>\n\
     func.func @h(%a: !t, %k: tensor<3x3x1x2xf32>) {\n\
     %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], \
     window = {stride = [1, 1], pad = [[1, 1], [1, -1]], reverse = [false, true]} \
     {feature_group_count = 1 : i64, c = #c, p = [#stablehlo<precision DEFAULT>]} : \
     (!t, tensor<3x3x1x2xf32>) -> tensor<1x4x2x2xf32>\n\
     %1 = stablehlo.slice %a [0:1, 0:4:2, 0:4, 0:1] : (!t) -> tensor<1x2x4x1xf32>\n\
     %2 = stablehlo.dot_general %a, %a, batching_dims = [0] x [0], contracting_dims = [1] x [1], \
     algorithm = <lhs_precision_type = tf32, ulps = 1> : (!t, !t) -> tensor<1x4x1x4x1xf32>\n\
     %3 = sdy.manual_computation(%a) in_shardings=[<@m, [{}, {}, {}, {}]>] out_shardings=[<@m, \
     [{}, {}, {}, {}]>] manual_axes={\"x\"} (%b: !t) {\nsdy.return %b : !t\n} : (!t) -> !t\n\
     %4 = stablehlo.custom_call @Sharding(%3) {mhlo.sharding = \"{replicated}\", \
     x = #stablehlo.gather<offset_dims = [2], a = 1>} : (!t) -> tensor<?x!quant.uniform<i8:f32>>\n\
     return\n}",
];

const MUTATIONS: usize = 120_000;

/// A small generator; the same damage on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Deletes, repeats, moves, overwrites or cuts a piece of the text.
fn damage(text: &mut Vec<u8>, random: &mut Random) {
    const BYTES: &[u8] = b"<>(){}[]%#@!^:,=-\"\\.0x9aeb?\n \xE2\x82\xAC";
    let from = random.below(text.len());
    let to = (from + 1 + random.below(24)).min(text.len());
    let target = random.below(text.len());
    match random.below(6) {
        0 => drop(text.drain(from..to)),
        1 => {
            let piece = text[from..to].to_vec();
            text.splice(target..target, piece);
        }
        2 => {
            let piece: Vec<u8> = text.drain(from..to).collect();
            let target = target.min(text.len());
            text.splice(target..target, piece);
        }
        3 => text[from] = BYTES[random.below(BYTES.len())],
        4 => text.insert(from, BYTES[random.below(BYTES.len())]),
        _ => text.truncate(from.max(1)),
    }
    if text.is_empty() {
        text.push(b'm');
    }
}

#[test]
fn seeds_are_whole() {
    for seed in SEEDS {
        super::read(seed);
    }
}

#[test]
fn damaged_text_never_panics() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut read, mut refused) = (0, 0);
    for round in 0..MUTATIONS {
        let mut text = SEEDS[round % SEEDS.len()].as_bytes().to_vec();
        for _ in 0..1 + random.below(3) {
            damage(&mut text, &mut random);
        }
        let text = String::from_utf8_lossy(&text);
        match parse(&text) {
            // What is still a module must also survive its own printing.
            Ok(_) => {
                super::read(&text);
                // And the lowering, and what verifies its result.
                if let Ok(imported) = super::super::import(text.as_bytes(), "damaged") {
                    drop(peapod_ir::verify(&imported.module));
                }
                read += 1;
            }
            Err(errors) => {
                assert!(!errors.to_string().is_empty());
                refused += 1;
            }
        }
    }
    eprintln!("{read} read, {refused} refused");
    assert!(
        read > MUTATIONS / 100 && refused > MUTATIONS / 2,
        "{read} read, {refused} refused"
    );
}
