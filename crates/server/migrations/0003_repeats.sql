-- Requests over HTTP that may be sent again. What they brought about is not kept, only one half of
-- what it is made of; the other half is the client's own name for the request, kept as a hash.
CREATE TABLE repeats (
    name TEXT NOT NULL PRIMARY KEY,
    -- The hash of everything that was asked for: a name belongs to one request.
    asked TEXT NOT NULL,
    salt TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX repeats_expires ON repeats (expires);
