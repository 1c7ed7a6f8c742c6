import type { Tx } from '../server/src/platform/db.ts'
import { entities, entityId, isNewcomer } from './entities.ts'
import { BRAND_SLUGS } from './pictures/brands-look.ts'
import { chooser, idOf } from './random.ts'

export const groupsOf = ['Gulf', 'Key accounts', 'Concept stores'] as const
export const groupId = (brand: string, name: string) => idOf('group', brand, name)

/** Each brand trades with about a third of the retailers; some of them it bundles. A retailer with direct access lives on its relations. */
export async function fillConnections(tx: Tx): Promise<void> {
  const retailers = entities.filter(({ type, slug }) => type === 'retailer' && !isNewcomer(slug))
  await tx
    .insertInto('retailerGroup')
    .values(
      BRAND_SLUGS.flatMap((slug) =>
        groupsOf.map((name) => ({ id: groupId(slug, name), brandId: entityId(slug), name })),
      ),
    )
    .execute()
  const relations = BRAND_SLUGS.flatMap((brand) => {
    const choose = chooser(`relations of ${brand}`)
    return retailers.flatMap(({ slug, access }) => {
      const isDirect = !access.includes('marketplace')
      const isKnown =
        (brand === 'maison-orla' && ['kin-and-co', 'casa-lume'].includes(slug)) ||
        choose([0, 0, 0, 1, isDirect ? 1 : 0]) === 1
      if (!isKnown) return []
      const group = choose([null, null, ...groupsOf])
      return [
        {
          id: idOf('relation', brand, slug),
          brandId: entityId(brand),
          retailerId: entityId(slug),
          origin: isDirect || choose([0, 0, 1]) ? 'direct' : 'marketplace',
          groupId: group && groupId(brand, group),
          createdAt: new Date(Date.UTC(2025, choose([...Array(12).keys()]), choose([3, 9, 17, 24]))),
        },
      ]
    })
  })
  await tx.insertInto('relation').values(relations).execute()
}
