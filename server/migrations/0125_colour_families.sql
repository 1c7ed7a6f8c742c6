-- A word in the name of a colour and the family that buyers filter by; a word may be in two families.
create table colour_word (
  word text not null,
  family text not null,
  primary key (word, family)
);
insert into colour_word (word, family) values
  ('black', 'BLACK'), ('noir', 'BLACK'), ('jet', 'BLACK'), ('onyx', 'BLACK'), ('ink', 'BLACK'), ('أسود', 'BLACK'), ('سوداء', 'BLACK'), ('اسود', 'BLACK'),
  ('grey', 'GREY'), ('gray', 'GREY'), ('charcoal', 'GREY'), ('graphite', 'GREY'), ('slate', 'GREY'), ('ash', 'GREY'), ('gris', 'GREY'), ('anthracite', 'GREY'), ('pewter', 'GREY'), ('smoke', 'GREY'), ('رمادي', 'GREY'), ('رمادية', 'GREY'),
  ('white', 'WHITE'), ('ivory', 'WHITE'), ('chalk', 'WHITE'), ('snow', 'WHITE'), ('blanc', 'WHITE'), ('optic', 'WHITE'), ('أبيض', 'WHITE'), ('بيضاء', 'WHITE'), ('ابيض', 'WHITE'), ('عاجي', 'WHITE'),
  ('beige', 'BEIGE'), ('ecru', 'BEIGE'), ('cream', 'BEIGE'), ('oat', 'BEIGE'), ('sand', 'BEIGE'), ('stone', 'BEIGE'), ('natural', 'BEIGE'), ('nude', 'BEIGE'), ('taupe', 'BEIGE'), ('camel', 'BEIGE'), ('khaki', 'BEIGE'), ('butter', 'BEIGE'), ('بيج', 'BEIGE'), ('كريمي', 'BEIGE'), ('رملي', 'BEIGE'),
  ('brown', 'BROWN'), ('tan', 'BROWN'), ('cognac', 'BROWN'), ('tobacco', 'BROWN'), ('chocolate', 'BROWN'), ('espresso', 'BROWN'), ('mocha', 'BROWN'), ('coffee', 'BROWN'), ('chestnut', 'BROWN'), ('hazel', 'BROWN'), ('walnut', 'BROWN'), ('بني', 'BROWN'), ('بنية', 'BROWN'),
  ('red', 'RED'), ('scarlet', 'RED'), ('burgundy', 'RED'), ('oxblood', 'RED'), ('brick', 'RED'), ('madder', 'RED'), ('cherry', 'RED'), ('crimson', 'RED'), ('bordeaux', 'RED'), ('rouge', 'RED'), ('wine', 'RED'), ('ruby', 'RED'), ('أحمر', 'RED'), ('حمراء', 'RED'), ('احمر', 'RED'), ('عنابي', 'RED'),
  ('pink', 'PINK'), ('blush', 'PINK'), ('rose', 'PINK'), ('fuchsia', 'PINK'), ('coral', 'PINK'), ('salmon', 'PINK'), ('magenta', 'PINK'), ('وردي', 'PINK'), ('زهري', 'PINK'),
  ('orange', 'ORANGE'), ('tangerine', 'ORANGE'), ('terracotta', 'ORANGE'), ('rust', 'ORANGE'), ('apricot', 'ORANGE'), ('peach', 'ORANGE'), ('copper', 'ORANGE'), ('برتقالي', 'ORANGE'),
  ('yellow', 'YELLOW'), ('mustard', 'YELLOW'), ('saffron', 'YELLOW'), ('lemon', 'YELLOW'), ('butter', 'YELLOW'), ('ochre', 'YELLOW'), ('أصفر', 'YELLOW'), ('صفراء', 'YELLOW'), ('اصفر', 'YELLOW'), ('خردلي', 'YELLOW'),
  ('green', 'GREEN'), ('olive', 'GREEN'), ('moss', 'GREEN'), ('forest', 'GREEN'), ('emerald', 'GREEN'), ('sage', 'GREEN'), ('mint', 'GREEN'), ('pistachio', 'GREEN'), ('khaki', 'GREEN'), ('jade', 'GREEN'), ('bottle', 'GREEN'), ('أخضر', 'GREEN'), ('خضراء', 'GREEN'), ('اخضر', 'GREEN'), ('زيتي', 'GREEN'),
  ('blue', 'BLUE'), ('navy', 'BLUE'), ('midnight', 'BLUE'), ('indigo', 'BLUE'), ('sky', 'BLUE'), ('ice', 'BLUE'), ('cobalt', 'BLUE'), ('petrol', 'BLUE'), ('teal', 'BLUE'), ('lagoon', 'BLUE'), ('turquoise', 'BLUE'), ('aqua', 'BLUE'), ('denim', 'BLUE'), ('azure', 'BLUE'), ('أزرق', 'BLUE'), ('زرقاء', 'BLUE'), ('ازرق', 'BLUE'), ('كحلي', 'BLUE'), ('فيروزي', 'BLUE'),
  ('purple', 'PURPLE'), ('plum', 'PURPLE'), ('mauve', 'PURPLE'), ('lilac', 'PURPLE'), ('lavender', 'PURPLE'), ('violet', 'PURPLE'), ('aubergine', 'PURPLE'), ('بنفسجي', 'PURPLE'), ('ليلكي', 'PURPLE'),
  ('gold', 'METALLIC'), ('silver', 'METALLIC'), ('metallic', 'METALLIC'), ('bronze', 'METALLIC'), ('ذهبي', 'METALLIC'), ('فضي', 'METALLIC'),
  ('multi', 'MULTI'), ('multicolour', 'MULTI'), ('multicolor', 'MULTI'), ('multicoloured', 'MULTI'), ('print', 'MULTI'), ('printed', 'MULTI'), ('floral', 'MULTI'), ('check', 'MULTI'), ('checked', 'MULTI'), ('stripe', 'MULTI'), ('striped', 'MULTI'), ('plaid', 'MULTI'), ('متعدد', 'MULTI'), ('مشجر', 'MULTI'), ('مخطط', 'MULTI');

create index product_by_name on product (lower(name), id) where deleted_at is null and archived_at is null;

-- `k:` colour family and `z:` size beside the other tags of a listing.
create function sku_tags (of_product uuid) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct tag order by tag), '{}') from (
    select 'z:' || upper(btrim(size)) as tag from sku where product_id = of_product
    union all
    select 'k:' || family from sku, regexp_split_to_table(lower(colour), '[^[:alpha:]]+') said join colour_word on colour_word.word = said
    where product_id = of_product
  ) tags where length(tag) <= 42 and tag !~ ',' -- a filter's values are separated by commas
$$;
update listing set tags = tags || sku_tags(product_id);
