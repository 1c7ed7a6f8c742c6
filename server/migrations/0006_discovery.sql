-- Products as they are found: one row each, compiled by whoever writes products, and the words people may type.

-- Letters and digits only, small, without accents; the ways to write one Arabic letter become one.
create function plain_words(text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(translate(replace(replace(replace(
    regexp_replace(normalize(lower($1), nfkd), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđðþıٱىة', 'olddtiايه'), '[^[:alnum:]]+', ' ', 'g'))
$$;

create table listing (
  product_id uuid primary key references product on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  brand_id uuid not null references entity on delete cascade,
  score double precision not null, -- the newest collections first, each with its first products
  tags text[] not null, -- `d:` department, `c:` category, `s:` sub-category, `g:` gender, `o:` origin
  words tsvector not null
);
create index on listing (score desc, product_id desc);
create index on listing (collection_id, score desc, product_id desc);
create index on listing (brand_id, score desc, product_id desc);
create index on listing using gin (tags);
create index on listing using gin (words);

-- What a collection holds, for finding its brand.
create table shelf (
  collection_id uuid primary key references collection on delete cascade,
  brand_id uuid not null references entity on delete cascade,
  categories text[] not null
);
create index on shelf (brand_id);

-- What is typed is looked up here first, so that only words that exist meet the large index.
-- A word stands for a term of the listing: itself, or the tag whose name it is part of in some language.
create table search_word (
  word text collate "C" not null, -- so that what begins with something is a range
  term text collate "C" not null,
  listed int not null default 0, -- about how many products have the term
  primary key (word, term)
);
create index on search_word using gin (word gin_trgm_ops);

create index on collection (live_at desc, id desc) where status = 'LIVE' and archived_at is null;
create index on collection (created_at desc, id desc) where archived_at is null;
create index on entity (live_from desc, id desc) where type = 'brand';

insert into listing (product_id, collection_id, brand_id, score, tags, words)
select product.id, product.collection_id, product.brand_id,
  extract(epoch from coalesce(collection.live_at, collection.created_at)) / 86400 - product.position / 4.0,
  array_remove(array['d:' || department, 'c:' || category, 's:' || sub_category, 'g:' || gender, 'o:' || product.country], null),
  setweight(to_tsvector('simple', plain_words(product.name)), 'A')
  || setweight(to_tsvector('simple', plain_words(concat_ws(' ', brand.name, style_code, replace(style_code, '-', '')))), 'B')
  || setweight(to_tsvector('simple', plain_words(concat_ws(' ', array_to_string(key_styles, ' '),
    (select string_agg(distinct colour, ' ') from sku where sku.product_id = product.id)))), 'C')
  || setweight(to_tsvector('simple', plain_words(product.description)), 'D')
  || array_to_tsvector(array_remove(array['d:' || department, 'c:' || category, 's:' || sub_category, 'g:' || gender], null))
from product join collection on collection.id = product.collection_id join entity brand on brand.id = product.brand_id
where product.deleted_at is null and product.archived_at is null;
insert into shelf (collection_id, brand_id, categories)
select collection_id, brand_id, array_agg(distinct substr(tag, 3)) from listing, unnest(tags) tag where tag like 'c:%' group by 1, 2;
insert into search_word (word, term, listed)
select word, word, ndoc from ts_stat('select words from listing') where word not like '_:%';
alter table entity add column plain_name text not null generated always as (plain_words(name)) stored;
create index on entity using gin (plain_name gin_trgm_ops) where type = 'brand';
create index on catalog_access (viewer, collection_id) where segment_id is not null or price_book_id is not null;
