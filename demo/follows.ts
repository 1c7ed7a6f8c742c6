import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { demoCollections } from './collections.ts'
import { entities, entityId, isNewcomer } from './entities.ts'
import { demoPeople } from './identity.ts'
import { BRAND_SLUGS } from './pictures/brands-look.ts'
import { chooser, idOf } from './random.ts'

/** What brands say of a collection that is on its way. */
const sentences = [
  'Linen from the first cutting, in eight colours.',
  'A smaller collection than last season, all of it made near us.',
  'Orders open in the morning; the first deliveries leave in spring.',
]

/** About a fifth of the brands have each retailer's people among their followers. Field & Harrow waits for its first from Kin & Co. */
export function demoFollows() {
  const shoppers = new Set(entities.filter(({ access }) => access.includes('marketplace')).map(({ slug }) => slug))
  return demoPeople().flatMap(({ email, places }) => {
    const slug = places.map(([place]) => place).find((place) => place && shoppers.has(place) && !isNewcomer(place))
    if (!slug) return []
    const choose = chooser(`follows of ${email}`)
    const wanted = BRAND_SLUGS.filter(() => choose([0, 0, 0, 0, 1]) === 1).filter((one) => one !== 'field-and-harrow')
    return [...new Set([...(email === 'retailer@souk.test' ? ['maison-orla' as const] : []), ...wanted])].map(
      (brand, n) => ({
        userId: idOf('user', email),
        entityId: entityId(slug),
        brandId: entityId(brand),
        createdAt: new Date(Date.UTC(2026, 8, 1 + n, 9)),
      }),
    )
  })
}

/** Who follows whom, and when the collections that are not live yet are going to open. */
export async function fillFollows(tx: Tx): Promise<void> {
  await tx.insertInto('follow').values(demoFollows()).execute()
  for (const { id, slug, status } of demoCollections()) {
    if (status === 'LIVE') continue
    const choose = chooser(`announcement of ${id}`)
    const days = choose(status === 'NEW' ? [26, 33, 41, 55] : [3, 6, 9, 13])
    await sql`insert into announcement (id, brand_id, collection_id, opens_on, opens_at, text, created_at)
      select ${idOf('announcement', id)}::uuid, brand.id, ${id}::uuid, current_date + ${days}::int,
        (current_date + ${days}::int)::timestamp at time zone brand.time_zone, ${choose(sentences)}, now() - interval '2 days'
      from entity brand where brand.id = ${entityId(slug)}`.execute(tx)
  }
}
