//! Play against the program: whole games by script, engines that fail, and what is no practice.

mod engines;
mod evening;
mod games;
