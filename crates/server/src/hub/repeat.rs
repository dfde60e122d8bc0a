//! Requests over HTTP that may be sent again, and are then answered the same way.

use serde::Serialize;
use table::{hex, unhex};

use super::Hub;
use super::load::failed;
use crate::protocol::{Code, Problem, RequestId};
use crate::source::{Source, digest};
use crate::store::Repeat;

/// A request is answered the same way for a day.
const LIFE: i64 = 24 * 3_600_000;

/// Whoever knows such an `id` is given the same tokens, so it must not be guessed.
const SHORTEST_ID: usize = 16;

impl Hub {
    /// Where the secrets of a request come from. `place` is where it was sent, `asked` is all of it.
    pub(super) async fn source(
        &self,
        place: &str,
        id: Option<&RequestId>,
        asked: &impl Serialize,
    ) -> Result<Source, Problem> {
        let Some(id) = id else { return Ok(Source::Chance) };
        if id.as_str().len() < SHORTEST_ID {
            let en = "whoever knows this id is given the tokens: 16 to 40 characters at random";
            let de = "Wer diese id kennt, bekommt die Schlüssel: 16 bis 40 zufällige Zeichen";
            return Err(Problem::new(Code::BadFrame, en, de).in_field("id"));
        }
        let text = serde_json::to_string(asked).expect("requests can be written");
        let salt = hex(&rand::random::<[u8; 32]>());
        let repeat = Repeat { asked: digest(&[&text]), salt };
        let name = digest(&[place, id.as_str()]);
        let kept = self.store.keep_repeat(&name, &repeat, LIFE).await;
        let kept = kept.map_err(|error| failed(&error))?;
        if kept.asked != repeat.asked {
            let (en, de) = ("this id belongs to another request", "Diese id ist schon vergeben");
            return Err(Problem::new(Code::Taken, en, de).in_field("id"));
        }
        let salt = unhex(&kept.salt).ok_or_else(Problem::unavailable)?;
        Ok(Source::of_halves(&salt, id))
    }
}
