-- The currency in which a retailer chose to buy from a brand; without a row, its own.
create table buying_currency (
  retailer_id uuid not null references entity on delete cascade,
  brand_id uuid not null references entity on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (retailer_id, brand_id)
);
