-- What a person is told, by which channel, and when not.

create table notification_setting (
  user_id uuid not null references user_account on delete cascade,
  kind text not null,
  in_app boolean not null,
  mail boolean not null,
  digest boolean not null,
  primary key (user_id, kind)
);
insert into notification_setting (user_id, kind, in_app, mail, digest)
  select user_id, kind, true, wanted, true from mail_choice,
    lateral (values ('openings', opening), ('closings', closing)) as choice (kind, wanted) where not wanted;
alter table mail_choice drop column opening, drop column closing;

-- Hours of the person's day without mails; what would be sent waits for their end.
alter table user_account
  add column quiet_from int check (quiet_from between 0 and 23),
  add column quiet_until int check (quiet_until between 0 and 23),
  add column quiet_time_zone text,
  add check ((quiet_from is null) = (quiet_until is null) and (quiet_from is null) = (quiet_time_zone is null) and quiet_from <> quiet_until);

create table notification (
  id uuid primary key default uuidv7(),
  user_id uuid not null references user_account on delete cascade,
  entity_id uuid references entity on delete cascade, -- the association it is read in
  kind text not null,
  type text not null, -- names its sentences
  params jsonb not null default '{}',
  subject text not null, -- what it is about: events about the same subject share a line and its link
  link text not null,
  counterpart_id uuid references entity on delete cascade, -- a sales team reads about its own retailers only
  collection_id uuid references collection on delete cascade, -- read only while the collection is visible
  events int not null default 1,
  is_in_app boolean not null,
  is_in_digest boolean not null,
  created_at timestamptz not null default now(), -- of the newest event
  read_at timestamptz
);
create index on notification (user_id, entity_id, created_at desc, id desc) where is_in_app;
create index notification_unread on notification (user_id, entity_id, type, created_at desc) where is_in_app and read_at is null;
create index on notification (counterpart_id) where counterpart_id is not null;
create index on notification (collection_id) where collection_id is not null;
create index on notification (entity_id);
create index on notification (created_at);

-- Once per event and recipient, however often the event arrives.
create table notification_event (
  event_id text not null,
  user_id uuid not null references user_account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (event_id, user_id)
);
create index on notification_event (user_id);
create index on notification_event (created_at);
