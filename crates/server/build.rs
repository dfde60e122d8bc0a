//! Watches the built browser client, so that a new build of it is embedded.

use std::path::Path;

fn main() {
    // Watching a path that does not exist would rebuild every time: watch the nearest that does.
    for folder in ["../../web/dist", "../../web", "build.rs"] {
        if Path::new(folder).exists() {
            println!("cargo:rerun-if-changed={folder}");
            return;
        }
    }
}
