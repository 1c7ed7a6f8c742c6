-- without a transaction
create index concurrently if not exists shipment_waiting on shipment (updated_at) where waits_for is not null;
