-- without a transaction
create index concurrently if not exists entity_approval_idx on entity (approval, coalesce(approval_submitted_at, created_at), id) where type = 'brand';
