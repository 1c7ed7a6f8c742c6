-- Credit: what a retailer asked for, what it was granted in each currency, and what orders hold of it.

create table credit_application (
  id uuid primary key default uuidv7(),
  retailer_id uuid not null references entity on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  legal_name text not null,
  registration_number text not null,
  years_trading int not null check (years_trading between 0 and 500),
  annual_turnover bigint not null check (annual_turnover >= 0),
  contact_name text not null,
  contact_email text not null,
  notes text not null default '',
  document_ids uuid[] not null default '{}',
  status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'APPROVED', 'DECLINED')),
  granted bigint check (granted > 0),
  reason text not null default '',
  submitted_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  decided_by uuid references user_account on delete set null,
  decided_at timestamptz,
  check ((status = 'APPROVED') = (granted is not null)),
  check (status <> 'DECLINED' or reason <> '')
);
create unique index one_open_application on credit_application (retailer_id, currency) where status = 'SUBMITTED';
create index on credit_application (status, created_at);
create index on credit_application (retailer_id, created_at desc);

create table credit_limit (
  retailer_id uuid not null references entity on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  granted bigint not null check (granted >= 0),
  used bigint not null default 0 check (used >= 0), -- held by orders and open on net terms
  updated_at timestamptz not null default now(),
  primary key (retailer_id, currency)
);
create table credit_hold (
  order_id uuid primary key,
  retailer_id uuid not null references entity on delete cascade,
  currency text not null,
  held bigint not null check (held >= 0), -- not invoiced yet
  invoiced bigint not null default 0 check (invoiced >= 0)
);
create index on credit_hold (retailer_id, currency) where held > 0;
