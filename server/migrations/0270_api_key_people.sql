-- without a transaction
-- The list of people leaves out the accounts of API keys.
create index concurrently if not exists api_key_user on api_key (user_id);
