-- What a confirmed order still needs, what of its invoices is open, and what the last proposal changes: lists and the dashboard ask for it.
alter table sales_order
  add column work text[], -- null: not derived yet, by the release before
  add column open_worth bigint not null default 0,
  add column open_due timestamptz,
  add column proposal jsonb; -- what the newest revision changes, while an answer is due
