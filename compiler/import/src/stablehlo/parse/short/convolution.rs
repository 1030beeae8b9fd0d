//! Convolutions.

use super::Parts;
use super::dot::list_field;
use crate::stablehlo::attribute::{Attribute, Attributes, DenseTensor, DialectAttribute, Field};
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::parse::{Parsed, Parser};
use crate::stablehlo::types::{ElementType, TensorType};

/// The places of the three kinds of dimension in one operand.
struct Places {
    /// Of the two letters, in the order in which they were asked for.
    letters: [i64; 2],
    /// Of the spatial dimensions 0, 1, …
    spatial: Vec<i64>,
}

impl Parser<'_> {
    /// `(%x, %k) dim_numbers = …, window = {…} {…} : …`.
    pub(super) fn convolution(&mut self) -> Parsed<Parts> {
        let operands = self.list(b'(', b')', Self::value_use)?;
        self.expect_key("dim_numbers")?;
        let mut attributes = Attributes::default();
        attributes.push("dimension_numbers", self.convolution_dimensions()?.into());
        if self.eat(b',') {
            self.expect_key("window")?;
            self.window(&mut attributes)?;
        }
        self.attributes_and_types(operands, attributes)
    }

    /// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`, or `raw` and the fields by name.
    pub(in crate::stablehlo::parse) fn convolution_dimensions(
        &mut self,
    ) -> Parsed<DialectAttribute> {
        let mut fields = Vec::new();
        if self.eat_word("raw") {
            loop {
                fields.push(self.dialect_field()?);
                if !self.eat(b',') {
                    break;
                }
            }
        } else {
            let input = self.places(["b", "f"])?;
            self.expect_word("x")?;
            let kernel = self.places(["i", "o"])?;
            self.expect_arrow()?;
            let output = self.places(["b", "f"])?;
            push_places(&mut fields, "input", ["batch", "feature"], input);
            push_places(
                &mut fields,
                "kernel",
                ["input_feature", "output_feature"],
                kernel,
            );
            push_places(&mut fields, "output", ["batch", "feature"], output);
        }
        Ok(DialectAttribute {
            dialect: "stablehlo".into(),
            name: "conv".into(),
            fields,
        })
    }

    /// `[b, 0, 1, f]` with the given letters.
    fn places(&mut self, letters: [&str; 2]) -> Parsed<Places> {
        let offset = self.token.start;
        let mut found = [None, None];
        let mut spatial = Vec::new();
        let mut place = 0;
        self.list(b'[', b']', |p| {
            if p.token.kind == TokenKind::Integer {
                spatial.push((p.u64()?, place));
            } else if let Some(index) = letters.iter().position(|&letter| p.eat_word(letter)) {
                found[index] = Some(place);
            } else {
                return p.unexpected(&format!("`{}`, `{}` or a number", letters[0], letters[1]));
            }
            place += 1;
            Ok(())
        })?;
        spatial.sort_unstable();
        let in_order = spatial
            .iter()
            .enumerate()
            .all(|(i, &(number, _))| number == i as u64);
        let [Some(first), Some(second)] = found else {
            let message = format!(
                "expected `{}` or `{}`, found neither",
                letters[0], letters[1]
            );
            return self.fail(offset, message);
        };
        if !in_order || place as usize != spatial.len() + 2 {
            return self.fail(offset, "expected each of 0, 1, … and of the letters once");
        }
        let spatial = spatial.into_iter().map(|(_, place)| place).collect();
        Ok(Places {
            letters: [first, second],
            spatial,
        })
    }

    /// `{stride = …, pad = …, lhs_dilate = …, rhs_dilate = …, reverse = …}`, each if need be.
    fn window(&mut self, attributes: &mut Attributes) -> Parsed<()> {
        self.list(b'{', b'}', |p| {
            let offset = p.token.start;
            let keyword = p.word("a part of the window")?;
            p.expect(b'=')?;
            let (name, value) = match keyword {
                "stride" => ("window_strides", Attribute::i64_array(p.i64_list()?)),
                "pad" => ("padding", p.padding()?),
                "lhs_dilate" => ("lhs_dilation", Attribute::i64_array(p.i64_list()?)),
                "rhs_dilate" => ("rhs_dilation", Attribute::i64_array(p.i64_list()?)),
                "reverse" => ("window_reversal", p.reversal()?),
                _ => return p.fail(offset, format!("unknown window attribute `{keyword}`")),
            };
            if attributes.get(name).is_some() {
                return p.fail(offset, format!("`{keyword}` is given more than once"));
            }
            attributes.push(name, value);
            Ok(())
        })?;
        Ok(())
    }

    /// `[[1, 1], [0, 1]]`.
    fn padding(&mut self) -> Parsed<Attribute> {
        let offset = self.token.start;
        let pairs = self.list(b'[', b']', Self::i64_list)?;
        if pairs.iter().any(|pair| pair.len() != 2) {
            return self.fail(offset, "padding is a pair for each spatial dimension");
        }
        let shape = vec![Some(pairs.len() as u64), Some(2)];
        let data = pairs
            .concat()
            .into_iter()
            .flat_map(i64::to_le_bytes)
            .collect();
        let ty = TensorType::new(shape, ElementType::integer(64));
        Ok(Attribute::Dense(DenseTensor::new(ty, data)))
    }

    /// `[false, true]`.
    fn reversal(&mut self) -> Parsed<Attribute> {
        let values = self.list(b'[', b']', |p| match p.text() {
            word @ ("true" | "false" | "1" | "0") => {
                p.advance();
                Ok(i64::from(matches!(word, "true" | "1")))
            }
            _ => p.unexpected("`true` or `false`"),
        })?;
        Ok(Attribute::IntegerArray {
            ty: ElementType::integer(1),
            values,
        })
    }
}

fn push_places(fields: &mut Vec<Field>, operand: &str, letters: [&str; 2], places: Places) {
    for (letter, place) in letters.iter().zip(places.letters) {
        fields.push(Field::named(
            &format!("{operand}_{letter}_dimension"),
            Attribute::i64(place),
        ));
    }
    fields.push(list_field(
        &format!("{operand}_spatial_dimensions"),
        places.spatial,
    ));
}
