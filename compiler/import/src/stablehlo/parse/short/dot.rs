//! Contractions.

use super::Parts;
use crate::stablehlo::attribute::{Attribute, Attributes, Field};
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::parse::dialect::structure;
use crate::stablehlo::parse::{Parsed, Parser};

impl Parser<'_> {
    /// `%a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [0], precision = […] : …`.
    pub(super) fn dot_general(&mut self) -> Parsed<Parts> {
        let left = self.value_use()?;
        self.expect(b',')?;
        let operands = vec![left, self.value_use()?];
        self.expect(b',')?;
        let mut batching = (Vec::new(), Vec::new());
        if self.at_word("batching_dims") {
            batching = self.dimension_pairs("batching_dims")?;
            self.expect(b',')?;
        }
        let contracting = self.dimension_pairs("contracting_dims")?;
        let mut attributes = Attributes::default();
        attributes.push(
            "dot_dimension_numbers",
            dimension_numbers(batching, contracting),
        );
        while self.eat(b',') {
            let key = self.text();
            match key {
                _ if attributes.get(key).is_some() => return self.unexpected("`:`"),
                "precision" if attributes.get("precision_config").is_none() => {
                    self.expect_key("precision")?;
                    attributes.push("precision_config", self.precisions()?);
                }
                "algorithm" => {
                    self.expect_key("algorithm")?;
                    attributes.push("algorithm", self.dot_algorithm()?);
                }
                _ => return self.unexpected("`precision` or `algorithm`"),
            }
        }
        self.attributes_and_types(operands, attributes)
    }

    /// `keyword = [0] x [1]`.
    fn dimension_pairs(&mut self, keyword: &str) -> Parsed<(Vec<i64>, Vec<i64>)> {
        self.expect_key(keyword)?;
        let left = self.i64_list()?;
        self.expect_word("x")?;
        Ok((left, self.i64_list()?))
    }

    /// `[DEFAULT, HIGHEST]`.
    pub(super) fn precisions(&mut self) -> Parsed<Attribute> {
        let items = self.list(b'[', b']', |p| {
            Ok(Attribute::stablehlo_enum(
                "precision",
                p.word("a precision such as `DEFAULT`")?,
            ))
        })?;
        Ok(Attribute::Array(items))
    }

    /// `<lhs_precision_type = tf32, …>`, with or without its name.
    fn dot_algorithm(&mut self) -> Parsed<Attribute> {
        if self.token.kind == TokenKind::Hash {
            return self.parse_attribute();
        }
        let fields = self.dialect_fields()?;
        Ok(structure("stablehlo", "dot_algorithm", fields))
    }
}

fn dimension_numbers(
    batching: (Vec<i64>, Vec<i64>),
    contracting: (Vec<i64>, Vec<i64>),
) -> Attribute {
    let named = [
        ("lhs_batching_dimensions", batching.0),
        ("rhs_batching_dimensions", batching.1),
        ("lhs_contracting_dimensions", contracting.0),
        ("rhs_contracting_dimensions", contracting.1),
    ];
    // As the generic form is printed: a list without dimensions is left out.
    let fields = named
        .into_iter()
        .filter(|(_, dimensions)| !dimensions.is_empty());
    structure(
        "stablehlo",
        "dot",
        fields
            .map(|(name, dimensions)| list_field(name, dimensions))
            .collect(),
    )
}

/// `name = [0, 1]`.
pub(super) fn list_field(name: &str, values: Vec<i64>) -> Field {
    Field::named(
        name,
        Attribute::Array(values.into_iter().map(Attribute::i64).collect()),
    )
}
