//! The columns of the table, and how a program of an op on a type is made.

/// Element types of one column.
pub struct Group {
    pub name: &'static str,
    /// What kind of type the specification counts them as: `b`oolean, signed `i`nteger,
    /// `u`nsigned, `f`loat, `c`omplex or `q`uantised.
    pub class: char,
    pub types: &'static [&'static str],
}

const fn group(name: &'static str, class: char, types: &'static [&'static str]) -> Group {
    Group { name, class, types }
}

/// The columns.
pub const GROUPS: &[Group] = &[
    group("i1", 'b', &["i1"]),
    group("i2, i4", 'i', &["i2", "i4"]),
    group("i8", 'i', &["i8"]),
    group("i16", 'i', &["i16"]),
    group("i32", 'i', &["i32"]),
    group("i64", 'i', &["i64"]),
    group("ui2, ui4", 'u', &["ui2", "ui4"]),
    group("ui8", 'u', &["ui8"]),
    group("ui16", 'u', &["ui16"]),
    group("ui32", 'u', &["ui32"]),
    group("ui64", 'u', &["ui64"]),
    group(
        "f4–f8",
        'f',
        &[
            "f4E2M1FN",
            "f6E2M3FN",
            "f6E3M2FN",
            "f8E3M4",
            "f8E4M3",
            "f8E4M3FN",
            "f8E4M3FNUZ",
            "f8E4M3B11FNUZ",
            "f8E5M2",
            "f8E5M2FNUZ",
            "f8E8M0FNU",
        ],
    ),
    group("bf16", 'f', &["bf16"]),
    group("f16", 'f', &["f16"]),
    group("f32", 'f', &["f32"]),
    group("f64", 'f', &["f64"]),
    group("complex", 'c', &["complex<f32>", "complex<f64>"]),
    group(
        "quant",
        'q',
        &[
            "!quant.uniform<i4:f32, 0.5>",
            "!quant.uniform<i8:f32, 0.5:-3>",
            "!quant.uniform<u8:f32, 0.5:100>",
            "!quant.uniform<i16:f64, 0.25>",
        ],
    ),
];

/// An op.
#[derive(Clone, Copy)]
pub struct Row {
    pub name: &'static str,
    /// Classes of types that the specification has it on.
    pub takes: &'static str,
    /// Ops that yield `%r`; `$T` is the element type, `$P` that of parts of a complex number.
    /// There are `%a`, `%b` and `%c` of 4 elements, `%m` of 2 by 2, a scalar `%s`, truth values
    /// `%t`, and indices `%i` and `%j`.
    pub body: &'static str,
    pub result: &'static str,
}

impl Row {
    /// The program on elements of a type.
    pub fn program(&self, element: &str) -> String {
        let constant = |name: &str, shape: &str| {
            let ty = format!("tensor<{shape}{element}>");
            let quantised = element.strip_prefix("!quant.uniform<");
            if let Some(rest) = quantised {
                let storage = rest.split(':').next().expect("a storage type");
                let storage = storage.replace('u', "ui");
                return format!(
                    "%{name} = stablehlo.constant() <{{value = dense<1> : \
                     tensor<{shape}{storage}>}}> : () -> {ty}\n"
                );
            }
            let value = match element {
                "i1" => "true",
                _ if element.starts_with("complex") => "(1.0, 1.0)",
                _ if element.contains('f') => "1.0",
                _ => "1",
            };
            format!("%{name} = stablehlo.constant dense<{value}> : {ty}\n")
        };
        let parts = element
            .strip_prefix("complex<")
            .and_then(|it| it.strip_suffix('>'));
        let with_types = |text: &str| {
            let text = text.replace("$P", parts.unwrap_or(element));
            text.replace("$T", element)
        };
        let result = with_types(self.result);
        format!(
            "module {{\nfunc.func public @main() -> {result} {{\n{}{}{}{}{}\
             %t = stablehlo.constant dense<true> : tensor<4xi1>\n\
             %i = stablehlo.constant dense<1> : tensor<i32>\n\
             %j = stablehlo.constant dense<1> : tensor<2x1xi32>\n\
             {}\nreturn %r : {result}\n}}\n}}",
            constant("a", "4x"),
            constant("b", "4x"),
            constant("c", "4x"),
            constant("m", "2x2x"),
            constant("s", ""),
            with_types(self.body),
        )
    }
}
