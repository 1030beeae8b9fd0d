//! What a quantised element type says: integers i that stand for (i − zero) · scale.

use crate::stablehlo::{ElementType, FloatType, Signedness, TensorType};

/// A quantised element type.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Scheme {
    /// The integers that elements are.
    pub(super) storage: ElementType,
    /// The smallest and the largest of them.
    pub(super) range: [i64; 2],
    /// The floats that they stand for.
    pub(super) expressed: FloatType,
    /// The dimension along which scales differ.
    pub(super) axis: Option<usize>,
    /// A scale and a zero, or one of each for each place along the axis.
    pub(super) parameters: Vec<(f64, i64)>,
}

impl Scheme {
    /// The scheme of a tensor's elements; `None` of other elements, and of a text that says none
    /// which a tensor of this shape may have.
    pub(super) fn of(ty: &TensorType) -> Option<Self> {
        let ElementType::Quantized(text) = &ty.element else {
            return None;
        };
        let scheme = Self::parse(text)?;
        let holds = match scheme.axis {
            None => scheme.parameters.len() == 1,
            Some(axis) => {
                let extent = ty.shape.get(axis).copied().flatten();
                extent.is_some_and(|extent| extent == scheme.parameters.len() as u64)
            }
        };
        holds.then_some(scheme)
    }

    /// `!quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5}>`.
    fn parse(text: &str) -> Option<Self> {
        let body = text.strip_prefix("!quant.uniform<")?.strip_suffix('>')?;
        let (types, parameters) = body.split_once(',')?;
        let word = types.trim_start();
        let end = word.find(|c: char| !c.is_ascii_alphanumeric())?;
        let (storage, bits) = storage(&word[..end])?;
        let mut range = limits(bits);
        let mut rest = word[end..].trim_start();
        if let Some(inner) = rest.strip_prefix('<') {
            let (given, after) = inner.split_once('>')?;
            let (low, high) = given.split_once(':')?;
            let given = [low.trim().parse().ok()?, high.trim().parse().ok()?];
            if given[0] < range[0] || given[0] >= given[1] || given[1] > range[1] {
                return None;
            }
            (range, rest) = (given, after.trim_start());
        }
        let mut words = rest.strip_prefix(':')?.split(':').map(str::trim);
        let ElementType::Float(expressed) = ElementType::from_word(words.next()?)? else {
            return None;
        };
        let axis = words.next().map(str::parse).transpose().ok()?;
        let known = [
            FloatType::F16,
            FloatType::Bf16,
            FloatType::F32,
            FloatType::F64,
        ];
        if words.next().is_some() || !known.contains(&expressed) {
            return None;
        }
        let parameters = parameters.trim();
        let list = parameters.strip_prefix('{').map(|it| it.strip_suffix('}'));
        let items: Vec<&str> = match (list, axis) {
            (Some(list), Some(_)) => list?.split(',').collect(),
            (None, None) => vec![parameters],
            _ => return None,
        };
        let parameters = items.into_iter().map(|item| parameter(item, range));
        Some(Self {
            storage,
            range,
            expressed,
            axis,
            parameters: parameters.collect::<Option<_>>()?,
        })
    }

    /// Whether integers stand for the same in both, wherever the axis is.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let along = |scheme: &Self| Self {
            axis: scheme.axis.map(|_| 0),
            ..scheme.clone()
        };
        along(self) == along(other)
    }
}

/// `i8` or `u8`, and its bits.
fn storage(word: &str) -> Option<(ElementType, (bool, u32))> {
    let (unsigned, digits) = match word.strip_prefix('i') {
        Some(digits) => (false, digits),
        None => {
            let digits = word.strip_prefix('u')?;
            (true, digits.strip_prefix('i').unwrap_or(digits))
        }
    };
    let width: u32 = digits.parse().ok()?;
    if ![2, 4, 8, 16, 32].contains(&width) {
        return None;
    }
    let signedness = match unsigned {
        true => Signedness::Unsigned,
        false => Signedness::Signless,
    };
    Some((
        ElementType::Integer { width, signedness },
        (unsigned, width),
    ))
}

/// The smallest and the largest integer.
fn limits((unsigned, width): (bool, u32)) -> [i64; 2] {
    match unsigned {
        true => [0, (1 << width) - 1],
        false => [-1 << (width - 1), (1 << (width - 1)) - 1],
    }
}

/// `0.1:-30`, of a scale and a zero, or a scale alone.
fn parameter(text: &str, range: [i64; 2]) -> Option<(f64, i64)> {
    let (scale, zero) = text.split_once(':').unwrap_or((text, "0"));
    let (scale, zero): (f64, i64) = (scale.trim().parse().ok()?, zero.trim().parse().ok()?);
    let holds = scale > 0.0 && scale.is_finite() && (range[0]..=range[1]).contains(&zero);
    holds.then_some((scale, zero))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, shape: &[u64]) -> Option<Scheme> {
        let shape = shape.iter().map(|extent| Some(*extent)).collect();
        let element = ElementType::Quantized(text.to_owned());
        Scheme::of(&TensorType::new(shape, element))
    }

    #[test]
    fn schemes_are_read() {
        let whole = of("!quant.uniform<u8:f32, 5.0e-1:3>", &[2]).expect("a scheme");
        assert_eq!(whole.parameters, [(0.5, 3)]);
        assert_eq!(whole.range, [0, 255]);
        let axis = of(
            "!quant.uniform<i8<-127:127>:bf16:1, {0.5, 2.0:-4}>",
            &[3, 2],
        );
        let axis = axis.expect("a scheme");
        assert_eq!(axis.parameters, [(0.5, 0), (2.0, -4)]);
        assert_eq!((axis.axis, axis.range), (Some(1), [-127, 127]));
    }

    #[test]
    fn what_no_tensor_has_is_none() {
        for (text, shape) in [
            ("!quant.uniform<i8:f32:0, {0.5, 2.0}>", &[3][..]),
            ("!quant.uniform<i8:f32:1, {0.5, 2.0}>", &[2]),
            ("!quant.uniform<i8:f32, 0.0>", &[2]),
            ("!quant.uniform<i8:f32, 0.5:300>", &[2]),
            ("!quant.uniform<i8:f32, {0.5}>", &[1]),
            ("!quant.uniform<i8:i32, 0.5>", &[1]),
            ("!quant.uniform<i8<5:3>:f32, 0.5>", &[1]),
            ("!quant.uniform<i99999999999:f32, 0.5>", &[1]),
            ("!quant.uniform<i8:f32:0:1, {0.5}>", &[1]),
            ("!quant.any<i8>", &[1]),
            ("!quant.uniform<", &[1]),
        ] {
            assert_eq!(of(text, shape), None, "{text}");
        }
    }
}
