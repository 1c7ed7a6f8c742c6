-- Companies that the marketplace invited: one open invitation an address, its link renewed in place.
create table invitation (
  id uuid primary key default uuidv7(),
  email text not null,
  company text not null,
  side text not null check (side in ('brand', 'retailer')),
  country text not null,
  language text not null check (language in ('en', 'ar')),
  text text not null default '',
  invited_by uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  links int not null default 1,
  linked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  mailed_at timestamptz,
  opened_at timestamptz,
  joined_at timestamptz,
  withdrawn_at timestamptz,
  entity_id uuid references entity on delete set null
);
create unique index invitation_open on invitation (email) where joined_at is null and withdrawn_at is null;
create index on invitation (lower(company), id);
create index on invitation (invited_by);
create index on invitation (entity_id);

-- People who asked for no further invitations.
create table invitation_objection (
  email text primary key,
  created_at timestamptz not null default now()
);

-- How many invitations left on a day.
create table invitation_day (
  day date primary key default current_date,
  sent int not null
);
