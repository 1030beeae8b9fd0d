//! What inputs of the fuzz targets mean.

/// The file that an input describes: the first byte chooses a sound one, and the rest is a list of
/// edits to it, position and new value of a 32-bit word. Beyond the list of sound files, the rest
/// is the file itself. `None` without a first byte.
pub fn edited(input: &[u8], sound: &[Vec<u8>]) -> Option<Vec<u8>> {
    let (&choice, rest) = input.split_first()?;
    let Some(mut file) = sound.get(usize::from(choice)).cloned() else {
        return Some(rest.to_vec());
    };
    let words = file.len() / 4;
    for edit in rest.chunks_exact(6) {
        let position = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % words * 4;
        file[position..position + 4].copy_from_slice(&edit[2..]);
    }
    Some(file)
}
