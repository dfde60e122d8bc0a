-- Codes that move seats to another device. Only the code's hash is kept; it works once.
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY,
    seats TEXT NOT NULL,
    expires BIGINT NOT NULL
);
