-- What was proved of a point on the way to opening, the last time: by a test, by a person, or by a command.
create table readiness_check (
  point text primary key,
  is_good boolean not null,
  subject text not null default '', -- what was proved, such as the mail server: another one is to be proved again
  detail text not null default '', -- what it answered
  checked_at timestamptz not null default now(),
  checked_by uuid references user_account on delete set null
);
