-- A product without a price of its own may be published: books price it, or it is on request.
-- lock: allowed because few products lack only a price
update product set is_complete = true, is_left_out = false
  where not is_complete and cardinality(images) > 0 and category is not null
    and exists (select from sku where sku.product_id = product.id);
-- lock: allowed because only the collections of those products are recounted
update collection set complete_count = counted.complete
  from (select collection_id, (count(*) filter (where is_complete))::int as complete from product
    where deleted_at is null and archived_at is null group by collection_id) counted
  where counted.collection_id = collection.id and collection.complete_count <> counted.complete;
