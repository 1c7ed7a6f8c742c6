-- What happened to an order, what is said about it, and what its lines come to.

-- Of the revision whose lines it has now; written with every move, so that lists need no line.
alter table sales_order
  add column units int not null default 0,
  add column worth bigint not null default 0,
  add column image text, -- of the first line
  add column first_ships date,
  add column last_ships date;
create index on sales_order (retailer_id, brand_id);
create index on sales_order (brand_id, retailer_id);

create table order_event (
  id uuid primary key default uuidv7(),
  order_id uuid not null references sales_order on delete cascade,
  kind text not null check (kind in ('placed', 'proposed', 'confirmed', 'acceptedSome', 'refused', 'rejected', 'cancelled',
    'cancelAsked', 'cancelDeclined', 'lapsed', 'completed')),
  by_side text check (by_side in ('brand', 'retailer')), -- none: time
  user_id uuid references user_account on delete set null,
  revision int not null,
  reason text,
  text text not null default '',
  at timestamptz not null default now()
);
create index on order_event (order_id, id);

create table order_comment (
  id uuid primary key default uuidv7(),
  order_id uuid not null references sales_order on delete cascade,
  line_id uuid, -- none: about the whole order
  author_side text not null check (author_side in ('brand', 'retailer')),
  author_id uuid references user_account on delete set null,
  text text not null,
  at timestamptz not null default now()
);
create index on order_comment (order_id, id);

-- What the brand says of a line, whichever revision holds it.
create table order_line_status (
  order_id uuid not null references sales_order on delete cascade,
  line_id uuid not null,
  status text not null check (status in ('AVAILABLE', 'PARTIALLY_AVAILABLE', 'BACKORDERED', 'OUT_OF_STOCK', 'CANCELLED')),
  available_from date,
  at timestamptz not null default now(),
  primary key (order_id, line_id)
);

-- Orders by a collection or a product, of either side.
create index on order_line (product_id, order_id);
drop index order_line_product_id_idx;
