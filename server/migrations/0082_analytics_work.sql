-- Targets of representatives, budgets of retailers, and saved views.

create table sales_target (
  brand_id uuid not null references entity on delete cascade,
  sales_rep_id uuid not null references association on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  month date not null check (extract(day from month) = 1),
  amount bigint not null check (amount > 0),
  set_by uuid references user_account on delete set null,
  updated_at timestamptz not null default now(),
  primary key (brand_id, sales_rep_id, currency, month)
);
create index on sales_target (sales_rep_id);

create table purchase_budget (
  id uuid primary key default uuidv7(),
  retailer_id uuid not null references entity on delete cascade,
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  first_day date not null,
  last_day date not null,
  category text, -- none: everything
  created_at timestamptz not null default now(),
  check (first_day <= last_day)
);
create index on purchase_budget (retailer_id, last_day desc);

create table analytics_view (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  created_by uuid references user_account on delete set null,
  page text not null check (page in ('sales', 'engagement', 'purchases')),
  name text not null,
  search text not null, -- the filters as they are in the URL
  created_at timestamptz not null default now(),
  unique (entity_id, page, name)
);

-- Who gets a view by mail every week; the week says what was sent.
create table analytics_view_mail (
  view_id uuid not null references analytics_view on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  association_id uuid not null references association on delete cascade,
  last_week date,
  primary key (view_id, user_id)
);
create index on analytics_view_mail (user_id);
create index on analytics_view_mail (association_id);
