-- Of what held-out judgements were stated at 80 % or more, how many were right: what "estimated" follows.
alter table prospect_model
  add column held_stated int not null default 0,
  add column held_right int not null default 0;
