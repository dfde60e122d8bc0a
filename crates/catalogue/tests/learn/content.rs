//! The files as `web/src/learn/README.md` describes them. Unknown fields are refused, so a slip of
//! the pen is found here and not on somebody's screen.

use std::fs;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A text in both languages.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    pub(crate) en: String,
    pub(crate) de: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesPage {
    pub(crate) family: String,
    pub(crate) title: Words,
    pub(crate) sections: Vec<Section>,
}

impl RulesPage {
    pub(crate) fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.sections.iter().flat_map(|section| &section.blocks)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Section {
    pub(crate) id: String,
    pub(crate) title: Words,
    pub(crate) blocks: Vec<Block>,
}

/// One of text, table and diagram.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Block {
    pub(crate) clause: Option<String>,
    #[serde(default)]
    pub(crate) ruling: bool,
    pub(crate) text: Option<Words>,
    pub(crate) table: Option<Table>,
    pub(crate) diagram: Option<Diagram>,
}

impl Block {
    /// Everything in it that a person reads.
    pub(crate) fn words(&self) -> impl Iterator<Item = &Words> {
        let cells = self.table.iter().flat_map(|t| t.head.iter().chain(t.rows.iter().flatten()));
        let caption = self.diagram.as_ref().map(|diagram| &diagram.caption);
        self.text.iter().chain(caption).chain(cells)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) head: Vec<Words>,
    pub(crate) rows: Vec<Vec<Words>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Diagram {
    pub(crate) position: String,
    pub(crate) caption: Words,
    pub(crate) mark: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tutorial {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) seat: u8,
    pub(crate) title: Words,
    pub(crate) steps: Vec<Step>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(crate) struct Step {
    pub(crate) record: Option<String>,
    pub(crate) text: Words,
    #[serde(rename = "do")]
    pub(crate) task: Option<Words>,
    #[serde(default)]
    pub(crate) accept: Vec<String>,
    #[serde(default)]
    pub(crate) accept_any: bool,
    pub(crate) accept_matching: Option<String>,
    #[serde(default)]
    pub(crate) then: Vec<String>,
    pub(crate) praise: Option<Words>,
    pub(crate) hint: Option<Words>,
    #[serde(default)]
    pub(crate) mark: Vec<String>,
}

/// The folder with everything that is taught, or one of its folders.
pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/learn").join(name)
}

/// The names in a folder, without their ending, sorted.
pub(crate) fn names(name: &str, ending: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder(name))
        .expect("the folder is there")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"))
        .map(|file| file.strip_suffix(ending).unwrap_or_else(|| panic!("{file}?")).to_owned())
        .collect();
    names.sort();
    names
}

fn read_all<T: DeserializeOwned>(name: &str) -> Vec<(String, T)> {
    let read = |file: String| {
        let text = fs::read_to_string(folder(name).join(format!("{file}.json"))).expect("a file");
        let content = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{name}/{file}: {e}"));
        (file, content)
    };
    names(name, ".json").into_iter().map(read).collect()
}

/// The rules pages with their file names.
pub(crate) fn pages() -> Vec<(String, RulesPage)> {
    read_all("rules")
}

/// The tutorials with their file names.
pub(crate) fn tutorials() -> Vec<(String, Tutorial)> {
    read_all("tutorials")
}
