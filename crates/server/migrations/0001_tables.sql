-- A table's steps are the truth; `tables` only helps to find them. Both dialects understand this.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    created BIGINT NOT NULL,
    phase TEXT NOT NULL,
    -- 1 while anybody may still sit down.
    listed BIGINT NOT NULL,
    -- When somebody must look after the table, at the latest; nothing if never.
    due BIGINT
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed, created);

CREATE TABLE steps (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- The seat and the client's own name for the request, to know a request that is sent again.
    request TEXT,
    entry TEXT NOT NULL,
    -- Whoever comes second finds the place taken, and reloads.
    PRIMARY KEY (table_id, seq)
);
