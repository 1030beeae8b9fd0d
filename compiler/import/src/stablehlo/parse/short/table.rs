//! Ops whose short form is operands, `keyword = value` clauses and types.

/// The short form that some ops share.
pub(super) struct Form {
    /// Names of the ops.
    pub ops: &'static [&'static str],
    /// What may or must be among the operands.
    pub clauses: &'static [Clause],
    /// What a list of types without `->` means.
    pub types: TypeList,
}

/// `keyword = value`.
pub(super) struct Clause {
    pub keyword: &'static str,
    /// The attribute's name in the generic form.
    pub attribute: &'static str,
    pub value: ClauseValue,
    pub optional: bool,
}

/// How the value of a clause is written.
#[derive(Clone, Copy)]
pub(super) enum ClauseValue {
    /// `1`.
    I64,
    /// `[0, 1]`.
    I64Array,
    /// As in a dictionary.
    Any,
    /// `WORD`, of the enumeration with this name.
    Enum(&'static str),
    /// `[DEFAULT, HIGHEST]`.
    Precisions,
    /// `e5m10`, which gives `mantissa_bits` as well.
    ExponentBits,
}

/// What a list of types means, where it does not say `(operands) -> results`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TypeList {
    /// Nothing: the full form is needed.
    Full,
    /// One type for all operands and the result.
    Same,
    /// The predicate's type, then that of both branches and the result.
    Select,
    /// Types of the operands, and of the results in the same order.
    Pairwise,
    /// Types of the operands; there are no results.
    Operands,
    /// Types of the results; there are no operands.
    Results,
    /// The result's tuple type, which holds the operands'.
    Tuple,
    /// The result's complex type; the operands are of its parts' type.
    Complex,
}

const fn must(keyword: &'static str, attribute: &'static str, value: ClauseValue) -> Clause {
    Clause {
        keyword,
        attribute,
        value,
        optional: false,
    }
}

const fn may(keyword: &'static str, attribute: &'static str, value: ClauseValue) -> Clause {
    Clause {
        keyword,
        attribute,
        value,
        optional: true,
    }
}

const fn form(ops: &'static [&'static str], clauses: &'static [Clause], types: TypeList) -> Form {
    Form {
        ops,
        clauses,
        types,
    }
}

/// Operands, then one type for all.
pub(super) const SAME: Form = form(ELEMENTWISE, &[], TypeList::Same);

const ELEMENTWISE: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.add",
    "stablehlo.after_all",
    "stablehlo.and",
    "stablehlo.atan2",
    "stablehlo.cbrt",
    "stablehlo.ceil",
    "stablehlo.clamp",
    "stablehlo.convert",
    "stablehlo.cosine",
    "stablehlo.count_leading_zeros",
    "stablehlo.divide",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.floor",
    "stablehlo.imag",
    "stablehlo.is_finite",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.multiply",
    "stablehlo.negate",
    "stablehlo.not",
    "stablehlo.or",
    "stablehlo.popcnt",
    "stablehlo.power",
    "stablehlo.real",
    "stablehlo.remainder",
    "stablehlo.round_nearest_afz",
    "stablehlo.round_nearest_even",
    "stablehlo.rsqrt",
    "stablehlo.shift_left",
    "stablehlo.shift_right_arithmetic",
    "stablehlo.shift_right_logical",
    "stablehlo.sign",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.subtract",
    "stablehlo.tan",
    "stablehlo.tanh",
    "stablehlo.uniform_dequantize",
    "stablehlo.uniform_quantize",
    "stablehlo.xor",
];

/// Operands, then all types.
const FULLY_TYPED: &[&str] = &[
    "stablehlo.bitcast_convert",
    "stablehlo.dynamic_pad",
    "stablehlo.dynamic_reshape",
    "stablehlo.dynamic_update_slice",
    "stablehlo.real_dynamic_slice",
    "stablehlo.reshape",
];

const DIM: Clause = must("dim", "dimension", ClauseValue::I64);

/// Every such form.
pub(super) const FORMS: &[Form] = &[
    SAME,
    form(FULLY_TYPED, &[], TypeList::Full),
    form(&["stablehlo.select"], &[], TypeList::Select),
    form(&["stablehlo.complex"], &[], TypeList::Complex),
    form(&["stablehlo.tuple"], &[], TypeList::Tuple),
    form(
        &["return", "func.return", "stablehlo.return", "sdy.return"],
        &[],
        TypeList::Operands,
    ),
    form(
        &[
            "stablehlo.create_token",
            "stablehlo.partition_id",
            "stablehlo.replica_id",
        ],
        &[],
        TypeList::Results,
    ),
    form(
        &[
            "stablehlo.broadcast_in_dim",
            "stablehlo.dynamic_broadcast_in_dim",
        ],
        &[must("dims", "broadcast_dimensions", ClauseValue::I64Array)],
        TypeList::Full,
    ),
    form(
        &["stablehlo.broadcast"],
        &[must("sizes", "broadcast_sizes", ClauseValue::I64Array)],
        TypeList::Full,
    ),
    form(
        &["stablehlo.cholesky"],
        &[may("lower", "lower", ClauseValue::Any)],
        TypeList::Same,
    ),
    form(
        &[
            "stablehlo.concatenate",
            "stablehlo.get_dimension_size",
            "stablehlo.set_dimension_size",
        ],
        &[DIM],
        TypeList::Full,
    ),
    form(
        &["stablehlo.dot"],
        &[may(
            "precision",
            "precision_config",
            ClauseValue::Precisions,
        )],
        TypeList::Full,
    ),
    form(
        &["stablehlo.dynamic_slice"],
        &[must("sizes", "slice_sizes", ClauseValue::I64Array)],
        TypeList::Full,
    ),
    form(
        &["stablehlo.einsum", "stablehlo.unary_einsum"],
        &[must("config", "einsum_config", ClauseValue::Any)],
        TypeList::Full,
    ),
    form(
        &["stablehlo.fft"],
        &[
            must("type", "fft_type", ClauseValue::Enum("fft_type")),
            must("length", "fft_length", ClauseValue::I64Array),
        ],
        TypeList::Full,
    ),
    form(
        &["stablehlo.iota", "stablehlo.dynamic_iota"],
        &[must("dim", "iota_dimension", ClauseValue::I64)],
        TypeList::Results,
    ),
    form(
        &["stablehlo.pad"],
        &[
            must("low", "edge_padding_low", ClauseValue::I64Array),
            must("high", "edge_padding_high", ClauseValue::I64Array),
            must("interior", "interior_padding", ClauseValue::I64Array),
        ],
        TypeList::Full,
    ),
    form(
        &["stablehlo.reduce_precision"],
        &[must("format", "exponent_bits", ClauseValue::ExponentBits)],
        TypeList::Same,
    ),
    form(
        &["stablehlo.reverse"],
        &[must("dims", "dimensions", ClauseValue::I64Array)],
        TypeList::Same,
    ),
    form(
        &["stablehlo.rng"],
        &[must(
            "distribution",
            "rng_distribution",
            ClauseValue::Enum("rng_distribution"),
        )],
        TypeList::Full,
    ),
    form(
        &["stablehlo.rng_bit_generator"],
        &[must(
            "algorithm",
            "rng_algorithm",
            ClauseValue::Enum("rng_algorithm"),
        )],
        TypeList::Full,
    ),
    form(
        &["stablehlo.torch_index_select"],
        &[
            must("dim", "dim", ClauseValue::I64),
            must("batch_dims", "batch_dims", ClauseValue::I64),
        ],
        TypeList::Full,
    ),
    form(
        &["stablehlo.transpose"],
        &[must("dims", "permutation", ClauseValue::I64Array)],
        TypeList::Full,
    ),
];
