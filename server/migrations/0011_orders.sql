-- Orders: what was asked for, every revision of it, and the stock that is held for them.

create table sales_order (
  id uuid primary key default uuidv7(),
  number text not null unique, -- the brand's letters and a count without gaps
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  store_id uuid references store on delete set null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  type text not null check (type in ('IN_STOCK', 'PRE_ORDER')),
  status text not null check (status in ('PENDING_BRAND', 'PENDING_RETAILER', 'CONFIRMED', 'COMPLETED', 'REJECTED', 'CANCELLED')),
  written_by text not null check (written_by in ('brand', 'retailer')),
  writer_id uuid references user_account on delete set null,
  revision int not null default 1, -- the newest
  agreed_revision int, -- in force; empty until the first confirmation
  first_confirmed_at timestamptz,
  cancel_asked_at timestamptz,
  due_at timestamptz, -- when silence decides; null while nobody's answer is due
  payment_method text not null check (payment_method in ('CARD', 'BANK_TRANSFER', 'NET_30', 'NET_60', 'ON_SHIPMENT')),
  purchase_order_number text not null default '',
  notes text not null default '',
  ships_from date, -- the window that was asked for
  ships_until date,
  kept jsonb not null, -- names, addresses and terms as they were when it was ordered
  reason text, -- why it ended
  reason_text text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  check (status <> 'CONFIRMED' or agreed_revision is not null)
);
create index on sales_order (brand_id, created_at desc, id desc);
create index on sales_order (retailer_id, created_at desc, id desc);
create index on sales_order (brand_id, status, created_at desc, id desc);
create index on sales_order (retailer_id, status, created_at desc, id desc);
create index on sales_order (due_at) where due_at is not null;
create index on sales_order (cancel_asked_at) where cancel_asked_at is not null;

-- Numbered, attributed, and never overwritten: a trigger would only repeat what no statement does.
create table order_revision (
  order_id uuid not null references sales_order on delete cascade,
  number int not null check (number > 0),
  author_side text not null check (author_side in ('brand', 'retailer')),
  author_id uuid references user_account on delete set null,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (order_id, number)
);

create table order_line (
  order_id uuid not null,
  revision int not null,
  line_id uuid not null, -- the SKU, or the product where it is sold by the carton
  product_id uuid not null references product,
  sku_id uuid references sku, -- none for cartons
  quantity int not null check (quantity > 0), -- units, or cartons
  carton jsonb, -- units of each SKU in a carton, as it was
  price bigint not null check (price >= 0), -- of one unit, or of one carton
  ships_from date,
  ships_until date,
  kept jsonb not null, -- name, style, picture, colour, size and code as they were
  position int not null,
  primary key (order_id, revision, line_id),
  foreign key (order_id, revision) references order_revision on delete cascade
);
create index on order_line (product_id);
create index on order_line (sku_id) where sku_id is not null;

-- What of the reserved stock is this order's.
create table order_hold (
  order_id uuid not null references sales_order on delete cascade,
  sku_id uuid not null references sku,
  quantity int not null check (quantity > 0),
  primary key (order_id, sku_id)
);
create index on order_hold (sku_id);

create table order_counter (
  brand_id uuid primary key references entity on delete cascade,
  last int not null
);
