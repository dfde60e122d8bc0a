//! Finding the action somebody means.

/// What a typed line can mean.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Meant {
    /// Exactly this legal action.
    One(String),
    /// One of these.
    Several(Vec<String>),
    /// None that is legal here.
    None,
}

/// Which of the `legal` actions `typed` means. The whole text always works; so do the beginnings
/// of some of its words, in order: `d 2 0,1` for `deploy red 2 at 0,1`.
pub(crate) fn meant(typed: &str, legal: &[String]) -> Meant {
    if let Some(exact) = legal.iter().find(|action| *action == typed) {
        return Meant::One(exact.clone());
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    let matches = |exactly: bool| -> Vec<String> {
        legal.iter().filter(|action| fits(&words, action, exactly)).cloned().collect()
    };
    // Whole words first: "lay 1,1" does not mean "lay 1,10".
    let whole = matches(true);
    let mut found = if whole.is_empty() { matches(false) } else { whole };
    match found.len() {
        0 => Meant::None,
        1 => Meant::One(found.remove(0)),
        _ => Meant::Several(found),
    }
}

fn fits(typed: &[&str], action: &str, exactly: bool) -> bool {
    let mut words = action.split(' ');
    typed.iter().all(|typed| {
        words.any(|word| if exactly { word == *typed } else { word.starts_with(typed) })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal() -> Vec<String> {
        ["pass", "deploy red 1 at 0,1", "deploy red 2 at 0,1", "deploy red 1 at 0,10"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn beginnings_of_words_are_enough() {
        let one = |action: &str| Meant::One(action.to_owned());
        assert_eq!(meant("pass", &legal()), one("pass"));
        assert_eq!(meant("p", &legal()), one("pass"));
        assert_eq!(meant("d 2 0,1", &legal()), one("deploy red 2 at 0,1"));
        assert_eq!(meant("1 0,1", &legal()), one("deploy red 1 at 0,1"));
    }

    #[test]
    fn doubt_is_told() {
        assert!(matches!(meant("deploy", &legal()), Meant::Several(found) if found.len() == 3));
        assert_eq!(meant("fly", &legal()), Meant::None);
    }
}
