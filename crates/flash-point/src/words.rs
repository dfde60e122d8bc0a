//! Enums that are one word each, in action texts and in JSON alike.

/// Declares an enum whose variants have one word each: `ALL`, `word()`, `Display`, `FromStr` and
/// serde all use it.
macro_rules! word_enum {
    ($(#[$meta:meta])* pub enum $name:ident, $expected:literal, $erwartet:literal {
        $($(#[$doc:meta])* $variant:ident = $word:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// What a reader of text expects where one should stand.
            pub(crate) const EXPECTED: kernel::Phrase = kernel::Phrase::new($expected, $erwartet);

            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word that stands for it.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// It as an index into an array of [`Self::ALL`]'s length.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = kernel::SyntaxError;

            fn from_str(text: &str) -> Result<Self, kernel::SyntaxError> {
                let found = Self::ALL.into_iter().find(|one| one.word() == text);
                found.ok_or_else(|| kernel::SyntaxError::new(text, Self::EXPECTED))
            }
        }
    };
}

pub(crate) use word_enum;
