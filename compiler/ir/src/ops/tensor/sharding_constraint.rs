//! A value as it is, with the sharding that its annotation asks for.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::{attributes, word_attributes};
use crate::type_rule::TypeRule;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Which way shardings spread through a constraint: Shardy's `allowed_direction` of a
/// `propagation_barrier`, which is a constraint that asks for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spread {
    /// From the operand to the result, and back.
    #[default]
    Both,
    /// From the operand to the result.
    Forward,
    /// From the result to the operand.
    Backward,
    /// Not at all.
    Neither,
}

word_attributes! {
    Spread: "`both`, `forward`, `backward` or `neither`";
    Both = "both", Forward = "forward", Backward = "backward", Neither = "neither",
}

impl Spread {
    /// Whether what is said of the operand reaches the result.
    pub const fn is_forward(self) -> bool {
        matches!(self, Self::Both | Self::Forward)
    }

    /// Whether what is said of the result reaches the operand.
    pub const fn is_backward(self) -> bool {
        matches!(self, Self::Both | Self::Backward)
    }

    /// The other way round.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
            Self::Both | Self::Neither => self,
        }
    }
}

/// A value as it is, with the sharding that the annotation of the result asks for.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: the result has the operand's type.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShardingConstraint {
    /// Which way shardings spread through it.
    pub spread: Spread,
}

impl OpDef for ShardingConstraint {
    attributes! { spread: or(Spread::Both) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.require("C2", x.ty == output.ty, || {
            format!("{output} is {}, not {}", output.ty, x.ty)
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        vec![operands.tensor(0).clone()]
    }
}

impl Vjp for ShardingConstraint {
    /// The cotangent is sharded like the value, but is of no group; it goes the other way.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let g = at.cotangent();
        let ty = at.build.ty(g).clone();
        let mut annotation = at.build.function().value(at.results[0]).annotation.clone();
        if let Some(annotation) = &mut annotation {
            annotation.groups.clear();
        }
        let spread = self.spread.reversed();
        let constrained = at.build.emit(Self { spread }, &[g], ty);
        at.build.annotate(constrained, annotation);
        Ok(vec![Some(constrained)])
    }
}
