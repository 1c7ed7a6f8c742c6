-- without a transaction
create index concurrently if not exists sales_order_brand_work on sales_order (brand_id) where work <> '{}';
create index concurrently if not exists sales_order_retailer_work on sales_order (retailer_id) where work <> '{}';
create index concurrently if not exists sales_order_underived on sales_order (id) where work is null and agreed_revision is not null;
