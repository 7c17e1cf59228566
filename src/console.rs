//! The blind player's console.
