-- without a transaction
create index concurrently if not exists stored_file_unused on stored_file (unused_since) where unused_since is not null;
create index concurrently if not exists mail_created_at on mail (created_at);
create index concurrently if not exists assistant_conversation_updated_at on assistant_conversation (updated_at);
create index concurrently if not exists webhook_delivery_created_at on webhook_delivery (created_at);
create index concurrently if not exists store_run_created_at on store_run (created_at);
