import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { FiltersOf } from '@souk/contract/core/lists/list.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { allReferralList } from '@souk/contract/referrals/referral-list.ts'
import type { Referral } from '@souk/contract/referrals/referrals.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { allGiven, pagedList } from '../../platform/data/database/paged-list.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const dollars = (minor: bigint) => amount({ minor, currency: 'USD' })

/** Three letters of the name and six that cannot be guessed. */
function newCode(name: string): string {
  const start = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X')
  return `${start}-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
}

/** The entity's code, made when it is first asked for. */
export async function ownCode(db: Db, entityId: string): Promise<{ code: string; earned: bigint }> {
  const known = await db
    .selectFrom('referralCode')
    .select(['code', 'earned'])
    .where('entityId', '=', entityId)
    .executeTakeFirst()
  if (known) return known
  const { name } = await db.selectFrom('entity').select('name').where('id', '=', entityId).executeTakeFirstOrThrow()
  const { rows } = await sql<{ code: string; earned: bigint }>`
    insert into referral_code (entity_id, code) values (${entityId}, ${newCode(name)})
    on conflict (entity_id) do update set code = referral_code.code returning code, earned`.execute(db)
  return rows[0]!
}

export async function renewCode(db: Db, entityId: string): Promise<string> {
  await ownCode(db, entityId)
  const { name } = await db.selectFrom('entity').select('name').where('id', '=', entityId).executeTakeFirstOrThrow()
  const { code } = await db
    .updateTable('referralCode')
    .set({ code: newCode(name) })
    .where('entityId', '=', entityId)
    .returning('code')
    .executeTakeFirstOrThrow()
  return code
}

function referralRows(db: Db) {
  return db
    .selectFrom('referral')
    .leftJoin('entity as referred', 'referred.id', 'referral.referredId')
    .select(['referral.id', 'referral.refusal', 'referral.reward', 'referral.invitedAt', 'referral.expiresAt'])
    .select([
      sql<string>`coalesce(referred.name, referral.email, '')`.as('name'),
      sql<
        Referral['status']
      >`case when referral.status in ('INVITED', 'JOINED') and referral.expires_at <= now() then 'EXPIRED' else referral.status end`.as(
        'status',
      ),
      sql<boolean>`exists (select from sales_order where referral.referred_id in (sales_order.retailer_id, sales_order.brand_id)
        and sales_order.status not in ('REJECTED', 'CANCELLED'))`.as('hasOrder'),
      sql<bigint>`coalesce((select earned from referral_code where entity_id = referral.referrer_id), 0)`.as('earned'),
    ])
}
type ReferralRecord = Awaited<ReturnType<ReturnType<typeof referralRows>['execute']>>[number]

/** Who is invited again comes first again, though the id stays. */
const newest = { id: 'referral.id', by: ['referral.invitedAt'], direction: 'desc' } as const

export const listReferrals = (db: Db, referrerId: string, paging: Paging) =>
  pagedList(db, referralRows(db).where('referral.referrerId', '=', referrerId), (rows) => rows, newest, paging)

const allRows = (db: Db) =>
  referralRows(db)
    .innerJoin('entity as referrer', 'referrer.id', 'referral.referrerId')
    .select('referrer.name as referrer')

export const findReferral = (db: Db, id: string) => allRows(db).where('referral.id', '=', id).executeTakeFirstOrThrow()

/** For the marketplace's own people, of all entities. */
export function listAllReferrals(db: Db, { show, ...paging }: FiltersOf<typeof allReferralList> & Paging) {
  const isSought = allGiven(
    { show },
    {
      show: (one) =>
        one === 'refused'
          ? sql`referral.refusal is not null`
          : sql`(referral.status = 'QUALIFIED' and referral.refusal is null)`,
    },
  )
  return pagedList(db, allRows(db), (rows) => rows.where(isSought), newest, paging)
}

export function presentReferral(row: ReferralRecord, cap: bigint): Referral {
  const { id, name, status, refusal, reward, hasOrder } = row
  const missing = {
    INVITED: 'join',
    JOINED: hasOrder ? 'payment' : 'order',
    QUALIFIED: refusal ? null : row.earned < cap ? 'release' : 'cap',
    REWARDED: null,
    EXPIRED: null,
  } as const
  return {
    id,
    name,
    status,
    missing: missing[status],
    refusal: refusal as Referral['refusal'],
    reward: reward === null ? null : dollars(reward),
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: status === 'INVITED' || status === 'JOINED' ? (row.expiresAt?.toISOString() ?? null) : null,
  }
}

export { dollars }

/** Whether rewards are applied at checkout without asking. */
export function preferenceOf(db: Db, entityId: string) {
  return db.selectFrom('entity').select('appliesRewards').where('id', '=', entityId).executeTakeFirstOrThrow()
}

export async function setPreference(db: Db, entityId: string, appliesRewards: boolean): Promise<void> {
  await db.updateTable('entity').set({ appliesRewards }).where('id', '=', entityId).execute()
}
