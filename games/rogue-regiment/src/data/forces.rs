//! `forces.toml`: what units, weapons, vehicles and operators are.

use serde::Deserialize;

use super::Word;

/// `forces.toml`.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct ForcesFile {
    pub axis: AxisEntries,
    pub tokens: Tokens,
    pub weapons: WeaponEntries,
    pub vehicles: CarEntries,
    pub limits: Limits,
    pub operator: Vec<OperatorEntry>,
}

/// The Axis units.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct AxisEntries {
    pub source: String,
    pub rifle: AxisEntry,
    pub smg: AxisEntry,
    pub handler: AxisEntry,
    pub dog: AxisEntry,
    pub flamethrower: AxisEntry,
    pub officer: AxisEntry,
    pub mortar: AxisEntry,
    pub motorbike: AxisEntry,
    pub half_track: AxisEntry,
    pub kubelwagen: AxisEntry,
    pub truck: AxisEntry,
    pub panzer: AxisEntry,
    pub turret: TurretEntry,
}

/// The gun of a tank.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TurretEntry {
    pub dice: u8,
    pub hits: u8,
    pub long: u8,
}

/// An Axis unit.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct AxisEntry {
    pub health: u8,
    #[serde(rename = "move")]
    pub points: u8,
    pub short: u8,
    pub long: u8,
    pub dice: u8,
    pub hits: u8,
    pub armour: bool,
    pub length: u8,
}

/// How many tokens there are.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Tokens {
    pub source: String,
    pub smg: u8,
}

/// The weapons.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WeaponEntries {
    pub source: String,
    pub pistol: WeaponEntry,
    pub sten: WeaponEntry,
    pub sniper: WeaponEntry,
    pub harpoon: WeaponEntry,
    pub piat: WeaponEntry,
    pub vickers: WeaponEntry,
    pub grenade: WeaponEntry,
    pub mine: WeaponEntry,
    pub bomb: WeaponEntry,
    pub drum: WeaponEntry,
}

/// A weapon.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WeaponEntry {
    pub dice: u8,
    pub hits: u8,
    pub short: u8,
    pub long: u8,
    pub noise: u8,
    /// What a hit does.
    #[serde(default = "one")]
    pub damage: u8,
}

const fn one() -> u8 {
    1
}

/// The operators' vehicles.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarEntries {
    pub source: String,
    pub jeep: CarEntry,
    pub truck: CarEntry,
    pub boat: CarEntry,
}

/// A vehicle of the operators.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarEntry {
    pub ap: u8,
    #[serde(rename = "move")]
    pub points: u8,
    pub health: u8,
    pub repair: u8,
    pub noise: u8,
    pub seats: u8,
    pub length: u8,
}

/// Limits of the rules.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Limits {
    pub source: String,
    pub action_points: u8,
    pub recover: u8,
    pub shout: u8,
    pub sight: u8,
    pub fuse: u8,
    pub resistance_health: u8,
    pub objective_health: u8,
    pub slots: u8,
    pub hunter_points: u8,
    pub hunter_health: u8,
    pub scent: u8,
}

/// An operator with his two boards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct OperatorEntry {
    pub key: Word,
    pub health: u8,
    /// One of Who Dares: he takes part where he is asked for.
    #[serde(default)]
    pub guest: bool,
    pub source: String,
    #[serde(rename = "A")]
    pub a: Vec<Word>,
    #[serde(rename = "B")]
    pub b: Vec<Word>,
}
