//! The worked examples of the series, die by die.

mod air;
mod barrages;
mod combat;
mod ground;
mod supply;
mod support;
