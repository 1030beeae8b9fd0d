//! Signatures of compiled models: keys as OpenSSL writes them, Ed25519.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ed25519_compact::{KeyPair, PublicKey, Seed};
use peapod_diagnostic::{
    Diagnostic, Result, ResultExt, bail, cannot_read, cannot_write, code, ensure, read_text,
};
use peapod_schemas::footer::{self, FooterError};
use peapod_schemas::signature::{self, SignatureError};

use crate::micro::Host;
use crate::micro::host::needs_weights;
use crate::{Format, Source};

/// Most bytes of a file with a key.
const KEY_BYTES: u64 = 1 << 16;

/// Writes a new private key (PKCS #8, for its owner alone) and, beside it, its public key: the path
/// of that is returned.
///
/// # Errors
///
/// One of the files exists, or cannot be written.
pub fn generate_key(private: &Path) -> Result<PathBuf> {
    let public = private.with_extension("pub.pem");
    let pair = KeyPair::from_seed(Seed::generate());
    create(&public, pair.pk.to_pem().as_bytes(), 0o644)?;
    let written = create(private, pair.sk.to_pem().as_bytes(), 0o600);
    written.inspect_err(|_| {
        // A public key without its private one is of no use; nothing can be done if it stays.
        let _ = fs::remove_file(&public);
    })?;
    Ok(public)
}

/// The file of a compiled model, signed with the private key in a file.
///
/// # Errors
///
/// The model is not compiled, or one that is refused; the key cannot be read.
pub fn sign(source: &Source, key: &Path) -> Result<Vec<u8>> {
    let payload = sound(source)?;
    ensure!(
        !(source.format == Format::Pea && needs_weights(&source.bytes)),
        {
            let message = "expected all constants in the file, found weights in one of their own";
            let help = "a signature would not cover them: compile the model without weights outside, or sign \
                    both files with what updates them";
            code::MODEL_SIGNATURE
                .error(message, help)
                .in_file(&source.path)
        }
    );
    let text = read_text(key, KEY_BYTES).map_err(cannot_read(key))?;
    let pair = KeyPair::from_pem(&text).map_err(|_| not_a_key(key, &text, "private"))?;
    let signature = pair.sk.sign(payload, None);
    Ok(footer::write(payload, Some(&signature)))
}

/// Checks that a compiled model was signed with the private key of which the public one is in a
/// file.
///
/// # Errors
///
/// It was not, or is damaged; the key cannot be read.
pub fn verify(source: &Source, key: &Path) -> Result<()> {
    sound(source)?;
    let text = read_text(key, KEY_BYTES).map_err(cannot_read(key))?;
    let public = PublicKey::from_pem(&text).map_err(|_| not_a_key(key, &text, "public"))?;
    signature::verify(&source.bytes, &public).map_err(|error| {
        let help = match error == SignatureError::Unsigned {
            true => "sign it with `peapod sign`",
            false => "give the key of who signed it; if that is this one, do not run the file",
        };
        let error = code::MODEL_SIGNATURE.error(error.to_string(), help);
        error.in_file(&source.path).into()
    })
}

/// The payload of a compiled model that loads.
fn sound(source: &Source) -> Result<&[u8]> {
    match source.format {
        Format::Pea => drop(Host::beside(source, &source.bytes).in_file(&source.path)?),
        #[cfg(feature = "pod")]
        Format::Pod => drop(peapod_schemas::pod::read(&source.bytes).in_file(&source.path)?),
        #[cfg(not(feature = "pod"))]
        Format::Pod => {}
        Format::Tflite | Format::Onnx | Format::Mlir | Format::Ir => bail!(not_compiled(source)),
    }
    let parts = footer::verify(&source.bytes).map_err(|error: FooterError| {
        let error = code::NO_CHECKSUM.error(error.to_string(), "compile the model again");
        error.in_file(&source.path)
    })?;
    Ok(parts.payload)
}

fn not_compiled(source: &Source) -> Diagnostic {
    let message = format!("expected a .pea or .pod, found a .{}", source.format.name());
    let help = "compile the model with `peapod compile`, and sign what that writes";
    code::MODEL_SIGNATURE
        .error(message, help)
        .in_file(&source.path)
}

fn not_a_key(path: &Path, text: &str, expected: &str) -> Diagnostic {
    let found = match text {
        _ if text.contains("BEGIN PRIVATE KEY") && expected == "public" => "a private key",
        _ if text.contains("BEGIN PUBLIC KEY") && expected == "private" => "a public key",
        _ if text.contains("-----BEGIN ") => "another one",
        _ => "none",
    };
    let help = "make keys with `peapod keygen`, or with `openssl genpkey -algorithm ed25519`; \
                `openssl pkey -pubout` gives the public key of a private one";
    let message = format!("expected the {expected} key of Ed25519 as PEM, found {found}");
    code::KEY
        .error(message, help)
        .in_file(path.display().to_string())
}

/// Writes a file that must not be there.
fn create(path: &Path, bytes: &[u8], mode: u32) -> Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
    #[cfg(not(unix))]
    let _ = mode;
    let file = options.open(path);
    let exists = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
    ensure!(
        !file.as_ref().is_err_and(exists),
        code::KEY.error(
            format!("expected no file {}, found one", path.display()),
            "name another file; keys are never overwritten",
        )
    );
    let written = file.and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    Ok(written.map_err(cannot_write(path))?)
}
