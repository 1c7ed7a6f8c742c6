-- Two people who edit the same thing: the second save names the version it was typed over.
alter table entity add column version int not null default 1, add column tax_rates_version int not null default 0;
alter table address add column version int not null default 1;
alter table store add column version int not null default 1;
alter table association add column version int not null default 1;
alter table user_account add column version int not null default 1;
