-- Since when nothing refers to an uploaded file; null while something does.
alter table stored_file add column unused_since timestamptz;
