//! `peapod keygen`, `sign` and `verify`: signatures of compiled models.

use std::path::{Path, PathBuf};

use clap::Args;
use peapod_diagnostic::Result;
use peapod_driver::{Source, Staging, sign};

use crate::print::{report, written, wrote};

/// Make a pair of Ed25519 keys: a private one to sign with, a public one to verify with.
///
/// Keys are PEM files as OpenSSL writes them. Existing files are never overwritten.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod keygen release.pem")]
pub struct Keygen {
    /// File for the private key; the public one is written beside it, as `<stem>.pub.pem`.
    pub key: PathBuf,
}

/// Sign a pea or a pod.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod sign out/model.pea --key release.pem")]
pub struct Sign {
    /// A `.pea` or `.pod` file.
    pub model: PathBuf,
    /// Private key: PEM, PKCS #8, Ed25519.
    #[arg(long, value_name = "FILE")]
    pub key: PathBuf,
    /// File for the signed model [default: STEM.signed.EXTENSION beside the model].
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// Verify the checksum and the signature of a pea or a pod.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod verify out/model.signed.pea --key release.pub.pem")]
pub struct Verify {
    /// A `.pea` or `.pod` file.
    pub model: PathBuf,
    /// Public key: PEM, Ed25519.
    #[arg(long, value_name = "FILE")]
    pub key: PathBuf,
}

/// Writes new keys.
pub fn keygen(args: &Keygen) -> Result<()> {
    let public = sign::generate_key(&args.key)?;
    wrote(&args.key);
    wrote(&public);
    let (private, public) = (args.key.display(), public.display());
    report(&format!("written to {private} and {public}\n"))
}

/// Writes a signed model.
pub fn run(args: &Sign) -> Result<()> {
    let source = Source::open(&args.model)?;
    let signed = sign::sign(&source, &args.key)?;
    let output = args.output.clone().unwrap_or_else(|| beside(&args.model));
    let mut staging = Staging::default();
    staging.add(&output, &signed)?;
    staging.commit()?;
    written(&output)
}

/// `model.pea` → `model.signed.pea`.
fn beside(model: &Path) -> PathBuf {
    let mut extension = std::ffi::OsString::from("signed");
    if let Some(it) = model.extension() {
        extension.push(".");
        extension.push(it);
    }
    model.with_extension(extension)
}

/// Verifies a signed model.
pub fn verify(args: &Verify) -> Result<()> {
    let source = Source::open(&args.model)?;
    sign::verify(&source, &args.key)?;
    report(&format!("{}: signed with this key\n", args.model.display()))
}
