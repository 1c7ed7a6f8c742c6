import type { Db } from '../../../platform/data/database/db.ts'
import type { Notice, Notices } from './notice.ts'
import { adminsOf, soukAdmins } from './recipients.queries.ts'

type Decided = { brandId: string; reason?: string }
const excerptOf = (text: string) => text.slice(0, 300)

const nameOfEntity = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('entity').select('name').where('id', '=', id).executeTakeFirst())?.name

/** What staff decided about a brand, to its admins. */
function decided(type: string): Notices[string] {
  return async (db, { brandId, reason }: Decided) => {
    const name = await nameOfEntity(db, brandId)
    if (name === undefined) return []
    const params = { name, ...(reason && { reason: excerptOf(reason) }) }
    return [{ kind: 'reviews', type, params, subject: brandId, link: '/dashboard', to: adminsOf(brandId) }]
  }
}

/** A company that signed up. */
async function signedUp(db: Db, { entityId }: { entityId: string }): Promise<Notice[]> {
  const name = await nameOfEntity(db, entityId)
  if (name === undefined) return []
  const link = `/admin/entities?q=${encodeURIComponent(name)}`
  const shown = { type: 'souk.signUp', params: { name }, subject: entityId, link, listLink: '/admin/entities' }
  return [{ kind: 'signUps', ...shown, to: soukAdmins }]
}

async function brandSubmitted(db: Db, { brandId }: { brandId: string }): Promise<Notice[]> {
  const name = await nameOfEntity(db, brandId)
  if (name === undefined) return []
  const shown = { type: 'souk.brand', params: { name }, subject: brandId, link: '/admin/brands' }
  return [{ kind: 'newBrands', ...shown, to: soukAdmins }]
}

async function collectionSubmitted(db: Db, { collectionId }: { collectionId: string }): Promise<Notice[]> {
  const names = await db
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .select(['collection.name as collection', 'brand.name as brand'])
    .where('collection.id', '=', collectionId)
    .executeTakeFirst()
  if (!names) return []
  const link = `/admin/reviews/${collectionId}`
  const shown = { type: 'souk.collection', params: names, subject: collectionId, link, listLink: '/admin/reviews' }
  return [{ kind: 'collections', ...shown, to: soukAdmins }]
}

async function disputed(db: Db, { disputeId }: { disputeId: string }): Promise<Notice[]> {
  const row = await db
    .selectFrom('commissionDispute as dispute')
    .innerJoin('entity', 'entity.id', 'dispute.entityId')
    .innerJoin('salesOrder', 'salesOrder.id', 'dispute.orderId')
    .select(['entity.name', 'salesOrder.number'])
    .where('dispute.id', '=', disputeId)
    .executeTakeFirst()
  if (!row) return []
  const shown = { type: 'souk.dispute', params: row, subject: disputeId, link: '/admin/disputes' }
  return [{ kind: 'disputes', ...shown, to: soukAdmins }]
}

async function mailFailed(db: Db, { mailId }: { mailId: string }): Promise<Notice[]> {
  const mail = await db.selectFrom('mail').select(['recipient', 'failure']).where('id', '=', mailId).executeTakeFirst()
  if (!mail) return []
  const params = { recipient: mail.recipient, failure: excerptOf(mail.failure ?? '') }
  const shown = { type: 'souk.mailFailed', params, subject: mailId, link: '/admin/mails?status=FAILED' }
  return [{ kind: 'failures', ...shown, to: soukAdmins }]
}

/** A job that was given up; the queue has no transaction of its own to say so in. */
export const jobFailed = ({ id, queue }: { id: string; queue: string }): Notice => ({
  kind: 'failures',
  type: 'souk.jobFailed',
  params: { queue },
  subject: id,
  link: '/admin/jobs',
  to: soukAdmins,
})

export const soukNotices: Notices = {
  'brand.approve': decided('brand.approved'),
  'brand.askMore': decided('brand.moreNeeded'),
  'brand.decline': decided('brand.declined'),
  'brand.submit': brandSubmitted,
  'entity.registered': signedUp,
  'collection.submit': collectionSubmitted,
  'commission.disputed': disputed,
  'mail.failed': mailFailed,
}
