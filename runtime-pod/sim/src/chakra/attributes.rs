//! Attributes of nodes.

use super::protobuf::Message;

/// A kernel; readers that know no times divide by its operations, so there is one at least.
pub(super) fn computed(mut message: Message, flops: u64, memory_bytes: f64) -> Message {
    message.message(10, &attribute("num_ops", 9, flops.max(1)));
    message.message(
        10,
        &attribute("tensor_size", 13, memory_bytes.round() as u64),
    );
    message
}

/// An attribute whose value is a field of integers: 7 `int32`, 9 `int64`, 13 `uint64`, 27 `bool`.
pub(super) fn attribute(name: &str, field: u64, value: u64) -> Message {
    let mut message = Message::default();
    message.string(1, name);
    message.integer(field, value);
    message
}

pub(super) fn text_attribute(name: &str, text: &str) -> Message {
    let mut message = Message::default();
    message.string(1, name);
    message.string(29, text);
    message
}

/// The time of a node without rounding.
pub(super) fn seconds_attribute(seconds: f64) -> Message {
    let mut message = Message::default();
    message.string(1, "duration_seconds");
    message.double(3, seconds);
    message
}

/// Something from one device to another: both, the number by which they know it, and bytes.
pub(super) fn addressed(
    mut message: Message,
    (ends, tag, bytes): ([usize; 2], u64, u64),
) -> Message {
    let [from, to] = ends.map(|it| it as u64);
    message.message(10, &attribute("comm_src", 7, from));
    message.message(10, &attribute("comm_dst", 7, to));
    message.message(10, &attribute("comm_tag", 7, tag));
    message.message(10, &attribute("comm_size", 9, bytes));
    message
}
