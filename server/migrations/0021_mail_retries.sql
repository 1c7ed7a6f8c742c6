-- A mail that could not be sent is tried again for a day; how often one kind may go to one address is limited.
alter table mail
  add column kind text,
  add column tries int not null default 0,
  add column next_try_at timestamptz;
create index mail_waiting on mail (next_try_at nulls first) where status = 'WAITING';
create index mail_failed on mail (id desc) where status in ('WAITING', 'FAILED');
create index mail_of_kind on mail (recipient, kind, created_at) where kind is not null;
