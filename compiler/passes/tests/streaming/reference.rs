//! Streams, and the model on windows of them.

use peapod_emit::micro::pea;
use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::ops::Padding2d;
use peapod_ir::{DType, Module, OpTypes, Origin, TensorType, verify};
use peapod_micro::{kernels, load};
use peapod_passes::MicroOptions;
use peapod_passes::micro;
use peapod_passes::micro::streaming::{OutputRows, Streamed};

use crate::host;

/// A stream of rows, and other inputs that stay as they are.
pub struct Stream {
    /// Type of the input on a window.
    ty: TensorType,
    axis: usize,
    window: usize,
    /// Which input it is, and all others.
    place: usize,
    others: Vec<Tensor>,
    /// Bytes of each row, of each index of the dimensions before the axis.
    rows: Vec<Vec<Vec<u8>>>,
}

fn noise(seed: &mut u32) -> u32 {
    *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    *seed >> 8
}

fn bytes(ty: &TensorType, elements: usize, seed: &mut u32) -> Vec<u8> {
    let element = |_| {
        let number = noise(seed) as i32 - (1 << 23);
        match ty.dtype == DType::F32 {
            true => (number as f32 / (1 << 23) as f32).to_le_bytes().to_vec(),
            false => number.to_le_bytes()[..ty.dtype.size_bytes()].to_vec(),
        }
    };
    (0..elements).flat_map(element).collect()
}

impl Stream {
    pub fn random(module: &Module, told: &Streamed, rows: usize) -> Self {
        let entry = &module.functions[0];
        let named = |it: &peapod_ir::ValueId| entry.value(*it).name == told.input;
        let place = entry
            .inputs
            .iter()
            .position(named)
            .expect("the input is there");
        let ty = entry.ty(entry.inputs[place]).clone();
        let axis = ty
            .shape
            .iter()
            .position(|extent| *extent > 1)
            .expect("there is time");
        let mut seed = 5;
        let others = entry
            .inputs
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != place);
        let others = others.map(|(_, value)| {
            let ty = entry.ty(*value);
            Tensor::new(ty.clone(), bytes(ty, ty.elements(), &mut seed)).expect("of its length")
        });
        let others = others.collect();
        let outer: usize = ty.shape[..axis].iter().product();
        let row = ty.elements() / outer / told.window;
        let rows = (0..rows).map(|_| (0..outer).map(|_| bytes(&ty, row, &mut seed)).collect());
        Self {
            rows: rows.collect(),
            window: told.window,
            ty,
            axis,
            place,
            others,
        }
    }

    /// All inputs, with these rows of the stream.
    fn inputs(&self, rows: std::ops::Range<usize>) -> Vec<Tensor> {
        let mut ty = self.ty.clone();
        ty.shape[self.axis] = ty.shape[self.axis] / self.window * rows.len();
        let outer = self.rows[0].len();
        let bytes = (0..outer).flat_map(|outer| {
            self.rows[rows.clone()]
                .iter()
                .flat_map(move |row| row[outer].clone())
        });
        let mut inputs = self.others.clone();
        inputs.insert(
            self.place,
            Tensor::new(ty, bytes.collect()).expect("of its length"),
        );
        inputs
    }

    fn steps(&self, told: &Streamed, steps: usize) -> Vec<Vec<Tensor>> {
        let frame = |step: usize| self.inputs(step * told.frame..(step + 1) * told.frame);
        (0..steps).map(frame).collect()
    }

    /// Outputs of consecutive steps, by the evaluator.
    pub fn eval_steps(&self, module: &Module, told: &Streamed, steps: usize) -> Vec<Vec<Vec<u8>>> {
        evaluated(module, &self.steps(told, steps))
    }

    /// Outputs of consecutive steps by the kernels, before and after a reset.
    pub fn after_resets(
        &self,
        module: &Module,
        told: &Streamed,
        steps: usize,
    ) -> [Vec<Vec<Vec<u8>>>; 2] {
        let program =
            micro::compile(module.clone(), &MicroOptions::default()).expect("it compiles");
        let verified = verify(&program.module).expect("it verifies");
        let pea = pea::write(&verified, &program.plan).expect("it fits");
        let mut image = vec![0_u128; pea.len().div_ceil(16)];
        bytemuck::cast_slice_mut(&mut image)[..pea.len()].copy_from_slice(&pea);
        let image: &[u8] = &bytemuck::cast_slice(&image)[..pea.len()];
        let model = load(image, &kernels::ALL).expect("it loads");
        let mut arena = vec![0x5a5a_5a5a_u128; program.plan.arena_len.div_ceil(16)];
        let mut session = model
            .session(bytemuck::cast_slice_mut(&mut arena))
            .expect("it fits");
        let frames = self.steps(told, steps);
        [(), ()].map(|()| {
            session.reset();
            let outputs = frames.iter().map(|inputs| {
                for (index, input) in inputs.iter().enumerate() {
                    let to = session.input_mut(index).expect("it is there");
                    to.copy_from_slice(input.bytes());
                }
                session.run();
                vec![session.output(0).expect("it is there").to_vec()]
            });
            outputs.collect()
        })
    }
}

/// Outputs of consecutive runs of the first function.
fn evaluated(module: &Module, runs: &[Vec<Tensor>]) -> Vec<Vec<Vec<u8>>> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let name = &module.functions[0].name;
    let mut states = States::new(&verified, name).expect("the function is there");
    let run = |inputs: &Vec<Tensor>| {
        let outputs = eval(&verified, name, inputs, &mut states).expect("inputs fit");
        outputs.into_iter().map(Tensor::into_bytes).collect()
    };
    runs.iter().map(run).collect()
}

/// The outputs of every step, by the evaluator and by the kernels, which agree.
fn stepped(
    name: &str,
    module: &Module,
    told: &Streamed,
    stream: &Stream,
    steps: usize,
) -> [Vec<Vec<Vec<u8>>>; 2] {
    let program = micro::compile(module.clone(), &MicroOptions::default());
    let program = program.unwrap_or_else(|error| panic!("@{name}: {error}\n{module}"));
    let frames = stream.steps(told, steps);
    let outputs = module.functions[0].outputs.len();
    [
        evaluated(module, &frames),
        host::run(&program, &frames, outputs),
    ]
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    let words = bytes.chunks_exact(4);
    let words = words.map(|it| f32::from_le_bytes([it[0], it[1], it[2], it[3]]));
    words.collect()
}

/// The largest magnitude of a tensor of floats.
fn largest(ty: &TensorType, bytes: &[u8]) -> f32 {
    let all = match ty.dtype == DType::F32 {
        true => floats(bytes),
        false => vec![],
    };
    all.iter()
        .fold(f32::MIN_POSITIVE, |most, it| most.max(it.abs()))
}

/// Integers are the same; floats within 1e-6 of the largest.
fn assert_same(what: &str, ty: &TensorType, found: &[u8], expected: &[u8], largest: f32) {
    if ty.dtype != DType::F32 {
        assert_eq!(found, expected, "{what}");
        return;
    }
    let (found, expected) = (floats(found), floats(expected));
    assert_eq!(found.len(), expected.len(), "{what}");
    for (a, b) in found.iter().zip(&expected) {
        assert!((a - b).abs() <= 1e-6 * largest, "{what}: {a} is not {b}");
    }
}

/// Bytes of an index of a dimension.
fn row(ty: &TensorType, bytes: &[u8], dim: usize, rows: usize, index: usize) -> Vec<u8> {
    let outer: usize = ty.shape[..dim].iter().product();
    let chunk = bytes.len() / outer / rows;
    let of_outer = |outer: usize| &bytes[(outer * rows + index) * chunk..][..chunk];
    (0..outer).flat_map(of_outer).copied().collect()
}

/// Compares a streaming model with the model on every window; how many elements were compared.
pub fn check(name: &str, whole: &Module, after: &Module, told: &Streamed, steps: usize) -> usize {
    let steps = steps.max(told.window.div_ceil(told.frame) * 2);
    let stream = Stream::random(whole, told, steps * told.frame);
    let mut compared = 0;
    for found in stepped(name, after, told, &stream, steps) {
        let consecutive: Vec<_> = (1..=steps * told.frame / told.window)
            .map(|window| stream.inputs((window - 1) * told.window..window * told.window))
            .collect();
        let consecutive = evaluated(whole, &consecutive);
        for step in 0..steps {
            let fed = (step + 1) * told.frame;
            for (index, output) in told.outputs.iter().enumerate() {
                let ty = whole.functions[0].ty(whole.functions[0].outputs[index]);
                let what = format!("@{name}, step {step}, output {index} of\n{after}");
                // The window of what is not rows ended `delay` rows ago.
                let end = match output.rows {
                    Some(_) => fed,
                    None => fed.saturating_sub(output.delay),
                };
                if step < output.warm_up || end < told.window {
                    continue;
                }
                let of_window = if !output.recurrent {
                    evaluated(whole, &[stream.inputs(end - told.window..end)]).swap_remove(0)
                } else if end.is_multiple_of(told.window) {
                    consecutive[end / told.window - 1].clone()
                } else {
                    continue;
                };
                let (found, expected) = (&found[step][index], &of_window[index]);
                compared += match output.rows {
                    Some(rows) => compare_rows(&what, ty, rows, found, expected),
                    None => {
                        assert_same(&what, ty, found, expected, largest(ty, expected));
                        ty.elements()
                    }
                };
            }
        }
    }
    compared
}

/// Compares new rows with those of the model that depend on no padding; how many elements.
fn compare_rows(
    what: &str,
    ty: &TensorType,
    rows: OutputRows,
    found: &[u8],
    expected: &[u8],
) -> usize {
    let clean = rows.border[0]..rows.window - rows.border[1];
    let mut compared = 0;
    for new in 0..rows.count {
        let back = rows.after + rows.count - new;
        let Some(at) = rows
            .window
            .checked_sub(back)
            .filter(|at| clean.contains(at))
        else {
            continue;
        };
        let found = row(ty, found, rows.axis, rows.count, new);
        let row = row(ty, expected, rows.axis, rows.window, at);
        assert_same(what, ty, &found, &row, largest(ty, expected));
        compared += ty.elements() / rows.window;
    }
    compared
}

/// The model without padding along time, on a window that is so many rows longer, up to the first
/// op that looks at all rows; `None` if that does not get as many rows as in the model.
fn longer(module: &Module, told: &Streamed, extra: usize) -> Option<Module> {
    let mut module = module.clone();
    let function = &mut module.functions[0];
    let input = function.inputs[0];
    let axis = function
        .ty(input)
        .shape
        .iter()
        .position(|extent| *extent > 1)?;
    let rows = function.ty(input).shape[axis] / told.window;
    function.values[input].ty.shape[axis] = rows * (told.window + extra);
    let before = function.values.clone();
    let mut ops = std::mem::take(&mut function.ops);
    for op in &mut ops {
        let x = op.operands().next()?;
        let result = op.result();
        let name = &function.value(result).name;
        if told
            .recomputed
            .iter()
            .any(|it| it.contains(&format!("`{name}`")))
        {
            if function.ty(x).shape != before[x].ty.shape {
                return None;
            }
            break;
        }
        let old = before[result].ty.clone();
        let types = OpTypes {
            operands: op
                .inputs
                .iter()
                .map(|it| it.map(|it| function.ty(it)))
                .collect(),
            results: vec![&old],
        };
        let window = op.kind.windowed().map(|it| it.window(&types));
        let mut shape = old.shape.clone();
        let extents = function.ty(x).shape.clone();
        match window {
            Some(mut window) => {
                (window.padding.top, window.padding.bottom) = (0, 0);
                shape[1] = window.positions(0, extents[1])?;
                let Padding2d { top, bottom, .. } = op.kind.windowed_mut()?.padding_mut();
                (*top, *bottom) = (0, 0);
            }
            None => {
                let elements: usize = shape.iter().product();
                let rest = elements / shape[1];
                shape[1] = extents.iter().product::<usize>() / rest;
            }
        }
        function.values[result].ty.shape = shape;
    }
    function.ops = ops;
    let unsound = function
        .values
        .values()
        .any(|value| value.origin == Origin::State);
    let module = (!unsound).then_some(module)?;
    verify(&module).is_ok().then_some(module)
}

/// Compares a streaming model whose padding became rows of the stream with the model that has no
/// padding, and a longer window instead.
pub fn check_on_longer_window(
    name: &str,
    whole: &Module,
    after: &Module,
    told: &Streamed,
    steps: usize,
) -> usize {
    let whole = {
        let mut module = whole.clone();
        for pass in ["canonicalise", "constant_fold", "fuse_pad"] {
            peapod_passes::pass_named(pass).expect("it is there")(&mut module).expect("it runs");
        }
        module
    };
    let mut extras = 1..10 * told.window;
    let found = extras.find_map(|extra| Some((extra, longer(&whole, told, extra)?)));
    let (extra, reference) = found.expect("some window is long enough");
    let steps = steps.max((told.window + extra).div_ceil(told.frame) * 2);
    let stream = Stream::random(&whole, told, steps * told.frame);
    let mut compared = 0;
    for found in stepped(name, after, told, &stream, steps) {
        // Rows that are newer than what the last whole window of a stride takes in: the same number
        // after every step.
        let same = |newer: &usize| {
            let mut steps = (told.outputs[0].warm_up..steps).map(|step| {
                let end = (step + 1) * told.frame - newer;
                let Some(begin) = end.checked_sub(told.window + extra) else {
                    return true;
                };
                let expected = evaluated(&reference, &[stream.inputs(begin..end)]);
                expected[0] == found[step]
            });
            steps.all(|same| same)
        };
        let newer = (0..told.frame).find(same);
        assert!(
            newer.is_some(),
            "@{name} is another model than\n{reference}"
        );
        let elements: usize = found[0].iter().map(Vec::len).sum();
        compared += elements * (steps - told.outputs[0].warm_up);
    }
    println!(
        "{name}: {compared} bytes as of a window of {} rows",
        told.window + extra
    );
    compared
}
