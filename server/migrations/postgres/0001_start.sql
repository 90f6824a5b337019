CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT,
    secret TEXT NOT NULL UNIQUE,
    feed TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    until BIGINT NOT NULL
);

-- What changes with every move is small and by itself; the rest is in `metas`.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    status BIGINT NOT NULL,
    asked BIGINT NOT NULL,
    bots BIGINT NOT NULL,
    moved BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    public BOOLEAN NOT NULL
);
CREATE INDEX tables_public ON tables (status, updated) WHERE public;
CREATE INDEX tables_bots ON tables (moved) WHERE status = 1 AND (asked & bots) <> 0;

CREATE TABLE metas (
    tbl TEXT PRIMARY KEY,
    meta TEXT NOT NULL
);

-- The log is the truth.
CREATE TABLE rows (
    tbl TEXT NOT NULL,
    row BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (tbl, row)
);

CREATE TABLE keys (
    tbl TEXT NOT NULL,
    key TEXT NOT NULL,
    at BIGINT NOT NULL,
    reply TEXT NOT NULL,
    PRIMARY KEY (tbl, key)
);

CREATE TABLE holders (
    account TEXT NOT NULL,
    tbl TEXT NOT NULL,
    seats BIGINT NOT NULL,
    PRIMARY KEY (account, tbl)
);
CREATE INDEX holders_table ON holders (tbl);

CREATE TABLE talk (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tbl TEXT NOT NULL,
    name TEXT NOT NULL,
    player BOOLEAN NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX talk_table ON talk (tbl, number);

CREATE TABLE notes (
    tbl TEXT NOT NULL,
    account TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tbl, account)
);
