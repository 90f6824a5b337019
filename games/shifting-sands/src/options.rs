//! The optional rules of section 19, chosen for a table.

use sandtable_core::Options;

macro_rules! chosen {
    ($($(#[$doc:meta])* $field:ident = $key:literal, $default:literal;)+) => {
        /// Which optional rules are in force.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Chosen { $($(#[$doc])* pub $field: bool),+ }

        impl Chosen {
            /// The options with their values, the default first.
            pub fn offered() -> Vec<(String, Vec<String>)> {
                let values = |on: bool| if on { vec!["on".into(), "off".into()] } else { vec!["off".into(), "on".into()] };
                vec![$(($key.into(), values($default))),+]
            }

            /// What was chosen; the rest by default.
            pub fn read(options: &Options) -> Chosen {
                let on = |key: &str, usual: bool| options.get(key).map_or(usual, |value| value == "on");
                Chosen { $($field: on($key, $default)),+ }
            }
        }
    };
}

chosen! {
    /// 19.11: the German 5th Mountain division.
    mountain_division = "mountain-division", true;
    /// 19.12: the German 999th division.
    ge_999 = "ge-999", false;
    /// 19.13: the British 6th division.
    br_6 = "br-6", false;
    /// 19.21: Rommel leads German units only.
    rommel_germans = "rommel-germans", false;
    /// 19.22: Balbo only in Summer 1940, and not in East Africa.
    balbo = "balbo", false;
    /// 19.3: Malta gives no victory points.
    malta = "malta", false;
    /// 19.41: the Axis chooses any card in the winters of 1941 and 1942.
    axis_choice = "axis-choice", false;
    /// 19.42: the Allies may choose Barbarossa.
    barbarossa = "barbarossa", false;
    /// 19.5: German battlegroups stiffen Italian divisions.
    corset = "corset", false;
    /// 19.6: Syrian forts are mountains to Allied divisions.
    syrian_forts = "syrian-forts", false;
    /// 18.4/2: Operation Sonnenblume is played on as the campaign.
    play_on = "play-on", false;
}
