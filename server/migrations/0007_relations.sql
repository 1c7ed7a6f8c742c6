-- How two entities come to trade, what they agreed, and whom a brand brings along.

alter table relation
  add column terms jsonb not null default '{}',
  add column version int not null default 1,
  add column connected_at timestamptz not null default now(), -- since when, this time
  add column ended_at timestamptz;
update relation set connected_at = created_at;

create table connection_request (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  retailer_id uuid not null references entity on delete cascade,
  sender_side text not null check (sender_side in ('brand', 'retailer')),
  sender_id uuid references user_account on delete set null,
  message text not null default '',
  answer text not null default '',
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days', -- passed is expired, also before a job says so
  answered_at timestamptz,
  answered_by uuid references user_account on delete set null,
  reminded_at timestamptz
);
create unique index one_open_request on connection_request (brand_id, retailer_id) where status = 'PENDING';
create index on connection_request (brand_id, created_at desc, id);
create index on connection_request (retailer_id, created_at desc, id);
create index on connection_request (expires_at) where status = 'PENDING';

-- What happened to a relation; written with the deed, never changed.
create table relation_event (
  id uuid primary key default uuidv7(),
  relation_id uuid not null references relation on delete cascade,
  kind text not null check (kind in ('CONNECTED', 'REOPENED', 'ENDED', 'GROUP', 'SALES_REP', 'TERMS', 'NOTES')),
  side text not null check (side in ('brand', 'retailer')),
  user_id uuid references user_account on delete set null,
  before text,
  after text,
  at timestamptz not null default now()
);
create index on relation_event (relation_id, id desc);

-- A brand's own address book. The mail says who it is.
create table direct_retailer (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  email text not null check (email = lower(email)),
  name text not null,
  first_name text not null default '',
  last_name text not null default '',
  country text check (country ~ '^[A-Z]{2}$'),
  group_id uuid references retailer_group on delete set null,
  sales_rep_id uuid references association on delete set null,
  notes text not null default '',
  invited_at timestamptz, -- the newest mail
  relation_id uuid references relation on delete set null,
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  unique (brand_id, email)
);
create index on direct_retailer (brand_id, name, id);
create index on direct_retailer (group_id) where group_id is not null;
create index on direct_retailer (sales_rep_id) where sales_rep_id is not null;

-- When a brand last wrote to a mail; it outlives the entry, so that removing and adding again is no way to write twice.
create table direct_mail (
  brand_id uuid not null references entity on delete cascade,
  email text not null,
  sent_at timestamptz not null default now(),
  primary key (brand_id, email)
);
-- How many invitations a brand sent on a day.
create table direct_mail_count (
  brand_id uuid not null references entity on delete cascade,
  day date not null default current_date,
  sent int not null,
  primary key (brand_id, day)
);
