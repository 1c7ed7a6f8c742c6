-- Reminders of an answer that is due: one row a day that reminds, and an answer that became due later is another one.

create table order_reminder (
  order_id uuid not null references sales_order on delete cascade,
  due_at timestamptz not null, -- when silence would have decided
  day int not null, -- so many days after the answer became due
  primary key (order_id, due_at, day)
);
