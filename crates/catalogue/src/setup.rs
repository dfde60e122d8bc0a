//! Reading set-ups.

use kernel::{Game, GameInfo, Phrase, Text};
use serde_json::Value;

use crate::CatalogueError;

const NO_OBJECT: Phrase =
    Phrase::new("a set-up is a JSON object", "ein Spielaufbau ist ein JSON-Objekt");

/// Reads a set-up of `info`. Where a crate plays several games, the id is the edition.
pub(crate) fn read<G: Game>(info: &GameInfo, json: &Value) -> Result<G::Setup, CatalogueError> {
    let refuse = |field: &str, problem: Text| {
        Err(CatalogueError::Setup { field: field.to_owned(), problem })
    };
    let Value::Object(fields) = json else {
        return refuse(".", NO_OBJECT.into());
    };
    let mut fields = fields.clone();
    if G::GAMES.len() > 1 {
        match fields.get("edition") {
            Some(edition) if edition != info.id => {
                return refuse("edition", other_edition(info.id, edition));
            }
            _ => drop(fields.insert("edition".to_owned(), info.id.into())),
        }
    }
    serde_path_to_error::deserialize(Value::Object(fields)).or_else(|error| {
        let problem = error.inner().to_string();
        // serde names an unknown field in its message, and the path then is the whole object.
        let field = match error.path().to_string().as_str() {
            "." => quoted(&problem).unwrap_or(".").to_owned(),
            path => path.to_owned(),
        };
        refuse(&field, table::complaint(&problem))
    })
}

fn other_edition(id: &str, edition: &Value) -> Text {
    Text::new(
        format!("this game is {id}, not {edition}"),
        format!("dieses Spiel ist {id}, nicht {edition}"),
    )
}

/// What is wrong with the set-up in a record's header, with the field's name.
pub(crate) fn in_record(error: &CatalogueError) -> Text {
    let (field, text) = (error.field().unwrap_or("."), error.text());
    Text::new(error.to_string(), format!("Spielaufbau, Feld {field}: {}", text.de))
}

/// The first word between backticks.
fn quoted(message: &str) -> Option<&str> {
    message.split('`').nth(1)
}
