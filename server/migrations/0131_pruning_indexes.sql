-- without a transaction
create index concurrently if not exists mail_with_content on mail (created_at) where html <> '';
create index concurrently if not exists audit_at on audit (at);
create index concurrently if not exists provider_event_at on provider_event (at);
