alter table entity validate constraint entity_approval_check;
