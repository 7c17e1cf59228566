//! The arbiter's code on a medium of his own, for tests in which he comes to the table.
#![allow(dead_code)]

use std::fs;
use std::path::Path;

/// The code.
pub const CODE: &str = "geheim77";

/// What it is checked by, as `ansage arbiter --make-code` prints it.
pub const VERIFIER: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$7xCns9QoVA0XEuAmxcxkAw$JSX2nDUP0NliOquN4sAmIzxpPVaMsPmfB1imZgkKcjA";

/// The option that names its file, which is written into this folder. Nothing but the verifier is in it.
pub fn option(folder: &Path) -> &'static str {
    fs::write(folder.join("arbiters.code"), format!("{VERIFIER}\n")).expect("a file");
    "--arbiter-code-file=arbiters.code"
}
