-- Commission and rewards: what was fixed for an order, who traded first, and what rewards are left.

-- The first order of two parties; given back when it ends without a shipped unit.
create table first_order (
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  order_id uuid not null unique,
  at timestamptz not null default now(),
  primary key (brand_id, retailer_id)
);
-- A retailer that a brand brought to the marketplace.
create table referred_pair (
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  at timestamptz not null default now(),
  primary key (brand_id, retailer_id)
);
create table order_commission (
  order_id uuid primary key,
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  basis text not null check (basis in ('FIRST', 'LATER', 'DIRECT', 'REFERRED')),
  rate int not null check (rate between 0 and 10000), -- basis points
  usual_rate int not null check (usual_rate between 0 and 10000), -- without a reason to take less
  rule_version int not null references money_rule,
  fixed_at timestamptz not null default now(),
  released_at timestamptz,
  completed_at timestamptz
);
create index on order_commission (brand_id, fixed_at desc);
create index on order_commission (retailer_id, fixed_at desc);

create table reward_lot (
  id uuid primary key default uuidv7(),
  retailer_id uuid not null references entity,
  brand_id uuid references entity, -- whose order earned it
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining between 0 and amount),
  taken_back bigint not null default 0 check (taken_back >= 0),
  expired bigint not null default 0 check (expired >= 0),
  invoice_id uuid,
  order_id uuid,
  rate int not null, -- basis points, as they were
  rule_version int not null references money_rule,
  credited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (invoice_id, order_id)
);
create index on reward_lot (retailer_id, currency, expires_at, id) where remaining > 0;
create index on reward_lot (expires_at) where remaining > 0;

create table commission_dispute (
  id uuid primary key default uuidv7(),
  order_id uuid not null,
  entity_id uuid not null references entity,
  side text not null check (side in ('brand', 'retailer')),
  text text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'DECLINED')),
  answer text not null default '',
  currency text not null,
  correction bigint not null default 0 check (correction >= 0), -- commission given back
  created_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  decided_by uuid references user_account on delete set null,
  decided_at timestamptz
);
create unique index one_open_dispute on commission_dispute (order_id, entity_id) where status = 'OPEN';
create index on commission_dispute (status, created_at);
