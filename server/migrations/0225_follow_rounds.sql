-- A round tells the followers part by part, claimed like everything that leaves the house.
-- lock: allowed because the table has two rows a collection
alter table follow_round
  add column id uuid not null default uuidv7(),
  add column status text not null default 'WAITING' check (status in ('WAITING', 'DONE', 'FAILED')),
  add column tries int not null default 0,
  add column due_at timestamptz not null default now(),
  add column told_to uuid; -- the last follower of the part before
-- What began within a day goes through the followers again: whom the release before has told is told nothing twice.
-- lock: allowed because the table has two rows a collection
update follow_round set status = 'DONE' where started_at < now() - interval '1 day';
-- lock: allowed because the table has two rows a collection
create index follow_round_lanes on follow_round (collection_id, due_at, id) where status = 'WAITING';
