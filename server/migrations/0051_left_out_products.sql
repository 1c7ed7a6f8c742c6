-- Incomplete products of a published collection are left out for buyers, unless the brand shows them.
alter table collection add column shows_incomplete boolean not null default false;
alter table product add column is_left_out boolean not null default false;
create index product_left_out on product (collection_id, id) where is_left_out;
