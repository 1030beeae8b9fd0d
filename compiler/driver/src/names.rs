//! Names that users may mistype.

/// The name that was probably meant: at most a third of its letters differ, or it begins with what
/// was written.
pub fn nearest<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let written = name.to_lowercase();
    let scored = known.filter_map(|candidate| {
        let lower = candidate.to_lowercase();
        let apart = strsim::damerau_levenshtein(&lower, &written);
        let begins = written.len() > 2 && lower.starts_with(&written);
        let near = apart <= (written.chars().count() / 3).max(1);
        (near || begins).then_some((apart, candidate))
    });
    scored.min().map(|(_, candidate)| candidate)
}

/// A question after it, or nothing.
pub fn did_you_mean<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> String {
    nearest(name, known).map_or(String::new(), |near| format!("did you mean {near:?}? "))
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn the_nearest_name_is_meant_if_it_is_near() {
        let known = ["bert", "resnet", "data", "model"];
        let meant = |name: &str| nearest(name, known.into_iter());
        assert_eq!(meant("brt"), Some("bert"));
        assert_eq!(meant("BERT"), Some("bert"));
        assert_eq!(meant("resnte"), Some("resnet"));
        assert_eq!(meant("mod"), Some("model"));
        assert_eq!(meant("transformer"), None);
        assert_eq!(meant(""), None);
    }
}
