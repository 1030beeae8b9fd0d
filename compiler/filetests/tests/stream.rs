//! Random chains of ops on images, cut into row tiles: the same results, by the evaluator and
//! by the compiled kernels of every instruction set, in no more memory.

use std::cell::Cell;
use std::fmt::Write as _;

use peapod_filetests::micro::compare_with_eval;
use peapod_ir::eval::{States, eval};
use peapod_ir::plan::micro::InstructionSet;
use peapod_ir::text::parse;
use peapod_ir::{Module, Tensor, verify};
use peapod_passes::MicroOptions;
use peapod_passes::Optimize;
use peapod_passes::graph::simplify;
use peapod_passes::memory_plan::Planner;
use peapod_passes::micro;
use peapod_passes::micro::order_ops;
use peapod_passes::micro::order_ops::arena_len;
use peapod_passes::micro::row_tiling;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// A chain being written: its text, and the images so far that a later op may read.
struct Chain {
    choices: Vec<u32>,
    next: usize,
    text: String,
    /// Name and shape.
    images: Vec<(String, [usize; 3])>,
}

const QUANT: &str = "quant(0.25:-3)";

impl Chain {
    fn choose(&mut self, count: usize) -> usize {
        let choice = self.choices.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        choice as usize % count
    }

    fn bytes(&mut self, len: usize) -> Vec<i8> {
        let mut state = self.choose(1 << 30) as u32 | 1;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8 as i8
        };
        (0..len).map(|_| next()).collect()
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.text, "  {line}").expect("a string takes text");
    }

    fn op(&mut self) {
        let newest = self.images.len() - 1;
        let from = match self.choose(6) {
            0 => self.choose(newest + 1),
            _ => newest,
        };
        let (operand, shape) = self.images[from].clone();
        let result = format!("v{}", self.images.len());
        let made = match self.choose(9) {
            0..=2 => self.filter(&operand, shape, &result, false),
            3 | 4 => self.filter(&operand, shape, &result, true),
            5 => self.pool(&operand, shape, &result),
            6 => self.sum(&operand, shape, &result),
            7 => self.joined(&operand, shape, &result),
            _ => {
                let [h, w, c] = shape;
                self.line(format_args!(
                    "%{result} \"{result}\" = tanh(%{operand}) : i8[1, {h}, {w}, {c}] quant(0.0078125:0)"
                ));
                // Another scale: no other op may read it beside the others.
                let back = format!("{result}r");
                self.line(format_args!(
                    "%{back} \"{back}\" = quantize(%{result}) : i8[1, {h}, {w}, {c}] {QUANT}"
                ));
                Some((back, shape))
            }
        };
        self.images.extend(made);
    }

    /// Windows along an axis of some length: taps, stride, dilation, padding, and how many fit.
    fn axis(&mut self, length: usize, dilated: bool) -> Option<([usize; 5], usize)> {
        let taps = 1 + self.choose(4);
        let stride = 1 + self.choose(3);
        let dilation = if dilated { 1 + self.choose(2) } else { 1 };
        let reach = (taps - 1) * dilation + 1;
        let [before, after] = [self.choose(taps), self.choose(taps)];
        let room = (length + before + after).checked_sub(reach)?;
        Some(([taps, stride, dilation, before, after], room / stride + 1))
    }

    fn filter(
        &mut self,
        operand: &str,
        [h, w, c]: [usize; 3],
        result: &str,
        depthwise: bool,
    ) -> Option<(String, [usize; 3])> {
        let ([kh, sh, dh, top, bottom], rows) = self.axis(h, true)?;
        let ([kw, sw, dw, left, right], columns) = self.axis(w, true)?;
        let (op, shape, out_c) = match depthwise {
            true => ("depthwise_conv2d", [1, kh, kw, c], c),
            false => {
                let out_c = [4, 8, 3, 12][self.choose(4)];
                ("conv2d", [out_c, kh, kw, c], out_c)
            }
        };
        let weights = self.bytes(shape.iter().product());
        let activation = ["none", "relu", "relu6"][self.choose(3)];
        self.line(format_args!(
            "const %w{result}: i8{shape:?} quant(0.02:0) = {weights:?}"
        ));
        self.line(format_args!(
            "%{result} \"{result}\" = {op}(%{operand}, %w{result}, _) {{stride = [{sh}, {sw}], \
             dilation = [{dh}, {dw}], padding = [[{top}, {bottom}], [{left}, {right}]], \
             activation = {activation}}} : i8[1, {rows}, {columns}, {out_c}] {QUANT}"
        ));
        Some((result.to_owned(), [rows, columns, out_c]))
    }

    fn pool(
        &mut self,
        operand: &str,
        [h, w, c]: [usize; 3],
        result: &str,
    ) -> Option<(String, [usize; 3])> {
        let ([kh, sh, _, top, bottom], rows) = self.axis(h, false)?;
        let ([kw, sw, _, left, right], columns) = self.axis(w, false)?;
        let op = ["average_pool2d", "max_pool2d"][self.choose(2)];
        self.line(format_args!(
            "%{result} \"{result}\" = {op}(%{operand}) {{window = [{kh}, {kw}], \
             stride = [{sh}, {sw}], padding = [[{top}, {bottom}], [{left}, {right}]]}} \
             : i8[1, {rows}, {columns}, {c}] {QUANT}"
        ));
        Some((result.to_owned(), [rows, columns, c]))
    }

    /// The sum of an image and another one like it, or a row of constants.
    fn sum(
        &mut self,
        operand: &str,
        shape: [usize; 3],
        result: &str,
    ) -> Option<(String, [usize; 3])> {
        let [h, w, c] = shape;
        let like = self
            .images
            .iter()
            .find(|(name, other)| *other == shape && name != operand);
        let other = match like {
            Some((name, _)) => name.clone(),
            None => {
                let row = self.bytes(c);
                self.line(format_args!("const %c{result}: i8[{c}] {QUANT} = {row:?}"));
                format!("c{result}")
            }
        };
        self.line(format_args!(
            "%{result} \"{result}\" = add(%{operand}, %{other}) : i8[1, {h}, {w}, {c}] {QUANT}"
        ));
        Some((result.to_owned(), shape))
    }

    fn joined(
        &mut self,
        operand: &str,
        [h, w, c]: [usize; 3],
        result: &str,
    ) -> Option<(String, [usize; 3])> {
        let like = self.images.iter().find(|(_, other)| other[..2] == [h, w]);
        let (other, [_, _, more]) = like?.clone();
        let all = c + more;
        self.line(format_args!(
            "%{result} \"{result}\" = concatenation(%{operand}, %{other}) {{axis = 3}} \
             : i8[1, {h}, {w}, {all}] {QUANT}"
        ));
        Some((result.to_owned(), [h, w, all]))
    }
}

/// A module of a few ops, and its input.
fn chain(choices: Vec<u32>) -> (Module, Tensor) {
    let mut chain = Chain {
        choices,
        next: 0,
        text: String::new(),
        images: Vec::new(),
    };
    let [h, w] = [6 + chain.choose(20), 2 + chain.choose(7)];
    let c = [4, 1, 3, 8][chain.choose(4)];
    chain.images.push(("x".to_owned(), [h, w, c]));
    for _ in 0..2 + chain.choose(7) {
        chain.op();
    }
    let last = chain.images.last().expect("there is the input").0.clone();
    // Now and then one from the middle is a result, too.
    let middle = chain.choose(2 * chain.images.len());
    let also = chain.images[1..].get(middle).filter(|it| it.0 != last);
    let also = also.map_or(String::new(), |it| format!(", %{}", it.0));
    let text = format!(
        "module \"chain\"\nfunc @main(%x \"x\": i8[1, {h}, {w}, {c}] {QUANT}) {{\n{}  return %{last}{also}\n}}\n",
        chain.text
    );
    let module = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    verify(&module).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let bytes = chain
        .bytes(h * w * c)
        .iter()
        .map(|x| x.cast_unsigned())
        .collect();
    let function = &module.functions[0];
    let input = Tensor::new(function.ty(function.inputs[0]).clone(), bytes);
    (module, input.expect("as many as the type has"))
}

fn results(module: &Module, input: &Tensor) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let mut states = States::new(&verified, "main").expect("there is a main");
    let inputs = std::slice::from_ref(input);
    eval(&verified, "main", inputs, &mut states).expect("the input fits")
}

#[test]
fn row_tiles_compute_the_same_in_less_memory() {
    let mut runner = TestRunner::new(Config::with_cases(100));
    let choices = prop::collection::vec(any::<u32>(), 40..120);
    let (cut, all) = (Cell::new(0), Cell::new(0));
    let outcome = runner.run(&choices, |choices| {
        let (mut module, input) = chain(choices);
        simplify::canonicalise(&mut module).expect("the pass does not fail");
        // As it is before tiles are looked for: another order can save more than tiles do.
        order_ops::run(&mut module).expect("the pass does not fail");
        let mut tiles = module.clone();
        row_tiling::run(&mut tiles).expect("the pass does not fail");
        all.set(all.get() + 1);
        cut.set(
            cut.get() + usize::from(tiles.functions[0].ops.len() > module.functions[0].ops.len()),
        );
        prop_assert_eq!(
            results(&module, &input),
            results(&tiles, &input),
            "{}",
            tiles
        );
        let planner = Planner::Best;
        let [whole, tiled] = [&module, &tiles]
            .map(|it| arena_len(it, Some(InstructionSet::Scalar), planner).unwrap());
        prop_assert!(tiled <= whole, "{tiled} > {whole} bytes\n{}", tiles);
        compare_with_eval(&tiles, &[input])
            .map_err(|error| TestCaseError::fail(format!("{error:#}\n{tiles}")))?;
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    // The cases would be worth little if most stayed whole.
    assert!(
        2 * cut.get() > all.get(),
        "{} of {} were cut",
        cut.get(),
        all.get()
    );
}

#[test]
fn modes_for_less_memory_take_no_more_than_others() {
    let mut runner = TestRunner::new(Config::with_cases(30));
    let choices = prop::collection::vec(any::<u32>(), 40..120);
    let outcome = runner.run(&choices, |choices| {
        let (module, _) = chain(choices);
        for instructions in [
            InstructionSet::Scalar,
            InstructionSet::Dsp,
            InstructionSet::Mve,
        ] {
            let [speed, balanced, ram] =
                [Optimize::Speed, Optimize::Balanced, Optimize::Ram].map(|optimize| {
                    let options = MicroOptions {
                        instructions,
                        optimize,
                        ..MicroOptions::default()
                    };
                    micro::compile(module.clone(), &options)
                        .unwrap()
                        .plan
                        .arena_len
                });
            prop_assert!(
                ram <= balanced && balanced <= speed,
                "{ram}, {balanced}, {speed} bytes\n{module}"
            );
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn scratch_memory_adds_nothing_where_an_op_can_be_cut() {
    let mut runner = TestRunner::new(Config::with_cases(50));
    let choices = prop::collection::vec(any::<u32>(), 40..120);
    let cut = Cell::new(0);
    let outcome = runner.run(&choices, |choices| {
        let (mut module, input) = chain(choices);
        simplify::canonicalise(&mut module).expect("the pass does not fail");
        let expected = results(&module, &input);
        for instructions in [
            InstructionSet::Scalar,
            InstructionSet::Dsp,
            InstructionSet::Mve,
        ] {
            let mut fitted = module.clone();
            let planner = Planner::Best;
            let tiles = row_tiling::fit_scratch(&mut fitted, instructions, planner, 1_000)
                .expect("all of it has kernels");
            let len = |module| arena_len(module, Some(instructions), planner).unwrap();
            prop_assert_eq!(tiles.is_some(), len(&fitted) < len(&module), "{}", fitted);
            prop_assert_eq!(tiles.is_some(), fitted != module, "{}", fitted);
            if tiles.is_some() {
                cut.set(cut.get() + 1);
                prop_assert_eq!(&results(&fitted, &input), &expected, "{}", fitted);
                compare_with_eval(&fitted, std::slice::from_ref(&input))
                    .map_err(|error| TestCaseError::fail(format!("{error:#}\n{fitted}")))?;
            }
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    assert!(cut.get() > 10, "only {} were cut", cut.get());
}
