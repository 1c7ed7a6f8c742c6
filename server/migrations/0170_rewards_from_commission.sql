-- Of what a credit note took back: spent already, and owed by the retailer.
alter table reward_lot add column owed bigint not null default 0 check (owed >= 0);
