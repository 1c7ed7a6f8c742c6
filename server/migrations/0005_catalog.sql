-- Collections, their products and SKUs, the books that say who sees what at which price, and the rows these are compiled into.

create table collection (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  name text not null,
  season text not null default '',
  type text not null check (type in ('IN_STOCK', 'PRE_ORDER')),
  status text not null default 'NEW' check (status in ('NEW', 'IN_REVIEW', 'LIVE')), -- EXPIRED is LIVE past its deadline
  deadline_day date,
  deadline timestamptz, -- the end of that day where the brand is
  shipping_start_date date,
  shipping_end_date date,
  minimum_order_value bigint check (minimum_order_value >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  currencies text[] not null, -- the main one and those there are prices in
  cover text,
  description text not null default '',
  notes text not null default '',
  issues jsonb not null default '[]', -- what the reviewer found
  products_count int not null default 0, -- kept by whoever writes products, as are the complete ones
  complete_count int not null default 0,
  has_orders boolean not null default false,
  version int not null default 1,
  submitted_at timestamptz,
  live_at timestamptz,
  expiry_told_at timestamptz, -- when its end was announced; the end itself is the deadline
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (currency = any (currencies)),
  check ((deadline_day is null) = (deadline is null)),
  check (shipping_start_date is null or shipping_end_date is null or shipping_start_date < shipping_end_date)
);
create index on collection (brand_id, created_at desc, id);
create index on collection (deadline) where status = 'LIVE' and deadline is not null and archived_at is null;
create index on collection (submitted_at) where status = 'IN_REVIEW';
create index on collection using gin (name gin_trgm_ops);

create table product (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  unique_id text not null,
  style_code text not null,
  name text not null,
  description text not null default '',
  department text,
  category text,
  sub_category text,
  gender text,
  country text,
  key_styles text[] not null default '{}',
  status text not null default 'AVAILABLE' check (status in ('AVAILABLE', 'COMING_SOON', 'SOLD_OUT')),
  is_carton boolean not null default false,
  shipping_start_date date,
  shipping_end_date date,
  images text[] not null default '{}' check (cardinality(images) <= 5),
  position int not null default 0,
  is_complete boolean not null default false, -- has a picture, a price, a category and a SKU: may be published
  has_orders boolean not null default false,
  version int not null default 1,
  deleted_at timestamptz, -- can be undone for a while
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (collection_id, unique_id),
  check (shipping_start_date is null or shipping_end_date is null or shipping_start_date < shipping_end_date)
);
create index on product (collection_id, position, id) where deleted_at is null and archived_at is null;
create index on product (brand_id, style_code);
create index on product (deleted_at) where deleted_at is not null;

-- The product's own prices, one row a currency; the collection's main currency is one of them.
create table product_price (
  product_id uuid not null references product on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  wholesale bigint check (wholesale >= 0),
  retail bigint check (retail >= 0),
  primary key (product_id, currency)
);

create table sku (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  product_id uuid not null references product on delete cascade,
  sku text not null,
  colour text not null,
  size text not null,
  colour_position int not null default 0,
  size_position int not null default 0,
  carton_units int not null default 0 check (carton_units >= 0), -- units of it in one carton
  on_hand int check (on_hand >= 0), -- null: no limit, which only a pre-order may have
  reserved int not null default 0 check (reserved >= 0),
  created_at timestamptz not null default now(),
  unique (collection_id, sku),
  unique (product_id, colour, size)
);
create index on sku (product_id, colour_position, size_position);

-- A book belongs to a collection, or is the brand's master. Prices and segments are two kinds of the same thing.
create table book (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  collection_id uuid references collection on delete cascade, -- null: the master
  kind text not null check (kind in ('PRICE', 'SEGMENT')),
  name text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index one_name_a_collection on book (collection_id, kind, lower(name)) where collection_id is not null;
create unique index one_master on book (brand_id, kind) where collection_id is null;
create index on book (brand_id);

create table book_price (
  book_id uuid not null references book on delete cascade,
  product_id uuid not null references product on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  wholesale bigint check (wholesale >= 0),
  retail bigint check (retail >= 0),
  primary key (book_id, product_id, currency)
);
create index on book_price (product_id);

create table book_product (
  book_id uuid not null references book on delete cascade,
  product_id uuid not null references product on delete cascade,
  primary key (book_id, product_id)
);
create index on book_product (product_id);

-- For whom a book is. At most one book a level and assignee, within a collection and a kind.
create table book_assignment (
  id uuid primary key default uuidv7(),
  book_id uuid not null references book on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  kind text not null check (kind in ('PRICE', 'SEGMENT')),
  retailer_id uuid references entity on delete cascade,
  group_id uuid references retailer_group on delete cascade,
  country text check (country ~ '^[A-Z]{2}$'),
  check (num_nonnulls(retailer_id, group_id, country) = 1),
  unique nulls not distinct (collection_id, kind, retailer_id, group_id, country)
);
create index on book_assignment (book_id);
create index on book_assignment (retailer_id) where retailer_id is not null;
create index on book_assignment (group_id) where group_id is not null;

-- The books of a collection, compiled for reading: one row for each viewer who is told apart, with what is said on that level.
-- `*` is everybody, `country:FR` whoever has a store there, `group:<id>` and `retailer:<id>` those the brand knows.
create table catalog_access (
  collection_id uuid not null references collection on delete cascade,
  viewer text not null,
  level int not null, -- 1 retailer, 2 group, 3 country, 4 everybody: the narrowest that says something counts
  segment_id uuid references book on delete cascade,
  price_book_id uuid references book on delete cascade,
  primary key (collection_id, viewer)
);

-- Whoever ordered from a collection goes on reading it when it is closed.
create table collection_reader (
  collection_id uuid not null references collection on delete cascade,
  retailer_id uuid not null references entity on delete cascade,
  primary key (collection_id, retailer_id)
);

-- A sheet on its way in: rows wait here until they are taken.
create table catalog_import (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  user_id uuid not null,
  language text not null default 'en',
  file_location text not null,
  file_name text not null,
  file_hash text not null,
  status text not null default 'READING' check (status in ('READING', 'READY', 'APPLYING', 'DONE', 'FAILED', 'CANCELLED')),
  pictures jsonb not null default '{}', -- the names in the archive, and what is wrong with each
  rows_read int not null default 0,
  rows_total int,
  rows_good int not null default 0,
  rows_bad int not null default 0,
  rows_taken int not null default 0,
  failure text, -- a message key, when the file itself is refused
  failure_params jsonb not null default '{}',
  collection_version int, -- what the preview was made against
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on catalog_import (collection_id, created_at desc);
-- One at a time: a second one waits until the first is over.
create unique index one_open_import on catalog_import (collection_id) where status in ('READING', 'READY', 'APPLYING');

create table catalog_import_row (
  import_id uuid not null references catalog_import on delete cascade,
  row_number int not null,
  cells jsonb not null,
  problems jsonb not null default '[]',
  change text check (change in ('NEW', 'CHANGED', 'SAME')),
  before jsonb not null default '{}', -- the cells that differ from what is there
  is_taken boolean not null default false,
  primary key (import_id, row_number)
);
create index on catalog_import_row (import_id, row_number) where problems <> '[]';

-- Small files that go along with a mail: name, type and content.
alter table mail add column attachments jsonb not null default '[]';
