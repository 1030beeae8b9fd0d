//! The parts of a file: its sections, and the tables in them.

use super::cursor::Cursor;
use super::{Failure, Read};

/// First bytes of a file.
pub(in crate::stablehlo) const MAGIC: &[u8] = b"ML\xefR";

/// The newest version of the format that is read; all before it are.
const NEWEST: u64 = 6;

/// The version from which on regions that see nothing around them are sections of their own.
const LAZY_REGIONS: u64 = 2;

/// The version from which on dialects may say their version, and their names are flagged.
const VERSIONED_DIALECTS: u64 = 1;

/// The version from which on names of ops are counted in advance, and arguments of blocks have no
/// location where it is unknown.
pub(super) const COUNTED_OPS: u64 = 4;

/// The version from which on names of ops are flagged, as ops may have properties.
const REGISTERED_OPS: u64 = 5;

/// Numbers of sections.
mod section {
    pub(super) const STRINGS: u8 = 0;
    pub(super) const DIALECTS: u8 = 1;
    pub(super) const ENTITIES: u8 = 2;
    pub(super) const ENTITY_OFFSETS: u8 = 3;
    pub(super) const OPS: u8 = 4;
    pub(super) const PROPERTIES: u8 = 8;
    pub(super) const ALL: usize = 9;
}

/// An attribute or a type, as it is encoded.
#[derive(Clone, Copy)]
pub(super) struct Entity<'b> {
    /// Number of the dialect.
    pub(super) dialect: usize,
    /// Whether the dialect has its own encoding; else it is text.
    pub(super) is_binary: bool,
    pub(super) bytes: Cursor<'b>,
}

/// The tables of a file.
pub(super) struct File<'b> {
    pub(super) version: u64,
    pub(super) strings: Vec<&'b [u8]>,
    pub(super) dialects: Vec<&'b [u8]>,
    /// Dialects and names of ops.
    pub(super) op_names: Vec<(&'b [u8], &'b [u8])>,
    pub(super) attributes: Vec<Entity<'b>>,
    pub(super) types: Vec<Entity<'b>>,
    pub(super) properties: Vec<Cursor<'b>>,
    pub(super) ops: Cursor<'b>,
}

impl<'b> File<'b> {
    /// Reads all tables.
    pub(super) fn read(bytes: &'b [u8]) -> Read<Self> {
        let mut cursor = Cursor::new(bytes, 0);
        if cursor.take(MAGIC.len())? != MAGIC {
            return Err(Failure::new(0, "expected MLIR bytecode"));
        }
        let version = cursor.varint()?;
        if version > NEWEST {
            return cursor.fail(format!(
                "version {version} of the bytecode format, expected at most {NEWEST}; write an \
                 older one (`target_bytecode_version`, or a portable artifact)"
            ));
        }
        cursor.zero_terminated()?;
        let mut sections: [Option<Cursor<'b>>; section::ALL] = [None; section::ALL];
        while !cursor.is_empty() {
            let (id, contents) = read_section(&mut cursor)?;
            if let Some(place) = sections.get_mut(usize::from(id)) {
                *place = Some(contents);
            }
        }
        let needed = |id: u8, what: &str| match sections[usize::from(id)] {
            Some(contents) => Ok(contents),
            None => Err(Failure::new(bytes.len(), format!("no section of {what}"))),
        };
        let strings = strings(needed(section::STRINGS, "strings")?)?;
        let dialects = needed(section::DIALECTS, "dialects")?;
        let (dialects, op_names) = names(dialects, &strings, version)?;
        let entities = needed(section::ENTITIES, "attributes and types")?;
        let offsets = needed(section::ENTITY_OFFSETS, "offsets of attributes and types")?;
        let (attributes, types) = entity_tables(entities, offsets)?;
        let properties = match sections[usize::from(section::PROPERTIES)] {
            Some(mut contents) => contents.list(|cursor| {
                let offset = cursor.offset();
                Ok(Cursor::new(cursor.blob()?, offset))
            })?,
            None => vec![],
        };
        Ok(Self {
            version,
            strings,
            dialects,
            op_names,
            attributes,
            types,
            properties,
            ops: needed(section::OPS, "ops")?,
        })
    }

    /// Whether regions that see nothing around them are sections of their own.
    pub(super) fn has_lazy_regions(&self) -> bool {
        self.version >= LAZY_REGIONS
    }
}

/// A section: its number and its contents.
pub(super) fn read_section<'b>(cursor: &mut Cursor<'b>) -> Read<(u8, Cursor<'b>)> {
    let head = cursor.byte()?;
    let length = cursor.count()?;
    if head & 0x80 != 0 {
        let alignment = cursor.varint()?;
        if !alignment.is_power_of_two() {
            return cursor.fail(format!("an alignment of {alignment}"));
        }
        while !(cursor.offset() as u64).is_multiple_of(alignment) {
            cursor.byte()?;
        }
    }
    let offset = cursor.offset();
    Ok((head & 0x7f, Cursor::new(cursor.take(length)?, offset)))
}

/// The lengths come in reverse order, the texts in theirs, each with a zero at its end.
fn strings(mut cursor: Cursor<'_>) -> Read<Vec<&[u8]>> {
    let mut lengths = cursor.list(|cursor| {
        let at = *cursor;
        let length = cursor.varint()?;
        match usize::try_from(length) {
            Ok(length @ 1..) => Ok(length),
            _ => at.fail(format!("a string of {length} bytes")),
        }
    })?;
    lengths.reverse();
    let texts = lengths.into_iter().map(|length| {
        let text = cursor.take(length)?;
        Ok(&text[..length - 1])
    });
    texts.collect()
}

/// The string of a number.
pub(super) fn string_at<'b>(
    cursor: &Cursor<'_>,
    strings: &[&'b [u8]],
    index: u64,
) -> Read<&'b [u8]> {
    let found = usize::try_from(index).ok().and_then(|it| strings.get(it));
    match found {
        Some(text) => Ok(text),
        None => cursor.fail(format!("string {index} of {}", strings.len())),
    }
}

/// Dialects, and names of ops with theirs.
type Names<'b> = (Vec<&'b [u8]>, Vec<(&'b [u8], &'b [u8])>);

/// Names stay where they are in the file: many ops may share a long one.
fn names<'b>(mut cursor: Cursor<'_>, strings: &[&'b [u8]], version: u64) -> Read<Names<'b>> {
    let dialects = cursor.list(|cursor| {
        if version < VERSIONED_DIALECTS {
            let index = cursor.varint()?;
            return string_at(cursor, strings, index);
        }
        let (index, has_version) = cursor.flagged()?;
        if has_version {
            read_section(cursor)?;
        }
        string_at(cursor, strings, index)
    })?;
    if version >= COUNTED_OPS {
        cursor.varint()?;
    }
    let mut op_names = Vec::new();
    while !cursor.is_empty() {
        let dialect = dialect_at(&mut cursor, dialects.len())?;
        let dialect = dialects[dialect];
        op_names.extend(cursor.list(|cursor| {
            let index = match version >= REGISTERED_OPS {
                true => cursor.flagged()?.0,
                false => cursor.varint()?,
            };
            Ok((dialect, string_at(cursor, strings, index)?))
        })?);
    }
    Ok((dialects, op_names))
}

fn dialect_at(cursor: &mut Cursor<'_>, count: usize) -> Read<usize> {
    let index = cursor.varint()?;
    match usize::try_from(index).ok().filter(|it| *it < count) {
        Some(index) => Ok(index),
        None => cursor.fail(format!("dialect {index} of {count}")),
    }
}

/// Where each attribute and each type is.
fn entity_tables<'b>(
    mut entities: Cursor<'b>,
    mut offsets: Cursor<'_>,
) -> Read<(Vec<Entity<'b>>, Vec<Entity<'b>>)> {
    let attributes = offsets.count()?;
    let types = offsets.count()?;
    let mut all = Vec::new();
    while !offsets.is_empty() {
        let dialect = offsets.varint()? as usize;
        all.extend(offsets.list(|offsets| {
            let (length, is_binary) = offsets.flagged()?;
            let offset = entities.offset();
            let length = usize::try_from(length).unwrap_or(usize::MAX);
            Ok(Entity {
                dialect,
                is_binary,
                bytes: Cursor::new(entities.take(length)?, offset),
            })
        })?);
    }
    if all.len() != attributes + types {
        return offsets.fail(format!(
            "expected {attributes} attributes and {types} types, found {}",
            all.len()
        ));
    }
    let types = all.split_off(attributes);
    Ok((all, types))
}
