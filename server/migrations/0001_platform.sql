-- What every slice stands on: sessions, one-time tokens, idempotency, events, mail, files, audit, flags, limits.

create table session (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  user_id uuid not null,
  association_id uuid,
  side text not null check (side in ('brand', 'retailer', 'souk', 'guest')),
  role text check (role in ('entityAdmin', 'salesManager', 'salesRepresentative', 'soukAdmin')),
  entity_id uuid,
  impersonator_id uuid,
  address text,
  agent text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((side = 'guest') = (role is null)),
  check ((side in ('brand', 'retailer')) = (entity_id is not null))
);
create index on session (user_id, seen_at desc);
create index on session (expires_at);

create table one_time_token (
  id uuid primary key default uuidv7(),
  purpose text not null,
  subject text not null,
  hash bytea not null,
  payload jsonb not null default '{}',
  tries_left int not null default 1 check (tries_left >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index on one_time_token (purpose, hash);
create index on one_time_token (purpose, subject) where consumed_at is null;
create index on one_time_token (expires_at);

-- A fingerprint of the key that hashes the tokens: a second machine with another key is told so at start.
create table server_key (fingerprint text primary key, created_at timestamptz not null default now());

create table idempotency (
  user_id uuid not null,
  key text not null,
  fingerprint text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index on idempotency (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

-- Numbered by the one dispatcher after commit, so the numbers come in the order in which readers may see them.
create table live_event (
  seq bigint generated always as identity primary key,
  topic text not null,
  ref text not null default '',
  user_id uuid,
  entity_id uuid,
  at timestamptz not null default now()
);
create index on live_event (entity_id, seq) where entity_id is not null;
create index on live_event (user_id, seq) where user_id is not null;
create index on live_event (at);

create table mail (
  id uuid primary key default uuidv7(),
  key text unique, -- the same key is never sent twice
  recipient text not null,
  language text not null check (language in ('en', 'ar')),
  subject text not null,
  html text not null,
  body text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'KEPT', 'FAILED')),
  failure text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on mail (recipient, id desc);

create table stored_file (
  id uuid primary key default uuidv7(),
  location text not null,
  use text not null,
  name text not null,
  content_type text not null,
  bytes int not null,
  width int,
  height int,
  user_id uuid,
  entity_id uuid,
  created_at timestamptz not null default now()
);
create index on stored_file (location);
create index on stored_file (entity_id, id desc) where entity_id is not null;

create table audit (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  action text not null,
  subject text not null default '',
  user_id uuid,
  impersonator_id uuid,
  entity_id uuid,
  details jsonb not null default '{}',
  request_id text,
  address text
);
create index on audit (entity_id, id desc) where entity_id is not null;
create index on audit (user_id, id desc) where user_id is not null;
create index on audit (impersonator_id, id desc) where impersonator_id is not null;
create index on audit (action, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed, only added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_kept before update or delete on audit for each row execute function refuse_change();

create table flag (
  key text primary key,
  is_on boolean not null default false,
  percentage int not null default 0 check (percentage between 0 and 100),
  entity_ids uuid[] not null default '{}',
  traits jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  updated_by uuid
);
insert into flag (key, is_on) values
  ('retailerAi', false),
  ('multipleCartValidationFix', true),
  ('downloadCollectionWithErrors', true),
  ('productEdit', true),
  ('transactionCurrency', true),
  ('registrationFlowV2', false);

create table usage_event (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  name text not null,
  user_id uuid not null,
  entity_id uuid,
  is_admin boolean not null default false,
  trace_id text,
  properties jsonb not null default '{}'
);
create index on usage_event (name, id desc);

-- Counters of a minute or an hour: losing them in a crash only forgives, so they need no log.
create unlogged table rate_limit (
  key text primary key,
  tries int not null,
  resets_at timestamptz not null
);
create index on rate_limit (resets_at);
