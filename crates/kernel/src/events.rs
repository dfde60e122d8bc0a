//! What happened, told to whoever listens.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Text, Viewer};

/// One thing that happened as an action was carried out: fine enough to animate.
pub trait Event: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned {
    /// The event as `viewer` may see it; `None` if the viewer may not even know it happened.
    #[must_use]
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    /// The event in words, for the log.
    fn tell(&self) -> Text;
}

/// Takes events as they happen.
pub trait Sink<E> {
    /// Whether anybody listens. Where an event is dear to build, ask first: the question is
    /// answered at compile time.
    const LISTENS: bool = true;

    /// Takes one event.
    fn push(&mut self, event: E);
}

/// Nobody listens: events cost nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    const LISTENS: bool = false;

    #[inline(always)]
    fn push(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
