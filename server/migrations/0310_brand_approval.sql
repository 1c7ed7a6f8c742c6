-- Staff approve a brand before others see it; the brands that exist were open already.
alter table entity add column approval text not null default 'APPROVED';
alter table entity add constraint entity_approval_check
  check (approval in ('NEW', 'SUBMITTED', 'MORE_NEEDED', 'DECLINED', 'APPROVED')) not valid;
alter table entity
  add column approval_reason text not null default '',
  add column approval_version integer not null default 1,
  add column approval_submitted_at timestamptz, -- to staff, the last time
  add column approval_decided_at timestamptz,
  add column terms_accepted_at timestamptz; -- by the person who signed up
