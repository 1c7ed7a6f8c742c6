-- A run of a store is claimed by counting its tries, like everything that leaves, and given up by the time it has waited.
alter table store_run
  add column tries int not null default 0,
  add column waits_since timestamptz not null default now();
