-- While it is on, only the marketplace's own people come in. One row.
create table maintenance (
  id boolean primary key default true check (id),
  is_on boolean not null default false,
  until timestamptz, -- when the marketplace is expected to be back
  changed_at timestamptz not null default now(),
  changed_by uuid references user_account on delete set null
);
insert into maintenance default values;
