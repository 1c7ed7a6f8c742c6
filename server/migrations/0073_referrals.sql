-- Who brought whom, how far that has come, and what was earned by it.

alter table entity add column applies_rewards boolean not null default false; -- the wallet pays what it may without being asked

create table referral_code (
  entity_id uuid primary key references entity on delete cascade,
  code text not null unique check (code = upper(code)),
  earned bigint not null default 0 check (earned >= 0), -- in US cents, never more than the rule's cap
  created_at timestamptz not null default now()
);

create table referral (
  id uuid primary key default uuidv7(),
  referrer_id uuid not null references entity on delete cascade,
  invited_by uuid references user_account on delete set null,
  email text, -- of who was invited by mail
  referred_id uuid unique references entity on delete cascade, -- an entity is referred once
  status text not null check (status in ('INVITED', 'JOINED', 'QUALIFIED', 'REWARDED', 'EXPIRED')),
  refusal text check (refusal in ('self', 'circle', 'sameDomain', 'sameTaxNumber', 'sameAddress', 'repeated')), -- no reward, and why
  reward bigint check (reward >= 0),
  invited_at timestamptz not null default now(),
  joined_at timestamptz,
  qualified_at timestamptz,
  rewarded_at timestamptz,
  expires_at timestamptz, -- passed is expired, also before a job says so
  unique (referrer_id, email),
  check ((referred_id is null) = (joined_at is null)),
  check ((status = 'REWARDED') = (rewarded_at is not null))
);
create index on referral (referrer_id, invited_at desc, id desc);
create index on referral (expires_at) where status in ('INVITED', 'JOINED');
create index on referral (refusal) where refusal is not null;
