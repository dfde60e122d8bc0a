//! `hearth serve`: the browser client and the tables, for people.

use server::{Config, ConfigError, ServeError};

use crate::args::Serve;
use crate::failure::Failure;
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Serve, output: &Output) -> Done {
    let config = config(options)?;
    server::start_logs(config.json_logs);
    let runtime = tokio::runtime::Runtime::new().map_err(|e| Failure::File(e.to_string()))?;
    let output = *output;
    let listening = move |address| {
        // Whoever reads our output may have gone; the node serves all the same.
        let _ = match output.json {
            true => output.object(&serde_json::json!({"listening": format!("http://{address}")})),
            false => output.line(format_args!(
                "Hearth listens on {} (stop with Ctrl+C)",
                styled(BOLD, format_args!("http://{address}"))
            )),
        };
    };
    let served = runtime.block_on(server::serve(config, listening, server::asked_to_stop()));
    served.map_err(|error| match error {
        ServeError::Listen { .. } => Failure::input(format!("--address: {error}")),
        other => Failure::File(other.to_string()),
    })
}

/// The file's choices, then the environment's and the flags' (clap has merged those two).
fn config(options: &Serve) -> Result<Config, Failure> {
    let mut config = match &options.config {
        Some(path) => Config::read(path).map_err(|error| match error {
            ConfigError::Unreadable { .. } => Failure::File(error.to_string()),
            ConfigError::Malformed { .. } => Failure::input(error.to_string()),
        })?,
        None => Config::default(),
    };
    set(&mut config.address, options.address);
    set(&mut config.data_dir, options.data_dir.clone());
    config.database = options.database.clone().or(config.database);
    config.bus = options.bus.clone().or(config.bus);
    config.origins.extend(options.origin.iter().cloned());
    config.trust_proxy |= options.trust_proxy;
    config.json_logs |= options.json_logs;
    for limit in &options.limit {
        let refuse = |problem: String| Failure::input(format!("--limit {limit}: {problem}"));
        let (name, value) =
            limit.split_once('=').ok_or_else(|| refuse("not NAME=NUMBER".into()))?;
        let value = value.parse().map_err(|_| refuse("not a number".into()))?;
        config.limits.set(name, value).map_err(refuse)?;
    }
    Ok(config)
}

fn set<T>(field: &mut T, given: Option<T>) {
    if let Some(value) = given {
        *field = value;
    }
}
