-- The last position that was kept of a table: what can be shown if new rules no longer fold its log.
CREATE TABLE snapshots (
    tbl TEXT PRIMARY KEY,
    row INTEGER NOT NULL,
    position TEXT NOT NULL
) WITHOUT ROWID;

-- Data sets by digest: a table keeps its own.
CREATE TABLE data_sets (
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    files TEXT NOT NULL,
    PRIMARY KEY (game, digest)
) WITHOUT ROWID;

-- When the clock of an open window runs out.
ALTER TABLE tables ADD COLUMN due INTEGER;
CREATE INDEX tables_due ON tables (due) WHERE status = 1 AND due IS NOT NULL;
