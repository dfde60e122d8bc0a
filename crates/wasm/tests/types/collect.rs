//! Every type that crosses to the browser, by the file it is declared in.

use std::any::type_name;
use std::collections::BTreeMap;

use kernel::Game;
use ts_rs::{Config, TS, TypeVisitor};
use typescript::Declared;

/// Where types stand that all games share.
pub(crate) const SHARED: &str = "shared";

/// All types: file, then name.
pub(crate) struct Types {
    config: Config,
    pub(crate) files: BTreeMap<String, BTreeMap<String, Declared>>,
}

impl Types {
    /// Everything the door hands out.
    pub(crate) fn all() -> Self {
        let config = Config::new().with_large_int("number");
        let mut types = Self { config, files: BTreeMap::new() };
        types.visit::<kernel::GameInfo>();
        types.visit::<kernel::Refusal>();
        types.visit::<table::Header>();
        types.visit::<catalogue::Problem>();
        types.visit::<catalogue::Playouts>();
        types.visit::<bots::Analysis>();
        types.visit::<bots::ReviewedPly>();
        types.visit::<bots::Series>();
        types.game::<feurio::Feurio>();
        types.game::<vulkan::Vulkan>();
        types.game::<on_the_run::OnTheRun>();
        types.game::<flash_point::FlashPoint>();
        types.visit::<flash_point::Outlook>();
        types.game::<taluva::Taluva>();
        types
    }

    fn game<G: Game>(&mut self)
    where
        G::View: TS + 'static,
        G::Event: TS + 'static,
        G::Setup: TS,
    {
        self.visit::<G::View>();
        self.visit::<G::Event>();
        self.visit::<G::Setup>();
    }

    /// The type called `name` where `file` says so.
    pub(crate) fn find(&self, file: &str, name: &str) -> Option<(&str, &Declared)> {
        [file, SHARED].into_iter().find_map(|file| {
            let (file, types) = self.files.get_key_value(file)?;
            Some((file.as_str(), types.get(name)?))
        })
    }
}

/// The file for a type of this crate.
fn file_of(crate_name: &str) -> String {
    match crate_name {
        "kernel" | "hex" | "forest" | "table" | "catalogue" | "bots" => SHARED.to_owned(),
        game => game.replace('_', "-"),
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return; // Built in: numbers, lists, options.
        }
        let crate_name = type_name::<T>().split("::").next().expect("a path begins somewhere");
        let (file, name) = (file_of(crate_name), T::ident(&self.config));
        if self.files.get(&file).is_some_and(|types| types.contains_key(&name)) {
            return;
        }
        let declared = Declared::of::<T>(&self.config);
        self.files.entry(file).or_default().insert(name, declared);
        T::visit_dependencies(self);
    }
}
