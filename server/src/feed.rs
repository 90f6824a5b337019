//! The private feed: public facts about the tables at which it is somebody's turn.

use std::fmt::Write;

use crate::clock::rfc3339;
use crate::wire::TableView;

/// Text inside XML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// An Atom feed of the tables at which it is somebody's turn.
pub fn atom(name: &str, host: &str, secure: bool, tables: &[TableView]) -> String {
    let base = format!("{}://{}", if secure { "https" } else { "http" }, escaped(host));
    let turns = || tables.iter().filter(|t| t.your_turn && t.lesson.is_none() && t.puzzle.is_none());
    let updated = rfc3339(turns().map(|t| t.since).max().unwrap_or(0));
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n\
         <title>Sandtable: your turn</title>\n<id>{base}/</id>\n<updated>{updated}</updated>\n\
         <author><name>{}</name></author>\n",
        escaped(name)
    );
    for table in turns() {
        let (id, at) = (escaped(&table.id), rfc3339(table.since));
        let others: Vec<&str> =
            table.seats.iter().filter_map(|s| s.name.as_deref()).filter(|n| *n != name).collect();
        let against = if others.is_empty() { String::new() } else { format!(" with {}", others.join(", ")) };
        let title = escaped(&format!("Your turn: {} ({}){against}", table.game, table.scenario));
        let _ = writeln!(
            out,
            "<entry><title>{title}</title><id>{base}/t/{id}#{}</id><link href=\"{base}/t/{id}\"/><updated>{at}</updated></entry>",
            table.since
        );
    }
    out.push_str("</feed>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_markup() {
        let text = atom("<script>&\"", "h\"ost", false, &[]);
        assert!(text.contains("&lt;script&gt;&amp;&quot;") && !text.contains("<script"));
        assert!(text.contains("http://h&quot;ost/"));
    }
}
