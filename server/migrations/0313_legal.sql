-- Texts that everyone may read. What was published never changes; a draft is written until it is.
create table legal_version (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('terms-brands', 'terms-retailers', 'privacy', 'imprint')),
  texts jsonb not null,
  number integer, -- counted from the first that was published
  valid_from date,
  asks_again boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  check ((published_at is null) = (number is null) and (published_at is null) = (valid_from is null))
);
create unique index on legal_version (kind, number);
create unique index legal_version_draft on legal_version (kind) where published_at is null;
create trigger legal_version_is_kept before update or delete on legal_version for each row
  when (old.published_at is not null) execute function refuse_change();

create table legal_acceptance (
  user_id uuid not null references user_account on delete cascade,
  version_id uuid not null references legal_version,
  accepted_at timestamptz not null default now(),
  primary key (user_id, version_id)
);
create index on legal_acceptance (version_id);
