-- Wrong codes of a second factor make the next try wait longer and longer.
alter table rate_limit add column waits_until timestamptz;
