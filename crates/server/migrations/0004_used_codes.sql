-- A recovery code works once. Whoever used it may ask again: the answer may have been lost.
ALTER TABLE codes ADD COLUMN used_by TEXT;
