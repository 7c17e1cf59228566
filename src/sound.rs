//! Mix voices and earcons into stereo frames.
