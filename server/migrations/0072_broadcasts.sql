-- Mails of a brand to many: written once, sent to each address once.

create table broadcast (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  created_by uuid references user_account on delete set null,
  language text not null check (language in ('en', 'ar')),
  subject text not null check (length(subject) between 1 and 120),
  body jsonb not null, -- a document of allowed nodes, never HTML
  audience jsonb not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED', 'FAILED')),
  send_at timestamptz, -- the first moment at which one is sent
  zone text not null default 'brand' check (zone in ('brand', 'recipient')),
  quota_day date, -- of which day its recipients are counted
  failure text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index on broadcast (brand_id, created_at desc, id desc);
create index on broadcast (status) where status in ('SCHEDULED', 'SENDING');

-- The row is the right to send: one for each address of a broadcast.
create table broadcast_recipient (
  id uuid primary key default uuidv7(),
  broadcast_id uuid not null references broadcast on delete cascade,
  email text not null,
  user_id uuid references user_account on delete set null,
  retailer_id uuid not null references entity on delete cascade,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENDING', 'SENT', 'BOUNCED', 'FAILED', 'SKIPPED')),
  due_at timestamptz not null,
  claimed_at timestamptz,
  tries int not null default 0,
  answer text, -- of the mail server, or why it was skipped
  sent_at timestamptz,
  unsubscribed_at timestamptz,
  clicked_at timestamptz, -- the first time
  unique (broadcast_id, email)
);
create index on broadcast_recipient (due_at) where status in ('WAITING', 'SENDING');
create index on broadcast_recipient (email);
create index on broadcast_recipient (user_id) where user_id is not null;
create index on broadcast_recipient (retailer_id);

-- Who wants no more broadcasts of a brand.
create table broadcast_unsubscribe (
  brand_id uuid not null references entity on delete cascade,
  email text not null,
  at timestamptz not null default now(),
  primary key (brand_id, email)
);

-- Addresses that bounced or complained get no broadcast of any brand.
create table mail_suppression (
  email text primary key,
  reason text not null check (reason in ('BOUNCE', 'COMPLAINT')),
  detail text not null default '',
  at timestamptz not null default now()
);

create table broadcast_quota (
  brand_id uuid not null references entity on delete cascade,
  day date not null,
  recipients int not null check (recipients >= 0),
  primary key (brand_id, day)
);
