//! Speak and understand moves in the words of D.2.1.
