-- Shipments: which units of which orders travel together, how far they are, and what was wrong with them.

-- How far each line of an order is. Everything that ships goes through here, so no unit is packed twice.
create table order_progress (
  order_id uuid not null references sales_order on delete cascade,
  line_id uuid not null,
  packed int not null default 0, -- in a shipment that was not given up
  shipped int not null default 0, -- of those, handed to the carrier
  delivered int not null default 0, -- of those, received and not in question
  credited int not null default 0, -- of those, given back in money
  primary key (order_id, line_id),
  check (shipped between 0 and packed),
  check (delivered >= 0 and credited >= 0 and delivered + credited <= shipped)
);

-- Derived, and written with every change: lists filter by them.
alter table sales_order
  add column fulfilment text not null default 'UNFULFILLED'
    check (fulfilment in ('UNFULFILLED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED')),
  add column payment text not null default 'UNPAID'
    check (payment in ('REFUNDED', 'PAID', 'OVERDUE', 'PARTIALLY_PAID', 'UNPAID'));

create table shipment_counter (
  brand_id uuid primary key references entity on delete cascade,
  last int not null
);

create table shipment (
  id uuid primary key default uuidv7(),
  number text not null unique,
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  status text not null default 'PENDING'
    check (status in ('PENDING', 'PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED', 'RETURNED', 'FAILED', 'CANCELLED')),
  is_replacement boolean not null default false, -- answers a claim: nothing is charged for it
  currency text not null check (currency ~ '^[A-Z]{3}$'), -- of the freight
  freight bigint not null default 0 check (freight >= 0),
  discount int not null default 0 check (discount between 0 and 10000), -- hundredths of a percent, on the goods
  carrier text not null default '',
  tracking_number text not null default '',
  ships_on date, -- as planned
  expected_on date,
  note text not null default '',
  waits_for text check (waits_for in ('CARD', 'STEP', 'PROVIDER')), -- why it is not on its way: the charge
  parties jsonb not null, -- names and addresses as they were when it was packed
  units int not null default 0,
  image text, -- of the first line
  version int not null default 1,
  created_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shipped_at timestamptz,
  delivered_at timestamptz,
  ended_at timestamptz
);
create index on shipment (brand_id, created_at desc, id desc);
create index on shipment (retailer_id, created_at desc, id desc);
create index on shipment (brand_id, retailer_id, status);

create table shipment_line (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references shipment on delete cascade,
  order_id uuid not null references sales_order,
  line_id uuid not null,
  position int not null,
  quantity int not null check (quantity > 0), -- units, or cartons
  units int not null check (units > 0), -- in one of them
  carton jsonb,
  price bigint not null check (price >= 0), -- of one of them, as agreed
  kept jsonb not null, -- what it is called
  claimed int not null default 0,
  credited int not null default 0,
  check (claimed between 0 and quantity),
  check (credited between 0 and quantity),
  unique (shipment_id, order_id, line_id)
);
create index on shipment_line (order_id);

create table shipment_event (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references shipment on delete cascade,
  kind text not null check (kind in ('PENDING', 'PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED', 'RETURNED', 'FAILED', 'CANCELLED',
    'DECLINED', 'CLAIMED', 'REPLACED', 'CREDITED', 'REFUSED')),
  by_side text check (by_side in ('brand', 'retailer')), -- none: the payment provider
  user_id uuid references user_account on delete set null,
  text text not null default '',
  at timestamptz not null default now()
);
create index on shipment_event (shipment_id, id);

create table claim (
  id uuid primary key default uuidv7(),
  shipment_id uuid not null references shipment on delete cascade,
  shipment_line_id uuid not null references shipment_line on delete cascade,
  kind text not null check (kind in ('MISSING', 'DAMAGED')),
  quantity int not null check (quantity > 0),
  note text not null default '',
  photos text[] not null default '{}',
  status text not null default 'OPEN' check (status in ('OPEN', 'REPLACED', 'CREDITED', 'REFUSED')),
  answer text not null default '',
  replacement_id uuid references shipment,
  made_by uuid references user_account on delete set null,
  made_at timestamptz not null default now(),
  answered_by uuid references user_account on delete set null,
  answered_at timestamptz
);
create index on claim (shipment_id);
create index on claim (shipment_line_id);
create index on claim (replacement_id) where replacement_id is not null;
