import { sql } from 'kysely'
import { type Company, refusalOf } from './referral-rules.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

type Row = Company & { name: string; depth: number }

/** The owner of a code first, then those who referred it, one after the other. */
export async function referrersOf(db: Db, which: { code: string } | { entityId: string }): Promise<Row[]> {
  const start =
    'code' in which
      ? sql`select entity_id from referral_code where code = ${which.code.trim().toUpperCase()}`
      : sql`select ${which.entityId}::uuid as entity_id`
  const { rows } = await sql<Row>`
    with recursive chain as (
      select entity_id, 0 as depth from (${start}) first
      union select referral.referrer_id, chain.depth + 1 from chain join referral on referral.referred_id = chain.entity_id where chain.depth < 20)
    select chain.depth, ${companyColumns} from chain join entity on entity.id = chain.entity_id order by chain.depth`.execute(
    db,
  )
  return rows
}

/** What a company is recognised by, beside the alias `entity`. */
export const companyColumns = sql`entity.id, entity.name, coalesce(entity.email, '') as email, entity.website, entity.tax_number,
  array(select concat_ws(' ', line1, postal_code, city, country) from address where address.entity_id = entity.id) as addresses`

/** Whose code it is; refused with a reason where the new company may not use it. */
export async function checkReferralCode(
  db: Db,
  code: string,
  { email, website }: { email: string; website: string },
): Promise<string> {
  const [referrer, ...ancestors] = await referrersOf(db, { code })
  if (!referrer) throw new Refusal('invalid', 'entities.noSuchReferralCode', { field: 'referralCode' })
  const newcomer = { id: '', email, website, taxNumber: '', addresses: [] }
  const refusal = refusalOf(newcomer, { referrer, ancestors, others: [] })
  if (refusal)
    throw new Refusal('invalid', refusal === 'circle' ? 'entities.referralCircle' : 'entities.ownReferralCode', {
      field: 'referralCode',
    })
  return referrer.name
}
