//! Keys and signatures, as a user and as OpenSSL make them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{assert_has, fails, folder, misused, peapod, succeeds};

/// The first key of RFC 8032, section 7.1, as OpenSSL writes it.
const PRIVATE: &str = "-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g
-----END PRIVATE KEY-----
";
const PUBLIC: &str = "-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
-----END PUBLIC KEY-----
";

/// What `openssl pkeyutl -sign -rawin` makes of `digits.2.pea` without its footer.
const SIGNATURE: &str = "88029e848385950a086c9dff3fd423b60a975dad210dcdf31c50171a93305b1a\
                         c30199018a1f6e7ac5d84cc88c83740c008c50c2000b701f7c35ad8450e92903";

fn sample(name: &str) -> PathBuf {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/versions");
    samples.join(name)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A folder with the keys of OpenSSL.
fn keys(test: &str) -> (PathBuf, PathBuf, PathBuf) {
    let folder = folder(test);
    let (private, public) = (folder.join("key.pem"), folder.join("key.pub.pem"));
    fs::write(&private, PRIVATE).unwrap();
    fs::write(&public, PUBLIC).unwrap();
    (folder, private, public)
}

#[test]
fn signatures_are_those_of_openssl() {
    let (folder, private, public) = keys("sign-openssl");
    let (model, signed) = (sample("digits.2.pea"), folder.join("signed.pea"));
    let sign = [
        "sign",
        text(&model),
        "--key",
        text(&private),
        "-o",
        text(&signed),
    ];
    assert_has(&succeeds(sign), &["written to", "signed.pea"]);
    let bytes = fs::read(&signed).unwrap();
    let signature = &bytes[bytes.len() - 16 - 64..][..64];
    let signature: String = signature.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(signature, SIGNATURE);
    let verify = ["verify", text(&signed), "--key", text(&public)];
    assert_has(&succeeds(verify), &["signed with this key"]);
    // It runs as before.
    assert_has(
        &succeeds(["inspect", text(&signed)]),
        &["7 steps in an arena"],
    );
}

#[test]
fn pods_are_signed_with_new_keys() {
    let folder = folder("sign-new-keys");
    let (private, public) = (folder.join("release.pem"), folder.join("release.pub.pem"));
    assert_has(
        &succeeds(["keygen", text(&private)]),
        &["release.pem and ", "release.pub.pem"],
    );
    let model = folder.join("step.pod");
    fs::copy(sample("step.2.pod"), &model).unwrap();
    let out = succeeds(["sign", text(&model), "--key", text(&private)]);
    let signed = folder.join("step.signed.pod");
    assert_has(&out, &["step.signed.pod"]);
    succeeds(["verify", text(&signed), "--key", text(&public)]);
    let (_, _, other) = keys("sign-other-keys");
    let said = fails(["verify", text(&signed), "--key", text(&other)]);
    assert_has(
        &said,
        &[
            "E0118",
            "expected a signature by this key",
            "step.signed.pod",
        ],
    );
}

#[test]
fn keys_are_for_their_owner_and_never_overwritten() {
    let folder = folder("sign-keygen");
    let private = folder.join("key.pem");
    succeeds(["keygen", text(&private)]);
    let files = || ["key.pem", "key.pub.pem"].map(|it| fs::read(folder.join(it)).unwrap());
    let before = files();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&private).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let said = fails(["keygen", text(&private)]);
    assert_has(&said, &["E0117", "never overwritten"]);
    assert_eq!(files(), before);
    // A private key alone stays, too, and gets no public key of another.
    fs::remove_file(folder.join("key.pub.pem")).unwrap();
    assert_has(&fails(["keygen", text(&private)]), &["key.pem"]);
    assert_eq!(fs::read(&private).unwrap(), before[0]);
    assert!(!folder.join("key.pub.pem").exists());
}

#[test]
fn what_is_not_signed_is_not_verified() {
    let (folder, private, public) = keys("sign-refused");
    let model = sample("digits.2.pea");
    let said = fails(["verify", text(&model), "--key", text(&public)]);
    assert_has(&said, &["E0118", "expected a signature, found none"]);
    let signed = folder.join("signed.pea");
    succeeds([
        "sign",
        text(&model),
        "--key",
        text(&private),
        "-o",
        text(&signed),
    ]);
    let mut bytes = fs::read(&signed).unwrap();
    bytes[100] ^= 1;
    fs::write(&signed, bytes).unwrap();
    let said = fails(["verify", text(&signed), "--key", text(&public)]);
    assert_has(&said, &["E0508", "expected checksum"]);
}

#[test]
fn wrong_keys_and_models_are_named() {
    let (folder, private, public) = keys("sign-wrong");
    let model = sample("digits.2.pea");
    let said = fails(["sign", text(&model), "--key", text(&public)]);
    assert_has(
        &said,
        &["E0117", "expected the private key", "found a public key"],
    );
    let said = fails(["verify", text(&model), "--key", text(&private)]);
    assert_has(
        &said,
        &["E0117", "expected the public key", "found a private key"],
    );
    let junk = folder.join("junk.pem");
    fs::write(&junk, "no key").unwrap();
    let said = fails(["sign", text(&model), "--key", text(&junk)]);
    assert_has(&said, &["E0117", "found none"]);
    let source = crate::digits();
    let said = fails(["sign", text(&source), "--key", text(&private)]);
    assert_has(&said, &["expected a .pea or .pod, found a .tflite"]);
    let old = sample("digits.1.pea");
    let said = fails(["sign", text(&old), "--key", text(&private)]);
    assert_has(&said, &["of version 1", "compile the model again"]);
    assert_has(&misused(["sign", text(&model)]), &["--key"]);
}

#[test]
fn files_without_a_checksum_run_with_a_warning() {
    let step = |version| sample(&format!("step.{version}.pod"));
    let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/train/inputs");
    let run = |model: &Path| peapod(["run", text(model), "--inputs", text(&inputs)]);
    let (old, new) = (run(&step(1)), run(&step(2)));
    let losses = |stdout: &[u8]| {
        let said = String::from_utf8_lossy(stdout);
        said.lines().next().map(str::to_owned)
    };
    assert_eq!(losses(&old.stdout), losses(&new.stdout));
    assert!(new.stderr.is_empty());
    for model in [step(1), sample("digits.1.pea")] {
        let output = peapod(["inspect", text(&model)]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{said}");
        assert_has(
            &said,
            &["warning[peapod::E0116]", "compile the model again"],
        );
    }
}
