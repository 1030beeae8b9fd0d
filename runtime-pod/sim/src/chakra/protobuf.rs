//! Protocol buffers, as far as Chakra's traces need them: varints, doubles and nested messages.
//!
//! Three messages with a dozen fields do not make up for a code generator and its runtime among the
//! dependencies. Encoding: <https://protobuf.dev/programming-guides/encoding/>.

/// How a field is encoded, in the low bits of its tag.
const VARINT: u64 = 0;
const FIXED64: u64 = 1;
const LENGTH_DELIMITED: u64 = 2;

/// The bytes of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Message(Vec<u8>);

impl Message {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    fn tag(&mut self, field: u64, wire: u64) {
        self.varint(field << 3 | wire);
    }

    /// A field of type `uint64`, `bool`, an enumeration, or `int32` or `int64` that is not
    /// negative.
    pub(super) fn integer(&mut self, field: u64, value: u64) {
        self.tag(field, VARINT);
        self.varint(value);
    }

    /// A field of type `double`.
    pub(super) fn double(&mut self, field: u64, value: f64) {
        self.tag(field, FIXED64);
        self.0.extend(value.to_le_bytes());
    }

    /// A field of type `string`.
    pub(super) fn string(&mut self, field: u64, text: &str) {
        self.bytes(field, text.as_bytes());
    }

    /// A field that is a message.
    pub(super) fn message(&mut self, field: u64, message: &Self) {
        self.bytes(field, &message.0);
    }

    /// A repeated field of integers, packed; nothing if there are none.
    pub(super) fn packed(&mut self, field: u64, values: impl IntoIterator<Item = u64>) {
        let mut packed = Self::default();
        values.into_iter().for_each(|value| packed.varint(value));
        if !packed.0.is_empty() {
            self.bytes(field, &packed.0);
        }
    }

    fn bytes(&mut self, field: u64, bytes: &[u8]) {
        self.tag(field, LENGTH_DELIMITED);
        self.varint(bytes.len() as u64);
        self.0.extend(bytes);
    }

    /// Appends the message to a stream of messages, each after its length.
    pub(super) fn delimited(&self, stream: &mut Vec<u8>) {
        let mut length = Self::default();
        length.varint(self.0.len() as u64);
        stream.extend(length.0);
        stream.extend(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_encoded_as_in_the_specification() {
        let mut message = Message::default();
        message.integer(1, 150);
        message.string(2, "testing");
        message.packed(6, [3, 270, 86942]);
        message.packed(7, []);
        message.double(3, 1.0);
        let mut stream = vec![];
        message.delimited(&mut stream);
        // The first three are the examples of the specification.
        let expected: [&[u8]; 5] = [
            &[29],
            &[0x08, 0x96, 0x01],
            b"\x12\x07testing",
            &[0x32, 0x06, 0x03, 0x8e, 0x02, 0x9e, 0xa7, 0x05],
            &[0x19, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f],
        ];
        assert_eq!(stream, expected.concat());
    }
}
