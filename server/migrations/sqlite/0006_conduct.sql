-- Who may only look on, until when and why.
CREATE TABLE bans (
    account TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    why TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;

-- What people tell the operator of each other.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    tbl TEXT NOT NULL,
    reporter TEXT NOT NULL,
    account TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX reports_reporter ON reports (reporter);

-- By which the operator lets somebody in, once.
CREATE TABLE passes (
    secret TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- Who brought a data set, and when: nobody brings more than others can bear.
ALTER TABLE data_sets ADD COLUMN creator TEXT;
ALTER TABLE data_sets ADD COLUMN brought INTEGER;
