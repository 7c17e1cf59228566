//! Keep the record: append, chain, replay.
