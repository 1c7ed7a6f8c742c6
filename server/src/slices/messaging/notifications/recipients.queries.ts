import { type RawBuilder, sql } from 'kysely'
import type { Role, Side } from '@souk/contract/core/abilities.ts'
import { type NotificationKind, requiredKinds } from '@souk/contract/identity/notification-kinds.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { quietUntil, wants } from '../../identity/door.ts'

export type Recipient = {
  userId: string
  entityId: string | null
  role: Role
  side: Extract<Side, 'brand' | 'retailer'> | null
  email: string | null // only a proven address gets mails
  language: Language
  isDemo: boolean
  inApp: boolean
  mail: boolean
  digest: boolean
  notBefore: Date | null
}

const isAdmin = sql`association.role = 'entityAdmin'`

/** People who have joined, with their channels for a kind; in one order, so that two events lock in the same order. Required mails reach all admins where none wants them. */
export async function recipientsOf(db: Db, kind: NotificationKind, to: RawBuilder<boolean>): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select association.user_id, association.entity_id, association.role, entity.type as side,
      case when email_verified_at is not null then user_account.email end as email, user_account.language,
      coalesce(entity.is_demo, false) as is_demo, ${quietUntil} as not_before,
      ${wants(kind, 'inApp')} as in_app, 
      ${wants(kind, 'mail')} or (${requiredKinds.has(kind)} and ${isAdmin} and not bool_or(${isAdmin} and email_verified_at is not null
        and ${wants(kind, 'mail')}) over (partition by association.entity_id)) as mail, ${wants(kind, 'digest')} as digest
    from association join user_account on user_account.id = association.user_id
      left join entity on entity.id = association.entity_id
    where joined_at is not null and ${to} order by association.user_id limit 500`.execute(db)
  return rows
}

type Pair = { brandId: string; retailerId: string }

const ofRelation = ({ brandId, retailerId }: Pair) => sql`(association.entity_id = ${brandId} and (
  association.role = 'entityAdmin' or association.id in (
    select unnest(array[rep.id, rep.manager_id]) from relation join association rep on rep.id = relation.sales_rep_id
    where relation.brand_id = ${brandId} and relation.retailer_id = ${retailerId})))`

/** Everyone of the two teams who may see what they trade. */
export const bothTeams = (pair: Pair): RawBuilder<boolean> =>
  sql`(association.entity_id = ${pair.retailerId} or ${ofRelation(pair)})`

/** One of the two teams. */
export const teamOf = (pair: Pair, side: 'brand' | 'retailer'): RawBuilder<boolean> =>
  side === 'retailer' ? sql`(association.entity_id = ${pair.retailerId})` : sql`(${ofRelation(pair)})`

export const otherSide = (side: 'brand' | 'retailer') => (side === 'brand' ? 'retailer' : 'brand')

export const adminsOf = (entityId: string): RawBuilder<boolean> =>
  sql`(association.entity_id = ${entityId} and association.role = 'entityAdmin')`

/** Those who lead sales: they publish collections. */
export const sellersOf = (entityId: string): RawBuilder<boolean> =>
  sql`(association.entity_id = ${entityId} and association.role in ('entityAdmin', 'salesManager'))`

export const personIn = (userId: string, entityId: string | null): RawBuilder<boolean> =>
  sql`(association.user_id = ${userId} and association.entity_id is not distinct from ${entityId}::uuid)`

export const everyoneOf = (entityId: string): RawBuilder<boolean> => sql`(association.entity_id = ${entityId})`

export const soukAdmins: RawBuilder<boolean> = sql`(association.role = 'soukAdmin')`
