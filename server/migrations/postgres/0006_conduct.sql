-- Who may only look on, until when and why.
CREATE TABLE bans (
    account TEXT PRIMARY KEY,
    until BIGINT NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- What people tell the operator of each other.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    tbl TEXT NOT NULL,
    reporter TEXT NOT NULL,
    account TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX reports_reporter ON reports (reporter);

-- By which the operator lets somebody in, once.
CREATE TABLE passes (
    secret TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    until BIGINT NOT NULL
);

-- Who brought a data set, and when: nobody brings more than others can bear.
ALTER TABLE data_sets ADD COLUMN creator TEXT;
ALTER TABLE data_sets ADD COLUMN brought BIGINT;
