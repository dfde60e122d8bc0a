//! Makes the JavaScript and the type declarations beside the WebAssembly engine.
//!
//! The same as `wasm-bindgen --target web`, without that program's server, test runner and
//! command line: a sixth of the time to build, and its version can't differ from the library's.

use std::path::PathBuf;

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(input), Some(output), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        bail!("usage: bindgen ENGINE.wasm DIRECTORY");
    };
    Bindgen::new()
        .input_path(&input)
        .web(true)?
        .typescript(true)
        .out_name("hearth")
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&output)
        .with_context(|| format!("{} can't be bound", input.display()))
}
