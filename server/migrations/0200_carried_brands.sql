-- without a transaction
-- Finds the stores that carry a brand, which are not offered to it.
create index concurrently if not exists prospect_carried on prospect using gin (carried_brands);
