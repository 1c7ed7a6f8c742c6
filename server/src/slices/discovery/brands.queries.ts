import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/db.ts'
import { containing } from '../../platform/like.ts'
import { paged } from '../../platform/paged.ts'

type Wish = Paging & {
  list: 'BRANDS' | 'PREMIUMBRANDS'
  department?: string | undefined
  q?: string | undefined
}

/** Live by the database's clock, the newest first. */
export function listBrands(db: Db, { list, department, q, after, ...page }: Wish) {
  const brands = db
    .selectFrom('entity')
    .select(['id', 'name', 'about', 'country', 'logo', 'banner', 'departments', 'currency'])
    .select(['minimumOrderValue', 'shipsFromCountries', 'isPremium'])
    .where('type', '=', 'brand')
    .where('liveFrom', '<=', sql<Date>`now()`)
    .$if(list === 'PREMIUMBRANDS', (query) => query.where('isPremium', '=', true))
    .$if(!!department, (query) => query.where(sql<boolean>`departments @> array[${department!}]`))
    .$if(!!q, (query) => query.where('name', 'ilike', containing(q!)))
    .$if(!!after, (query) =>
      query.where(sql<boolean>`(live_from, id) < (select live_from, id from entity where id = ${after!})`),
    )
    .orderBy('liveFrom', 'desc')
    .orderBy('id', 'desc')
  return paged(db, brands, page)
}

/** A retailer looks around only with the marketplace entitlement; everybody else may. */
export async function mayBrowse(db: Db, entityId: string): Promise<boolean> {
  const entity = await db.selectFrom('entity').select('access').where('id', '=', entityId).executeTakeFirst()
  return entity?.access.includes('marketplace') ?? false
}
