-- The retailer AI: conversations of one person, what was asked, and every selection so that a change can be undone.

create table assistant_conversation (
  id uuid primary key default uuidv7(),
  entity_id uuid not null references entity on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  title text not null,
  brief jsonb not null default '{}',
  selection_id uuid, -- the one in force; undoing moves it back
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on assistant_conversation (entity_id, user_id, updated_at desc, id);
create index on assistant_conversation (user_id);

create table assistant_message (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references assistant_conversation on delete cascade,
  by text not null check (by in ('YOU', 'ASSISTANT')),
  text text not null default '' check (length(text) <= 1000),
  answer jsonb, -- keys and parameters: each reader gets sentences in their language
  status text not null default 'DONE' check (status in ('RUNNING', 'DONE', 'FAILED')),
  created_at timestamptz not null default clock_timestamp()
);
create index on assistant_message (conversation_id, id desc);

-- Products and quantities only: names, prices and stock are looked up for each reading.
create table assistant_selection (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references assistant_conversation on delete cascade,
  previous_id uuid references assistant_selection on delete set null,
  number int not null,
  source text not null check (source in ('FIRST', 'SOLVER', 'EDIT')),
  brief jsonb not null,
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (conversation_id, number)
);
create index on assistant_selection (previous_id) where previous_id is not null;
alter table assistant_conversation add foreign key (selection_id) references assistant_selection on delete set null;
create index on assistant_conversation (selection_id) where selection_id is not null;

-- What a person confirms before it is written; used once, in the transaction of the write.
create table assistant_approval (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references assistant_conversation on delete cascade,
  selection_id uuid not null references assistant_selection on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  kind text not null check (kind in ('WISHLIST', 'CARTS')),
  arguments_hash text not null, -- of the lines that were shown
  expires_at timestamptz not null,
  used_at timestamptz,
  result jsonb
);
create index on assistant_approval (conversation_id);
create index on assistant_approval (selection_id);
create index on assistant_approval (user_id);

-- Tokens of the language model that a retailer used on a day.
create table assistant_token_use (
  entity_id uuid not null references entity on delete cascade,
  day date not null,
  tokens int not null check (tokens >= 0),
  primary key (entity_id, day)
);
