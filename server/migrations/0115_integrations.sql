-- API keys, webhooks, stores that are kept in step with collections, and what is measured of them.

-- A sandbox mirrors an entity for developers: its own data, no mail, no charge, hidden from the marketplace.
alter table entity
  add column is_sandbox boolean not null default false,
  add column sandbox_of uuid references entity on delete cascade;
create unique index one_sandbox on entity (sandbox_of, type) where sandbox_of is not null;
create index on entity (id) where is_sandbox;

create table api_key (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references entity on delete cascade, -- who made it and sees it
  entity_id uuid not null references entity on delete cascade, -- whom it speaks for: the owner, or its sandbox
  user_id uuid not null references user_account, -- the service member that its writes are attributed to
  created_by uuid references user_account on delete set null,
  name text not null,
  hint text not null, -- the last letters, so that a person can tell keys apart
  secret_hash bytea not null unique,
  scopes text[] not null,
  is_sandbox boolean not null default false,
  calls_per_minute int not null default 300 check (calls_per_minute > 0),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index on api_key (owner_id, id desc);

-- One row for each call of a key, for ninety days.
create table api_call (
  id bigint generated always as identity primary key,
  entity_id uuid not null references entity on delete cascade,
  key_id uuid not null references api_key on delete cascade,
  method text not null,
  path text not null,
  status int not null,
  ms int not null,
  at timestamptz not null default now()
);
create index on api_call (entity_id, at);
create index on api_call (at);

create table webhook_endpoint (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  created_by uuid references user_account on delete set null,
  url text not null,
  description text not null default '',
  events text[] not null,
  secret text not null, -- sealed with the server's key
  old_secret text, -- still signs until its time, so that receivers can change over
  old_secret_until timestamptz,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED')),
  pause_reason text check (pause_reason in ('OWNER', 'FAILING', 'GONE')),
  failing_since timestamptz,
  failures int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index on webhook_endpoint (entity_id, id desc);

-- One row for each event and endpoint. `seq` is the order in which deliveries about one subject go out.
create table webhook_delivery (
  id uuid primary key default uuidv7(),
  seq bigint generated always as identity,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  entity_id uuid not null references entity on delete cascade,
  message_id text not null, -- the webhook-id header: the same event has the same id at every try
  event text not null,
  subject text not null,
  body text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'DELIVERED', 'FAILED')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  claimed_until timestamptz,
  give_up_at timestamptz not null default now() + interval '3 days',
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (endpoint_id, message_id)
);
create index on webhook_delivery (endpoint_id, id desc);
create index on webhook_delivery (endpoint_id, subject, seq) where status = 'WAITING';
create index on webhook_delivery (next_try_at) where status = 'WAITING';

create table webhook_attempt (
  id uuid primary key default uuidv7(),
  delivery_id uuid not null references webhook_delivery on delete cascade,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  entity_id uuid not null references entity on delete cascade,
  url text not null,
  request_headers jsonb not null,
  status int, -- null: no answer
  answer text not null default '',
  failure text, -- a message key, where there was no answer
  is_ok boolean not null,
  ms int not null,
  at timestamptz not null default now()
);
create index on webhook_attempt (delivery_id, id desc);
create index on webhook_attempt (entity_id, at);
create index on webhook_attempt (at);

create table store_connection (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  created_by uuid references user_account on delete set null,
  name text not null,
  kind text not null check (kind in ('feed', 'shopify')),
  url text, -- of the feed; null where a file was uploaded
  file_location text,
  file_name text,
  shop text, -- the shop's host
  token text, -- sealed with the server's key
  stock_url text, -- where a feed's store takes stock changes
  mapping jsonb not null default '{}', -- our column: the store's field
  wholesale_percent int check (wholesale_percent between 1 and 100), -- of the retail price, where the store has no wholesale price
  stock text not null default 'none' check (stock in ('none', 'in', 'out', 'both')),
  keeps_changes boolean not null default true,
  every_minutes int check (every_minutes >= 15),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED')),
  pause_reason text check (pause_reason in ('OWNER', 'FAILING')),
  failures int not null default 0, -- runs in a row
  next_run_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index on store_connection (brand_id, id desc);
create index on store_connection (collection_id);
create index on store_connection (next_run_at) where status = 'ACTIVE' and next_run_at is not null;

create table store_run (
  id uuid primary key default uuidv7(),
  connection_id uuid not null references store_connection on delete cascade,
  brand_id uuid not null references entity on delete cascade,
  trigger text not null check (trigger in ('PERSON', 'SCHEDULE')),
  status text not null default 'READING' check (status in ('READING', 'READY', 'APPLYING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE')),
  started_by uuid references user_account on delete set null,
  cursor text, -- where reading goes on after an interruption
  pages int not null default 0,
  requests int not null default 0,
  waits int not null default 0, -- how often the store asked for patience
  is_read boolean not null default false,
  created_count int not null default 0,
  changed_count int not null default 0,
  same_count int not null default 0,
  skipped_count int not null default 0,
  applied_count int not null default 0,
  failed_count int not null default 0,
  failure text, -- a message key
  failure_params jsonb not null default '{}',
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index on store_run (connection_id, id desc);
create index on store_run (brand_id, created_at);
create index on store_run (lease_until) where status in ('READING', 'APPLYING');
create unique index one_open_run on store_run (connection_id) where status in ('READING', 'READY', 'APPLYING');

create table store_run_item (
  id uuid primary key default uuidv7(),
  run_id uuid not null references store_run on delete cascade,
  position int not null,
  external_id text not null,
  name text not null default '',
  source jsonb not null, -- the rows as they came
  cells jsonb not null default '[]', -- the rows of the sheet that they become
  change text check (change in ('NEW', 'CHANGED', 'SAME', 'SKIPPED')),
  problems jsonb not null default '[]',
  before jsonb not null default '{}',
  kept text[] not null default '{}', -- columns where the brand's own change stays
  outcome text check (outcome in ('APPLIED', 'FAILED', 'UNDONE')),
  undo jsonb, -- what the product was like
  unique (run_id, external_id)
);
create index on store_run_item (run_id, position);

-- What the last run wrote, by SKU: a value that differs now was changed by a person.
create table store_link (
  connection_id uuid not null references store_connection on delete cascade,
  sku text not null,
  external_id text not null,
  stock_id text, -- what the store calls it when its stock changes
  written jsonb not null,
  primary key (connection_id, sku)
);

create table store_picture (
  connection_id uuid not null references store_connection on delete cascade,
  url text not null,
  location text not null,
  primary key (connection_id, url)
);

-- Units that a confirmed order takes from the store; a lower revision gives some back. Each row is sent once.
create table stock_push (
  id uuid primary key default uuidv7(),
  connection_id uuid not null references store_connection on delete cascade,
  brand_id uuid not null references entity on delete cascade,
  order_id uuid not null references sales_order on delete cascade,
  sku_id uuid not null references sku on delete cascade,
  quantity int not null check (quantity <> 0), -- above zero: taken
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  failure text,
  failure_params jsonb not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on stock_push (order_id, sku_id);
create index on stock_push (connection_id, sku_id);
create index on stock_push (next_try_at) where status = 'WAITING';
create index on stock_push (brand_id, created_at);

alter table sales_order add column integration text not null default 'NONE'
  check (integration in ('NONE', 'PENDING', 'SYNCED', 'CHANGED', 'FAILED'));
