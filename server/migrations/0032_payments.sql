-- Payments through a provider, bank transfers that brands record, payouts and monthly statements.

alter table saved_card drop constraint saved_card_provider_check;
alter table saved_card add constraint saved_card_provider_check check (provider in ('test', 'stripe'));
alter table sales_order add column wallet_share boolean not null default false; -- pay from the wallet first, up to its share

create table payment (
  id uuid primary key default uuidv7(), -- also the key the provider knows it by
  payer_id uuid not null references entity,
  payee_id uuid references entity, -- none: the marketplace
  subject_kind text not null check (subject_kind in ('INVOICE', 'STATEMENT')),
  subject_id uuid not null,
  try int not null default 1,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  provider text not null check (provider in ('test', 'stripe')),
  card_id uuid references saved_card on delete set null,
  card text not null, -- its brand and last digits
  provider_ref text,
  status text not null default 'CREATED' check (status in ('CREATED', 'NEEDS_STEP', 'SUCCEEDED', 'DECLINED', 'FAILED')),
  failure text,
  created_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (subject_kind, subject_id, try)
);
create index on payment (status, created_at) where status in ('CREATED', 'NEEDS_STEP');
create index on payment (provider_ref) where provider_ref is not null;

create table refund (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payment,
  credit_note_id uuid,
  currency text not null,
  amount bigint not null check (amount > 0),
  provider_ref text,
  status text not null default 'CREATED' check (status in ('CREATED', 'SUCCEEDED', 'FAILED')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique nulls distinct (payment_id, credit_note_id)
);
create index on refund (status, created_at) where status = 'CREATED';

-- An event of a provider that was taken; again is nothing new.
create table provider_event (
  provider text not null,
  id text not null,
  type text not null,
  at timestamptz not null default now(),
  primary key (provider, id)
);
-- The memory of the built-in test provider, written apart from our own books as a real one would.
create table test_provider_charge (
  key text primary key,
  kind text not null check (kind in ('CHARGE', 'REFUND', 'PAYOUT')),
  amount bigint not null,
  currency text not null,
  status text not null,
  at timestamptz not null default now()
);

create table bank_transfer (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  paid_on date not null,
  reference text not null,
  invoice_ids uuid[] not null default '{}',
  status text not null check (status in ('ANNOUNCED', 'RECORDED', 'WITHDRAWN')),
  announced_by uuid references user_account on delete set null,
  recorded_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  recorded_at timestamptz
);
create index on bank_transfer (brand_id, status, created_at desc);
create index on bank_transfer (retailer_id, status, created_at desc);

create table payout_account (
  brand_id uuid primary key references entity,
  provider text not null check (provider in ('test', 'stripe')),
  account text not null
);
create table payout (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  week date not null, -- the Monday it belongs to
  provider text check (provider in ('test', 'stripe')), -- none: an admin does it by hand
  provider_ref text,
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE', 'FAILED')),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by uuid references user_account on delete set null,
  unique (brand_id, currency, week)
);
create index on payout (status, created_at) where status = 'PENDING';

create table commission_statement (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  month date not null, -- its first day
  number text not null unique,
  total bigint not null check (total > 0),
  paid bigint not null default 0 check (paid between 0 and total),
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (brand_id, currency, month)
);
create table payment_reminder (
  invoice_id uuid not null references receivable,
  day int not null,
  sent_at timestamptz not null default now(),
  primary key (invoice_id, day)
);
