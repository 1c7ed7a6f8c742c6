-- Where a company's country does not say them: what its prices are in, its clock, and the language of what has no reader yet.
alter table marketplace
  add column currency text not null default 'USD',
  add column time_zone text not null default 'UTC',
  add column language text not null default 'en' check (language in ('en', 'ar'));
