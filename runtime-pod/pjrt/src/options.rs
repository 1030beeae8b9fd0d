//! How a program is compiled: a `CompileOptionsProto` of XLA in protobuf's wire format.

/// Field of `CompileOptionsProto` that holds an `ExecutableBuildOptionsProto`.
const BUILD_OPTIONS: u64 = 3;
/// Fields of `ExecutableBuildOptionsProto`.
const DEVICE_ORDINAL: u64 = 1;
const NUM_REPLICAS: u64 = 4;
const NUM_PARTITIONS: u64 = 5;
const USE_SPMD_PARTITIONING: u64 = 6;
const DEVICE_ASSIGNMENT: u64 = 9;
const USE_SHARDY_PARTITIONER: u64 = 19;

/// Fields of `DeviceAssignmentProto`, and of what it says of a partition.
const REPLICA_COUNT: u64 = 1;
const COMPUTATION_COUNT: u64 = 2;
const COMPUTATION_DEVICES: u64 = 3;
const REPLICA_DEVICE_IDS: u64 = 1;

/// Options for one replica of `partitions` partitions, which XLA makes by SPMD partitioning.
/// Annotations are those of Shardy. With `ids` partitions run on the devices that have these, else
/// on the first ones.
#[must_use]
pub fn spmd(partitions: u32, ids: Option<&[i32]>) -> Vec<u8> {
    let mut build = vec![];
    // -1 leaves the device open; a negative number is its two's complement of 64 bits.
    number(&mut build, DEVICE_ORDINAL, u64::MAX);
    number(&mut build, NUM_REPLICAS, 1);
    number(&mut build, NUM_PARTITIONS, u64::from(partitions));
    number(&mut build, USE_SPMD_PARTITIONING, 1);
    if let Some(ids) = ids {
        message(&mut build, DEVICE_ASSIGNMENT, &assignment(ids));
    }
    number(&mut build, USE_SHARDY_PARTITIONER, 1);
    let mut options = vec![];
    message(&mut options, BUILD_OPTIONS, &build);
    options
}

/// A device for each partition of one replica.
fn assignment(ids: &[i32]) -> Vec<u8> {
    let mut assignment = vec![];
    number(&mut assignment, REPLICA_COUNT, 1);
    number(&mut assignment, COMPUTATION_COUNT, ids.len() as u64);
    for id in ids {
        let mut device = vec![];
        number(&mut device, REPLICA_DEVICE_IDS, i64::from(*id) as u64);
        message(&mut assignment, COMPUTATION_DEVICES, &device);
    }
    assignment
}

fn message(bytes: &mut Vec<u8>, field: u64, message: &[u8]) {
    varint(bytes, field << 3 | 2);
    varint(bytes, message.len() as u64);
    bytes.extend(message);
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
        assert_eq!(spmd(300, None), expected);
        let assignment = [74, 12, 8, 1, 16, 2, 26, 2, 8, 4, 26, 2, 8, 6];
        let rest = [32, 1, 40, 2, 48, 1];
        let expected = [&[26, 34], &ordinal[..], &rest, &assignment, &[152, 1, 1]].concat();
        assert_eq!(spmd(2, Some(&[4, 6])), expected);
    }
}
