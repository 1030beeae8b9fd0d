//! Devices of a group send what they hold to one another.

use super::collective::Payload;
use super::collective::{Collective, alone, check_axes, check_operands, check_same, group_size};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;
use crate::types::TensorType;
use crate::vjp::no_vjp;

/// Devices of a group send what they hold to one another. A device that nothing is sent to gets
/// zeros.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: another order of the axes has each of them once; pairs are positions in a group, and no
///   position is the target of two; divisors are positive, phases below their period.
/// - C4: the results have the operands' types.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CollectivePermute {
    /// Devices that differ in these axes form a group, major axis first.
    pub axes: Vec<AxisId>,
    /// Who sends to whom.
    pub route: Route,
}

/// Who sends to whom in a group.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// From every position to the one `offset` further on; past the ends nothing is sent, or it
    /// comes in at the other end.
    Shift {
        /// Positions further on; negative ones further back.
        offset: i64,
        /// Whether the group is a ring.
        wrap: bool,
    },
    /// The device at position p along these axes, which are those of the group in another order,
    /// gets what the device at position p along `axes` holds.
    Reorder(Vec<AxisId>),
    /// To every position t of which t mod `period` is `phase`, from ⌊(`multiplier` t + `offset`) /
    /// `divisor`⌋; past the ends nothing is sent.
    Stride {
        /// Positions between the sources of neighbours, times the divisor.
        multiplier: i64,
        /// The source of the first position, times the divisor.
        offset: i64,
        /// At least 1.
        divisor: i64,
        /// At least 1.
        period: usize,
        /// Below the period.
        phase: usize,
    },
    /// From the first position to the second; at most one pair for every target.
    Pairs(Vec<[usize; 2]>),
}

impl CollectivePermute {
    /// The position in a group of `size` devices of the one that sends to `target`.
    pub fn source(&self, mesh: &Mesh, size: usize, target: usize) -> Option<usize> {
        match &self.route {
            Route::Shift { offset, wrap } => {
                let (size, target) = (size as i128, target as i128);
                let source = target - i128::from(*offset);
                let source = if *wrap {
                    source.rem_euclid(size)
                } else {
                    source
                };
                (0..size).contains(&source).then_some(source as usize)
            }
            Route::Reorder(order) => {
                // A group of its own, in which devices count along the group's axes.
                let axes = self.axes.iter().map(|axis| mesh.axes[axis.0].clone());
                let group = Mesh {
                    axes: axes.collect(),
                };
                let place = |axis| self.axes.iter().position(|own| own == axis);
                let order: Vec<_> = order.iter().filter_map(place).map(AxisId).collect();
                Some(group.position(target, &order))
            }
            Route::Stride {
                multiplier,
                offset,
                divisor,
                period,
                phase,
            } => {
                let along = i128::from(*multiplier) * target as i128 + i128::from(*offset);
                let source = along.div_euclid(i128::from(*divisor));
                let due = target % period == *phase && (0..size as i128).contains(&source);
                due.then_some(source as usize)
            }
            Route::Pairs(pairs) => {
                let mut pairs = pairs.iter();
                pairs.find(|pair| pair[1] == target).map(|pair| pair[0])
            }
        }
    }

    fn check_route(&self, rule: &mut TypeRule<'_>, size: usize) {
        match &self.route {
            Route::Shift { .. } => {}
            Route::Stride {
                divisor,
                period,
                phase,
                ..
            } => {
                let sound = *divisor >= 1 && phase < period;
                rule.require("C3", sound, || {
                    format!("divided by {divisor}, of every {period} targets the one at {phase}")
                });
            }
            Route::Reorder(order) => {
                let sorted = |axes: &[AxisId]| {
                    let mut axes: Vec<usize> = axes.iter().map(|axis| axis.0).collect();
                    axes.sort_unstable();
                    axes
                };
                let (own, found) = (sorted(&self.axes), sorted(order));
                rule.require("C3", own == found, || {
                    format!("another order of the axes {own:?} has {found:?}")
                });
            }
            Route::Pairs(pairs) => {
                for (index, pair) in pairs.iter().enumerate() {
                    let [source, target] = *pair;
                    rule.require("C3", source < size && target < size, || {
                        format!("from {source} to {target} in groups of {size} devices")
                    });
                    let again = pairs[..index].iter().any(|other| other[1] == target);
                    rule.require("C3", !again, || {
                        format!("more than one device sends to the one at {target}")
                    });
                }
            }
        }
    }
}

impl OpDef for CollectivePermute {
    fn attributes(&self) -> Attributes {
        let attributes = Attributes::new().with("axes", self.axes.clone());
        match &self.route {
            Route::Shift { offset, wrap } => attributes
                .with("offset", *offset)
                .with_unless(false, "wrap", *wrap),
            Route::Reorder(axes) => attributes.with("order", axes.clone()),
            Route::Stride {
                multiplier,
                offset,
                divisor,
                period,
                phase,
            } => attributes
                .with("from", vec![*multiplier, *offset, *divisor])
                .with_unless(vec![1, 0], "to", vec![*period, *phase]),
            Route::Pairs(pairs) => attributes.with("pairs", pairs.clone()),
        }
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let axes = attributes.take("axes")?;
        let order: Vec<AxisId> = attributes.take_or(vec![], "order")?;
        let pairs: Vec<[usize; 2]> = attributes.take_or(vec![], "pairs")?;
        let from: Vec<i64> = attributes.take_or(vec![], "from")?;
        let route = if !order.is_empty() {
            Route::Reorder(order)
        } else if !pairs.is_empty() {
            Route::Pairs(pairs)
        } else if from.is_empty() {
            Route::Shift {
                offset: attributes.take("offset")?,
                wrap: attributes.take_or(false, "wrap")?,
            }
        } else {
            let to: Vec<usize> = attributes.take_or(vec![1, 0], "to")?;
            let (&[multiplier, offset, divisor], &[period, phase]) = (&from[..], &to[..]) else {
                return Err(AttributeError::Malformed {
                    name: "from",
                    expected: "three numbers, beside two in `to`",
                    found: from.into(),
                });
            };
            Route::Stride {
                multiplier,
                offset,
                divisor,
                period,
                phase,
            }
        };
        Ok(Self { axes, route })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        if let Some(size) = check_axes(rule, "C2", &self.axes) {
            self.check_route(rule, size);
        }
        if let Some(pairs) = check_operands(rule, &[]) {
            check_same(rule, "C4", &pairs);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::pairwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        alone(self, operands)
    }
}

impl Collective for CollectivePermute {
    fn axes(&self) -> &[AxisId] {
        &self.axes
    }

    fn axes_mut(&mut self) -> Vec<&mut AxisId> {
        let mut axes: Vec<_> = self.axes.iter_mut().collect();
        if let Route::Reorder(order) = &mut self.route {
            axes.extend(order);
        }
        axes
    }

    fn payload(&self) -> Payload {
        Payload::Operands
    }

    fn exchange(
        &self,
        mesh: &Mesh,
        members: &[Vec<&Tensor>],
        results: &[&TensorType],
    ) -> Vec<Vec<Tensor>> {
        let size = group_size(mesh, &self.axes);
        let get = |target| {
            let source = self.source(mesh, size, target);
            let get = results.iter().enumerate().map(|(index, ty)| match source {
                Some(source) => Tensor::of_bytes(ty, members[source][index].bytes().to_vec()),
                None => Tensor::zero(ty),
            });
            get.collect()
        };
        (0..members.len()).map(get).collect()
    }
}

no_vjp!(CollectivePermute: collective);
