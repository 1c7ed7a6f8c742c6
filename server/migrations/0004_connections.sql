-- Who trades with whom. A relation is between one brand and one retailer; a group is the brand's own way to bundle retailers.

create table retailer_group (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  unique (brand_id, name)
);

create table relation (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  retailer_id uuid not null references entity on delete cascade,
  status text not null default 'ACCEPTED' check (status in ('ACCEPTED', 'ENDED')),
  origin text not null default 'marketplace' check (origin in ('marketplace', 'direct')),
  group_id uuid references retailer_group on delete set null,
  sales_rep_id uuid references association on delete set null,
  notes text not null default '',
  created_at timestamptz not null default now(),
  unique (brand_id, retailer_id)
);
create index on relation (retailer_id, brand_id);
create index on relation (group_id) where group_id is not null;
create index on relation (sales_rep_id) where sales_rep_id is not null;
