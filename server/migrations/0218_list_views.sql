-- Filters of lists that people keep by name; `entity_id` is null for those who work for the marketplace.
create table list_view (
  id uuid primary key default uuidv7(),
  user_id uuid not null references user_account on delete cascade,
  entity_id uuid references entity on delete cascade,
  list text not null,
  name text not null,
  search text not null, -- the filters as they are in the address
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, entity_id, list, name)
);
create index on list_view (entity_id);
