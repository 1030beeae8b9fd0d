//! The report for people.

use std::fmt;

use super::report::{
    Buffer, FrontEnd, Op, Optimize, RegionReport, Report, RowTiling, Signature, Streaming,
    StreamingOutput, TensorReport, Work,
};
use super::weights::Summary;
use crate::table::{Table, affine, grouped, shortened};

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} for {}\n", self.model, self.target)?;
        match &self.signatures[..] {
            [] => writeln!(f, "{}", ops(&self.ops))?,
            signatures => signatures
                .iter()
                .try_for_each(|signature| writeln!(f, "{signature}"))?,
        }
        let bytes = |len: usize| grouped(len as u64);
        let (ram, flash) = (&self.ram, &self.flash);
        writeln!(
            f,
            "RAM    {} bytes of activations ({} state, {} scratch); step {} alone needs {}",
            bytes(ram.activations),
            bytes(ram.state),
            bytes(ram.scratch),
            ram.live_step,
            bytes(ram.live),
        )?;
        if let Some(tiles) = &self.tiles {
            writeln!(f, "{tiles}")?;
        }
        if let Some(Optimize { mode, because }) = &self.optimize {
            let because = because.iter().map(|because| format!(": {because}"));
            writeln!(f, "mode   {mode}{}", because.collect::<String>())?;
        }
        writeln!(
            f,
            "flash  {} bytes of model ({} constants, {} plan)",
            bytes(flash.model),
            bytes(flash.constants),
            bytes(flash.overhead),
        )?;
        memories(self, f)?;
        writeln!(f, "MACs   {} per run", grouped(self.macs))?;
        if let Some(Work { inference, step }) = self.work {
            let (inference, step) = (grouped(inference), grouped(step));
            writeln!(f, "work   {inference} element operations, {step} per step")?;
        }
        if let Some(numerics) = &self.numerics {
            writeln!(f, "{numerics}")?;
        }
        if let Some(streaming) = &self.streaming {
            writeln!(f, "{streaming}")?;
        }
        if let Some(front_end) = &self.front_end {
            writeln!(f, "{front_end}")?;
        }
        writeln!(f)?;
        if self.signatures.is_empty() {
            writeln!(f, "{}", ports(&self.inputs, &self.outputs))?;
        }
        writeln!(f, "largest buffers of the arena\n{}", largest(self))
    }
}

/// Where constants and buffers are that are not as they always are.
fn memories(report: &Report, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if !report.weights.is_empty() {
        writeln!(f, "{}", Summary(&report.weights))?;
    }
    for it in &report.regions {
        writeln!(f, "{it}")?;
    }
    match report.flash.weights {
        0 => Ok(()),
        len => writeln!(f, "weights {} outside of the model", grouped(len as u64)),
    }
}

impl fmt::Display for RegionReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [len, available, traffic] =
            [self.len_bytes, self.available, self.traffic].map(|it| grouped(it as u64));
        write!(
            f,
            "region {}: {len} of {available} bytes, {traffic} read and written per run at a cost of {}",
            self.name, self.cost
        )
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "signature {:?}: {} MACs, {} element operations, {} bytes of activations with {} of state",
            self.key,
            grouped(self.macs),
            grouped(self.work),
            grouped(self.ram.activations as u64),
            grouped(self.ram.state as u64),
        )?;
        writeln!(f, "{}", ops(&self.ops))?;
        write!(f, "{}", ports(&self.inputs, &self.outputs))
    }
}

impl fmt::Display for Streaming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "stream {} new rows of `{}` per run, of a window of {}; {} bytes of history\n       {} \
             operations per run, {} on the whole window",
            self.frame,
            shortened(&self.input),
            self.window,
            grouped(self.history as u64),
            grouped(self.frame_operations),
            grouped(self.window_operations)
        )?;
        for output in &self.outputs {
            let name = shortened(&output.name);
            let what = match output.rows {
                Some(rows) => format!("{rows} new rows of `{name}`"),
                None => format!("`{name}` of the window"),
            };
            let since = if output.recurrent {
                ", of all since a reset"
            } else {
                ""
            };
            let StreamingOutput { delay, warm_up, .. } = output;
            write!(
                f,
                "\n       {what}, {delay} rows late, after {warm_up} runs{since}"
            )?;
        }
        for op in &self.recomputed {
            let (op, name) = op.split_once(' ').unwrap_or((op, ""));
            let name = shortened(name.trim_matches('`'));
            write!(f, "\n       all rows at each run: {op} `{name}`")?;
        }
        Ok(())
    }
}

impl fmt::Display for FrontEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "front  {} samples per run to {} of {} rows of {} features of `{}`, by {}; {} bytes of history",
            self.samples,
            self.rows,
            self.window,
            self.features,
            shortened(&self.input),
            self.model,
            grouped(self.history as u64)
        )
    }
}

impl fmt::Display for RowTiling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "tiles  {} bytes without; no MAC more, about {} instructions more",
            grouped(self.activations_whole as u64),
            grouped(self.extra_instructions)
        )?;
        for section in &self.sections {
            let [first, last] = [&section.first, &section.last].map(|name| shortened(name));
            let (ops, tiles) = (section.ops, section.tiles);
            write!(
                f,
                "\n       {ops} ops in {tiles} tiles, `{first}` to `{last}`"
            )?;
        }
        Ok(())
    }
}

fn ops(ops: &[Op]) -> Table<8> {
    let mut table = Table::new([
        ">",
        "op",
        "kernel",
        ">MACs",
        ">reads",
        ">writes",
        ">constants",
        "result",
    ]);
    for op in ops {
        table.row([
            op.index.to_string(),
            op.op.clone(),
            op.kernel.clone(),
            grouped(op.macs),
            grouped(op.input_bytes as u64),
            grouped(op.output_bytes as u64),
            grouped(op.constant_bytes as u64),
            op.name.clone(),
        ]);
    }
    table
}

fn ports(inputs: &[TensorReport], outputs: &[TensorReport]) -> Table<4> {
    let mut table = Table::new(["", "type", "quantisation", "name"]);
    let mut add = |what: &str, ports: &[TensorReport]| {
        for (index, it) in ports.iter().enumerate() {
            let quant = match (it.scale, it.zero_point) {
                (Some(scale), Some(zero_point)) => affine(scale, zero_point),
                (None, _) | (_, None) => String::new(),
            };
            let ty = format!("{}{:?}", it.dtype, it.shape);
            table.row([format!("{what} {index}"), ty, quant, it.name.clone()]);
        }
    };
    add("input", inputs);
    add("output", outputs);
    table
}

/// Where a buffer is.
fn at(report: &Report, it: &Buffer) -> String {
    let offset = grouped(it.offset as u64);
    match report.regions.get(it.region) {
        Some(region) => format!("{} {offset}", region.name),
        None => offset,
    }
}

fn largest(report: &Report) -> Table<4> {
    let mut table = Table::new([">bytes", ">at", "steps", "name"]);
    for it in &report.largest_buffers {
        table.row([
            grouped(it.len_bytes as u64),
            at(report, it),
            format!("{}-{}", it.first_step, it.last_step),
            it.name.clone(),
        ]);
    }
    table
}
