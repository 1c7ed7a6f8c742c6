-- What an entity tells of itself, where it is, who works for it, and how far its start has come.

alter table entity
  add column logo text,
  add column banner text,
  add column about text not null default '',
  add column website text not null default '',
  add column email text,
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column phone text not null default '',
  add column country_code text not null default '', -- the dial code that goes with the phone
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  add column time_zone text not null default 'UTC',
  add column tax_number text not null default '',
  add column registration_number text not null default '',
  add column sequence_code text unique check (sequence_code ~ '^[A-Z]{3}$'),
  add column launch_date date,
  add column live_from timestamptz, -- the first instant of the launch date where the brand is; live means passed
  add column departments text[] not null default '{}',
  add column categories text[] not null default '{}',
  add column store_types text[] not null default '{}',
  add column avg_wholesale_price bigint check (avg_wholesale_price >= 0),
  add column avg_retail_price bigint check (avg_retail_price >= 0),
  add column minimum_order_value bigint check (minimum_order_value >= 0),
  add column ships_from_countries text[] not null default '{}',
  add column restricted_countries text[] not null default '{}',
  add column commercial_terms jsonb not null default '{}',
  add column social jsonb not null default '{}',
  add column is_wsp_hidden boolean not null default false,
  add column is_premium boolean not null default false,
  add column is_analytics_enabled boolean not null default false,
  add column is_lead_ai_enabled boolean not null default false,
  add column referral_code text, -- the code it signed up with
  add column onboard_completed_at timestamptz,
  add column first_collection_at timestamptz,
  add column first_order_at timestamptz,
  add column first_referral_at timestamptz;
create index on entity (type, live_from desc) where type = 'brand';
create index on entity (created_at desc, id);

create extension if not exists pg_trgm;
create index on entity using gin (name gin_trgm_ops);
create index on user_account using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index on user_account (created_at desc, id);

alter table user_account
  add column company_role text,
  add column email_verified_at timestamptz,
  add column should_display_toolkit boolean not null default false,
  add column digest_day int check (digest_day between 0 and 6), -- 0 is Sunday; null is never
  add column digest_hour int not null default 8 check (digest_hour between 0 and 23),
  add column digest_time_zone text not null default 'UTC';

-- A representative may work under a manager of the same entity; whoever was invited has joined with the first session.
alter table association
  add column manager_id uuid references association on delete set null,
  add column invited_by uuid references user_account on delete set null,
  add column joined_at timestamptz default now();
create index on association (manager_id) where manager_id is not null;

create table address (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  label text not null,
  contact_name text not null default '',
  phone text not null default '',
  line1 text not null,
  line2 text not null default '',
  city text not null,
  region text not null default '',
  postal_code text not null default '',
  country text not null check (country ~ '^[A-Z]{2}$'),
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  created_at timestamptz not null default now()
);
create index on address (entity_id, created_at);
create unique index one_default_shipping on address (entity_id) where is_default_shipping;
create unique index one_default_billing on address (entity_id) where is_default_billing;

-- A retailer buys for its stores; each has a country, because that decides what may be shipped there.
create table store (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  address_id uuid references address on delete restrict,
  created_at timestamptz not null default now(),
  unique (entity_id, name)
);

create table document (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  kind text not null,
  location text not null,
  name text not null,
  bytes int not null,
  expires_on date,
  status text not null default 'PENDING' check (status in ('PENDING', 'VERIFIED', 'REJECTED')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid references user_account on delete set null
);
create index on document (entity_id, created_at);
create index on document (status, created_at) where status = 'PENDING';

-- How an entity names a counterpart, for itself alone.
create table nick_name (
  entity_id uuid not null references entity on delete cascade,
  counterpart_id uuid not null references entity on delete cascade,
  name text not null,
  primary key (entity_id, counterpart_id),
  check (entity_id <> counterpart_id)
);
create index on nick_name (counterpart_id);

create index on audit (subject, id desc) where action = 'impersonation.began';
