-- Who issues commission statements, and where their readers pay.
alter table marketplace
  add column legal_name text not null default '',
  add column registration_number text not null default '',
  add column tax_number text not null default '',
  add column line1 text not null default '',
  add column line2 text not null default '',
  add column city text not null default '',
  add column region text not null default '',
  add column postal_code text not null default '',
  add column country text not null default '',
  add column commission_tax int not null default 0, -- hundredths of a percent, contained in the commission
  add column bank_holder text not null default '',
  add column iban text not null default '',
  add column bic text not null default '';
-- What stands on a statement that was issued as an invoice; null on those made before the company was known.
alter table commission_statement add column issued jsonb;
-- Numbers of the marketplace's own, one series a year, without gaps.
create table commission_statement_counter (
  year int primary key,
  last int not null
);
