import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { isThere } from '../visibility/visible.ts'

type Priced = { currency: string; pricedCount: number; productsCount: number }

/** The currencies of a collection in their order, with how many of its products have a wholesale price in each. */
export async function currenciesOf(db: Db, collectionId: string) {
  const { rows } = await sql<Priced & { isMain: boolean }>`
    select its.currency, its.currency = collection.currency as is_main, collection.products_count,
      (select count(*)::int from product join product_price price on price.product_id = product.id
        where product.collection_id = collection.id and ${isThere}
          and price.currency = its.currency and price.wholesale is not null) as priced_count
    from collection cross join lateral unnest(collection.currencies) with ordinality as its (currency, place)
    where collection.id = ${collectionId} order by is_main desc, its.place`.execute(db)
  return rows
}

/** The same over all collections of a brand that are not put away; the most used first. */
export async function currenciesOfBrand(db: Db, brandId: string) {
  const { rows } = await sql<Priced & { collectionsCount: number }>`
    select its.currency, count(distinct collection.id)::int as collections_count,
      count(product.id)::int as products_count, count(price.product_id)::int as priced_count
    from collection cross join lateral unnest(collection.currencies) as its (currency)
      left join product on product.collection_id = collection.id and ${isThere}
      left join product_price price on price.product_id = product.id and price.currency = its.currency
        and price.wholesale is not null
    where collection.brand_id = ${brandId} and collection.archived_at is null
    group by its.currency order by collections_count desc, its.currency`.execute(db)
  return rows
}
