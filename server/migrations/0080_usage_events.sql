-- Usage events by month, and their daily sums.

alter table usage_event rename to usage_event_before;

create table usage_event (
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  name text not null,
  user_id uuid not null,
  entity_id uuid,
  is_admin boolean not null default false, -- recorded under impersonation: counts in no analysis
  trace_id text,
  properties jsonb not null default '{}',
  brand_id uuid, -- in whose figures it counts
  subject_id uuid, -- the brand, collection or product it is about
  words text, -- of a search, or of the search that led to the subject
  found int, -- how many results a search had
  primary key (id, at)
) partition by range (at);
create index on usage_event (name, id desc);
create index on usage_event (brand_id, at) where brand_id is not null;
create index on usage_event (user_id, at desc);
create index on usage_event (at) where name = 'search.made';

-- The default partition takes what no month was made for, so that no event is ever refused.
create table usage_event_rest partition of usage_event default;

create function make_usage_months(first date, last date) returns void language plpgsql as $$
declare month date := date_trunc('month', first)::date;
begin
  while month <= last loop
    execute format('create table if not exists %I partition of usage_event for values from (%L) to (%L)',
      'usage_event_' || to_char(month, 'YYYY_MM'), month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    month := (month + interval '1 month')::date;
  end loop;
end $$;
select make_usage_months((now() - interval '14 months')::date, (now() + interval '3 months')::date);

insert into usage_event (id, at, name, user_id, entity_id, is_admin, trace_id, properties)
  select id, at, name, user_id, entity_id, is_admin, trace_id, properties from usage_event_before;
drop table usage_event_before;

-- Which days have to be counted again. Rows are only added, so that none is lost while a job counts.
create table usage_change (
  id bigint generated always as identity primary key,
  brand_id uuid, -- none: searches, whose day is that of UTC
  day date not null,
  at timestamptz not null default now()
);

create table usage_day (
  brand_id uuid not null references entity on delete cascade,
  day date not null, -- of the brand's time zone
  name text not null,
  subject_id uuid not null,
  entity_id uuid not null references entity on delete cascade,
  events int not null,
  primary key (brand_id, day, name, subject_id, entity_id)
);
create table search_lead_day (
  brand_id uuid not null references entity on delete cascade,
  day date not null,
  words text not null,
  entity_id uuid not null references entity on delete cascade,
  events int not null,
  primary key (brand_id, day, words, entity_id)
);
create table search_day (
  day date not null, -- of UTC
  words text not null,
  entity_id uuid not null references entity on delete cascade,
  searches int not null,
  empty int not null, -- of those, without a result
  primary key (day, words, entity_id)
);
create index on search_day (day) where empty > 0;
