//! What is sent of scenes: nothing is lost on the way.

use serde_json::{Map, Value, json};

use super::play::Worker;
use crate::{Difference, Policy, Rules, Scene, Seat, Seen, Viewer};

impl<R: Policy> Worker<R> {
    /// Offers open again to what they were, and a difference from the scene that was looked at last gives this one.
    pub fn sent(&mut self, scene: &Scene) -> Result<(), String> {
        let now = json!(scene);
        if opened(&now["offers"]) != json!(scene.offers) {
            return Err(format!("other offers than there are: {}", now["offers"]));
        }
        let laid = match Difference::between(&self.sent, &now) {
            Some(difference) => difference.over(&self.sent),
            None => Some(self.sent.clone()),
        };
        if laid.as_ref() != Some(&now) {
            return Err("another scene when it is told what changed".into());
        }
        self.sent = now;
        Ok(())
    }
}

/// What each seat is told of a scene that changed, as it is sent; nothing where nothing did. `last` holds what each was sent
/// before, and is empty at first.
pub fn told<R: Rules>(rules: &R, state: &R::State, last: &mut Vec<Value>) -> Vec<String> {
    last.resize(rules.board().seats.len(), Value::Null);
    let seats = (0..).map(Seat).zip(last);
    let told = seats.map(|(seat, last)| {
        let now = json!(rules.scene(&Seen::of(rules, state, Viewer::seat(seat))));
        let change = Difference::between(last, &now);
        *last = now;
        change.map(|change| json!(change).to_string()).unwrap_or_default()
    });
    told.collect()
}

/// Offers as they were before they were sent, as the client opens them.
///
/// # Panics
/// On what is no list of offers.
pub fn opened(sent: &Value) -> Value {
    let mut lines = Vec::new();
    sent.as_array().expect("a list").iter().flat_map(|form| open(form, &mut lines)).collect()
}

fn open(form: &Value, lines: &mut Vec<String>) -> Vec<Value> {
    let handle = form["handle"].as_str().expect("a kind of handle");
    let wide = if matches!(handle, "side" | "amount") { 2 } else { 1 };
    let mut cells: Vec<Value> = Vec::new();
    let rows = form["each"].as_array().expect("rows").iter().map(|row| {
        for (i, cell) in row.as_array().expect("a row").iter().enumerate() {
            match cells.get_mut(i) {
                Some(_) if cell.is_null() => {}
                Some(known) => *known = cell.clone(),
                None => cells.push(cell.clone()),
            }
        }
        let mut rest = cells.iter();
        let mut next = || rest.next().expect("a cell").clone();
        let clicked = if wide == 2 { json!([next(), next()]) } else { next() };
        let [back, letters] = [next(), next()].map(|cell| cell.as_u64().expect("a number") as usize);
        let other = lines.len().checked_sub(back).map_or("", |row| &lines[row]);
        let begun: Vec<u16> = other.encode_utf16().take(letters).collect();
        let line = String::from_utf16(&begun).expect("whole letters") + next().as_str().expect("a line");
        lines.push(line.clone());
        let mut offer = Map::new();
        for (field, value) in form.as_object().expect("a form") {
            match field.as_str() {
                "handle" => offer.insert("handle".into(), json!({ handle: clicked })),
                "each" => offer.insert("line".into(), json!(line)),
                "piece" => offer.insert("piece".into(), next()),
                "label" | "tag" => None,
                _ => offer.insert(field.clone(), value.clone()),
            };
        }
        for field in ["label", "tag"] {
            let Some([id, names @ ..]) = form[field].as_array().map(Vec::as_slice) else { continue };
            let args: Vec<Value> = names.iter().map(|name| json!([name, value(&next(), &clicked)])).collect();
            let text = if args.is_empty() { json!({ "id": id }) } else { json!({ "id": id, "args": args }) };
            offer.insert(field.into(), text);
        }
        if next() == 1 {
            offer.insert("binding".into(), true.into());
        }
        Value::Object(offer)
    });
    rows.collect()
}

/// A value of a text, with the place that is clicked.
fn value(cell: &Value, clicked: &Value) -> Value {
    let Some(word) = cell.as_str() else { return json!({ "int": cell }) };
    let (letter, rest) = word.split_at(1);
    let kind = match letter {
        "p" if rest.is_empty() => return json!({ "place": clicked }),
        "p" => "place",
        "k" => "kind",
        "s" => "seat",
        "c" => "card",
        "n" => "name",
        _ => return json!({ "term": rest }),
    };
    json!({ kind: rest.parse::<u16>().expect("an index") })
}
