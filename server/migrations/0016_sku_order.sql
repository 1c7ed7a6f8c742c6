-- In the whole order in which sizes are shown: nothing is left to sort for each product.
drop index sku_product_id_colour_position_size_position_idx;
create index on sku (product_id, colour_position, size_position, id);
