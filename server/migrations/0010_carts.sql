-- What retailers are about to order: one cart per store, brand, currency and kind of collection, shared by the team.

create table cart (
  id uuid primary key default uuidv7(),
  retailer_id uuid not null references entity on delete cascade,
  store_id uuid not null references store on delete cascade,
  brand_id uuid not null references entity on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  type text not null check (type in ('IN_STOCK', 'PRE_ORDER')),
  notes text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (store_id, brand_id, currency, type)
);
create index on cart (retailer_id, updated_at desc, id);
create index on cart (brand_id);

create table cart_product (
  cart_id uuid not null references cart on delete cascade,
  product_id uuid not null references product on delete cascade,
  cartons int not null default 0 check (cartons >= 0),
  seen_price bigint, -- of one unit, when it was last set or taken note of
  kept jsonb not null default '{}', -- name, style and picture as they were, for when it cannot be seen any more
  position bigint generated always as identity, -- in the order of adding
  primary key (cart_id, product_id)
);
create index on cart_product (product_id);

create table cart_item (
  cart_id uuid not null,
  product_id uuid not null,
  sku_id uuid not null references sku on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (cart_id, sku_id),
  foreign key (cart_id, product_id) references cart_product on delete cascade
);
create index on cart_item (cart_id, product_id);
create index on cart_item (sku_id);
