//! What whoever runs a node can choose.

use std::env;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use thiserror::Error;

use crate::Limits;

/// The choices. A configuration file is TOML with these fields; what it leaves out has its default.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub address: SocketAddr,
    /// Where the SQLite file lies.
    pub data_dir: PathBuf,
    /// Another database: `postgres://…`, or `sqlite://…` for a file elsewhere.
    pub database: Option<String>,
    /// The bus between nodes on one database: `nats://…`.
    pub bus: Option<String>,
    /// Further origins whose pages may talk to this node, e.g. `https://play.example`.
    pub origins: Vec<String>,
    /// Whether a reverse proxy in front tells the true address in `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// Write logs as JSON.
    pub json_logs: bool,
    /// How much anybody may ask.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data_dir: default_data_dir(),
            database: None,
            bus: None,
            origins: vec![],
            trust_proxy: false,
            json_logs: false,
            limits: Limits::default(),
        }
    }
}

/// Why a configuration file was not understood.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// It can't be read.
    #[error("{}: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// It makes no sense.
    #[error("{}: {problem}", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// Which field, and why.
        problem: String,
    },
}

impl Config {
    /// Reads a configuration file.
    pub fn read(path: &Path) -> Result<Self, ConfigError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| ConfigError::Unreadable { path: path.to_owned(), error })?;
        toml::from_str(&text).map_err(|error| ConfigError::Malformed {
            path: path.to_owned(),
            problem: error.to_string(),
        })
    }
}

/// Where programs of this person keep their data.
fn default_data_dir() -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")));
    base.map_or_else(|| PathBuf::from("hearth-data"), |base| base.join("hearth"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_leave_everything_out() {
        assert_eq!(toml::from_str::<Config>("").unwrap(), Config::default());
    }

    #[test]
    fn a_field_that_does_not_exist_is_named() {
        let error = toml::from_str::<Config>("adress = '127.0.0.1:1'").unwrap_err();
        assert!(error.to_string().contains("adress"), "{error}");
    }
}
