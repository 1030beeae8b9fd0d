//! How a program is compiled: a `CompileOptionsProto` of XLA in protobuf's wire format.

/// Field of `CompileOptionsProto` that holds an `ExecutableBuildOptionsProto`.
const BUILD_OPTIONS: u64 = 3;
/// Fields of `ExecutableBuildOptionsProto`.
const DEVICE_ORDINAL: u64 = 1;
const NUM_REPLICAS: u64 = 4;
const NUM_PARTITIONS: u64 = 5;
const USE_SPMD_PARTITIONING: u64 = 6;
const USE_SHARDY_PARTITIONER: u64 = 19;

/// Options for one replica of `partitions` partitions, which XLA makes by SPMD partitioning.
/// Annotations are those of Shardy.
#[must_use]
pub fn spmd(partitions: u32) -> Vec<u8> {
    let mut build = vec![];
    // -1 leaves the device open; a negative number is its two's complement of 64 bits.
    number(&mut build, DEVICE_ORDINAL, u64::MAX);
    number(&mut build, NUM_REPLICAS, 1);
    number(&mut build, NUM_PARTITIONS, u64::from(partitions));
    number(&mut build, USE_SPMD_PARTITIONING, 1);
    number(&mut build, USE_SHARDY_PARTITIONER, 1);
    let mut options = vec![];
    varint(&mut options, BUILD_OPTIONS << 3 | 2);
    varint(&mut options, build.len() as u64);
    options.extend(build);
    options
}

fn number(bytes: &mut Vec<u8>, field: u64, value: u64) {
    varint(bytes, field << 3);
    varint(bytes, value);
}

fn varint(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

#[cfg(test)]
mod tests {
    use super::spmd;

    #[test]
    fn writes_fields_as_protobuf_does() {
        let ordinal = [8, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1];
        let rest = [32, 1, 40, 172, 2, 48, 1, 152, 1, 1];
        let expected = [&[26, 21], &ordinal[..], &rest].concat();
        assert_eq!(spmd(300), expected);
    }
}
