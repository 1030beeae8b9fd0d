//! Reads any bytes as a file with a footer, and holds its parts and checksum to what the writer
//! makes of the parts.

use peapod_schemas::footer;

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "footer",
    seeds,
    edit: edit::mixed,
    cost: 1,
    take,
};

/// Peas and pods, signed and not.
fn seeds() -> Vec<Vec<u8>> {
    let payloads = super::pea::seeds().into_iter().chain(super::pods());
    let both = |payload: Vec<u8>| [None, Some(&[7; 64])].map(|it| footer::write(&payload, it));
    payloads.flat_map(both).collect()
}

fn take(bytes: &[u8]) -> bool {
    let verified = footer::verify(bytes);
    if let Ok(parts) = footer::split(bytes) {
        let written = footer::write(parts.payload, parts.signature);
        assert_eq!(written.len(), bytes.len());
        assert_eq!(written == bytes, verified.is_ok());
    }
    match verified {
        Ok(_) => true,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(peapod_pod::load(bytes).is_err());
            false
        }
    }
}
