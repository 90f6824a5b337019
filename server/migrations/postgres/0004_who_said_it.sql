-- Who said something, so that he can take it back when he leaves. What was said before has only a name.
ALTER TABLE talk ADD COLUMN account TEXT;
CREATE INDEX talk_account ON talk (account) WHERE account IS NOT NULL;
CREATE INDEX notes_account ON notes (account);
