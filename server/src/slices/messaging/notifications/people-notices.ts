import type { Db } from '../../../platform/data/database/db.ts'
import type { Notice, Notices } from './notice.ts'
import type { NoticeIssue } from './notice-words.ts'
import { adminsOf, everyoneOf, personIn, sellersOf, soukAdmins } from './recipients.queries.ts'

type OfCollection = { collectionId: string; brandId: string; issues?: NoticeIssue[] }

async function collectionOf(db: Db, id: string) {
  return db
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .select(['collection.name as collection', 'brand.name as brand'])
    .where('collection.id', '=', id)
    .executeTakeFirst()
}

/** What became of a brand's own collection. */
function reviewed(type: string): Notices[string] {
  return async (db, { collectionId, brandId, issues = [] }: OfCollection) => {
    const names = await collectionOf(db, collectionId)
    if (!names) return []
    return [
      {
        kind: 'reviews',
        type: issues.length > 0 ? `${type}Why` : type,
        params: { ...names, ...(issues.length > 0 && { issues: JSON.stringify(issues.slice(0, 10)) }) },
        subject: collectionId,
        link: `/collections/edit/${collectionId}`,
        listLink: '/collections',
        to: sellersOf(brandId),
      },
    ]
  }
}

async function personName(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom('userAccount')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user ? `${user.firstName} ${user.lastName}` : ''
}

type Told = { userId: string; entityId: string | null; kind: 'opening' | 'closing'; collectionId: string }
type Shared = {
  wishlistId: string
  by: string
  from: string
  to: { userId: string | null; entityId: string | null }[]
}
type OfTeam = { entityId: string; userId: string; by?: string }
type OfDownload = { downloadId: string; entityId: string; userId: string; type: string }

const team = { kind: 'teams', link: '/profile?tabIndex=5' } as const

/** A wishlist is a selection to a brand. */
async function shared(db: Db, { wishlistId, by, from, to }: Shared): Promise<Notice[]> {
  const list = await db.selectFrom('wishlist').select('name').where('id', '=', wishlistId).executeTakeFirst()
  const sender = await db.selectFrom('entity').select(['name', 'type']).where('id', '=', from).executeTakeFirst()
  if (!list || !sender) return []
  const author = await personName(db, by)
  return to.map(({ userId, entityId }) => {
    const isBrand = entityId === null ? sender.type === 'brand' : sender.type === 'retailer'
    return {
      kind: 'shares',
      type: 'wishlist.shared',
      params: { list: list.name, name: entityId === null ? author : sender.name },
      subject: wishlistId,
      link: `/${isBrand ? 'selection' : 'wishlist'}-products/${wishlistId}`,
      listLink: isBrand ? '/selection' : '/wishlist',
      to: entityId === null ? personIn(userId!, from) : everyoneOf(entityId),
      except: by,
      ...(entityId !== null && isBrand && { counterpartId: from }),
    }
  })
}

const download =
  (type: string): Notices[string] =>
  async (_, { downloadId, entityId, userId }: OfDownload) => [
    { kind: 'downloads', type, subject: downloadId, link: '/downloads', to: personIn(userId, entityId) },
  ]

/** To the admins of the entity that referred. */
const referral =
  (type: string): Notices[string] =>
  async (db, { referralId }: { referralId: string }) => {
    const row = await db
      .selectFrom('referral')
      .innerJoin('entity as referred', 'referred.id', 'referral.referredId')
      .select(['referral.referrerId', 'referred.name'])
      .where('referral.id', '=', referralId)
      .executeTakeFirst()
    if (!row) return []
    const { name, referrerId } = row
    return [
      { kind: 'referrals', type, params: { name }, subject: referralId, link: '/referrals', to: adminsOf(referrerId) },
    ]
  }

/** A retailer on Souk is asked by its admins' bell; the person who asked hears the answer. */
async function contactAsked(db: Db, { revealId }: { revealId: string }): Promise<Notice[]> {
  const row = await db
    .selectFrom('prospectReveal as reveal')
    .innerJoin('prospect', 'prospect.id', 'reveal.prospectId')
    .innerJoin('entity as brand', 'brand.id', 'reveal.brandId')
    .select(['prospect.retailerId', 'brand.name'])
    .where('reveal.id', '=', revealId)
    .where('reveal.outcome', 'is', null)
    .executeTakeFirst()
  if (!row?.retailerId) return []
  return [
    {
      kind: 'prospects',
      type: 'prospects.asked',
      params: { name: row.name },
      subject: revealId,
      link: '/profile/found',
      to: adminsOf(row.retailerId),
      isMailed: true,
    },
  ]
}

type Answered = { brandId: string; prospectId: string; store: string; askedBy: string | null; outcome: string }
async function contactAnswered(db: Db, { brandId, prospectId, store, askedBy, outcome }: Answered): Promise<Notice[]> {
  const there = await db.selectFrom('prospect').select('id').where('id', '=', prospectId).executeTakeFirst()
  return [
    {
      kind: 'prospects',
      type: `prospects.${outcome}`,
      params: { name: store },
      subject: prospectId,
      link: there ? `/prospects-gen-ai/${prospectId}` : '/prospects-gen-ai',
      listLink: '/prospects-gen-ai',
      to: askedBy === null ? adminsOf(brandId) : personIn(askedBy, brandId),
    },
  ]
}

/** To the marketplace's admins, who switch it on. */
async function analyticsAsked(db: Db, { entityId }: { entityId: string }): Promise<Notice[]> {
  const brand = await db.selectFrom('entity').select('name').where('id', '=', entityId).executeTakeFirst()
  if (!brand) return []
  return [
    {
      kind: 'requests',
      type: 'request.analytics',
      params: { name: brand.name },
      subject: entityId,
      link: `/admin/entities?q=${encodeURIComponent(brand.name)}`,
      listLink: '/admin/entities',
      to: soukAdmins,
    },
  ]
}

export const peopleNotices: Notices = {
  'analytics.asked': analyticsAsked,
  'prospects.contactAsked': contactAsked,
  'prospects.contactAnswered': contactAnswered,
  'referral.joined': referral('referral.joined'),
  'referral.rewarded': referral('referral.rewarded'),
  'collection.publish': reviewed('review.published'),
  'collection.sendBack': reviewed('review.sentBack'),
  'collection.expire': reviewed('review.expired'),
  'follow.told': async (db, { userId, entityId, kind, collectionId }: Told) => {
    const names = await collectionOf(db, collectionId)
    if (!names) return []
    return [
      {
        kind: `${kind}s`,
        type: `follow.${kind}`,
        params: names,
        subject: collectionId,
        link: `/products/${collectionId}`,
        listLink: '/calendar',
        to: personIn(userId, entityId),
        collectionId,
        isMailed: true,
      },
    ]
  },
  // Without a relation a brand is not told who follows it.
  'follow.started': async (_, { userId, brandId }: { userId: string; brandId: string }) => [
    {
      kind: 'followers',
      type: 'follow.started',
      subject: brandId,
      link: '/connections',
      to: sellersOf(brandId),
      except: userId,
    },
  ],
  'wishlist.shared': shared,
  'download.ready': download('download.ready'),
  'download.failed': download('download.failed'),
  'team.joined': async (db, { entityId, userId }: OfTeam) =>
    entityId === null
      ? []
      : [
          {
            ...team,
            type: 'team.joined',
            params: { name: await personName(db, userId) },
            subject: userId,
            to: adminsOf(entityId),
            except: userId,
          },
        ],
  'team.roleChanged': async (db, { entityId, userId, by }: OfTeam) => [
    {
      ...team,
      type: 'team.roleChanged',
      params: { name: await personName(db, by ?? '') },
      subject: userId,
      to: personIn(userId, entityId),
    },
  ],
  'team.handedOver': async (db, { entityId, userId, by }: OfTeam) => [
    {
      ...team,
      type: 'team.handedOver',
      params: { name: await personName(db, by ?? '') },
      subject: userId,
      to: personIn(userId, entityId),
    },
  ],
}
