//! Hold how a voice speaks.

/// How a voice speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params {
    /// Words per minute, 80 to 450.
    pub rate: u16,
    /// 0 to 100; 50 is the voice's own.
    pub pitch: u8,
    /// Per cent, 0 to 200; applied by the mixer, to earcons too.
    pub volume: u8,
}

impl Default for Params {
    fn default() -> Params {
        Params { rate: 160, pitch: 50, volume: 100 }
    }
}
