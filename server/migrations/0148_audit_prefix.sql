-- without a transaction
create index concurrently if not exists audit_action_prefix on audit (action text_pattern_ops, id desc);
