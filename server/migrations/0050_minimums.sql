-- Minimum order values in currencies other than the main one: {"AED": "600000"}, in minor units.
alter table entity add column other_minimums jsonb not null default '{}';
alter table collection add column other_minimums jsonb not null default '{}';
