//! Attributes of the dialect `sdy`.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever else there is is refused in one way"
)]

use super::attributes::Decoded;
use super::cursor::Cursor;
use super::vhlo::sub_axis_of;
use super::{Decoder, Read};
use crate::stablehlo::attribute::Attribute;
use crate::stablehlo::sharding::{AxisReference, DimensionSharding, Mesh, MeshReference, Sharding};

impl Decoder<'_> {
    pub(super) fn shardy(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Decoded> {
        Ok(Decoded::Attribute(match cursor.varint()? {
            0 => Attribute::ManualAxes(cursor.list(|cursor| self.name(cursor, depth))?),
            1 => Attribute::Mesh(Mesh {
                axes: vec![(self.text(cursor)?, size(cursor)?)],
                device_ids: vec![],
            }),
            2 => self.mesh(cursor, depth)?,
            3 => Attribute::i64_array(vec![cursor.signed()?, cursor.signed()?]),
            4 => self.axis(cursor, depth)?,
            5 => return Ok(Decoded::Dimension(self.dimension(cursor, depth)?)),
            code @ (6 | 15 | 17) => Attribute::Sharding(self.sharding(cursor, depth, code != 6)?),
            7 | 16 => Attribute::ShardingPerValue(cursor.list(|cursor| {
                let at = *cursor;
                match self.attribute(cursor, depth)? {
                    Attribute::Sharding(sharding) => Ok(sharding),
                    other => at.fail(format!("expected a sharding, found {other}")),
                }
            })?),
            // How dimensions of a custom call correspond: a hint that nothing here reads.
            8..=10 => Attribute::Unit,
            code => return cursor.fail(format!("attribute {code} of sdy")),
        }))
    }

    /// Axes, and the order of devices.
    fn mesh(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let axes = cursor.list(|cursor| {
            let at = *cursor;
            match self.attribute(cursor, depth)? {
                Attribute::Mesh(axis) => Ok(axis.axes),
                other => at.fail(format!("expected an axis, found {other}")),
            }
        })?;
        let device_ids = cursor.list(size)?;
        let axes = axes.concat();
        Ok(Attribute::Mesh(Mesh { axes, device_ids }))
    }

    fn axis(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let name = self.text(cursor)?;
        let sub_axis = match self.optional(cursor, depth)? {
            Some(Attribute::IntegerArray { values, .. }) => sub_axis_of(&values),
            None => None,
            Some(other) => {
                return cursor.fail(format!("expected a part of an axis, found {other}"));
            }
        };
        Ok(Attribute::Axis(AxisReference { name, sub_axis }))
    }

    fn axes(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Vec<AxisReference>> {
        cursor.list(|cursor| {
            let at = *cursor;
            match self.attribute(cursor, depth)? {
                Attribute::Axis(axis) => Ok(axis),
                other => at.fail(format!("expected an axis, found {other}")),
            }
        })
    }

    /// Axes, whether it is closed, and its priority.
    fn dimension(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<DimensionSharding> {
        let axes = self.axes(cursor, depth)?;
        let open = cursor.byte()? == 0;
        let priority = match cursor.flagged()? {
            (priority, true) => Some(priority),
            (_, false) => None,
        };
        Ok(DimensionSharding {
            axes,
            open,
            priority,
        })
    }

    fn sharding(
        &self,
        cursor: &mut Cursor<'_>,
        depth: usize,
        has_unreduced: bool,
    ) -> Read<Sharding> {
        let at = *cursor;
        let mesh = match self.attribute(cursor, depth)? {
            Attribute::Symbol(path) if path.len() == 1 => MeshReference::Named(path[0].clone()),
            Attribute::Mesh(mesh) => MeshReference::Inline(mesh),
            other => return at.fail(format!("expected a mesh, found {other}")),
        };
        let dimensions = cursor.list(|cursor| {
            let at = *cursor;
            let index = cursor.varint()?;
            match self.decoded(&at, index, depth)? {
                Decoded::Dimension(dimension) => Ok(dimension),
                Decoded::Attribute(_) | Decoded::Location(_) => {
                    at.fail("expected a sharding of a dimension")
                }
            }
        })?;
        let replicated = self.axes(cursor, depth)?;
        let unreduced = match has_unreduced {
            true => self.axes(cursor, depth)?,
            false => vec![],
        };
        Ok(Sharding {
            mesh,
            dimensions,
            replicated,
            unreduced,
        })
    }
}

/// A number that is not negative.
fn size(cursor: &mut Cursor<'_>) -> Read<u64> {
    let at = *cursor;
    let size = cursor.signed()?;
    u64::try_from(size).or_else(|_| at.fail(format!("a size of {size}")))
}
