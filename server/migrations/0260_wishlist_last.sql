-- The list a person last added to, in each company: the heart on a product saves there.
create table wishlist_last (
  user_id uuid not null references user_account on delete cascade,
  entity_id uuid not null references entity on delete cascade,
  wishlist_id uuid not null references wishlist on delete cascade,
  primary key (user_id, entity_id)
);
create index on wishlist_last (entity_id);
create index on wishlist_last (wishlist_id);
