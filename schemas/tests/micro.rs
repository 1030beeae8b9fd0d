//! Holds the structs and the reader of `micro.fbs` against what flatc generates from it.

use flatbuffers::{FlatBufferBuilder, Follow, Vector};
use peapod_schemas::micro::{self as pea, ElementType, Kernel, Memory, ReadError, View};
use peapod_schemas::micro_generated::peapod::micro as generated;
use peapod_schemas::{aligned, footer};
use proptest::prelude::*;

/// Compares one random struct, read both ways: names and values of all fields, in order.
macro_rules! same_fields {
    ($random:ident, $name:ident) => {{
        const LEN: usize = size_of::<pea::$name>();
        assert_eq!(LEN, size_of::<generated::$name>(), stringify!($name));
        let bytes: [u8; LEN] = $random.bytes();
        let ours: pea::$name = bytemuck::pod_read_unaligned(&bytes);
        assert_eq!(
            format!("{ours:?}"),
            format!("{:?}", generated::$name(bytes))
        );
    }};
}

proptest! {
    #[test]
    fn structs_are_those_of_the_schema(seed: u64) {
        let mut random = Random(seed);
        same_fields!(random, Step);
        same_fields!(random, Window);
        macro_rules! params {
            ($($field:ident: $name:ident,)*) => { $(same_fields!(random, $name);)* };
        }
        peapod_schemas::for_each_param_list!(params);
    }

    #[test]
    fn operands_are_those_of_the_schema(seed: u64) {
        let bytes: [u8; 12] = Random(seed).bytes();
        let ours: pea::Operand = bytemuck::pod_read_unaligned(&bytes);
        let theirs = generated::Operand(bytes);
        assert_eq!((ours.offset, ours.len_bytes), (theirs.offset(), theirs.len_bytes()));
        assert_eq!((ours.memory, ours.element), (theirs.memory().0, theirs.element().0));
        assert_eq!(ours.reserved, theirs.reserved());
        let bytes: [u8; 48] = Random(seed).bytes();
        let ours: pea::Port = bytemuck::pod_read_unaligned(&bytes);
        let theirs = generated::Port(bytes);
        assert_eq!(bytemuck::bytes_of(&ours.operand), theirs.operand().0);
        assert_eq!(ours.scale.to_bits(), theirs.scale().to_bits());
        assert_eq!((ours.zero_point, ours.rank), (theirs.zero_point(), theirs.rank()));
        assert_eq!(ours.dims, std::array::from_fn(|index| theirs.dims().get(index)));
        let bytes: [u8; 16] = Random(seed).bytes();
        let ours: pea::State = bytemuck::pod_read_unaligned(&bytes);
        let theirs = generated::State(bytes);
        assert_eq!(bytemuck::bytes_of(&ours.operand), theirs.operand().0);
        assert_eq!(ours.fill, theirs.fill());
    }

    #[test]
    fn reader_reads_what_the_builder_wrote(seed: u64) {
        let file = Aligned::new(&footer::write(&model(&mut Random(seed)), None));
        let view = View::read(file.bytes()).unwrap();
        let theirs = generated::root_as_model(file.bytes()).unwrap();
        assert_eq!(contents(&view), generated_contents(&theirs));
    }

    #[test]
    fn reader_reads_what_the_verifier_accepts(seed: u64) {
        let mut random = Random(seed);
        let whole = model(&mut random);
        for _ in 0..64 {
            let mut bytes = whole.clone();
            random.spoil(&mut bytes);
            let file = Aligned::new(&footer::write(&bytes, None));
            let view = View::read(file.bytes());
            let payload = &file.bytes()[..bytes.len()];
            let Ok(theirs) = generated::root_as_model(payload) else { continue };
            match view {
                Ok(view) => assert_eq!(contents(&view), generated_contents(&theirs)),
                Err(ReadError::Identifier { found }) => assert_ne!(found, pea::IDENTIFIER),
                Err(ReadError::Version { found }) => assert_eq!(found, theirs.version()),
                // The verifier asks for no identifier, so it also takes files with no room for one.
                Err(ReadError::OutOfBounds { field: pea::Field::Root, file_len, .. }) => {
                    assert!(file_len < 8);
                }
                // The verifier knows nothing of `force_align`.
                Err(ReadError::Misaligned { field: pea::Field::Constants, offset }) => {
                    assert_ne!(offset as usize % pea::ALIGNMENT, 0);
                }
                Err(error) => panic!("the verifier accepts what the reader refuses: {error}"),
            }
        }
    }

    #[test]
    fn reader_never_reads_outside(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut bytes = bytes;
        if let Some(identifier) = bytes.get_mut(4..8) {
            identifier.copy_from_slice(&pea::IDENTIFIER);
        }
        let _ = View::read(Aligned::new(&footer::write(&bytes, None)).bytes());
        let _ = View::read_without_checksum(Aligned::new(&bytes).bytes());
    }
}

#[test]
fn the_schema_is_up_to_date() {
    let stored = include_str!("../micro.fbs");
    let made = pea::fbs::Schema.to_string();
    assert!(stored == made, "run `cargo xtask codegen`");
}

#[test]
fn enums_are_those_of_the_schema() {
    // The generated code marks names that Rust has a meaning for with a final underscore.
    macro_rules! same_values {
        ($ours:ident) => {
            let theirs = generated::$ours::ENUM_VALUES;
            assert_eq!($ours::ALL.len(), theirs.len());
            for (ours, theirs) in $ours::ALL.into_iter().zip(theirs) {
                assert_eq!(ours as u32, u32::from(theirs.0));
                assert_eq!(
                    ours.name(),
                    theirs.variant_name().unwrap().trim_end_matches('_')
                );
            }
        };
    }
    same_values!(Kernel);
    same_values!(ElementType);
    same_values!(Memory);
    for number in 0..=u16::MAX {
        let kernel = Kernel::ALL.into_iter().find(|it| *it as u16 == number);
        assert_eq!(Kernel::from_number(number), kernel);
    }
    assert!(Kernel::ALL.is_sorted());
    assert_eq!(generated::MODEL_IDENTIFIER.as_bytes(), pea::IDENTIFIER);
}

#[test]
fn refusals_say_where() {
    let bytes = model(&mut Random(7));
    let read = |bytes: &[u8]| View::read(Aligned::new(bytes).bytes()).err();

    let mut wrong = bytes.clone();
    wrong[4] = b'Q';
    assert_eq!(
        read(&wrong),
        Some(ReadError::Identifier { found: *b"QEA1" })
    );

    let file_len = 6;
    let field = pea::Field::Root;
    assert_eq!(
        read(&bytes[..6]),
        Some(ReadError::OutOfBounds {
            field,
            offset: 4,
            file_len
        })
    );

    let file = Aligned::new(&[&[0], &*bytes].concat());
    assert_eq!(
        View::read(&file.bytes()[1..]).err(),
        Some(ReadError::UnalignedFile)
    );

    let mut builder = FlatBufferBuilder::new();
    let args = generated::ModelArgs {
        version: 99,
        ..Default::default()
    };
    let root = generated::Model::create(&mut builder, &args);
    builder.finish(root, Some("PEA1"));
    assert_eq!(
        read(&footer::write(builder.finished_data(), None)),
        Some(ReadError::Version { found: 99 })
    );
}

/// A model of random structs; each list may be absent.
fn model(random: &mut Random) -> Vec<u8> {
    let mut builder = FlatBufferBuilder::new();
    macro_rules! list {
        ($name:ident) => {
            random
                .list(|random| generated::$name(random.bytes()))
                .map(|list| builder.create_vector(&list))
        };
    }
    let constants = random.list(|random| random.next() as u8);
    let kernels = random.list(|random| generated::Kernel(random.next() as u16));
    let args = generated::ModelArgs {
        version: pea::VERSION,
        arena_len: random.next() as u32,
        kernels: kernels.map(|list| builder.create_vector(&list)),
        steps: list!(Step),
        operands: list!(Operand),
        inputs: list!(Port),
        outputs: list!(Port),
        states: list!(State),
        constants: constants.map(|list| aligned::bytes(&mut builder, &list)),
        ..Default::default()
    };
    macro_rules! params {
        ($($field:ident: $name:ident,)*) => {
            generated::ModelArgs { $($field: list!($name),)* ..args }
        };
    }
    let args = peapod_schemas::for_each_param_list!(params);
    let root = generated::Model::create(&mut builder, &args);
    aligned::finish(&mut builder);
    builder.finish(root, Some("PEA1"));
    builder.finished_data().to_vec()
}

/// Every list as bytes, in the order of the schema.
fn contents(view: &View<'_>) -> Vec<Vec<u8>> {
    fn bytes<T: bytemuck::Pod>(list: &[T]) -> Vec<u8> {
        bytemuck::cast_slice(list).to_vec()
    }
    let mut contents = vec![
        view.arena_len.to_le_bytes().to_vec(),
        bytes(view.kernels),
        bytes(view.steps),
        bytes(view.operands),
        bytes(view.inputs),
        bytes(view.outputs),
        bytes(view.states),
        bytes(view.constants),
    ];
    macro_rules! params {
        ($($field:ident: $name:ident,)*) => { [$(bytes(view.params::<pea::$name>())),*] };
    }
    contents.extend(peapod_schemas::for_each_param_list!(params));
    contents
}

/// The same of the generated reader.
fn generated_contents(model: &generated::Model<'_>) -> Vec<Vec<u8>> {
    fn bytes<'a, T: Follow<'a>>(list: Option<Vector<'a, T>>) -> Vec<u8> {
        list.map_or_else(Vec::new, |list| list.bytes().to_vec())
    }
    let mut contents = vec![
        model.arena_len().to_le_bytes().to_vec(),
        bytes(model.kernels()),
        bytes(model.steps()),
        bytes(model.operands()),
        bytes(model.inputs()),
        bytes(model.outputs()),
        bytes(model.states()),
        bytes(model.constants()),
    ];
    macro_rules! params {
        ($($field:ident: $name:ident,)*) => { [$(bytes(model.$field())),*] };
    }
    contents.extend(peapod_schemas::for_each_param_list!(params));
    contents
}

/// A file in memory, as a firmware's linker would place it.
struct Aligned {
    blocks: Vec<u128>,
    len: usize,
}

impl Aligned {
    fn new(bytes: &[u8]) -> Self {
        let mut blocks = vec![0_u128; bytes.len().div_ceil(16)];
        bytemuck::cast_slice_mut(&mut blocks)[..bytes.len()].copy_from_slice(bytes);
        Self {
            blocks,
            len: bytes.len(),
        }
    }

    fn bytes(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.blocks)[..self.len]
    }
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.next() as u8)
    }

    fn list<T>(&mut self, element: impl Fn(&mut Self) -> T) -> Option<Vec<T>> {
        let len = self.below(5);
        (len != 4).then(|| (0..len).map(|_| element(self)).collect())
    }

    /// Changes, removes or adds a few bytes, mostly in the tables.
    fn spoil(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..1 + self.below(3) {
            let near = bytes.len().min(160);
            let at = if self.below(2) == 0 {
                self.below(near)
            } else {
                self.below(bytes.len())
            };
            match self.below(6) {
                0 => bytes.truncate(at.max(1)),
                1 => bytes[at] ^= 1 << self.below(8),
                2 => bytes[at] = self.next() as u8,
                3 => bytes[at] = bytes[at].wrapping_add(4),
                4 => bytes[at] = bytes[at].wrapping_sub(4),
                _ => bytes[at] = 0,
            }
        }
    }
}
