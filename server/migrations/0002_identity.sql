-- People, the entities they belong to, and in which role.

create table entity (
  id uuid primary key default uuidv7(),
  type text not null check (type in ('brand', 'retailer')),
  name text not null,
  access text[] not null default '{}',
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table user_account (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  password_hash text,
  language text not null default 'en' check (language in ('en', 'ar')),
  theme text not null default 'auto' check (theme in ('light', 'dark', 'auto')),
  last_association_id uuid,
  created_at timestamptz not null default now()
);

-- Without an entity it is the marketplace's own role.
create table association (
  id uuid primary key default uuidv7(),
  user_id uuid not null references user_account on delete cascade,
  entity_id uuid references entity on delete cascade,
  role text not null check (role in ('entityAdmin', 'salesManager', 'salesRepresentative', 'soukAdmin')),
  created_at timestamptz not null default now(),
  check ((entity_id is null) = (role = 'soukAdmin')),
  unique nulls not distinct (user_id, entity_id)
);
create index on association (entity_id);

alter table user_account add foreign key (last_association_id) references association on delete set null;
-- Leaving a team ends the sessions in it, in the same transaction.
alter table session add foreign key (association_id) references association on delete cascade;
create index on session (association_id);
