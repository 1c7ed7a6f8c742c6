-- Who follows which brand, what brands announce, and which mails about it went out.

create table follow (
  user_id uuid not null references user_account on delete cascade,
  entity_id uuid references entity on delete cascade, -- for which entity they follow; none for the marketplace's own people
  brand_id uuid not null references entity on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, brand_id)
);
create index on follow (brand_id, user_id);
create index on follow (entity_id) where entity_id is not null;

-- When a collection that is not live yet is going to open.
create table announcement (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references entity on delete cascade,
  collection_id uuid not null unique references collection on delete cascade,
  opens_on date not null,
  opens_at timestamptz not null, -- the first instant of that day where the brand is
  text text not null default '',
  created_at timestamptz not null default now()
);
create index on announcement (opens_on, id);
create index on announcement (brand_id);

-- Who said so wants fewer mails; without a row somebody wants all of them.
create table mail_choice (
  user_id uuid primary key references user_account on delete cascade,
  opening boolean not null default true,
  closing boolean not null default true,
  digest_day int check (digest_day between 0 and 6) -- what it was when one click ended it
);

-- Each collection is told of once a kind, to everybody.
create table follow_round (
  collection_id uuid not null references collection on delete cascade,
  kind text not null check (kind in ('opening', 'closing')),
  started_at timestamptz not null default now(),
  primary key (collection_id, kind)
);

-- One row, one mail at the most: about a collection, or the digest of a week.
create table follow_mail (
  user_id uuid not null references user_account on delete cascade,
  kind text not null check (kind in ('opening', 'closing', 'digest')),
  subject text not null, -- the collection, or the week such as 2026-W46
  is_sent boolean not null, -- false: there was nothing to say, or enough mails that day
  created_at timestamptz not null default now(),
  primary key (user_id, kind, subject)
);
create index on user_account (digest_day, digest_hour) where digest_day is not null;

-- Further lines of a mail's head, such as where to end the mails.
alter table mail add column headers jsonb not null default '{}';
