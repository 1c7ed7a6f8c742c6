-- What a brand and a retailer write to each other: one conversation a relation.

create table conversation (
  id uuid primary key default uuidv7(),
  relation_id uuid not null unique references relation on delete cascade,
  assigned_to uuid references association on delete set null,
  last_message_at timestamptz, -- none: it was only opened
  created_at timestamptz not null default now()
);
create index on conversation (last_message_at desc nulls last, id);
create index on conversation (assigned_to) where assigned_to is not null;

create table message (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversation on delete cascade,
  author_side text not null check (author_side in ('brand', 'retailer')),
  author_id uuid references user_account on delete set null,
  text text not null check (length(text) <= 5000),
  cards jsonb not null default '[]', -- kind and id: what they show is looked up for each reader
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz
);
create index on message (conversation_id, id desc);
create index on message (author_id) where author_id is not null;
create index on message using gin (text gin_trgm_ops);

create table message_file (
  message_id uuid not null references message on delete cascade,
  position int not null,
  location text not null,
  name text not null,
  content_type text not null,
  bytes int not null,
  primary key (message_id, position)
);

-- How far a team has read, and up to which message it was mailed.
create table conversation_reader (
  conversation_id uuid not null references conversation on delete cascade,
  side text not null check (side in ('brand', 'retailer')),
  read_up_to uuid,
  read_at timestamptz,
  mailed_up_to uuid,
  primary key (conversation_id, side)
);
