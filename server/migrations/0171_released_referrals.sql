-- An admin may decline the reward of a referral that qualified.
alter table referral drop constraint referral_refusal_check;
alter table referral add constraint referral_refusal_check
  check (refusal in ('self', 'circle', 'sameDomain', 'sameTaxNumber', 'sameAddress', 'repeated', 'declined')) not valid;
