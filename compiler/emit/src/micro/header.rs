//! `model.h`: what a C program must know of `model.o` and of the model's inputs and outputs.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

use peapod_ir::plan::micro::{Element, MicroPlan, ModelTensor};
use peapod_schemas::micro::ALIGNMENT;

use super::element::{c_type, range};
use super::ident::{Identifier, comment};
use super::kernel::kernels_used;
use super::object;
use super::report::Work;

/// Writes the header of the object file of this name and pea.
pub fn write(name: &Identifier, pea: &[u8], plan: &MicroPlan, work: &Work) -> String {
    let mut text = String::new();
    let header = Header {
        name,
        pea,
        plan,
        work,
    };
    // Writing to a string cannot fail.
    let _ = header.write(&mut text);
    text
}

struct Header<'a> {
    name: &'a Identifier,
    pea: &'a [u8],
    plan: &'a MicroPlan,
    work: &'a Work,
}

impl Header<'_> {
    fn write(&self, out: &mut String) -> fmt::Result {
        let upper = self.name.to_upper();
        writeln!(out, "/* Model `{}`, made by peapod. */", self.name)?;
        writeln!(out, "#ifndef {upper}_MODEL_H\n#define {upper}_MODEL_H\n")?;
        writeln!(out, "#include <stdint.h>\n")?;
        writeln!(out, "#ifdef __cplusplus\nextern \"C\" {{\n#endif\n")?;
        self.externs(out)?;
        self.sizes(out)?;
        match self.plan.key {
            None => self.ports(out, "", self.plan)?,
            Some(_) => self.signatures(out)?,
        }
        writeln!(out, "#ifdef __cplusplus\n}}\n#endif\n\n#endif")
    }

    /// Every signature of several: its number, and its ports with its name before theirs.
    fn signatures(&self, out: &mut String) -> fmt::Result {
        let upper = self.name.to_upper();
        let mut taken = BTreeSet::new();
        for (index, entry) in self.plan.each_entry().enumerate() {
            let key = entry.key.as_deref().unwrap_or_default();
            let own = Identifier::new(key).map(|it| it.as_str().to_ascii_lowercase());
            let own = own.ok().filter(|it| !it.starts_with("signature_"));
            let own = own.filter(|it| taken.insert(it.clone()));
            let own = own.unwrap_or_else(|| format!("signature_{index}"));
            let macros = format!("{upper}_{}", own.to_ascii_uppercase());
            writeln!(
                out,
                "/* Signature `{}`: its number, for peapod_select_signature. */",
                comment(key)
            )?;
            writeln!(out, "#define {macros}_SIGNATURE {index}u")?;
            writeln!(out, "#define {macros}_INPUTS {}u", entry.inputs.len())?;
            writeln!(out, "#define {macros}_OUTPUTS {}u\n", entry.outputs.len())?;
            self.ports(out, &format!("{own}_"), entry)?;
        }
        Ok(())
    }

    /// The inputs and outputs of an entry, with a prefix before their names.
    fn ports(&self, out: &mut String, prefix: &str, plan: &MicroPlan) -> fmt::Result {
        let inputs = plan.inputs.iter().map(|port| ("input", port));
        let outputs = plan.outputs.iter().map(|port| ("output", port));
        for (index, (what, it)) in inputs.enumerate().chain(outputs.enumerate()) {
            self.port(out, &format!("{prefix}{what}_{index}"), it)?;
        }
        Ok(())
    }

    fn externs(&self, out: &mut String) -> fmt::Result {
        let name = self.name;
        let kernels = kernels_used(self.plan);
        writeln!(out, "struct peapod_kernel;\n")?;
        writeln!(
            out,
            "/* The model's bytes, by a name that the object of the same compilation defines. */"
        )?;
        let symbol = object::symbol(name, self.pea);
        writeln!(out, "#define {name}_pea {symbol}")?;
        writeln!(out, "extern const uint8_t {name}_pea[{}];", self.pea.len())?;
        writeln!(out, "extern const uint32_t {name}_pea_len;\n")?;
        if !self.plan.weights.is_empty() {
            let (symbol, len) = (
                object::weights_symbol(name, self.plan),
                self.plan.weights.len(),
            );
            writeln!(
                out,
                "/* Constants outside of the model, in the section .weights: for peapod_load_weights. */"
            )?;
            writeln!(out, "#define {name}_weights {symbol}")?;
            writeln!(out, "extern const uint8_t {name}_weights[{len}];\n")?;
        }
        writeln!(out, "/* The kernels it runs:")?;
        for kernel in &kernels {
            writeln!(out, " *   {}", kernel.name())?;
        }
        writeln!(out, " */")?;
        writeln!(
            out,
            "extern const struct peapod_kernel *const {name}_kernels[];"
        )?;
        writeln!(out, "extern const uint32_t {name}_kernels_len;\n")
    }

    fn sizes(&self, out: &mut String) -> fmt::Result {
        let upper = self.name.to_upper();
        let plan = self.plan;
        writeln!(
            out,
            "/* Bytes of RAM for activations, and what their address must be a multiple of. */"
        )?;
        let arena_len = plan.shared_len.unwrap_or(plan.arena_len);
        writeln!(out, "#define {upper}_ARENA_LEN {arena_len}u")?;
        for (index, len) in plan.others.iter().enumerate() {
            let number = index + 1;
            writeln!(out, "#define {upper}_ARENA{number}_LEN {len}u")?;
        }
        writeln!(out, "#define {upper}_ARENA_ALIGN {ALIGNMENT}u\n")?;
        writeln!(
            out,
            "/* Element operations of an inference at most, and what peapod_step_within takes best. */"
        )?;
        let Work { inference, step } = self.work;
        writeln!(out, "#define {upper}_WORK UINT64_C({inference})")?;
        writeln!(out, "#define {upper}_STEP_WORK UINT64_C({step})\n")?;
        if plan.key.is_some() {
            let signatures = plan.each_entry().count();
            return writeln!(out, "#define {upper}_SIGNATURES {signatures}u\n");
        }
        writeln!(out, "#define {upper}_INPUTS {}u", plan.inputs.len())?;
        writeln!(out, "#define {upper}_OUTPUTS {}u\n", plan.outputs.len())
    }

    /// Type and macros of one input or output, `port` being `input_0` or the like.
    fn port(&self, out: &mut String, port: &str, it: &ModelTensor) -> fmt::Result {
        let (name, upper) = (self.name, self.name.to_upper());
        let macros = format!("{upper}_{}", port.to_ascii_uppercase());
        let shape = &it.ty.shape;
        writeln!(out, "/* {port}: `{}` */", comment(&it.name))?;
        writeln!(
            out,
            "typedef {} {name}_{port}_t;",
            c_type(it.operand.element)
        )?;
        writeln!(out, "#define {macros}_LEN {}u", it.ty.elements())?;
        writeln!(out, "#define {macros}_RANK {}u", shape.len())?;
        writeln!(out, "#define {macros}_SHAPE {{ {} }}", extents(shape))?;
        if let Some((scale, zero_point)) = it.ty.quant.as_ref().and_then(|quant| quant.single()) {
            writeln!(
                out,
                "/* real = {macros}_SCALE * (stored - {macros}_ZERO_POINT) */"
            )?;
            writeln!(out, "#define {macros}_SCALE {scale:?}f")?;
            writeln!(out, "#define {macros}_ZERO_POINT ({zero_point})")?;
            self.conversions(out, port, it.operand.element)?;
        }
        writeln!(out)
    }

    /// Functions between reals and stored values.
    fn conversions(&self, out: &mut String, port: &str, stored: Element) -> fmt::Result {
        let name = self.name;
        let macros = format!("{}_{}", name.to_upper(), port.to_ascii_uppercase());
        let Some((min, max)) = range(stored) else {
            return Ok(());
        };
        // Beyond these the result is clamped anyway, and within them the conversion is defined.
        let (wide, edge) = match stored {
            Element::S8 | Element::U8 | Element::S16 => ("int32_t", "1e9f"),
            Element::S32 | Element::F32 | Element::S64 | Element::U32 | Element::Bool => {
                ("int64_t", "1e18f")
            }
        };
        writeln!(
            out,
            "static inline float {name}_{port}_dequantize({name}_{port}_t stored) {{
    return {macros}_SCALE * (float)(({wide})stored - {macros}_ZERO_POINT);
}}
/* Halves round away from zero, what is out of range becomes the nearest value in it, NaN is 0. */
static inline {name}_{port}_t {name}_{port}_quantize(float real) {{
    float scaled = real / {macros}_SCALE;
    if (scaled != scaled) scaled = 0.0f;
    if (scaled < -{edge}) scaled = -{edge};
    if (scaled > {edge}) scaled = {edge};
    {wide} whole = ({wide})scaled;
    float rest = scaled - (float)whole;
    {wide} stored = whole + (rest >= 0.5f) - (rest <= -0.5f) + {macros}_ZERO_POINT;
    return ({name}_{port}_t)(stored < {min} ? {min} : stored > {max} ? {max} : stored);
}}"
        )
    }
}

/// Extents as an initializer's elements. C has no empty arrays, so a scalar's is one 1.
fn extents(shape: &[usize]) -> String {
    match shape {
        [] => "1".to_owned(),
        _ => shape
            .iter()
            .map(usize::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    }
}
