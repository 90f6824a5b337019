-- What somebody lays out before he sends it. Nobody else is told, so it is not part of the table.
CREATE TABLE drafts (
    tbl TEXT NOT NULL,
    seat INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (tbl, seat)
) WITHOUT ROWID;
