import type { Notices } from './notice.ts'
import { adminsOf } from './recipients.queries.ts'

type Decided = { brandId: string; reason?: string }

/** What staff decided about a brand, to its admins. */
function decided(type: string): Notices[string] {
  return async (db, { brandId, reason }: Decided) => {
    const brand = await db.selectFrom('entity').select('name').where('id', '=', brandId).executeTakeFirst()
    if (!brand) return []
    return [
      {
        kind: 'reviews',
        type,
        params: { name: brand.name, ...(reason && { reason: reason.slice(0, 300) }) },
        subject: brandId,
        link: '/dashboard',
        to: adminsOf(brandId),
      },
    ]
  }
}

export const soukNotices: Notices = {
  'brand.approve': decided('brand.approved'),
  'brand.askMore': decided('brand.moreNeeded'),
  'brand.decline': decided('brand.declined'),
}
