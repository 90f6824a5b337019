//! Everything that is kept, in a form that both stores write and read: the name of a table and its row as a JSON array.

use tokio::sync::mpsc;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    Text,
    Number,
    /// 0 or 1.
    Bool,
}

use Type::{Bool, Number, Text};

/// A table of the database. Columns that later versions add come last: what an older backup lacks is then null.
pub(super) struct Relation {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Type)],
}

/// Every table, in an order in which they can be filled.
pub(super) const RELATIONS: &[Relation] = &[
    Relation {
        name: "accounts",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("folded", Text),
            ("password", Text),
            ("secret", Text),
            ("feed", Text),
            ("created", Number),
        ],
    },
    Relation { name: "sessions", columns: &[("token", Text), ("account", Text), ("until", Number)] },
    Relation {
        name: "tables",
        columns: &[
            ("id", Text),
            ("version", Number),
            ("status", Number),
            ("asked", Number),
            ("bots", Number),
            ("moved", Number),
            ("created", Number),
            ("updated", Number),
            ("public", Bool),
            ("due", Number),
            ("creator", Text),
        ],
    },
    Relation { name: "metas", columns: &[("tbl", Text), ("meta", Text)] },
    Relation { name: "rows", columns: &[("tbl", Text), ("row", Number), ("line", Text)] },
    Relation { name: "keys", columns: &[("tbl", Text), ("key", Text), ("at", Number), ("reply", Text)] },
    Relation { name: "holders", columns: &[("account", Text), ("tbl", Text), ("seats", Number)] },
    Relation {
        name: "talk",
        columns: &[
            ("number", Number),
            ("tbl", Text),
            ("name", Text),
            ("player", Bool),
            ("text", Text),
            ("at", Number),
            ("account", Text),
        ],
    },
    Relation { name: "notes", columns: &[("tbl", Text), ("account", Text), ("text", Text)] },
    Relation {
        name: "snapshots",
        columns: &[("tbl", Text), ("row", Number), ("position", Text), ("mark", Text)],
    },
    Relation { name: "drafts", columns: &[("tbl", Text), ("seat", Number), ("draft", Text)] },
    Relation {
        name: "bans",
        columns: &[("account", Text), ("until", Number), ("why", Text), ("at", Number)],
    },
    Relation {
        name: "reports",
        columns: &[
            ("id", Text),
            ("tbl", Text),
            ("reporter", Text),
            ("account", Text),
            ("text", Text),
            ("at", Number),
        ],
    },
    Relation { name: "passes", columns: &[("secret", Text), ("account", Text), ("until", Number)] },
    Relation {
        name: "data_sets",
        columns: &[("game", Text), ("digest", Text), ("files", Text), ("creator", Text), ("brought", Number)],
    },
];

impl Relation {
    /// The table of a name.
    pub fn named(name: &str) -> Option<&'static Relation> {
        RELATIONS.iter().find(|relation| relation.name == name)
    }

    /// Its columns with commas between, each as `form` writes it.
    pub fn list(&self, form: impl Fn(usize, &str, Type) -> String) -> String {
        let forms = self.columns.iter().enumerate().map(|(i, (name, kind))| form(i, name, *kind));
        forms.collect::<Vec<_>>().join(", ")
    }

    /// The order in which its rows are written: it has a unique key in its first two columns.
    pub fn order(&self) -> String {
        let first = self.columns.iter().take(2).map(|(name, _)| format!("\"{name}\""));
        first.collect::<Vec<_>>().join(", ")
    }
}

/// A row of some table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The table.
    pub relation: String,
    /// The row, as a JSON array.
    pub row: String,
}

/// What comes from whoever reads a backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A row.
    Line(Line),
    /// That was all, and it was whole. Without this nothing is kept.
    End,
    /// It cannot be read on.
    Broken(String),
}

/// Where the rows of a store go.
pub type Sink = mpsc::Sender<Line>;
/// Where the rows for a store come from.
pub type Spring = mpsc::Receiver<Piece>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::MIGRATIONS;

    /// What a backup does not name is lost without a word.
    #[test]
    fn every_table_and_column_of_the_database_is_in_a_backup() {
        let database = rusqlite::Connection::open_in_memory().unwrap();
        for migration in MIGRATIONS {
            database.execute_batch(migration).unwrap();
        }
        let mut columns = database
            .prepare(
                "SELECT t.name || '.' || c.name FROM sqlite_schema t, pragma_table_info(t.name) c
                 WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY 1",
            )
            .unwrap();
        let there: Vec<String> = columns.query_map([], |row| row.get(0)).unwrap().flatten().collect();
        let named =
            |r: &Relation| r.columns.iter().map(|(c, _)| format!("{}.{c}", r.name)).collect::<Vec<_>>();
        let mut carried: Vec<String> = RELATIONS.iter().flat_map(named).collect();
        carried.sort();
        assert_eq!(there, carried);
    }
}
