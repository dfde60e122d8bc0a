//! Words used all over, in both languages.

use forest::Colour;
use kernel::Text;

/// `1 animal`, `3 animals`.
pub(crate) fn animals(count: u32) -> Text {
    let (en, de) = if count == 1 { ("animal", "Tier") } else { ("animals", "Tiere") };
    Text::new(format!("{count} {en}"), format!("{count} {de}"))
}

/// `1 point`, `-3 points`.
pub(crate) fn points(count: i32) -> Text {
    let (en, de) = if count == 1 { ("point", "Punkt") } else { ("points", "Punkte") };
    Text::new(format!("{count} {en}"), format!("{count} {de}"))
}

/// `red`, `red and green`.
pub(crate) fn colours(all: &[Colour]) -> Text {
    let en: Vec<_> = all.iter().map(|colour| colour.name().en).collect();
    let de: Vec<_> = all.iter().map(|colour| colour.name().de).collect();
    Text::new(listed(&en, "and"), listed(&de, "und"))
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn listed<T: AsRef<str>>(parts: &[T], and: &str) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} {and} {last}", rest.join(", ")),
    }
}

/// A sentence with its first letter in capitals.
pub(crate) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
