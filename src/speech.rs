//! Turn what is told into speech.
