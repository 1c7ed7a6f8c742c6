-- Until somebody accepts, the inviter sees the name they typed, not the one of an account that may exist.
alter table association
  add column invited_first_name text,
  add column invited_last_name text;

-- Where somebody has signed in before: wrong passwords from elsewhere do not slow them down there.
create table known_device (
  user_id uuid not null references user_account on delete cascade,
  fingerprint bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, fingerprint)
);
create index on known_device (seen_at);
