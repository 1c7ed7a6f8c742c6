-- What a brand has on its open collections, so that counting brands looks at none of them. A delivery is the first day it
-- ships, empty where it ships at once. It is right until the next of them closes; after that nobody believes it before it is
-- written anew, which happens when the deadline is told.
create table brand_shelf (
  brand_id uuid primary key references entity on delete cascade,
  categories text[] not null,
  deliveries text[] not null,
  holds_until timestamptz not null
);

create function shelf_of(brand uuid) returns table (categories text[], deliveries text[], holds_until timestamptz)
  language sql stable as $$
  with open as materialized (
    select id, shipping_start_date, deadline from collection
    where brand_id = brand and status = 'LIVE' and archived_at is null and (deadline is null or deadline > now()))
  select
    array(select distinct category from open join shelf on shelf.collection_id = open.id, unnest(shelf.categories) category order by 1),
    array(select distinct coalesce(to_char(shipping_start_date, 'YYYY-MM-DD'), '') from open order by 1),
    coalesce((select min(deadline) from open), 'infinity')
$$;

-- Two that change one brand at a time do so one after the other, so that the second knows what the first did.
create function keep_brand_shelf(brand uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('brand_shelf ' || brand, 0));
  insert into brand_shelf (brand_id, categories, deliveries, holds_until) select brand, now_on.* from shelf_of(brand) now_on
  on conflict (brand_id) do update
    set categories = excluded.categories, deliveries = excluded.deliveries, holds_until = excluded.holds_until;
end $$;

-- Kept here, not by those who write: a collection goes live, closes and goes away at many hands.
create function collection_moves_brand_shelf() returns trigger language plpgsql as $$
begin
  perform keep_brand_shelf(new.brand_id);
  return null;
end $$;

-- With its brand it may be gone already.
create function collection_leaves_brand_shelf() returns trigger language plpgsql as $$
begin
  if exists (select from entity where id = old.brand_id) then
    perform keep_brand_shelf(old.brand_id);
  end if;
  return null;
end $$;

create function shelf_moves_brand_shelf() returns trigger language plpgsql as $$
begin
  if exists (select from collection where id = new.collection_id and status = 'LIVE' and archived_at is null) then
    perform keep_brand_shelf(new.brand_id);
  end if;
  return null;
end $$;

-- Only what is live, or was, is seen by others.
create trigger brand_shelf_of_changed
  after update of status, archived_at, deadline, expiry_told_at, shipping_start_date on collection for each row
  when ((old.status = 'LIVE' or new.status = 'LIVE')
    and (old.status, old.archived_at, old.deadline, old.expiry_told_at, old.shipping_start_date)
      is distinct from (new.status, new.archived_at, new.deadline, new.expiry_told_at, new.shipping_start_date))
  execute function collection_moves_brand_shelf();
create trigger brand_shelf_of_new after insert on collection for each row when (new.status = 'LIVE')
  execute function collection_moves_brand_shelf();
create trigger brand_shelf_of_removed after delete on collection for each row when (old.status = 'LIVE')
  execute function collection_leaves_brand_shelf();
create trigger brand_shelf_of_listed after insert on shelf for each row execute function shelf_moves_brand_shelf();
create trigger brand_shelf_of_relisted after update of categories on shelf for each row
  when (old.categories is distinct from new.categories) execute function shelf_moves_brand_shelf();

insert into brand_shelf (brand_id, categories, deliveries, holds_until)
select entity.id, now_on.* from entity, shelf_of(entity.id) now_on where type = 'brand';
