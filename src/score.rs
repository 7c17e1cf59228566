//! Write and read scores.
