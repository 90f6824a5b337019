-- Where a table can be taken up again without the rows before.
ALTER TABLE snapshots ADD COLUMN mark TEXT;
-- Who laid it: nobody lays more than others can bear.
ALTER TABLE tables ADD COLUMN creator TEXT;
CREATE INDEX tables_creator ON tables (creator);
-- Lists of public tables are in the order of their moves.
DROP INDEX tables_public;
CREATE INDEX tables_public ON tables (status, moved) WHERE public = 1;
