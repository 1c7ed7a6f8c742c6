-- What its owner decides about this marketplace: one row, changed in the console.
create table marketplace (
  id text primary key default 'own' check (id = 'own'),
  name_en text not null default 'Souk',
  name_ar text not null default 'سوق',
  support_email text,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into marketplace default values;
