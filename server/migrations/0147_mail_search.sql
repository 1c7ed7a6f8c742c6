-- without a transaction
create index concurrently if not exists mail_search on mail using gin ((recipient || ' ' || subject) gin_trgm_ops);
