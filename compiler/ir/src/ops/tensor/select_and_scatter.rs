//! Values brought to the elements that their windows select: the gradient of a pool.

use crate::ops::facts::{ReductionFacts, product};
use super::combiner::Combiner;
use super::compare::Direction;
use super::index;
use super::reduce_window::check_window;
use super::sliding::Sliding;
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use super::taps::Taps;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};

/// Of every window the element is found that the others give way to, and the source's value for
/// that window is combined into its place. Everything else is the initial element.
///
/// An element gives way to the next one of its window, in row-major order, where they do not relate
/// as `select` says: with `ge` the first of the largest stays. Padding is never selected.
///
/// Operands: x, source, initial.
///
/// Constraints:
/// - C1: all three operands are there; one result.
/// - C2: all have one element type, which the combiner takes, and are not quantised.
/// - C3: there is a window, a stride and a padding for every dimension, windows and steps from 1 to
///   2^31, and no dilation.
/// - C4: the initial element is a scalar.
/// - C5: the source has the positions of the window as extents, 0 where it does not fit.
/// - C6: the result has the shape of x.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SelectAndScatter {
    /// How the selected element relates to the others.
    pub select: Direction,
    /// How values become one that are brought to one place.
    pub scatter: Combiner,
    /// Extents of the window.
    pub window: Vec<usize>,
    /// How it slides.
    pub sliding: Sliding,
}

impl SelectAndScatter {
    /// The position of the element that a window selects, if it meets one.
    fn selected(&self, shape: &[usize], x: &[Scalar], window: &[usize]) -> Option<usize> {
        let elements = self.sliding.elements(window, shape, &self.window);
        let positions = elements.into_iter().map(|i| index::position(shape, i));
        positions.reduce(|selected, next| {
            match self.select.holds(x[selected], x[next], false) {
                true => selected,
                false => next,
            }
        })
    }
}

impl OpDef for SelectAndScatter {
    attributes! { select, scatter, window, sliding: in(Sliding) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, source, initial]) = rule.all(["operand", "source", "initial"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[x, source, initial, output], &self.scatter.dtypes());
        rule.shape("C4", initial, &[]);
        rule.shape("C6", output, &x.ty.shape);
        let rank = x.ty.shape.len();
        let dilations = [&self.sliding.base_dilation, &self.sliding.window_dilation];
        let dilated = dilations.into_iter().flatten().any(|&step| step != 1);
        rule.require("C3", !dilated, || format!("dilations {dilations:?}, expected 1"));
        if check_window(rule, "C3", &self.window, rank) && self.sliding.check(rule, "C3", rank) {
            let shape = self.sliding.shape(&x.ty.shape, &self.window);
            rule.shape("C5", source, &shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let (shape, source) = (types.shape(0), types.shape(1));
        for (dim, (&extent, &windows)) in shape.iter().zip(source).enumerate() {
            let places = [
                TensorDim::Operand(0, dim),
                TensorDim::Operand(1, dim),
                TensorDim::Result(0, dim),
            ];
            let role = match self.sliding.is_still(dim, self.window[dim]) {
                true => Role::Parallel,
                false => Role::Window,
            };
            rule.share(extent.max(windows), role, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (shape, dtype) = (&operands.ty(0).shape, operands.result.dtype);
        let x = operands.scalars(0);
        let mut result = vec![operands.scalars(2)[0]; x.len()];
        let windows = index::indices(&operands.ty(1).shape);
        for (window, value) in windows.zip(operands.scalars(1)) {
            if let Some(selected) = self.selected(shape, &x, &window) {
                let place = &mut result[selected];
                *place = self.scatter.op().apply(dtype, *place, value);
            }
        }
        vec![Tensor::from_scalars(operands.result, result)]
    }
}

impl ReductionFacts for SelectAndScatter {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(1)).saturating_mul(product(&self.window))
    }

    fn initial(&self) -> Option<usize> {
        Some(2)
    }
}

impl Vjp for SelectAndScatter {
    /// The cotangent of a source is that of the element that its window selected.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        if self.scatter != Combiner::Add {
            return Err(NoVjp {
                reason: "only sums of what is brought to one place have a derivative here",
                help: "use `add`",
            });
        }
        let (shape, x, g) = (at.shape(0), at.operands[0], at.cotangent());
        at.each(|at, operand| match operand {
            0 => Ok(None),
            1 => {
                let taps = Taps::new(&self.sliding, &self.window, &shape)?;
                Ok(Some(taps.selected(at.build, self.select, [x, g])))
            }
            _ => Ok(Some(at.build.total(g))),
        })
    }
}
