-- The day on which money moved outside, as the brand recorded it.
alter table wallet_transaction add column paid_on date;
