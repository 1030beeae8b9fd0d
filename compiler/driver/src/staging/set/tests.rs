//! A writer that stops before each of its changes, links of users, and what is not committed.

use super::*;
use crate::staging::Staging;

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let name = format!("peapod-set-{test}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

const NAMES: [&str; 3] = ["a", "b", "dump/c"];

fn read(folder: &Path) -> Vec<Option<Vec<u8>>> {
    let contents = NAMES.map(|name| fs::read(folder.join(name)).ok());
    contents.into()
}

fn begun(folder: &Path, text: &str) -> Set {
    let real = fs::canonicalize(folder).unwrap();
    fs::create_dir_all(real.join("dump")).unwrap();
    let lock = lock(&real).unwrap().unwrap();
    let mut set = Set::begin(real, lock).unwrap();
    for name in NAMES {
        set.write(Path::new(name), text.as_bytes()).unwrap();
    }
    set
}

fn set_of(text: Option<&str>) -> Vec<Option<Vec<u8>>> {
    NAMES.map(|_| text.map(|it| it.as_bytes().to_vec())).into()
}

/// Stops a writer before every one of its changes.
#[cfg(unix)]
#[test]
fn a_writer_that_stops_anywhere_leaves_a_whole_set() {
    for before in [None, Some("old")] {
        let folder = folder("stops");
        // Links that are installed, whether they lead to the new set, files that are in place.
        let stops = (0..=3).map(|links| (links, false, 0));
        for (links, switched, files) in stops.chain((0..=3).map(|files| (3, true, files))) {
            fs::remove_dir_all(&folder).unwrap();
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("mine"), "stays").unwrap();
            if let Some(before) = before {
                let set = begun(&folder, before);
                set.commit(set.prepare().unwrap()).unwrap();
            }
            let set = begun(&folder, "new");
            assert!(set.prepare().unwrap());
            set.install(&set.names[..links]).unwrap();
            if switched {
                set.switch().unwrap();
            }
            for name in &set.names[..files] {
                let file = set.place_in(NEW, name).unwrap();
                set.settle_one(name, &file).unwrap();
            }
            drop(set);
            let expected = set_of(if switched { Some("new") } else { before });
            assert_eq!(read(&folder), expected, "{links} {switched} {files}");
            // The next writer, of one other file, makes files of the links.
            let mut next = Staging::default();
            next.add(&folder.join("other"), b"other").unwrap();
            next.commit().unwrap();
            assert_eq!(read(&folder), expected, "{links} {switched} {files}");
            assert!(!folder.join(PARTIAL).exists());
            for name in NAMES {
                assert!(!folder.join(name).is_symlink(), "{name}");
            }
            assert_eq!(fs::read(folder.join("mine")).unwrap(), b"stays");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn links_in_places_are_replaced_and_their_targets_stay() {
    let folder = folder("links");
    fs::write(folder.join("target"), "old").unwrap();
    symlink("target", folder.join("a")).unwrap();
    let set = begun(&folder, "new");
    let linked = set.prepare().unwrap();
    set.install(&set.names).unwrap();
    assert_eq!(fs::read(folder.join("a")).unwrap(), b"old");
    set.switch().unwrap();
    set.settle().unwrap();
    assert!(linked);
    assert_eq!(read(&folder), set_of(Some("new")));
    assert_eq!(fs::read(folder.join("target")).unwrap(), b"old");
    drop(set);
    // Nothing is written by way of a link for a folder.
    symlink(std::env::temp_dir(), folder.join("far")).unwrap();
    let files = vec![("far/x".to_owned(), vec![1]), ("y".to_owned(), vec![2])];
    crate::staging::write(&folder, &files).unwrap_err();
    assert!(!folder.join("y").exists() && !folder.join(PARTIAL).exists());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn what_is_not_committed_is_removed() {
    let folder = folder("dropped");
    let mut staging = Staging::default();
    staging.add(&folder.join("x/y/a"), b"a").unwrap();
    staging.add(&folder.join("x/b"), b"b").unwrap();
    drop(staging);
    assert!(!folder.join("x").exists());
    let mut staging = Staging::default();
    staging.add(&folder.join("a"), b"a").unwrap();
    staging.add(&folder.join("a"), b"a").unwrap_err();
    drop(staging);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    fs::remove_dir_all(&folder).unwrap();
}
