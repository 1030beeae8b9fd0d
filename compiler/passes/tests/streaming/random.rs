//! Random models of a window: convolutions and pools over time one after another, branches around
//! them, and perhaps one op on all rows.

use std::fmt::Write as _;

/// A model being written.
struct Random<'a> {
    choices: &'a [usize],
    next: usize,
    /// Element type, and scale of activations.
    ty: &'static str,
    scale: &'static str,
    constants: String,
    ops: String,
    /// How many values there are, and rows of the newest.
    values: usize,
    rows: usize,
}

/// The text of a model.
pub fn model(choices: &[usize], quantised: bool) -> String {
    let (ty, scale) = match quantised {
        true => ("i8", " quant(0.25:-3)"),
        false => ("f32", ""),
    };
    let mut random = Random {
        choices,
        next: 0,
        ty,
        scale,
        constants: String::new(),
        ops: String::new(),
        values: 0,
        rows: 0,
    };
    random.rows = 30 + random.choose(20);
    let input = random.image(random.rows);
    for _ in 0..=random.choose(4) {
        random.layer();
    }
    let end = random.end();
    let Random { constants, ops, .. } = random;
    format!("module \"random\"\n\nfunc @main(%v0 \"v0\": {input}) {{\n{constants}{ops}{end}}}\n")
}

impl Random<'_> {
    fn choose(&mut self, count: usize) -> usize {
        self.next += 1;
        let choice = self.choices[self.next % self.choices.len()];
        choice.wrapping_mul(self.next) / 7 % count
    }

    /// The type of an image of so many rows.
    fn image(&self, rows: usize) -> String {
        format!("{}[1, {rows}, 2, 1]{}", self.ty, self.scale)
    }

    /// Adds an op on the newest value, whose result is the newest then.
    fn op(&mut self, op: &str, rows: usize) {
        self.values += 1;
        let (value, ty) = (self.values, self.image(rows));
        writeln!(self.ops, "  %v{value} \"v{value}\" = {op} : {ty}").expect("a string takes text");
        self.rows = rows;
    }

    /// A window that moves over time, if there are enough rows.
    fn layer(&mut self) {
        let (taps, gap) = (1 + self.choose(4), 1 + self.choose(3));
        let stride = [1, 1, 2, 3][self.choose(4)];
        let covered = (taps - 1) * gap + 1;
        let before = [0, self.choose(covered)][self.choose(2)];
        let after = [0, 0, self.choose(covered)][self.choose(3)];
        let whole = self.rows + before + after;
        if whole < covered + 2 * stride {
            return;
        }
        let (from, rows) = (self.values, self.rows);
        let count = (whole - covered) / stride + 1;
        let padding = format!("padding = [[{before}, {after}], [0, 0]]");
        let kind = self.choose(3);
        if kind == 2 && gap == 1 && before.max(after) < taps {
            let window = format!("window = [{taps}, 1], stride = [{stride}, 1], {padding}");
            self.op(&format!("max_pool2d(%v{from}) {{{window}}}"), count);
        } else {
            let weights = self.weights(taps);
            let op = ["conv2d", "depthwise_conv2d"][kind % 2];
            let window = format!("stride = [{stride}, 1], dilation = [{gap}, 1], {padding}");
            self.op(&format!("{op}(%v{from}, {weights}, _) {{{window}}}"), count);
        }
        if stride == 1 && count <= rows && self.choose(2) == 0 {
            self.branch(from, rows - count);
        }
    }

    /// Adds as many rows of a former value, which has so many more.
    fn branch(&mut self, from: usize, more: usize) {
        let (newest, rows, start) = (self.values, self.rows, self.choose(more + 1));
        let limit = start + rows;
        let part = format!("{{start = [0, {start}, 0, 0], limit = [1, {limit}, 2, 1]}}");
        self.op(&format!("slice(%v{from}) {part}"), rows);
        self.op(&format!("add(%v{newest}, %v{})", newest + 1), rows);
    }

    fn weights(&mut self, taps: usize) -> String {
        let name = format!("%w{}", self.values);
        let quantised = !self.scale.is_empty();
        let weight = |_| match quantised {
            true => (self.choose(19) as i64 - 9).to_string(),
            false => format!("{:.2}", self.choose(200) as f64 / 100.0 - 1.0),
        };
        let weights: Vec<String> = (0..taps).map(weight).collect();
        let (ty, weights) = (self.ty, weights.join(", "));
        let scale = if quantised { " quant(0.25:0)" } else { "" };
        let constant = format!("  const {name}: {ty}[1, {taps}, 1, 1]{scale} = [{weights}]\n");
        self.constants += &constant;
        name
    }

    /// All rows, a mean of them, or the last one.
    fn end(&mut self) -> String {
        let (newest, rows, scale) = (self.values, self.rows, self.scale);
        let ty = self.ty;
        match self.choose(3) {
            0 => format!(
                "  %m \"m\" = mean(%v{newest}) {{axes = [1]}} : {ty}[1, 2, 1]{scale}\n  return %m\n"
            ),
            1 => {
                let part = format!(
                    "{{start = [0, {}, 0, 0], limit = [1, {rows}, 2, 1]}}",
                    rows - 1
                );
                let ty = self.image(1);
                format!("  %m \"m\" = slice(%v{newest}) {part} : {ty}\n  return %m, %v{newest}\n")
            }
            _ => format!("  return %v{newest}\n"),
        }
    }
}
