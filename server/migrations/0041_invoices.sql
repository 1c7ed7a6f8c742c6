-- Invoices and credit notes. Nothing that was issued is changed: a trigger refuses it.

-- What a brand charges by the country its goods go to; no country means everywhere else.
create table tax_rate (
  brand_id uuid not null references entity on delete cascade,
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  category text not null check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')), -- codes of UNCL5305
  rate int not null check (rate between 0 and 10000), -- hundredths of a percent
  reason text not null default '',
  primary key (brand_id, country),
  check ((category = 'S') = (rate > 0)),
  check (category in ('S', 'Z') or reason <> '')
);

create table invoice_counter (
  brand_id uuid not null references entity on delete cascade,
  series text not null check (series in ('INV', 'CN')),
  last int not null,
  primary key (brand_id, series)
);

create table invoice (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('GOODS', 'DEPOSIT', 'CREDIT_NOTE')),
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text not null check (method in ('CARD', 'BANK_TRANSFER', 'NET_30', 'NET_60', 'ON_SHIPMENT')),
  card_id uuid, -- the saved card it is charged to
  corrects uuid references invoice, -- of a credit note: the invoice
  deposit_of uuid references sales_order, -- of a deposit: the order
  reason text not null default '', -- of a credit note
  net bigint not null, -- of the lines, after their discount
  freight bigint not null default 0,
  tax bigint not null,
  total bigint not null,
  deposit bigint not null default 0, -- deducted
  payable bigint not null, -- what is owed now
  parties jsonb not null,
  order_ids uuid[] not null,
  issued_by uuid,
  issued_on date not null,
  due_on date not null,
  issued_at timestamptz not null default now(),
  check (net >= 0 and freight >= 0 and tax >= 0 and deposit >= 0 and payable >= 0),
  check (total = net + freight + tax and payable = total - deposit),
  check ((kind = 'CREDIT_NOTE') = (corrects is not null)),
  check ((kind = 'DEPOSIT') = (deposit_of is not null))
);
create index on invoice (brand_id, issued_on desc, id desc);
create index on invoice (retailer_id, issued_on desc, id desc);
create index on invoice (brand_id, retailer_id, issued_on);
create index on invoice using gin (order_ids);
create index on invoice (corrects) where corrects is not null;
create unique index one_deposit on invoice (deposit_of) where kind = 'DEPOSIT';

create table invoice_line (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  position int not null,
  order_id uuid references sales_order,
  shipment_line_id uuid references shipment_line,
  is_credit boolean not null default false,
  quantity int not null check (quantity > 0),
  units int not null check (units > 0), -- in one of them
  price bigint not null,
  gross bigint not null,
  discount bigint not null,
  net bigint not null check (net = gross - discount),
  category text not null,
  rate int not null,
  country text not null,
  kept jsonb not null,
  unique (invoice_id, position)
);
create index on invoice_line (order_id);
-- A unit is invoiced once: a line of a shipment stands on one invoice.
create unique index one_invoice on invoice_line (shipment_line_id) where not is_credit;
create index on invoice_line (shipment_line_id);

create table invoice_tax (
  invoice_id uuid not null references invoice,
  category text not null,
  rate int not null,
  country text not null,
  reason text not null default '',
  taxable bigint not null,
  tax bigint not null,
  primary key (invoice_id, category, rate, country)
);

-- How much of an order's deposit an invoice deducts, and a credit note makes usable again.
create table invoice_deposit (
  invoice_id uuid not null references invoice,
  order_id uuid not null references sales_order,
  is_credit boolean not null default false,
  amount bigint not null check (amount > 0),
  primary key (invoice_id, order_id)
);
create index on invoice_deposit (order_id);

create trigger invoice_is_final before update or delete on invoice for each row execute function refuse_change();
create trigger invoice_line_is_final before update or delete on invoice_line for each row execute function refuse_change();
create trigger invoice_tax_is_final before update or delete on invoice_tax for each row execute function refuse_change();
create trigger invoice_deposit_is_final before update or delete on invoice_deposit for each row execute function refuse_change();

alter table claim add column credit_note_id uuid references invoice;

-- Freight on an invoice, shipment by shipment; once each.
create table invoice_freight (
  invoice_id uuid not null references invoice,
  shipment_id uuid not null references shipment,
  is_credit boolean not null default false,
  amount bigint not null check (amount > 0),
  category text not null,
  rate int not null,
  country text not null,
  primary key (invoice_id, shipment_id)
);
create unique index one_freight on invoice_freight (shipment_id) where not is_credit;
create trigger invoice_freight_is_final before update or delete on invoice_freight for each row execute function refuse_change();
