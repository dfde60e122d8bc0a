//! What serde says about a text that can't be read, in both languages.

use kernel::Text;

/// serde's and serde_json's phrases with their German ones, longer ones first where one is part of
/// another.
const PHRASES: &[(&str, &str)] = &[
    ("EOF while parsing an object", "das Objekt hört mittendrin auf"),
    ("EOF while parsing a list", "die Liste hört mittendrin auf"),
    ("EOF while parsing a string", "der Text hört mittendrin auf"),
    ("EOF while parsing a value", "der Wert hört mittendrin auf"),
    ("control character (\\u0000-\\u001F) found while parsing a string", "Steuerzeichen im Text"),
    ("a tile's number is 1 to 6, or 0 face down", "ein Waldstück zeigt 1 bis 6, verdeckt 0"),
    ("lone leading surrogate in hex escape", "halbes Ersatzzeichen"),
    ("unexpected end of hex escape", "Ersatzzeichen hört mittendrin auf"),
    ("invalid unicode code point", "kein Unicode-Zeichen"),
    ("recursion limit exceeded", "zu tief verschachtelt"),
    ("key must be a string", "ein Feldname muss Text sein"),
    ("trailing characters", "danach steht noch etwas"),
    ("trailing comma", "ein Komma zu viel"),
    ("number out of range", "Zahl außerhalb des Bereichs"),
    ("invalid number", "keine gültige Zahl"),
    ("invalid escape", "unbekanntes Escape-Zeichen"),
    ("invalid length", "falsche Länge"),
    ("invalid value", "falscher Wert"),
    ("invalid type", "falsche Art"),
    ("unknown variant", "unbekanntes Wort"),
    ("unknown field", "unbekanntes Feld"),
    ("missing field", "es fehlt das Feld"),
    ("duplicate field", "doppeltes Feld"),
    ("is not understood", "wird nicht verstanden"),
    ("expected ident", "erwartet ist ein bekanntes Wort"),
    ("expected value", "erwartet ist ein Wert"),
    ("there are no fields", "es gibt keine Felder"),
    ("expected one of", "erwartet ist eines von"),
    ("the name of a ready layout", "der Name einer fertigen Auslage"),
    ("an object with", "ein Objekt mit"),
    ("expected", "erwartet ist"),
    ("a cell from", "eine Zelle von"),
    ("a firefighter from", "eine Einsatzkraft von"),
    ("a tuple of size", "eine Liste der Länge"),
    ("elements in sequence", "Werte in der Liste"),
    ("a sequence", "eine Liste"),
    ("sequence", "Liste"),
    ("a boolean", "wahr oder falsch"),
    ("boolean", "Wahrheitswert"),
    ("floating point", "Kommazahl"),
    ("integer", "ganze Zahl"),
    ("a string", "Text"),
    ("string", "Text"),
    ("a map", "ein Objekt"),
    ("map", "Objekt"),
    ("null", "nichts"),
    ("struct", "Objekt"),
    ("variant identifier", "ein bekanntes Wort"),
    ("field identifier", "ein Feldname"),
    ("at line", "in Zeile"),
    ("column", "Spalte"),
    ("u8", "eine Zahl von 0 bis 255"),
    ("u16", "eine Zahl von 0 bis 65535"),
    ("u32", "eine natürliche Zahl"),
    ("usize", "eine natürliche Zahl"),
    ("i8", "eine Zahl von -128 bis 127"),
    ("true", "wahr"),
    ("false", "falsch"),
    (" or ", " oder "),
    (" to ", " bis "),
];

/// A complaint of serde in both languages. What stands between quotation marks stays as it is.
pub fn complaint(english: &str) -> Text {
    let mut german = String::with_capacity(english.len());
    let mut rest = english;
    while let Some(start) = rest.find(['"', '`']) {
        let quote = &rest[start..=start];
        let end = rest[start + 1..].find(quote).map_or(rest.len(), |length| start + length + 2);
        german.push_str(&translated(&rest[..start]));
        german.push_str(&rest[start..end]);
        rest = &rest[end..];
    }
    german.push_str(&translated(rest));
    Text::new(english, german)
}

fn translated(english: &str) -> String {
    let mut german = String::with_capacity(english.len());
    let mut rest = english;
    while let Some(next) = rest.chars().next() {
        let at_word = !german.ends_with(char::is_alphanumeric) || !next.is_alphanumeric();
        let found = PHRASES.iter().find(|(phrase, _)| at_word && starts(rest, phrase));
        let (taken, put) =
            found.map_or((&rest[..next.len_utf8()], None), |&(phrase, put)| (phrase, Some(put)));
        german.push_str(put.unwrap_or(taken));
        rest = &rest[taken.len()..];
    }
    german
}

/// Whether `text` begins with `phrase` and the phrase ends where a word does.
fn starts(text: &str, phrase: &str) -> bool {
    text.strip_prefix(phrase)
        .is_some_and(|rest| phrase.ends_with(' ') || !rest.starts_with(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_are_told_in_german() {
        for (english, german) in [
            (
                "invalid type: string \"a map\", expected u8",
                "falsche Art: Text \"a map\", erwartet ist eine Zahl von 0 bis 255",
            ),
            (
                "unknown field `string`, expected one of `a`, `b`",
                "unbekanntes Feld `string`, erwartet ist eines von `a`, `b`",
            ),
            (
                "EOF while parsing a list at line 1 column 2",
                "die Liste hört mittendrin auf in Zeile 1 Spalte 2",
            ),
            ("expected `,` or `}` at line 1", "erwartet ist `,` oder `}` in Zeile 1"),
        ] {
            assert_eq!(complaint(english), Text::new(english, german));
        }
    }

    #[test]
    fn an_open_quotation_mark_is_no_trouble() {
        assert_eq!(complaint("string \"abc").de, "Text \"abc");
        assert_eq!(complaint("").de, "");
    }
}
