//! The base art: a sheet of layers cut into chunks.

pub mod ground;
pub mod labels;
pub mod legend;
pub mod pen;
pub mod relief;
pub mod sheet;
pub mod style;
