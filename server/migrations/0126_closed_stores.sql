-- A closed store keeps its orders; its name can be used again.
alter table store add column closed_at timestamptz;
alter table store drop constraint store_entity_id_name_key;
create unique index store_entity_id_name_key on store (entity_id, name) where closed_at is null;
