-- A second factor, passkeys, devices, the export of a person's data and the end of an account.

alter table session
  add column is_strong boolean not null default false, -- opened with a second factor or a passkey
  add column reason text; -- why an admin impersonates

create table two_factor (
  user_id uuid primary key references user_account on delete cascade,
  secret bytea not null, -- encrypted with the server key
  confirmed_at timestamptz, -- null while it is being set up
  last_step bigint not null default 0, -- a code of this step or an earlier one is refused
  created_at timestamptz not null default now()
);

create table recovery_code (
  user_id uuid not null references user_account on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table passkey (
  id uuid primary key default uuidv7(),
  user_id uuid not null references user_account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null default false,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on passkey (user_id, id);

-- Browser, system and network: what a mail about a new device is decided by.
alter table known_device add column device bytea;
create index on known_device (user_id, device);

create table data_export (
  id uuid primary key default uuidv7(),
  user_id uuid not null references user_account on delete cascade,
  language text not null check (language in ('en', 'ar')),
  status text not null default 'PROCESSING' check (status in ('PROCESSING', 'READY', 'FAILED')),
  file text,
  bytes bigint,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  check ((status = 'READY') = (file is not null))
);
create index on data_export (user_id, id desc);
create index on data_export (expires_at);
create unique index data_export_one_at_once on data_export (user_id) where status = 'PROCESSING';

alter table user_account
  add column deletion_due_at timestamptz,
  add column deleted_at timestamptz;
create index on user_account (deletion_due_at) where deletion_due_at is not null and deleted_at is null;
alter table entity add column closed_at timestamptz;

create index mail_newest on mail (id desc);
