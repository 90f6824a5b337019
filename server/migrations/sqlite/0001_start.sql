CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT,
    secret TEXT NOT NULL UNIQUE,
    feed TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- What changes with every move is small and by itself; the rest is in `metas`.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    status INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    bots INTEGER NOT NULL,
    moved INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    public INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (status, updated) WHERE public = 1;
CREATE INDEX tables_bots ON tables (moved) WHERE status = 1 AND (asked & bots) <> 0;

CREATE TABLE metas (
    tbl TEXT PRIMARY KEY,
    meta TEXT NOT NULL
) WITHOUT ROWID;

-- The log is the truth.
CREATE TABLE rows (
    tbl TEXT NOT NULL,
    row INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (tbl, row)
) WITHOUT ROWID;

CREATE TABLE keys (
    tbl TEXT NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    reply TEXT NOT NULL,
    PRIMARY KEY (tbl, key)
) WITHOUT ROWID;

CREATE TABLE holders (
    account TEXT NOT NULL,
    tbl TEXT NOT NULL,
    seats INTEGER NOT NULL,
    PRIMARY KEY (account, tbl)
) WITHOUT ROWID;
CREATE INDEX holders_table ON holders (tbl);

CREATE TABLE talk (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    tbl TEXT NOT NULL,
    name TEXT NOT NULL,
    player INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX talk_table ON talk (tbl, number);

CREATE TABLE notes (
    tbl TEXT NOT NULL,
    account TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tbl, account)
) WITHOUT ROWID;
