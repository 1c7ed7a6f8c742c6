-- How many products are of a kind is counted from this index alone, whichever of its fields are asked for.
create index on product (gender, department, category, sub_category, country, collection_id) where deleted_at is null and archived_at is null;
