//! Reading set-ups.

use kernel::{Game, GameInfo};
use serde_json::Value;

use crate::CatalogueError;

/// Reads a set-up of `info`. Where a crate plays several games, the id is the edition.
pub(crate) fn read<G: Game>(info: &GameInfo, json: &Value) -> Result<G::Setup, CatalogueError> {
    let refuse = |field: &str, problem: String| {
        Err(CatalogueError::Setup { field: field.to_owned(), problem })
    };
    let Value::Object(fields) = json else {
        return refuse(".", "a set-up is a JSON object".to_owned());
    };
    let mut fields = fields.clone();
    if G::GAMES.len() > 1 {
        match fields.get("edition") {
            Some(edition) if edition != info.id => {
                return refuse("edition", format!("this game is {}, not {edition}", info.id));
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
        refuse(&field, problem)
    })
}

/// The first word between backticks.
fn quoted(message: &str) -> Option<&str> {
    message.split('`').nth(1)
}
