//! What differs between two scenes as they are sent: things by their keys, lists by what of them is as it was, so that a
//! counter that moves costs a counter and not the board. The client lays it over what it knows
//! (`web/src/lib/state/difference.ts`).

use std::collections::{BTreeMap, HashMap, VecDeque};

use serde::Serialize;
use serde_json::{Map, Value};

/// What is different about a thing with fields.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Difference {
    /// Fields that are other than they were, whole.
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown> | undefined"))]
    now: Map<String, Value>,
    /// Lists of which something is as it was: what they are made of now, in order.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Part[]> | undefined"))]
    lists: BTreeMap<String, Vec<Part>>,
    /// Fields that are no more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    less: Vec<String>,
}

/// A part of a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Part {
    /// From the old list: from this index on so many.
    Kept(usize, usize),
    /// Things that were not there.
    New {
        /// The things.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        new: Vec<Value>,
    },
    /// A thing of the old list that changed.
    Changed {
        /// Its index.
        of: usize,
        /// How it changed.
        by: Difference,
    },
}

impl Difference {
    /// What makes one thing of another; none where they are the same.
    pub fn between(old: &Value, new: &Value) -> Option<Difference> {
        let Value::Object(new) = new else { return None };
        let none = Map::new();
        let old = old.as_object().unwrap_or(&none);
        let mut difference = Difference::default();
        for (field, value) in new {
            match (old.get(field), value) {
                (Some(before), _) if before == value => {}
                (Some(Value::Array(before)), Value::Array(list)) => match parts(before, list) {
                    Some(parts) => {
                        difference.lists.insert(field.clone(), parts);
                    }
                    None => {
                        difference.now.insert(field.clone(), value.clone());
                    }
                },
                _ => {
                    difference.now.insert(field.clone(), value.clone());
                }
            }
        }
        difference.less = old.keys().filter(|field| !new.contains_key(*field)).cloned().collect();
        (difference != Difference::default()).then_some(difference)
    }

    /// What a thing becomes by it; none if it was made for another.
    pub fn over(&self, old: &Value) -> Option<Value> {
        let mut thing = old.as_object().cloned().unwrap_or_default();
        for field in &self.less {
            thing.remove(field)?;
        }
        thing.extend(self.now.clone());
        for (field, parts) in &self.lists {
            let before = old.get(field)?.as_array()?;
            let mut list = Vec::with_capacity(before.len());
            for part in parts {
                match part {
                    Part::Kept(from, count) => {
                        list.extend_from_slice(before.get(*from..from.checked_add(*count)?)?);
                    }
                    Part::New { new } => list.extend_from_slice(new),
                    Part::Changed { of, by } => list.push(by.over(before.get(*of)?)?),
                }
            }
            thing.insert(field.clone(), Value::Array(list));
        }
        Some(Value::Object(thing))
    }
}

/// By what a thing is known again: its key, or what is said of all that it holds.
fn name(thing: &Value) -> Option<&Value> {
    thing.get("key").or_else(|| thing.get("label"))
}

/// What a list is made of; none where that is no shorter than the list.
fn parts(old: &[Value], new: &[Value]) -> Option<Vec<Part>> {
    let mut same: HashMap<&Value, usize> = HashMap::new();
    let mut named: HashMap<&Value, VecDeque<usize>> = HashMap::new();
    for (i, thing) in old.iter().enumerate() {
        same.entry(thing).or_insert(i);
        if let Some(name) = name(thing) {
            named.entry(name).or_default().push_back(i);
        }
    }
    let mut parts: Vec<Part> = Vec::new();
    for thing in new {
        let next = match parts.last() {
            Some(Part::Kept(from, count)) => from + count,
            Some(Part::Changed { of, .. }) => of + 1,
            Some(Part::New { .. }) | None => 0,
        };
        // What comes next in the old list lengthens a run.
        let kept = if old.get(next) == Some(thing) { Some(next) } else { same.get(thing).copied() };
        if let Some(at) = kept {
            if let Some(others) = name(thing).and_then(|name| named.get_mut(name)) {
                others.retain(|other| *other != at);
            }
            if let Some(Part::Kept(from, count)) = parts.last_mut()
                && *from + *count == at
            {
                *count += 1;
            } else {
                parts.push(Part::Kept(at, 1));
            }
            continue;
        }
        let known = name(thing).and_then(|name| named.get_mut(name)?.pop_front());
        let changed = known.and_then(|of| Some((of, Difference::between(&old[of], thing)?)));
        if let Some((of, by)) = changed.filter(|(_, by)| size(by) < size(thing)) {
            parts.push(Part::Changed { of, by });
        } else if let Some(Part::New { new }) = parts.last_mut() {
            new.push(thing.clone());
        } else {
            parts.push(Part::New { new: vec![thing.clone()] });
        }
    }
    (size(&parts) < size(&new)).then_some(parts)
}

/// How long something is when it is sent.
fn size(what: &impl Serialize) -> usize {
    serde_json::to_string(what).map_or(usize::MAX, |text| text.len())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn sent(old: &Value, new: &Value) -> Value {
        let difference = Difference::between(old, new).expect("they differ");
        assert_eq!(difference.over(old).as_ref(), Some(new));
        json!(difference)
    }

    #[test]
    fn a_counter_that_moves_costs_a_counter() {
        let piece = |key: &str, place: u16| json!({ "key": key, "kind": 3, "place": place });
        let old = json!({ "prompt": "go", "pieces": [piece("a", 1), piece("b", 2), piece("c", 3)] });
        let new = json!({ "prompt": "go", "pieces": [piece("a", 1), piece("b", 9), piece("c", 3)] });
        let change = sent(&old, &new);
        let parts = json!([[0, 1], { "of": 1, "by": { "now": { "place": 9 } } }, [2, 1]]);
        assert_eq!(change, json!({ "lists": { "pieces": parts } }));
        assert_eq!(Difference::between(&old, &old), None);
    }

    #[test]
    fn what_comes_goes_or_changes_places_is_told() {
        let list = |keys: &[&str]| json!({ "l": keys.iter().map(|k| json!({ "key": k, "of": "a long story" })).collect::<Vec<_>>() });
        let new = json!({ "new": [{ "key": "x", "of": "a long story" }] });
        let change = sent(&list(&["a", "b", "c", "d"]), &list(&["c", "d", "x", "a"]));
        assert_eq!(change["lists"]["l"], json!([[2, 2], new, [0, 1]]));
        assert_eq!(
            sent(&json!({ "a": 1, "b": 2 }), &json!({ "b": 3 })),
            json!({ "now": { "b": 3 }, "less": ["a"] })
        );
        // A list that begins and one that ends have nothing to keep.
        assert_eq!(sent(&json!({ "l": [] }), &json!({ "l": [1, 2] })), json!({ "now": { "l": [1, 2] } }));
        assert_eq!(sent(&json!({ "l": [1, 2] }), &json!({ "l": [] })), json!({ "now": { "l": [] } }));
        assert_eq!(sent(&Value::Null, &json!({ "turn": 1 })), json!({ "now": { "turn": 1 } }));
    }

    #[test]
    fn a_difference_for_another_is_refused() {
        let long = |n: u16| json!({ "l": (0..n).map(|i| format!("the long story of {i}")).collect::<Vec<_>>(), "x": 1 });
        let mut less = long(30);
        less.as_object_mut().expect("an object").remove("x");
        let difference = Difference::between(&long(40), &less).expect("they differ");
        assert_eq!(difference.over(&long(40)), Some(less.clone()));
        assert_eq!(difference.over(&long(7)), None);
        assert_eq!(difference.over(&less), None);
    }

    fn things() -> impl Strategy<Value = Value> {
        let row = prop::collection::vec(0..4u8, 0..4).prop_map(|row| json!(row));
        let keyed = (0..6u8, 0..3u8, prop::collection::vec("[ab]{1,9}", 0..5))
            .prop_map(|(key, n, words)| json!({ "key": key, "n": n, "words": words }));
        let labelled = (0..2u8, prop::collection::vec(row.clone(), 0..8))
            .prop_map(|(label, each)| json!({ "label": [label], "each": each }));
        let list = prop::collection::vec(prop_oneof![row, keyed, labelled], 0..12);
        (list.clone(), prop::option::of(list), 0..2u8).prop_map(|(a, b, n)| match b {
            Some(b) => json!({ "a": a, "b": b, "n": n }),
            None => json!({ "a": a, "n": n }),
        })
    }

    proptest! {
        #[test]
        fn laid_over_the_old_it_gives_the_new(old in things(), new in things()) {
            match Difference::between(&old, &new) {
                None => prop_assert_eq!(old, new),
                Some(difference) => prop_assert_eq!(difference.over(&old), Some(new)),
            }
        }
    }
}
