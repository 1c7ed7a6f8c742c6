-- Saved cards: what a provider knows of them and what people tell them apart by. Never the number.

create table saved_card (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  provider text not null check (provider in ('test')),
  token text not null, -- by which the provider knows it
  brand text not null check (brand in ('VISA', 'MASTERCARD', 'AMEX')),
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  holder text not null,
  status text not null check (status in ('VERIFIED', 'NEEDS_STEP')),
  created_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  unique (entity_id, provider, token)
);

-- What an order is going to be paid with; the words stay when the card goes.
alter table sales_order
  add column card_id uuid references saved_card on delete set null,
  add column card text; -- brand and last digits
create index on sales_order (card_id) where card_id is not null;
