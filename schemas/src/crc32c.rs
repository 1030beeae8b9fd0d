//! CRC-32C (Castagnoli), the checksum of peas and pods: the polynomial for which processors have
//! instructions. It finds every error of up to 32 consecutive bits.

/// Remainder of each value of four bits.
const NIBBLES: [u32; 16] = {
    /// The polynomial, its lowest power in the highest bit.
    const POLYNOMIAL: u32 = 0x82f6_3b78;
    let mut table = [0; 16];
    let mut value = 0;
    while value < 16 {
        let mut remainder = value as u32;
        let mut bit = 0;
        while bit < 4 {
            remainder = (remainder >> 1) ^ ((remainder & 1) * POLYNOMIAL);
            bit += 1;
        }
        table[value] = remainder;
        value += 1;
    }
    table
};

/// Checksum of some bytes, in portable code with a table of 64 bytes: for devices and constants; a
/// `const` of much data wants `#[allow(long_running_const_eval)]`.
pub const fn crc32c(bytes: &[u8]) -> u32 {
    append(0, bytes)
}

/// Checksum of the bytes of which `before` is the checksum, followed by these.
#[inline(never)]
pub const fn append(before: u32, mut bytes: &[u8]) -> u32 {
    let mut crc = !before;
    while let [byte, rest @ ..] = bytes {
        crc ^= *byte as u32;
        crc = (crc >> 4) ^ NIBBLES[(crc & 15) as usize];
        crc = (crc >> 4) ^ NIBBLES[(crc & 15) as usize];
        bytes = rest;
    }
    !crc
}

#[cfg(test)]
mod tests {
    use super::{append, crc32c};

    #[test]
    fn checksums_are_those_of_rfc_3720() {
        const CHECK: u32 = crc32c(b"123456789");
        assert_eq!(CHECK, 0xe306_9283);
        assert_eq!(crc32c(b""), 0);
        assert_eq!(crc32c(&[0; 32]), 0x8a91_36aa);
        assert_eq!(crc32c(&[0xff; 32]), 0x62a8_ab43);
        assert_eq!(append(crc32c(b"1234"), b"56789"), CHECK);
    }
}
