//! The sea: ports and what they can handle (19.0), ships, Landing Craft and their landings (18.0).

pub mod carriers;
pub mod data;
pub mod landing;
pub mod larders;
pub mod ports;
pub mod state;
pub mod vessels;
