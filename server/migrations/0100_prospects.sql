-- Stores that a brand may win, what is known of them, and what a brand did with them.

create table prospect (
  id uuid primary key default uuidv7(),
  brand_id uuid references entity on delete cascade, -- null: open to every brand with access
  retailer_id uuid unique references entity on delete cascade, -- a retailer on Souk that chose to be found
  name text not null,
  domain text check (domain = lower(domain)),
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  store_type text,
  categories text[] not null default '{}',
  departments text[] not null default '{}',
  avg_retail_price bigint check (avg_retail_price > 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  doors int check (doors > 0),
  carried_brands text[] not null default '{}',
  description text not null default '',
  source text not null,
  licence text not null default '',
  obtained_on date not null default current_date,
  words tsvector generated always as (
    to_tsvector('simple', name || ' ' || city || ' ' || coalesce(domain, '') || ' ' || description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
create unique index prospect_domain on prospect (coalesce(brand_id, '00000000-0000-0000-0000-000000000000'), domain) where domain is not null;
create index prospect_place on prospect (country, lower(city));
create index prospect_name on prospect (lower(name), country);
create index on prospect (brand_id) where brand_id is not null;
create index on prospect (updated_at);
create index on prospect using gin (words);
create index on prospect using gin (categories);

-- Name, mail and phone are one sealed text; the hashes find duplicates and objections without opening it.
create table prospect_contact (
  id uuid primary key default uuidv7(),
  prospect_id uuid not null references prospect on delete cascade,
  role text not null,
  sealed bytea not null,
  email_hash bytea,
  phone_hash bytea,
  created_at timestamptz not null default now()
);
create index on prospect_contact (prospect_id);
create index on prospect_contact (email_hash) where email_hash is not null;
create index on prospect_contact (phone_hash) where phone_hash is not null;

-- An address that must not be used by any brand, whichever data set brings it again.
create table prospect_objection (
  hash bytea primary key,
  objected_at timestamptz not null default now()
);

create table prospect_credit (
  brand_id uuid primary key references entity on delete cascade,
  balance int not null check (balance >= 0)
);
create table prospect_credit_entry (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  amount int not null check (amount <> 0),
  reason text not null check (reason in ('START', 'SEARCH', 'SAVE', 'REVEAL', 'RETURNED', 'GRANTED')),
  subject text not null default '', -- the prospect, or the words of the search
  balance int not null check (balance >= 0), -- after it
  user_id uuid references user_account on delete set null,
  created_at timestamptz not null default now()
);
create index on prospect_credit_entry (brand_id, id desc);
create index on prospect_credit_entry (user_id);
create trigger prospect_credit_entry_is_kept before update of brand_id, amount, reason, subject, balance, created_at or delete on prospect_credit_entry
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

create table prospect_credit_request (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  kind text not null check (kind in ('CREDITS', 'ACCESS')),
  credits int not null check (credits >= 0),
  note text not null default '',
  status text not null default 'PENDING' check (status in ('PENDING', 'GRANTED', 'DECLINED')),
  granted int not null default 0 check (granted >= 0),
  answer text not null default '',
  asked_by uuid references user_account on delete set null,
  decided_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index one_pending_credit_request on prospect_credit_request (brand_id, kind) where status = 'PENDING';
create index on prospect_credit_request (status, created_at);
create index on prospect_credit_request (asked_by);
create index on prospect_credit_request (decided_by);

-- A search that was paid for is free for a day.
create table prospect_search (
  brand_id uuid not null references entity on delete cascade,
  hash bytea not null,
  paid_at timestamptz not null default now(),
  primary key (brand_id, hash)
);
create index on prospect_search (paid_at);

create table prospect_saved (
  brand_id uuid not null references entity on delete cascade,
  prospect_id uuid not null references prospect on delete cascade,
  stage text not null default 'NEW' check (stage in ('NEW', 'CONTACTED', 'ANSWERED', 'CONNECTED', 'NOT_A_FIT')),
  notes text not null default '',
  owner_id uuid references association on delete set null,
  remind_on date,
  reminded_at timestamptz,
  removed_at timestamptz, -- the row stays, because saving again is free
  saved_by uuid references user_account on delete set null,
  saved_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (brand_id, prospect_id)
);
create index on prospect_saved (prospect_id);
create index on prospect_saved (owner_id);
create index on prospect_saved (saved_by);
create index on prospect_saved (remind_on) where remind_on is not null and removed_at is null;

create table prospect_view (
  brand_id uuid not null references entity on delete cascade,
  prospect_id uuid not null references prospect on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (brand_id, prospect_id)
);
create index on prospect_view (prospect_id);

-- Where a person stopped in a list.
create table prospect_position (
  user_id uuid not null references user_account on delete cascade,
  brand_id uuid not null references entity on delete cascade,
  list text not null,
  prospect_id uuid not null references prospect on delete cascade,
  position int not null check (position >= 0),
  moved_at timestamptz not null default now(),
  primary key (user_id, brand_id, list)
);
create index on prospect_position (brand_id);
create index on prospect_position (prospect_id);

-- What a brand thought of a match, with the percentage it was shown and the features behind it.
create table prospect_judgement (
  brand_id uuid not null references entity on delete cascade,
  prospect_id uuid not null references prospect on delete cascade,
  kind text not null check (kind in ('SAVED', 'DISMISSED', 'CONNECTED', 'ORDERED')),
  reason text,
  stated int not null check (stated between 0 and 100),
  features jsonb not null,
  judged_at timestamptz not null default now(),
  primary key (brand_id, prospect_id)
);
create index on prospect_judgement (prospect_id);

create table prospect_tailored (
  brand_id uuid not null references entity on delete cascade,
  prospect_id uuid not null references prospect on delete cascade,
  is_exploratory boolean not null,
  given_at timestamptz not null default now(),
  primary key (brand_id, prospect_id)
);
create index on prospect_tailored (prospect_id);

create table prospect_reveal (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  prospect_id uuid not null references prospect on delete cascade,
  contact_id uuid not null references prospect_contact on delete cascade,
  asked_by uuid references user_account on delete set null,
  outcome text check (outcome in ('delivered', 'declined', 'notFound', 'expired')), -- null: under way
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index one_reveal_of_a_contact on prospect_reveal (brand_id, contact_id) where outcome is null or outcome = 'delivered';
create index on prospect_reveal (contact_id);
create index on prospect_reveal (prospect_id);
create index on prospect_reveal (asked_by);
create index on prospect_reveal (asked_at) where outcome is null;

create table prospect_invitation (
  brand_id uuid not null references entity on delete cascade,
  prospect_id uuid not null references prospect on delete cascade,
  contact_id uuid references prospect_contact on delete set null,
  direct_id uuid references direct_retailer on delete set null,
  sent_by uuid references user_account on delete set null,
  sent_at timestamptz not null default now(),
  primary key (brand_id, prospect_id)
);
create index on prospect_invitation (prospect_id);
create index on prospect_invitation (contact_id);
create index on prospect_invitation (sent_by);
create index on prospect_invitation (direct_id);

-- The newest row scores; the first one is the prior alone.
create table prospect_model (
  version int primary key generated always as identity,
  corrections jsonb not null,
  slope double precision not null check (slope > 0),
  shift double precision not null,
  judgements int not null,
  is_calibrated boolean not null,
  made_at timestamptz not null default now()
);
insert into prospect_model (corrections, slope, shift, judgements, is_calibrated) values ('{}', 1, 0, 0, false);

-- Compiled for each brand, so that a list is one join; `prospect_scoring` says from what.
create table prospect_score (
  brand_id uuid not null references entity on delete cascade,
  prospect_id uuid not null references prospect on delete cascade,
  match smallint not null check (match between 0 and 100),
  logit real not null,
  likeness real, -- of the two descriptions; null where one says nothing
  primary key (brand_id, prospect_id)
);
create index on prospect_score (prospect_id);
create index prospect_ranking on prospect_score (brand_id, match desc, logit desc, prospect_id);
create table prospect_scoring (
  brand_id uuid primary key references entity on delete cascade,
  fingerprint text not null,
  scored_at timestamptz not null
);
