//! Run one station: the only place that reads a clock.
