-- The audit is never changed; what is older than a year may be removed by the pruning job, which says so in its transaction.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' and current_setting('souk.pruning', true) = 'on' then
    return old;
  end if;
  raise exception 'audit is never changed';
end $$;
create trigger audit_is_kept_or_pruned before update or delete on audit for each row execute function refuse_audit_change();
drop trigger audit_is_kept on audit;
