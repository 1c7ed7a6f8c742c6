-- Files made in the background. A row lives seven days; the file it names goes with it.

create table download (
  id uuid primary key default gen_random_uuid(),
  entity_id uuid not null references entity on delete cascade,
  user_id uuid not null references user_account on delete cascade, -- who asked; the file is made with their rights
  type text not null,
  format text not null,
  title text not null,
  input jsonb not null,
  look jsonb not null,
  language text not null check (language in ('en', 'ar')),
  status text not null default 'processing' check (status in ('processing', 'readyToDownload', 'error')),
  done int not null default 0,
  total int not null default 0,
  tries int not null default 0,
  lease uuid, -- of the worker that makes it now; only its holder can finish it
  leased_until timestamptz,
  file text, -- its name in the store
  bytes bigint,
  problem text, -- the key of a message
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  check ((status = 'readyToDownload') = (file is not null)),
  check ((status = 'error') = (problem is not null))
);
create index on download (entity_id, created_at desc, id desc);
create index on download (expires_at);
create index on download (leased_until) where status = 'processing';
