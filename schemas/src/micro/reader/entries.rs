//! What few readers of a pea look at: its other entries, and what it says of its work.
//!
//! The root table is the first entry. Field `entries` has a table of the same kind for each other:
//! its steps, inputs and outputs, and the arena that it needs. All else is the root's.

use super::{
    Field, LISTS, List, Rare, ReadError, Table, View, footer, identify, of_elements, out_of_bounds,
    read_u32, slice,
};

/// Places of the tables of entries, each from its own place on.
const ENTRIES: List = List::of::<u32>(Field::Entries);

/// Bytes of a name.
const KEY: List = List::of::<u8>(Field::Key);

impl<'m> View<'m> {
    /// How many entries the file has; 1 for a model that is not in a file.
    pub fn entry_count(&self) -> Result<usize, ReadError> {
        let Some(file) = self.file() else {
            return Ok(1);
        };
        let others = Table::root(file)?.elements(&ENTRIES)?;
        Ok(1 + others.len() / size_of::<u32>())
    }

    /// The model that an entry is, by its number; `None` if the file has no such entry. Constants,
    /// operands, kernels, parameters and states are those of all entries.
    pub fn entry(&self, index: usize) -> Result<Option<Self>, ReadError> {
        let Some(table) = self.entry_table(index)? else {
            return Ok(None);
        };
        let [_, steps, _, inputs, outputs, ..] = &LISTS;
        let [steps, inputs, outputs] = [steps, inputs, outputs].map(|it| table.elements(it));
        Ok(Some(Self {
            arena_len: table.number(Field::ArenaLen)?,
            steps: of_elements(steps?),
            inputs: of_elements(inputs?),
            outputs: of_elements(outputs?),
            ..*self
        }))
    }

    /// The name of an entry, as the file has it; empty if it has none.
    pub fn entry_key(&self, index: usize) -> Result<&'m [u8], ReadError> {
        let table = self.entry_table(index)?;
        table.map_or(Ok(&[]), |table| table.elements(&KEY))
    }

    /// What the file says of the element operations of an entry, if it does: to be held against
    /// [`View::work`].
    pub fn entry_told_work(&self, index: usize) -> Result<Option<u64>, ReadError> {
        self.entry_table(index)?
            .map_or(Ok(None), |table| told_work(&table))
    }

    /// The same model, of a file whose entries all passed the checks of a runtime: they may be run,
    /// in an arena of this length.
    pub fn with_entries(self, arena_len: u32) -> Self {
        let rare = self.file().map_or(self.rare, Rare::Entries);
        Self {
            arena_len,
            rare,
            ..self
        }
    }

    /// As [`View::entry`], but `None` unless all entries passed the checks: see
    /// [`View::with_entries`].
    pub fn checked_entry(&self, index: usize) -> Option<Self> {
        match self.rare {
            Rare::Entries(_) => self.entry(index).ok().flatten(),
            Rare::File(_) | Rare::Fixed(_) => None,
        }
    }

    /// The file, of a model that is in one.
    const fn file(&self) -> Option<&'m [u8]> {
        match self.rare {
            Rare::File(file) | Rare::Entries(file) => Some(file),
            Rare::Fixed(_) => None,
        }
    }

    fn entry_table(&self, index: usize) -> Result<Option<Table<'m>>, ReadError> {
        let Some(file) = self.file() else {
            return Ok(None);
        };
        let root = Table::root(file)?;
        let Some(other) = index.checked_sub(1) else {
            return Ok(Some(root));
        };
        let others = root.elements(&ENTRIES)?;
        let start = other.checked_mul(size_of::<u32>());
        let Some(distance) = start.and_then(|start| read_u32(others, start)) else {
            return Ok(None);
        };
        let from = others.as_ptr().addr().wrapping_sub(file.as_ptr().addr());
        let from = from.wrapping_add(start.unwrap_or_default());
        let position = from.checked_add(distance);
        let position = position.ok_or(out_of_bounds(file, Field::Entries, from))?;
        Table::at(file, position).map(Some)
    }

    /// What a pea says of the element operations of an inference, if it does: to be held against
    /// [`View::work`]. Apart from [`View::read`], which every image has.
    pub fn told_work(bytes: &[u8]) -> Result<Option<u64>, ReadError> {
        identify(bytes)?;
        let parts = footer::split(bytes);
        let table = Table::root(parts.map_or(bytes, |parts| parts.payload))?;
        told_work(&table)
    }
}

/// Field `work` of a table, if it says anything.
fn told_work(table: &Table<'_>) -> Result<Option<u64>, ReadError> {
    let Some(offset) = table.offset(Field::Work) else {
        return Ok(None);
    };
    let number = slice(table.bytes, offset, size_of::<u64>());
    let number = number.and_then(|bytes| bytes.first_chunk().copied());
    let number = number.ok_or(out_of_bounds(table.bytes, Field::Work, offset))?;
    Ok(Some(u64::from_le_bytes(number)).filter(|work| *work != 0))
}
