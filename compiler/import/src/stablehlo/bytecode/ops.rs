//! The section of ops: regions, blocks, ops and their values.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever else there is is refused in one way"
)]

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::entity::PrimaryMap;

use super::attributes::{Decoded, location_alias};
use super::cursor::Cursor;
use super::file::{COUNTED_OPS, read_section};
use super::{Decoder, Read, properties, upgrade};
use crate::stablehlo::ast::{Operation, Region, Span, Value, ValueId};
use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::location::Location;
use crate::stablehlo::types::{ElementType, Type};

/// What an op has, as its mask says.
mod mask {
    pub(super) const ATTRIBUTES: u8 = 1;
    pub(super) const RESULTS: u8 = 2;
    pub(super) const OPERANDS: u8 = 4;
    pub(super) const SUCCESSORS: u8 = 8;
    pub(super) const REGIONS: u8 = 16;
    pub(super) const USE_ORDERS: u8 = 32;
    pub(super) const PROPERTIES: u8 = 64;
}

/// The version from which on the order of uses may be kept.
const USE_ORDERS: u64 = 3;

/// The version from which on sizes of segments are no attributes.
const PLAIN_SEGMENTS: u64 = 6;

/// What makes values of types of VHLO values of other types.
const CAST: &str = "builtin.unrealized_conversion_cast";

/// Values by the numbers that they have in a region that sees nothing around it.
#[derive(Default)]
struct Numbers {
    values: Vec<Option<ValueId>>,
    /// The first number of each of the regions that one is within.
    starts: Vec<usize>,
    /// The next number in each of them.
    next: Vec<usize>,
}

/// Reads ops.
pub(super) struct Ops<'d, 'f> {
    pub(super) decoder: &'d Decoder<'f>,
    /// Those of the current function.
    pub(super) values: PrimaryMap<ValueId, Value>,
    scopes: Vec<Numbers>,
    /// Arguments of regions of the function so far.
    arguments: usize,
    /// Locations that are mentioned.
    locations: BTreeSet<u64>,
}

/// What an op says before its regions.
pub(super) struct Head {
    pub(super) name: String,
    pub(super) attributes: Attributes,
    operands: Vec<ValueId>,
    results: Vec<ValueId>,
    pub(super) location: Option<Location>,
    has_regions: bool,
}

impl<'d, 'f> Ops<'d, 'f> {
    pub(super) fn new(decoder: &'d Decoder<'f>) -> Self {
        Self {
            decoder,
            values: PrimaryMap::new(),
            scopes: vec![Numbers::default()],
            arguments: 0,
            locations: BTreeSet::new(),
        }
    }

    /// What comes before the regions of an op.
    pub(super) fn head(&mut self, cursor: &mut Cursor<'_>) -> Read<Head> {
        let at = *cursor;
        let name = &self.name(cursor)?[..];
        let mask = cursor.byte()?;
        let location = Some(self.location(cursor)?);
        let mut attributes = Attributes::default();
        if mask & mask::ATTRIBUTES != 0 {
            attributes = match self.decoder.attribute(cursor, 0)? {
                Attribute::Dictionary(attributes) => attributes,
                other => return at.fail(format!("expected a dictionary, found {other}")),
            };
        }
        if mask & mask::PROPERTIES != 0 {
            let own = self.properties(cursor, name).map_err(|mut error| {
                error.what.insert_str(0, &format!("{name}: "));
                error
            })?;
            for (name, value) in own.into_pairs() {
                attributes.push(name, value);
            }
        }
        let results = match mask & mask::RESULTS {
            0 => vec![],
            _ => cursor.list(|cursor| self.decoder.ty(cursor, 0))?,
        };
        let operands = match mask & mask::OPERANDS {
            0 => vec![],
            _ => cursor.list(|cursor| self.value(cursor))?,
        };
        if mask & mask::SUCCESSORS != 0 {
            return cursor.fail("successors");
        }
        let results = self.results(&at, name, results, &operands)?;
        if mask & mask::USE_ORDERS != 0 {
            pass_use_orders(cursor, results.len())?;
        }
        let (name, mut attributes) =
            upgrade::op(name, attributes).or_else(|what| at.fail(format!("{name}: {what}")))?;
        attributes.own_first();
        Ok(Head {
            name,
            attributes,
            operands,
            results,
            location,
            has_regions: mask & mask::REGIONS != 0,
        })
    }

    /// The name of an op, with its dialect. Ops may share a long one, so that each is charged.
    fn name(&self, cursor: &mut Cursor<'_>) -> Read<String> {
        let at = *cursor;
        let names = &self.decoder.file.op_names;
        let index = cursor.varint()?;
        let found = usize::try_from(index).ok();
        let Some((dialect, name)) = found.and_then(|index| names.get(index)) else {
            return at.fail(format!("op {index} of {}", names.len()));
        };
        let bytes = size_of::<Operation>() + dialect.len() + name.len();
        self.decoder.charge(&at, bytes)?;
        let [dialect, name] = [dialect, name].map(|part| String::from_utf8_lossy(part));
        Ok(format!("{dialect}.{name}"))
    }

    /// Attributes that an op keeps by their places.
    fn properties(&self, cursor: &mut Cursor<'_>, op: &str) -> Read<Attributes> {
        let at = *cursor;
        let index = cursor.varint()?;
        let all = &self.decoder.file.properties;
        let found = usize::try_from(index).ok().and_then(|index| all.get(index));
        let Some(&(mut bytes)) = found else {
            return at.fail(format!("properties {index} of {}", all.len()));
        };
        let mut attributes = Attributes::default();
        let version = self.decoder.file.version;
        let mut segments = properties::segments(op);
        if version < PLAIN_SEGMENTS {
            // Before all others, as attributes.
            let sizes = std::mem::take(&mut segments).iter();
            self.named(&mut bytes, sizes.map(|(name, _)| *name), &mut attributes)?;
        }
        let names = properties::names(op);
        let is_old = bytes.varints()? < names.len();
        let names = names.iter().copied();
        let names = names.filter(|name| !(is_old && name.ends_with(properties::NEW)));
        self.named(&mut bytes, names, &mut attributes)?;
        for (name, count) in segments {
            let ty = ElementType::integer(32);
            let values = bytes.sparse(*count)?;
            attributes.push(*name, Attribute::IntegerArray { ty, values });
        }
        match bytes.is_empty() {
            true => Ok(attributes),
            false => at.fail(
                "properties that are not known; write a portable artifact \
                 (stablehlo.serialize_portable_artifact, or jax.export) for an older version",
            ),
        }
    }

    /// Attributes of these names; those that end in `?` may be left out.
    fn named(
        &self,
        cursor: &mut Cursor<'_>,
        names: impl Iterator<Item = &'static str>,
        attributes: &mut Attributes,
    ) -> Read<()> {
        for name in names {
            let plain = name.trim_end_matches('?');
            let value = match plain == name {
                true => Some(self.decoder.attribute(cursor, 0)?),
                false => self.decoder.optional(cursor, 0)?,
            };
            if let Some(value) = value {
                attributes.push(plain, value);
            }
        }
        Ok(())
    }

    /// Gives results their numbers. What casts types passes its operands on.
    fn results(
        &mut self,
        at: &Cursor<'_>,
        op: &str,
        types: Vec<Type>,
        operands: &[ValueId],
    ) -> Read<Vec<ValueId>> {
        if op == CAST {
            if types.len() != operands.len() {
                return at.fail("a cast of several values to others");
            }
            for operand in operands {
                self.number(at, *operand)?;
            }
            return Ok(vec![]);
        }
        let ids = types.into_iter().map(|ty| {
            let name = self.values.len().to_string();
            let id = self.add(name, ty);
            self.number(at, id)?;
            Ok(id)
        });
        ids.collect()
    }

    fn add(&mut self, name: String, ty: Type) -> ValueId {
        let span = Span::default();
        self.values.push(Value { name, ty, span })
    }

    /// A value without a name, which nothing uses.
    pub(super) fn unnamed(&mut self, ty: Type) -> ValueId {
        self.add(String::new(), ty)
    }

    /// The next number of the region is this value.
    fn number(&mut self, at: &Cursor<'_>, value: ValueId) -> Read<()> {
        let scope = self.scopes.last_mut();
        let next = scope.and_then(|scope| Some((scope.next.last_mut()?, &mut scope.values)));
        let place = next.and_then(|(next, values)| {
            *next += 1;
            values.get_mut(*next - 1)
        });
        match place {
            Some(place) => {
                *place = Some(value);
                Ok(())
            }
            None => at.fail("more values than the region says"),
        }
    }

    /// A value by its number.
    fn value(&self, cursor: &mut Cursor<'_>) -> Read<ValueId> {
        let at = *cursor;
        let index = cursor.varint()?;
        let scope = self.scopes.last();
        let found = scope.and_then(|scope| {
            let index = usize::try_from(index).ok()?;
            *scope.values.get(index)?
        });
        match found {
            Some(value) => Ok(value),
            None => at.fail(format!("value {index} is not defined here")),
        }
    }

    /// A location, by its name.
    fn location(&mut self, cursor: &mut Cursor<'_>) -> Read<Location> {
        let index = cursor.varint()?;
        self.locations.insert(index);
        Ok(Location::Alias(location_alias(index)))
    }

    /// An op with its regions; nothing for what only casts types.
    fn op(
        &mut self,
        cursor: &mut Cursor<'_>,
        depth: usize,
        parent: &str,
    ) -> Read<Option<Operation>> {
        let at = *cursor;
        let mut head = self.head(cursor)?;
        let regions = self.regions(cursor, &head, depth)?;
        if head.name == CAST {
            return Ok(None);
        }
        if head.name == "builtin.module" || head.name == "func.func" {
            return at.fail(format!("{} within a function", head.name));
        }
        if head.name == "stablehlo.return" && parent == "func.func" {
            head.name = "func.return".into();
        }
        Ok(Some(Operation {
            name: head.name,
            results: head.results,
            operands: head.operands,
            attributes: head.attributes,
            regions,
            location: head.location,
            span: Span::default(),
        }))
    }

    /// The regions of an op.
    pub(super) fn regions(
        &mut self,
        cursor: &mut Cursor<'_>,
        head: &Head,
        depth: usize,
    ) -> Read<Vec<Region>> {
        if !head.has_regions {
            return Ok(vec![]);
        }
        let depth = self.decoder.deeper(cursor, depth)?;
        let at = *cursor;
        let (count, is_isolated) = cursor.flagged()?;
        if count > cursor.len() as u64 {
            return at.fail(format!("{count} regions"));
        }
        if !is_isolated {
            return self.listed(cursor, count, depth, &head.name);
        }
        self.scopes.push(Numbers::default());
        let regions = match self.decoder.file.has_lazy_regions() {
            // All of them are one section.
            true => {
                let mut own = read_section(cursor)?.1;
                self.listed(&mut own, count, depth, &head.name)
            }
            false => self.listed(cursor, count, depth, &head.name),
        };
        self.scopes.pop();
        regions
    }

    /// So many regions, one after another.
    fn listed(
        &mut self,
        cursor: &mut Cursor<'_>,
        count: u64,
        depth: usize,
        parent: &str,
    ) -> Read<Vec<Region>> {
        (0..count)
            .map(|_| self.region(cursor, depth, parent))
            .collect()
    }

    fn region(&mut self, cursor: &mut Cursor<'_>, depth: usize, parent: &str) -> Read<Region> {
        let Some((count, arguments)) = self.enter(cursor)? else {
            return Ok(Region::default());
        };
        let mut operations = Vec::new();
        for _ in 0..count {
            operations.extend(self.op(cursor, depth, parent)?);
        }
        self.leave();
        Ok(Region {
            arguments,
            operations,
        })
    }

    /// The head of a region with one block: the number of its ops, and its arguments; none of a
    /// region without blocks.
    pub(super) fn enter(&mut self, cursor: &mut Cursor<'_>) -> Read<Option<(usize, Vec<ValueId>)>> {
        let at = *cursor;
        match cursor.varint()? {
            0 => return Ok(None),
            1 => {}
            _ => return at.fail("multi-block regions"),
        }
        // Each of them is a result or an argument, which take a byte or more.
        let values = cursor.count()?;
        self.decoder
            .charge(&at, values * size_of::<Option<ValueId>>())?;
        if let Some(scope) = self.scopes.last_mut() {
            scope.starts.push(scope.values.len());
            scope.next.push(scope.values.len());
            // bounded: by the bytes that are left, and by the budget
            scope.values.resize(scope.values.len() + values, None);
        }
        let (count, has_arguments) = cursor.flagged()?;
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > cursor.len() {
            return at.fail(format!("{count} ops"));
        }
        let arguments = match has_arguments {
            true => self.block_arguments(cursor)?,
            false => vec![],
        };
        Ok(Some((count, arguments)))
    }

    /// Leaves a region: its values have no numbers any more.
    pub(super) fn leave(&mut self) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.next.pop();
            scope.values.truncate(scope.starts.pop().unwrap_or(0));
        }
    }

    fn block_arguments(&mut self, cursor: &mut Cursor<'_>) -> Read<Vec<ValueId>> {
        let at = *cursor;
        let version = self.decoder.file.version;
        let types = cursor.list(|cursor| {
            let at = *cursor;
            let (index, has_location) = match version >= COUNTED_OPS {
                true => cursor.flagged()?,
                false => (cursor.varint()?, true),
            };
            let ty = self.decoder.type_at(&at, index, 0)?;
            if has_location {
                cursor.varint()?;
            }
            Ok(ty)
        })?;
        let mut arguments = Vec::new();
        for ty in types {
            let name = format!("arg{}", self.arguments);
            self.arguments += 1;
            let id = self.add(name, ty);
            self.number(&at, id)?;
            arguments.push(id);
        }
        if version >= USE_ORDERS && cursor.byte()? != 0 {
            pass_use_orders(cursor, arguments.len())?;
        }
        Ok(arguments)
    }

    /// Forgets the values of a function; yields them.
    pub(super) fn take_values(&mut self) -> PrimaryMap<ValueId, Value> {
        self.arguments = 0;
        std::mem::take(&mut self.values)
    }

    /// All locations that are mentioned, and those that they are made of.
    pub(super) fn all_locations(&self) -> Read<BTreeMap<String, Location>> {
        let mut all = BTreeMap::new();
        let mut pending: Vec<u64> = self.locations.iter().copied().collect();
        while let Some(index) = pending.pop() {
            let name = location_alias(index);
            if all.contains_key(&name) {
                continue;
            }
            let at = Cursor::new(&[], 0);
            let location = match self.decoder.decoded(&at, index, 0)? {
                Decoded::Location(location) => location,
                Decoded::Attribute(other) => {
                    return at.fail(format!("expected a location, found {other}"));
                }
                Decoded::Dimension(_) => {
                    return at.fail("expected a location, found a sharding of a dimension");
                }
            };
            for child in location.children() {
                if let Location::Alias(name) = child {
                    pending.extend(name.trim_start_matches("loc").parse::<u64>());
                }
            }
            all.insert(name, location);
        }
        Ok(all)
    }
}

/// Passes over the order in which values are used.
fn pass_use_orders(cursor: &mut Cursor<'_>, values: usize) -> Read<()> {
    let count = if values > 1 { cursor.count()? } else { 1 };
    for _ in 0..count {
        if values > 1 {
            cursor.varint()?;
        }
        let (indices, _) = cursor.flagged()?;
        for _ in 0..indices {
            cursor.varint()?;
        }
    }
    Ok(())
}
