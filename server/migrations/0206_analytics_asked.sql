-- When a brand asked for its analytics; empty once an administrator has decided.
alter table entity add column analytics_asked_at timestamptz;
