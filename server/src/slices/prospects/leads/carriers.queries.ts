import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** The prospects that carry the brand already: connected or in its address book, by account, domain, mail domain, name and place. */
const carriersOf = (brandId: string): RawBuilder<unknown> => sql`
  with stockist as materialized (
    select relation.retailer_id as id from relation where relation.brand_id = ${brandId} and relation.status = 'ACCEPTED'
  ), direct as materialized (
    select email, name, country from direct_retailer where brand_id = ${brandId}
  ), known as (
    select substring(lower(trim(entity.website)) from '^(?:[a-z]+://)?(?:www\\.)?([^/:?#]+)') as domain from stockist join entity using (id)
    union select split_part(lower(entity.email), '@', 2) from stockist join entity using (id)
    union select split_part(person.email, '@', 2) from stockist join association on association.entity_id = stockist.id
      join user_account person on person.id = association.user_id
    union select split_part(email, '@', 2) from direct
  )
  select store.id from prospect store where store.retailer_id in (select id from stockist)
  union select store.id from known join prospect store on store.domain = known.domain
    and coalesce(store.brand_id, '00000000-0000-0000-0000-000000000000') in ('00000000-0000-0000-0000-000000000000', ${brandId})
  union select store.id from stockist join entity using (id) join address on address.entity_id = entity.id
    join prospect store on lower(store.name) = lower(entity.name) and store.country = address.country and lower(store.city) = lower(address.city)
  union select store.id from direct join prospect store on lower(store.name) = lower(direct.name) and store.country = direct.country
  union select store.id from entity join prospect store on store.carried_brands @> array[entity.name] where entity.id = ${brandId}`

/** Scores of stores that may be won: those that carry the brand are no prospects. */
export const isToWin = (brandId: string): RawBuilder<boolean> =>
  sql`(score.prospect_id not in (${carriersOf(brandId)}))`

export async function carriesBrand(db: Db, brandId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from prospect where id = ${id} and id in (${carriersOf(brandId)})`.execute(db)
  return rows.length > 0
}
