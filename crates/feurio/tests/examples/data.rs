//! The story as data.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The whole story. Of its last picture only the text is sure: two layouts give every score it
/// names.
#[derive(Debug, Deserialize)]
pub(super) struct Story {
    /// The players in the order of their turns.
    pub(super) seats: Vec<String>,
    pub(super) start: Vec<Start>,
    pub(super) turns: Vec<Turn>,
    pub(super) then_hottest: Hottest,
    pub(super) layouts: Vec<Layout>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Start {
    pub(super) at: String,
    pub(super) number: u8,
}

#[derive(Debug, Deserialize)]
pub(super) struct Turn {
    pub(super) player: String,
    pub(super) draw: u8,
    pub(super) heat: u8,
    pub(super) hottest: Vec<String>,
    pub(super) lay: String,
    pub(super) deploy_at: String,
    pub(super) deploy: u8,
    pub(super) free_edges: u8,
    /// How many men could have been deployed there.
    pub(super) most: u8,
}

#[derive(Debug, Deserialize)]
pub(super) struct Hottest {
    pub(super) heat: u8,
    pub(super) hottest: Vec<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Layout {
    pub(super) turns: Vec<Turn>,
    pub(super) tiles: BTreeMap<String, u8>,
    pub(super) men: BTreeMap<String, BTreeMap<String, u8>>,
    pub(super) scores: BTreeMap<String, Score>,
    pub(super) if_red_held: String,
    pub(super) red_would_have: u16,
    pub(super) blocked: String,
    pub(super) enclosed: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Score {
    pub(super) wildfire: u16,
    pub(super) feurio: u16,
    pub(super) areas: Vec<Area>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Area {
    pub(super) tiles: Vec<String>,
    pub(super) water: Option<u8>,
    pub(super) wildfire: u16,
    pub(super) feurio: u16,
}

pub(super) fn story() -> Story {
    serde_json::from_str(include_str!("../data/worked_example.json")).expect("the story")
}
