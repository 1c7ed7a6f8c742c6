-- without a transaction
-- What lists filter and count by, beside the key: a count reads the index alone.
create index concurrently if not exists prospect_filtered on prospect (id) include (brand_id, country, store_type, currency, avg_retail_price);
