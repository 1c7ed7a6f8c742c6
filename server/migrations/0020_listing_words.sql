-- What a product is called apart from what is said about it: the first is short, and stands in the indexes that give the order of
-- listings, so that frequent words are met there without reading the listings themselves.
alter table listing add column said tsvector not null default '';
drop index listing_words_idx, listing_score_product_id_idx, listing_brand_id_score_product_id_idx;
update listing set said = ts_filter(words, '{d}'),
  words = ts_filter(words, '{a,b,c}') || array_to_tsvector(array(select tag from unnest(tags) tag where tag not like 'o:%'));
update listing set said = words || said,
  words = ts_filter(words, '{a}') || array_to_tsvector(array(select tag from unnest(tags) tag where tag not like 'o:%'))
where pg_column_size(words) > 2000; -- more than an index has room for
alter table listing alter column said drop default;
create index on listing (score desc, product_id desc) include (words);
create index on listing (brand_id, score desc, product_id desc) include (words);
create index on listing using gin ((words || said));
-- An index alone is enough only for pages that were tidied since they were written, and the newest listings are asked for most.
alter table listing set (autovacuum_vacuum_insert_threshold = 1000, autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_scale_factor = 0.01);
