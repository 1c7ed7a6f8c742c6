-- What was booked, shipped and invoiced: per order, and summed by day.

-- Orders whose figures have to be computed again. Rows are only added, so that none is lost while a job computes.
create table sales_change (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  at timestamptz not null default now()
);

-- One row an order, whatever its status.
create table sales_figure (
  order_id uuid primary key references sales_order on delete cascade,
  brand_id uuid not null,
  retailer_id uuid not null,
  currency text not null,
  country text not null, -- where it is shipped to
  status text not null,
  placed_day date not null, -- days of the brand's time zone
  booked_day date, -- none unless it was confirmed and stands
  confirmed_day date, -- also of an order that was cancelled later
  ended_day date,
  reason text,
  revisions int not null,
  lines int not null,
  units int not null, -- as agreed, or as proposed last
  amount bigint not null,
  first_amount bigint not null, -- as placed
  invoiced_gross bigint not null,
  invoiced_discount bigint not null,
  left_units int not null, -- agreed and not shipped, while the order is open
  left_amount bigint not null
);
create index on sales_figure (brand_id, currency, placed_day);
create index on sales_figure (brand_id, currency, booked_day) where booked_day is not null;
create index on sales_figure (brand_id, currency, ended_day) where ended_day is not null;
create index on sales_figure (brand_id, retailer_id, currency, booked_day);
create index on sales_figure (brand_id, currency) where left_units > 0;
create index on sales_figure (retailer_id, currency);

-- Units and amounts of an order by measure, day, product, colour and size. Category, collection and representative are read where they are.
create table sales_fact (
  order_id uuid not null references sales_order on delete cascade,
  brand_id uuid not null,
  retailer_id uuid not null,
  measure text not null check (measure in ('booked', 'shipped', 'invoiced')),
  currency text not null,
  country text not null,
  day date not null, -- of the brand's time zone
  buyer_day date not null, -- of the retailer's
  product_id uuid not null,
  colour text not null,
  size text not null,
  delivers_on date, -- of what was booked
  units int not null,
  amount bigint not null
);
create index on sales_fact (order_id);
create index on sales_fact (brand_id, day); -- of a day that is summed again
create index on sales_fact (brand_id, measure, currency, day);
create index on sales_fact (brand_id, retailer_id, measure, currency, day);
create index on sales_fact (retailer_id, measure, currency, buyer_day);
create index on sales_fact (product_id, measure);

create table sales_retailer_day (
  brand_id uuid not null,
  measure text not null,
  currency text not null,
  day date not null,
  retailer_id uuid not null,
  country text not null,
  orders int not null,
  units int not null,
  amount bigint not null,
  primary key (brand_id, measure, currency, day, retailer_id, country)
);
create table sales_product_day (
  brand_id uuid not null,
  measure text not null,
  currency text not null,
  day date not null,
  product_id uuid not null,
  colour text not null,
  size text not null,
  units int not null,
  amount bigint not null,
  primary key (brand_id, measure, currency, day, product_id, colour, size)
);
create index on sales_product_day (brand_id, product_id, measure, currency, day);

-- Every writer leaves its mark in the same transaction, whichever path it came by.
create function mark_order() returns trigger language plpgsql as $$
begin
  insert into sales_change (order_id) values (new.id);
  return null;
end $$;
create trigger order_was_added after insert on sales_order for each row execute function mark_order();
create trigger order_was_changed after update on sales_order for each row
  when ((old.status, old.agreed_revision, old.revision, old.first_confirmed_at, old.ended_at, old.reason, old.worth)
    is distinct from (new.status, new.agreed_revision, new.revision, new.first_confirmed_at, new.ended_at, new.reason, new.worth))
  execute function mark_order();

create function mark_order_of_line() returns trigger language plpgsql as $$
begin
  insert into sales_change (order_id) select new.order_id where new.order_id is not null;
  return null;
end $$;
create trigger shipment_line_was_added after insert on shipment_line for each row execute function mark_order_of_line();
create trigger invoice_line_was_added after insert on invoice_line for each row execute function mark_order_of_line();

create function mark_orders_of_shipment() returns trigger language plpgsql as $$
begin
  insert into sales_change (order_id) select distinct order_id from shipment_line where shipment_id = new.id;
  return null;
end $$;
create trigger shipment_was_moved after update on shipment for each row
  when ((old.status, old.shipped_at) is distinct from (new.status, new.shipped_at))
  execute function mark_orders_of_shipment();

-- Days are days of the entity's time zone, so another time zone moves them.
create function mark_orders_of_entity() returns trigger language plpgsql as $$
begin
  insert into sales_change (order_id) select id from sales_order where brand_id = new.id
    union select id from sales_order where retailer_id = new.id;
  return null;
end $$;
create trigger time_zone_was_changed after update on entity for each row
  when (old.time_zone is distinct from new.time_zone) execute function mark_orders_of_entity();

insert into sales_change (order_id) select id from sales_order;
