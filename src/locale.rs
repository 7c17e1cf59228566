//! Find texts for people: every word that is read or heard, but for the normative words of the Appendix.

/// A language of texts or of a voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
    /// Bulgarian.
    Bg,
    /// Serbian, ijekavian, in Latin letters.
    Sr,
    /// Latvian.
    Lv,
    /// Russian.
    Ru,
    /// Polish.
    Pl,
}
