//! Numbers an evaluation weighs things with, kept in data files.
//!
//! Each family of games has a struct of weights and, beside it, a file `weights.txt` with one line a
//! number, its name and value, and in its head the command that made it (`hearth tune`). The file is
//! part of the program: nothing is read when it runs.

use std::collections::BTreeMap;

/// One weight or a group of them.
pub(crate) trait Weight: Sized {
    /// Adds the name of each number, in order; `name` is that of the whole.
    fn names(name: &str, names: &mut Vec<String>);
    /// Made of the next numbers.
    fn take(values: &mut dyn Iterator<Item = f32>) -> Self;
    /// Adds each number, in the same order.
    fn give(&self, values: &mut impl Extend<f32>);
    /// The sum of the products of each number with its like.
    fn dot(&self, other: &Self) -> f32;
}

impl Weight for f32 {
    fn names(name: &str, names: &mut Vec<String>) {
        names.push(name.to_owned());
    }

    fn take(values: &mut dyn Iterator<Item = f32>) -> Self {
        values.next().expect("as many values as names")
    }

    fn give(&self, values: &mut impl Extend<f32>) {
        values.extend([*self]);
    }

    fn dot(&self, other: &Self) -> f32 {
        self * other
    }
}

impl<W: Weight, const N: usize> Weight for [W; N] {
    fn names(name: &str, names: &mut Vec<String>) {
        (1..=N).for_each(|number| W::names(&format!("{name}.{number}"), names));
    }

    fn take(values: &mut dyn Iterator<Item = f32>) -> Self {
        std::array::from_fn(|_| W::take(values))
    }

    fn give(&self, values: &mut impl Extend<f32>) {
        self.iter().for_each(|weight| weight.give(values));
    }

    fn dot(&self, other: &Self) -> f32 {
        self.iter().zip(other).map(|(one, other)| one.dot(other)).sum()
    }
}

/// A struct whose fields are all weights.
macro_rules! weights {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(super) struct $name {
            $($(#[$doc])* pub(super) $field: $type,)*
        }

        impl $crate::insight::weights::Weight for $name {
            fn names(name: &str, names: &mut Vec<String>) {
                let dot = if name.is_empty() { "" } else { "." };
                $(<$type>::names(&format!("{name}{dot}{}", stringify!($field)), names);)*
            }

            fn take(values: &mut dyn Iterator<Item = f32>) -> Self {
                Self { $($field: <$type>::take(values),)* }
            }

            fn give(&self, values: &mut impl Extend<f32>) {
                $(self.$field.give(values);)*
            }

            fn dot(&self, other: &Self) -> f32 {
                0.0 $(+ self.$field.dot(&other.$field))*
            }
        }
    };
}

/// An insight made of weights: its public face for whoever tunes them.
macro_rules! weighted {
    ($insight:ident, $weights:ident, $file:literal $(, $($more:tt)*)?) => {
        impl Default for $insight {
            fn default() -> Self {
                static READ: std::sync::OnceLock<$weights> = std::sync::OnceLock::new();
                let read = || $crate::insight::weights::read(include_str!($file));
                Self { weights: *READ.get_or_init(read), $($($more)*)? }
            }
        }

        impl $crate::insight::Tuned for $insight {
            fn file() -> &'static str {
                include_str!($file)
            }

            fn names() -> Vec<String> {
                let mut names = vec![];
                <$weights as $crate::insight::weights::Weight>::names("", &mut names);
                names
            }

            fn weights(&self) -> Vec<f32> {
                let mut values = vec![];
                $crate::insight::weights::Weight::give(&self.weights, &mut values);
                values
            }

            fn with_weights(values: &[f32]) -> Self {
                let mut values = values.iter().copied();
                Self { weights: $crate::insight::weights::Weight::take(&mut values), $($($more)*)? }
            }
        }
    };
}

pub(crate) use {weighted, weights};

/// Reads a data file.
///
/// # Panics
/// If a name is missing, unknown or there twice, or a value is no number: the file is part of the
/// program.
pub(crate) fn read<W: Weight>(text: &str) -> W {
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, value) = line.split_once(' ').expect("a name and a value");
        let value: f32 = value.trim().parse().expect("a number");
        assert!(found.insert(name, value).is_none(), "{name} is there twice");
    }
    let mut names = vec![];
    W::names("", &mut names);
    assert_eq!(found.len(), names.len(), "as many values as names");
    let value = |name: &String| *found.get(name.as_str()).unwrap_or_else(|| panic!("no {name}"));
    W::take(&mut names.iter().map(value))
}
