-- Lists of products that people keep, prepare for others and share. A brand calls them selections.

create table wishlist (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  created_by uuid references user_account on delete set null,
  name text not null,
  note text not null default '',
  retailer_id uuid references entity on delete set null, -- for whom a brand prepares it
  from_link uuid, -- the public link it was copied from; the same link is not copied twice
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (entity_id, from_link)
);
create index on wishlist (entity_id, updated_at desc, id desc);
create index on wishlist (created_by);
create index on wishlist (retailer_id) where retailer_id is not null;

create table wishlist_line (
  wishlist_id uuid not null references wishlist on delete cascade,
  product_id uuid not null references product on delete cascade,
  quantities jsonb not null default '{}', -- whole units by SKU
  cartons int not null default 0 check (cartons >= 0),
  note text not null default '' check (length(note) <= 500),
  kept jsonb not null default '{}', -- name and picture as they were when it was added, for when it cannot be seen any more
  position bigint generated always as identity, -- in the order of adding
  version int not null default 1,
  updated_by uuid references user_account on delete set null,
  updated_at timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);
create index on wishlist_line (wishlist_id, position);
create index on wishlist_line (product_id);

-- With a teammate, or with an entity one trades with: the relation is looked at whenever the list is read.
create table wishlist_share (
  wishlist_id uuid not null references wishlist on delete cascade,
  user_id uuid references user_account on delete cascade,
  entity_id uuid references entity on delete cascade,
  may_edit boolean not null default false,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, entity_id) = 1),
  unique nulls not distinct (wishlist_id, user_id, entity_id)
);
create index on wishlist_share (user_id) where user_id is not null;
create index on wishlist_share (entity_id) where entity_id is not null;

-- The token itself is kept nowhere: it is made from the id with the server's key, and found by its keyed hash.
create table wishlist_link (
  id uuid primary key default uuidv7(),
  wishlist_id uuid not null references wishlist on delete cascade,
  hash bytea not null unique,
  views int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index one_live_link on wishlist_link (wishlist_id) where revoked_at is null;

-- Nobody gets the same mail about the same list twice within a day.
create table wishlist_mail (
  wishlist_id uuid not null references wishlist on delete cascade,
  recipient text not null,
  fingerprint text not null, -- of kind and message
  sent_at timestamptz not null default now(),
  primary key (wishlist_id, recipient, fingerprint)
);

-- A sheet names products by their codes, across collections.
create index on sku (sku);
create index on product (unique_id);
