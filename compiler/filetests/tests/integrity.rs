//! What was compiled is what loads: of every version that is read, and with no bit changed.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_emit::micro::pea;
use peapod_ir::verify::verify;
use peapod_micro::{FooterError, LoadError, ReadError, kernels};
use peapod_passes::{MicroOptions, micro};
use peapod_schemas::footer;
use peapod_schemas::micro::View;
use peapod_schemas::pod;
use peapod_schemas::versions::{PEA, POD, POD_DELAYS, POD_IN_FLIGHT, POD_STAGES};

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

fn sample(name: &str) -> Vec<u8> {
    fs::read(repository("conformance/versions").join(name)).unwrap()
}

/// Bytes where a device would have them.
struct Aligned {
    blocks: Vec<u128>,
    len: usize,
}

impl Aligned {
    fn new(bytes: &[u8]) -> Self {
        let mut blocks = vec![0; bytes.len().div_ceil(16)];
        bytemuck::cast_slice_mut(&mut blocks)[..bytes.len()].copy_from_slice(bytes);
        Self {
            blocks,
            len: bytes.len(),
        }
    }

    fn bytes(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.blocks)[..self.len]
    }

    fn flip(&mut self, bit: usize) {
        bytemuck::cast_slice_mut::<_, u8>(&mut self.blocks)[bit / 8] ^= 1 << (bit % 8);
    }

    /// Checks that `load` refuses the bytes with any one of their bits changed.
    fn no_bit_can_change(&mut self, load: impl Fn(&[u8]) -> bool) {
        assert!(load(self.bytes()));
        for bit in 0..8 * self.len {
            self.flip(bit);
            assert!(!load(self.bytes()), "bit {bit} of {} bytes", self.len);
            self.flip(bit);
        }
    }
}

fn digits() -> Vec<u8> {
    let model = fs::read(repository("examples/digits/digits.tflite")).unwrap();
    let module = peapod_import::import(&model, "digits").unwrap().module;
    let program = micro::compile(module, &MicroOptions::default()).unwrap();
    let verified = verify(&program.module).unwrap();
    pea::write(&verified, &program.plan).unwrap()
}

fn pea_loads(bytes: &[u8]) -> bool {
    peapod_micro::load(bytes, &kernels::ALL).is_ok()
}

#[test]
fn no_bit_of_a_pea_can_change() {
    let pea = digits();
    Aligned::new(&pea).no_bit_can_change(pea_loads);
    let parts = footer::split(&pea).unwrap();
    let signed = footer::write(parts.payload, Some(&[0x5a; 64]));
    Aligned::new(&signed).no_bit_can_change(pea_loads);
}

#[test]
fn no_bit_of_a_pod_can_change() {
    let name = format!("step.{}.pod", POD.current);
    Aligned::new(&sample(&name)).no_bit_can_change(|bytes| pod::read(bytes).is_ok());
}

#[test]
fn peas_of_every_version_are_read() {
    for version in PEA.oldest..=PEA.current {
        let file = Aligned::new(&sample(&format!("digits.{version}.pea")));
        let strictly = peapod_micro::load(file.bytes(), &kernels::ALL).map(|it| it.arena_len());
        let missing = LoadError::File(ReadError::Footer(FooterError::Missing));
        let loaded = peapod_micro::load_without_checksum(file.bytes(), &kernels::ALL).unwrap();
        let expected = (version >= PEA.footer).then(|| loaded.arena_len());
        assert_eq!(strictly, expected.ok_or(missing), "version {version}");
        check_digits(loaded);
    }
}

#[test]
fn peas_tell_their_work_and_older_ones_are_read_without() {
    let file = Aligned::new(&digits());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap();
    assert_eq!(View::told_work(file.bytes()), Ok(Some(model.work())));
    let file = Aligned::new(&sample("digits.2.pea"));
    assert_eq!(View::told_work(file.bytes()), Ok(None));
}

/// Holds the results of a model against those of TensorFlow Lite Micro.
fn check_digits(model: peapod_micro::Model<'_>) {
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let arena = bytemuck::cast_slice_mut(&mut arena.blocks);
    let mut session = model.session(arena).unwrap();
    for image in fs::read_dir(repository("examples/digits/inputs")).unwrap() {
        let image = image.unwrap().path();
        let input = session.input_mut(0).unwrap();
        input.copy_from_slice(&fs::read(&image).unwrap());
        session.run();
        let expected = repository("examples/digits/expected").join(image.file_name().unwrap());
        assert_eq!(session.output(0).unwrap(), fs::read(expected).unwrap());
    }
}

#[test]
fn pods_of_every_version_are_read() {
    // Pods without stages are of the version before those.
    let newest = pod::read(&sample(&format!("step.{}.pod", POD_STAGES - 1))).unwrap();
    for version in POD.oldest..=POD.current {
        let bytes = sample(&format!("step.{version}.pod"));
        let strictly = pod::read(&bytes);
        match strictly {
            Ok(_) => assert!(version >= POD.footer),
            Err(pod::ReadError::Footer(FooterError::Missing)) => assert!(version < POD.footer),
            Err(error) => panic!("version {version}: {error}"),
        }
        let read = pod::read_without_checksum(&bytes).unwrap();
        if version < POD_STAGES {
            assert_eq!(
                format!("{:?}", read.computations),
                format!("{:?}", newest.computations)
            );
            continue;
        }
        // One forward and one back for each microbatch.
        let microbatches = 1 + usize::from(version >= POD_IN_FLIGHT);
        assert_eq!(read.stages.len(), 2);
        let delays = read.stages.iter().all(|it| it.delays.is_some());
        assert_eq!(delays, version >= POD_DELAYS);
        assert_eq!(read.messages.len(), 2 * microbatches);
    }
}
