-- How many collections are open is counted from this index alone.
create index on collection (brand_id, deadline) where status = 'LIVE' and archived_at is null;
