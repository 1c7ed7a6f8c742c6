-- The ledger: accounts, transfers whose entries sum to zero in each currency, and the rules they follow.

create table money_rule (
  version int generated always as identity primary key,
  id uuid not null unique default uuidv7(),
  key text not null,
  value bigint not null check (value >= 0), -- basis points, months, days or minor units, by key
  valid_from timestamptz not null default now(),
  note text not null default '',
  changed_by uuid references user_account on delete set null,
  created_at timestamptz not null default now()
);
create index on money_rule (key, valid_from desc, version desc);
insert into money_rule (key, value, valid_from) values
  ('commission.first', 1500, '2020-01-01'),
  ('commission.later', 1000, '2020-01-01'),
  ('commission.direct', 0, '2020-01-01'),
  ('commission.referred', 0, '2020-01-01'),
  ('rewards.rate', 200, '2020-01-01'),
  ('rewards.months', 12, '2020-01-01'),
  ('rewards.share', 2000, '2020-01-01'),
  ('referral.retailer', 10000, '2020-01-01'),
  ('referral.brand', 50000, '2020-01-01'),
  ('referral.cap', 500000, '2020-01-01');

create function refuse_rewriting_history() returns trigger language plpgsql as $$
begin
  if new.valid_from < now() - interval '1 minute' then
    raise exception 'a money rule begins now or later' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger money_rule_goes_forward before insert on money_rule for each row execute function refuse_rewriting_history();
create trigger money_rule_is_kept before update or delete on money_rule for each row
  when (pg_trigger_depth() = 0) execute function refuse_change();

-- A debit is positive and a credit negative, so the balances of a currency sum to zero.
create table ledger_account (
  id uuid primary key default uuidv7(),
  owner_id uuid references entity, -- none: the marketplace
  partner_id uuid references entity, -- the other party; the marketplace keeps one account for each, so that no row is shared by all
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  purpose text not null check (purpose in (
    'RECEIVABLE', 'TRADE', 'CREDIT', 'BALANCE', 'DUE', 'WALLET', -- of entities
    'PROVIDER', 'PAYMENT_CLEARING', 'PAYOUT_CLEARING', 'REFUND_CLEARING', 'COMMISSION', 'REWARDS')), -- of the marketplace
  balance bigint not null default 0,
  -- The marketplace and "no partner" are the nil id here, so that looking an account up uses the index.
  owner_key uuid generated always as (coalesce(owner_id, '00000000-0000-0000-0000-000000000000')) stored,
  partner_key uuid generated always as (coalesce(partner_id, '00000000-0000-0000-0000-000000000000')) stored,
  unique (owner_key, partner_key, purpose, currency),
  unique (id, currency),
  constraint not_overdrawn check (case
    when purpose in ('CREDIT', 'BALANCE', 'WALLET') then balance <= 0
    when purpose in ('RECEIVABLE', 'DUE') then balance >= 0
    else true end)
);
create index on ledger_account (partner_id) where partner_id is not null;

create table ledger_transfer (
  id uuid primary key default uuidv7(),
  key text not null unique, -- the same key is never booked twice
  kind text not null,
  invoice_id uuid,
  order_id uuid,
  payment_id uuid,
  rule_version int not null references money_rule,
  at timestamptz not null default now(),
  booked_in xid8 not null default pg_current_xact_id()
);
create index on ledger_transfer (invoice_id) where invoice_id is not null;
create index on ledger_transfer (order_id) where order_id is not null;
create index on ledger_transfer (at, id);

create table ledger_entry (
  id uuid primary key default uuidv7(),
  transfer_id uuid not null references ledger_transfer,
  account_id uuid not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  foreign key (account_id, currency) references ledger_account (id, currency)
);
create index on ledger_entry (transfer_id);
create index on ledger_entry (account_id, id);

create trigger ledger_transfer_is_kept before update or delete on ledger_transfer for each row execute function refuse_change();
create trigger ledger_entry_is_kept before update or delete on ledger_entry for each row execute function refuse_change();
create trigger ledger_transfer_stays before truncate on ledger_transfer for each statement execute function refuse_change();
create trigger ledger_entry_stays before truncate on ledger_entry for each statement execute function refuse_change();

create function require_balanced_transfer() returns trigger language plpgsql as $$
declare
  checked uuid := coalesce((to_jsonb(new) ->> 'transfer_id')::uuid, new.id);
begin
  if not exists (select from ledger_entry where transfer_id = checked) then
    raise exception 'transfer % has no entries', checked using errcode = 'check_violation';
  end if;
  if exists (select from ledger_entry where transfer_id = checked group by currency having sum(amount) <> 0) then
    raise exception 'the entries of transfer % do not sum to zero', checked using errcode = 'check_violation';
  end if;
  if exists (select from ledger_transfer where id = checked and booked_in <> pg_current_xact_id()) then
    raise exception 'transfer % is closed', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger transfer_has_entries after insert on ledger_transfer deferrable initially deferred
  for each row execute function require_balanced_transfer();
create constraint trigger transfer_sums_to_zero after insert on ledger_entry deferrable initially deferred
  for each row execute function require_balanced_transfer();

-- What is owed for an invoice. The invoice itself belongs to the shipments.
create table receivable (
  invoice_id uuid primary key,
  number text not null,
  brand_id uuid not null references entity,
  retailer_id uuid not null references entity,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  kind text not null check (kind in ('GOODS', 'DEPOSIT')),
  goods bigint not null check (goods >= 0),
  tax bigint not null check (tax >= 0),
  freight bigint not null check (freight >= 0),
  deposit_used bigint not null check (deposit_used >= 0),
  total bigint not null check (total >= 0),
  method text not null check (method in ('CARD', 'BANK_TRANSFER', 'NET_30', 'NET_60', 'ON_SHIPMENT')),
  paid bigint not null default 0 check (paid >= 0),
  credited bigint not null default 0 check (credited >= 0),
  pending bigint not null default 0 check (pending >= 0), -- of card payments under way
  wallet_paid bigint not null default 0 check (wallet_paid >= 0),
  issued_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz, -- when nothing was open any more
  constraint not_overpaid check (paid + credited <= total)
);
create index on receivable (brand_id, issued_at desc);
create index on receivable (retailer_id, issued_at desc);
create index on receivable (due_at) where paid_at is null;

-- Of each order in an invoice: what its commission and rewards are computed from.
create table receivable_order (
  invoice_id uuid not null references receivable,
  order_id uuid not null,
  goods bigint not null check (goods >= 0),
  goods_credited bigint not null default 0 check (goods_credited >= 0),
  commission bigint not null default 0, -- booked so far
  saved bigint not null default 0, -- memo: not taken, by the rule of the order
  wallet_share bigint not null default 0,
  rewarded bigint, -- null until credited
  primary key (invoice_id, order_id)
);
create index on receivable_order (order_id);

-- What both sides see: one row for each thing that happened to money.
create table wallet_transaction (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('INVOICE', 'PAYMENT', 'REFUND', 'COMMISSION', 'PAYOUT', 'REWARD', 'REWARD_EXPIRED', 'REFERRAL',
    'CREDIT_NOTE', 'CORRECTION')),
  status text not null check (status in ('OPEN', 'PENDING', 'DONE', 'FAILED', 'REVERSED')),
  brand_id uuid references entity, -- who sees it
  retailer_id uuid references entity,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount >= 0),
  brand_effect bigint not null default 0, -- on what the brand is owed and has, less what it owes
  retailer_effect bigint not null default 0,
  method text, -- of payments and refunds
  subject_kind text not null check (subject_kind in ('INVOICE', 'CREDIT_NOTE', 'ORDER', 'STATEMENT', 'BALANCE', 'CREDIT', 'REWARD')),
  subject_id uuid,
  subject_number text not null default '',
  invoice_id uuid,
  order_id uuid,
  payment_id uuid,
  transfer_id uuid references ledger_transfer,
  statement_id uuid,
  reference text not null default '',
  due_at timestamptz,
  at timestamptz not null default now(), -- when it counted
  created_at timestamptz not null default now()
);
create index on wallet_transaction (brand_id, at desc, id desc) where brand_id is not null;
create index on wallet_transaction (retailer_id, at desc, id desc) where retailer_id is not null;
create index on wallet_transaction (invoice_id) where invoice_id is not null;
create index on wallet_transaction (order_id) where order_id is not null;
create index on wallet_transaction (transfer_id) where transfer_id is not null;
create unique index one_transaction_an_invoice on wallet_transaction (invoice_id) where kind = 'INVOICE';
create unique index one_transaction_a_payment on wallet_transaction (payment_id) where kind = 'PAYMENT';
