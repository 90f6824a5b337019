-- What is over is found without looking through all that is not.
CREATE INDEX keys_at ON keys (at);
CREATE INDEX sessions_until ON sessions (until);
CREATE INDEX sessions_account ON sessions (account);
