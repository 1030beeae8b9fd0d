//! A checked reader of peas: every vector of the file as a typed slice, in place, nothing copied.

mod entries;

use bytemuck::Pod;
use core::fmt;

use super::param_table::{COMMON_LISTS, LISTS_BEFORE_ENTRIES, LISTS_BEFORE_WORK};
use super::structs::*;
use super::{ALIGNMENT, IDENTIFIER};
use crate::footer::{self, FooterError};
use crate::versions::PEA;

#[cfg(target_endian = "big")]
compile_error!("peas are read in place, so the machine must be little-endian");

/// Everything a pea holds. Each slice is wholly inside the file and is aligned for its type; what
/// the numbers in it mean is for the runtime to check. Parameters are read by [`View::param`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
#[non_exhaustive]
pub struct View<'m> {
    pub arena_len: u32,
    pub kernels: &'m [u16],
    pub steps: &'m [Step],
    pub operands: &'m [Operand],
    pub inputs: &'m [Port],
    pub outputs: &'m [Port],
    pub states: &'m [State],
    pub constants: &'m [u8],
    common: [&'m [u8]; COMMON_LISTS],
    rare: Rare<'m>,
}

/// Where lists of parameters are that few models have: an interpreter has no room for each.
#[derive(Clone, Copy, Debug)]
enum Rare<'m> {
    /// In this file, which is looked up each time.
    File(&'m [u8]),
    /// In such a file, whose other entries passed the checks of a runtime too.
    Entries(&'m [u8]),
    /// Among these, of a model that is not in a file.
    Fixed(&'m [ParamSlice<'m>]),
}

/// A list of parameters of one kind.
#[derive(Clone, Copy, Debug)]
pub struct ParamSlice<'m> {
    list: ParamList,
    bytes: &'m [u8],
}

impl<'m> ParamSlice<'m> {
    /// These parameters.
    pub const fn of<P: ParamStruct>(params: &'m [P]) -> Self {
        Self {
            list: P::LIST,
            bytes: bytemuck::must_cast_slice(params),
        }
    }
}

impl<'m> View<'m> {
    /// Reads a pea whose first byte is at a multiple of [`ALIGNMENT`], and whose checksum is right.
    pub fn read(bytes: &'m [u8]) -> Result<Self, ReadError> {
        identify(bytes)?;
        Self::of(&Table::root(footer::verify(bytes)?.payload)?)
    }

    /// As [`View::read`], but without the checksum; peas of version 1, which have none, are read.
    pub fn read_without_checksum(bytes: &'m [u8]) -> Result<Self, ReadError> {
        identify(bytes)?;
        let parts = footer::split(bytes);
        let table = Table::root(parts.map_or(bytes, |parts| parts.payload))?;
        if table.number(Field::Version)? >= PEA.footer {
            parts?;
        }
        Self::of(&table)
    }

    #[inline(always)]
    fn of(table: &Table<'m>) -> Result<Self, ReadError> {
        let found = table.number(Field::Version)?;
        if !PEA.read(found) {
            return Err(ReadError::Version { found });
        }
        let mut lists = [&[][..]; LISTS.len()];
        table.lists(&LISTS, &mut lists)?;
        let [kernels, steps, operands, inputs, outputs, states, constants] = lists;
        let mut common = [&[][..]; COMMON_LISTS];
        table.lists(&PARAM_LISTS, &mut common)?;
        Ok(Self {
            arena_len: table.number(Field::ArenaLen)?,
            kernels: of_elements(kernels),
            steps: of_elements(steps),
            operands: of_elements(operands),
            inputs: of_elements(inputs),
            outputs: of_elements(outputs),
            states: of_elements(states),
            constants,
            common,
            rare: Rare::File(table.bytes),
        })
    }

    /// A view of a model that is not in a file: its steps and operands are elsewhere, and its
    /// parameters, ports and states come next. The constants must be aligned as those of a pea.
    pub const fn fixed(arena_len: u32, constants: &'m [u8]) -> Self {
        Self {
            arena_len,
            kernels: &[],
            steps: &[],
            operands: &[],
            inputs: &[],
            outputs: &[],
            states: &[],
            constants,
            common: [&[]; COMMON_LISTS],
            rare: Rare::Fixed(&[]),
        }
    }

    /// The same with these ports and states.
    pub const fn with_ports(
        self,
        inputs: &'m [Port],
        outputs: &'m [Port],
        states: &'m [State],
    ) -> Self {
        Self {
            inputs,
            outputs,
            states,
            ..self
        }
    }

    /// The same with these parameters, of each kind at most one list.
    pub const fn with_params(mut self, lists: &'m [ParamSlice<'m>]) -> Self {
        let mut rest = lists;
        while let [first, others @ ..] = rest {
            if (first.list as usize) < COMMON_LISTS {
                self.common[first.list as usize] = first.bytes;
            }
            rest = others;
        }
        self.rare = Rare::Fixed(lists);
        self
    }

    /// All parameters of one kind.
    pub fn params<P: ParamStruct>(&self) -> &'m [P] {
        bytemuck::try_cast_slice(self.param_list::<P>()).unwrap_or_default()
    }

    /// Parameters of one kind, by their place in its list: cheaper than to look at all of them.
    #[inline]
    pub fn param<P: ParamStruct>(&self, index: usize) -> Option<&'m P> {
        let start = index.checked_mul(size_of::<P>())?;
        let bytes = self.param_list::<P>().get(start..)?.get(..size_of::<P>())?;
        bytemuck::try_from_bytes(bytes).ok()
    }

    #[inline]
    fn param_list<P: ParamStruct>(&self) -> &'m [u8] {
        match self.common.get(P::LIST as usize) {
            Some(list) => list,
            None => self.rare(P::LIST),
        }
    }

    // One body for all kernels that need it.
    #[inline(never)]
    fn rare(&self, list: ParamList) -> &'m [u8] {
        match self.rare {
            // As when it was read: it is not at fault.
            Rare::File(file) | Rare::Entries(file) => PARAM_LISTS
                .get(list as usize)
                .zip(Table::root(file).ok())
                .and_then(|(list, table)| table.elements(list).ok()),
            Rare::Fixed(lists) => {
                let it = lists.iter().find(|it| it.list == list);
                it.map(|it| it.bytes)
            }
        }
        .unwrap_or_default()
    }
}

/// A struct of parameters, of which a pea has a list.
pub trait ParamStruct: Pod {
    /// Which of the lists.
    const LIST: ParamList;
}

/// Names what depends on the lists of parameters.
macro_rules! param_lists {
    ($($field:ident: $name:ident,)*) => {
        /// The lists of parameters in a pea, in the order of the schema.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the names are those of the structs")]
        pub enum ParamList {
            $($name),*
        }

        $(impl ParamStruct for $name {
            const LIST: ParamList = ParamList::$name;
        })*

        static PARAM_LISTS: [List; [$(ParamList::$name),*].len()] = [
            $(List::of::<$name>(Field::$name)),*
        ];

        /// Part of the file that a [`ReadError`] is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the fields of table Model, by name and in order")]
        pub enum Field {
            Version,
            ArenaLen,
            Kernels,
            Steps,
            Operands,
            Inputs,
            Outputs,
            States,
            Constants,
            $($name = slot(ParamList::$name),)*
            Work = FIRST_LIST + LISTS_BEFORE_WORK,
            Key = FIRST_LIST + LISTS_BEFORE_ENTRIES + 1,
            Entries,
            /// The first eight bytes, and the table they point at.
            Root = u8::MAX - 1,
            /// The list of the offsets of fields.
            Vtable,
        }
    };
}

/// Number of the first field that is a list of parameters.
const FIRST_LIST: u8 = 9;

/// Number of the field that a list of parameters is: `work`, `key` and `entries` are among them.
const fn slot(list: ParamList) -> u8 {
    let number = FIRST_LIST + list as u8 + (list as u8 >= LISTS_BEFORE_WORK) as u8;
    number + 2 * (list as u8 >= LISTS_BEFORE_ENTRIES) as u8
}

crate::for_each_param_list!(param_lists);

/// A vector of the file: where it is, and what its elements are like.
struct List {
    field: Field,
    size: u8,
    align: u8,
}

impl List {
    const fn of<T: Pod>(field: Field) -> Self {
        // Every image holds these lists.
        assert!(size_of::<T>() <= u8::MAX as usize);
        let (size, align) = (size_of::<T>() as u8, align_of::<T>() as u8);
        Self { field, size, align }
    }
}

/// The lists that do not hold parameters.
const LISTS: [List; 7] = [
    List::of::<u16>(Field::Kernels),
    List::of::<Step>(Field::Steps),
    List::of::<Operand>(Field::Operands),
    List::of::<Port>(Field::Inputs),
    List::of::<Port>(Field::Outputs),
    List::of::<State>(Field::States),
    List {
        align: ALIGNMENT as u8,
        ..List::of::<u8>(Field::Constants)
    },
];

/// Why bytes are not a pea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// The first byte must be at a multiple of [`ALIGNMENT`] in memory.
    UnalignedFile,
    /// Bytes 4 to 7 are not [`IDENTIFIER`].
    Identifier {
        /// What they are.
        found: [u8; 4],
    },
    /// The file is of a version that this build does not read: see [`PEA`].
    Version {
        /// Its version.
        found: u32,
    },
    /// The file does not end in a sound footer.
    Footer(FooterError),
    /// Part of the file would be outside it.
    OutOfBounds {
        /// Which part.
        field: Field,
        /// Where it would begin.
        offset: u32,
        /// Length of the file in bytes.
        file_len: u32,
    },
    /// A vector is not aligned for its elements.
    Misaligned {
        /// Which vector.
        field: Field,
        /// Where its elements begin.
        offset: u32,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::UnalignedFile => {
                write!(
                    f,
                    "the pea must be at a multiple of {ALIGNMENT} bytes in memory"
                )
            }
            Self::Identifier { found } => {
                write!(
                    f,
                    "offset 4: not a pea: identifier {found:02x?}, expected {IDENTIFIER:02x?}"
                )
            }
            Self::Version { found } => write!(
                f,
                "expected a pea of version {} to {}, found version {found}",
                PEA.oldest, PEA.current
            ),
            Self::Footer(error) => error.fmt(f),
            Self::OutOfBounds {
                field,
                offset,
                file_len,
            } => {
                write!(
                    f,
                    "offset {offset}: {field:?} does not fit in the file of {file_len} bytes"
                )
            }
            Self::Misaligned { field, offset } => {
                write!(f, "offset {offset}: elements of {field:?} are misaligned")
            }
        }
    }
}

impl core::error::Error for ReadError {}

impl From<FooterError> for ReadError {
    fn from(error: FooterError) -> Self {
        Self::Footer(error)
    }
}

/// Checks that bytes are where a pea can be read, and say that they are one.
fn identify(bytes: &[u8]) -> Result<(), ReadError> {
    if !bytes.as_ptr().addr().is_multiple_of(ALIGNMENT) {
        return Err(ReadError::UnalignedFile);
    }
    let found = word(bytes, 4).ok_or(out_of_bounds(bytes, Field::Root, 4))?;
    if found != IDENTIFIER {
        return Err(ReadError::Identifier { found });
    }
    Ok(())
}

/// The root table: the offsets of its fields.
struct Table<'m> {
    bytes: &'m [u8],
    /// Offset of the table in the file.
    position: usize,
    /// The table's entries of its vtable: one offset per field, 0 for an absent one.
    slots: &'m [u8],
}

impl<'m> Table<'m> {
    fn root(bytes: &'m [u8]) -> Result<Self, ReadError> {
        let position = read_u32(bytes, 0).ok_or(out_of_bounds(bytes, Field::Root, 0))?;
        Self::at(bytes, position)
    }

    fn at(bytes: &'m [u8], position: usize) -> Result<Self, ReadError> {
        let back = read_u32(bytes, position).ok_or(out_of_bounds(bytes, Field::Root, position))?;
        // The distance is signed, and modulo 2^32 either sign is a subtraction.
        let vtable = (position as u32).wrapping_sub(back as u32) as usize;
        let slots = read_u16(bytes, vtable)
            .and_then(|len| slice(bytes, vtable, len))
            .map(|vtable| vtable.get(4..).unwrap_or(&[]))
            .ok_or(out_of_bounds(bytes, Field::Vtable, vtable))?;
        Ok(Self {
            bytes,
            position,
            slots,
        })
    }

    /// Offset in the file of a field's own bytes; `None` if the field is absent.
    fn offset(&self, field: Field) -> Option<usize> {
        let offset = read_u16(self.slots, 2 * field as usize).filter(|&offset| offset != 0)?;
        // The sum stays far below 2^32: `position` was inside the file.
        Some(self.position.wrapping_add(offset))
    }

    fn number(&self, field: Field) -> Result<u32, ReadError> {
        let Some(offset) = self.offset(field) else {
            return Ok(0);
        };
        let value = read_u32(self.bytes, offset);
        value
            .map(|value| value as u32)
            .ok_or(out_of_bounds(self.bytes, field, offset))
    }

    /// Checks lists and has the first of them, in one loop: images hold its body once.
    #[inline(never)]
    fn lists(&self, lists: &[List], first: &mut [&'m [u8]]) -> Result<(), ReadError> {
        for (index, list) in lists.iter().enumerate() {
            let elements = self.elements(list)?;
            if let Some(slot) = first.get_mut(index) {
                *slot = elements;
            }
        }
        Ok(())
    }

    /// Bytes of the elements of a vector, which are where elements of that size and alignment may
    /// be; empty where the field is absent.
    fn elements(&self, list: &List) -> Result<&'m [u8], ReadError> {
        let (field, size, align) = (list.field, list.size.into(), usize::from(list.align));
        let Some(offset) = self.offset(field) else {
            return Ok(&[]);
        };
        let vector = read_u32(self.bytes, offset).and_then(|distance| offset.checked_add(distance));
        let vector = vector.ok_or(out_of_bounds(self.bytes, field, offset))?;
        let elements = read_u32(self.bytes, vector)
            .and_then(|count| count.checked_mul(size))
            .and_then(|len| slice(self.bytes, vector.checked_add(4)?, len))
            .ok_or(out_of_bounds(self.bytes, field, vector))?;
        // A vector without elements may be anywhere.
        let aligned = elements.is_empty() || elements.as_ptr().addr() & align.wrapping_sub(1) == 0;
        aligned
            .then_some(elements)
            .ok_or(self.misaligned(field, elements))
    }

    fn misaligned(&self, field: Field, elements: &[u8]) -> ReadError {
        let offset = elements
            .as_ptr()
            .addr()
            .wrapping_sub(self.bytes.as_ptr().addr());
        ReadError::Misaligned {
            field,
            offset: offset as u32,
        }
    }
}

/// The bytes as what they are: [`Table::lists`] has seen that they can be that.
fn of_elements<T: Pod>(bytes: &[u8]) -> &[T] {
    bytemuck::try_cast_slice(bytes).unwrap_or_default()
}

fn out_of_bounds(bytes: &[u8], field: Field, offset: usize) -> ReadError {
    ReadError::OutOfBounds {
        field,
        offset: offset as u32,
        file_len: bytes.len() as u32,
    }
}

fn slice(bytes: &[u8], offset: usize, len: usize) -> Option<&[u8]> {
    bytes.get(offset..)?.get(..len)
}

fn word(bytes: &[u8], offset: usize) -> Option<[u8; 4]> {
    bytes.get(offset..)?.first_chunk().copied()
}

fn read_u32(bytes: &[u8], offset: usize) -> Option<usize> {
    usize::try_from(u32::from_le_bytes(word(bytes, offset)?)).ok()
}

fn read_u16(bytes: &[u8], offset: usize) -> Option<usize> {
    let pair = bytes.get(offset..)?.first_chunk().copied()?;
    Some(usize::from(u16::from_le_bytes(pair)))
}
