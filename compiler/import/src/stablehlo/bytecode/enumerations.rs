//! Values of enumerations, which the dialects `vhlo`, `stablehlo` and `chlo` number alike.

use super::Read;
use super::cursor::Cursor;
use crate::stablehlo::attribute::Attribute;

/// Values in the order of their numbers, which begin at the first.
struct Enumeration {
    kind: &'static str,
    first: u64,
    values: &'static [&'static str],
}

#[rustfmt::skip]
static ENUMERATIONS: &[Enumeration] = &[
    from_zero("comparison_direction", &["EQ", "NE", "GE", "GT", "LE", "LT"]),
    from_zero("comparison_type", &["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]),
    from_zero("fft_type", &["FFT", "IFFT", "RFFT", "IRFFT"]),
    from_zero("precision", &["DEFAULT", "HIGH", "HIGHEST"]),
    from_zero("result_accuracy_mode", &["DEFAULT", "HIGHEST", "TOLERANCE"]),
    from_zero("rng_algorithm", &["DEFAULT", "THREE_FRY", "PHILOX"]),
    Enumeration { kind: "rng_distribution", first: 1, values: &["UNIFORM", "NORMAL"] },
    from_zero("transpose", &["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]),
];

const fn from_zero(kind: &'static str, values: &'static [&'static str]) -> Enumeration {
    Enumeration {
        kind,
        first: 0,
        values,
    }
}

/// A value of the enumeration of this kind, of this dialect, by its number.
pub(super) fn value(cursor: &mut Cursor<'_>, dialect: &str, kind: &str) -> Read<Attribute> {
    let at = *cursor;
    let number = cursor.varint()?;
    let known = ENUMERATIONS.iter().find(|known| known.kind == kind);
    let value = known.and_then(|known| {
        let index = usize::try_from(number.checked_sub(known.first)?).ok()?;
        known.values.get(index)
    });
    match value {
        Some(value) => Ok(Attribute::Enum {
            dialect: dialect.into(),
            kind: kind.into(),
            value: (*value).into(),
        }),
        None => at.fail(format!("{kind} {number}")),
    }
}
