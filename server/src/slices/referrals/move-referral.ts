import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { emit, publishLive } from '../../platform/data/outbox.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { type Company, companyColumns, markFirst, referralDays, referrersOf, refusalOf } from '../entities/door.ts'
import { creditReferral, currentRules, isReceived, markReferred } from '../wallet/door.ts'

const later = sql<Date>`now() + make_interval(days => ${referralDays})`

/** An entity signed up with a code: its invitation is taken, or it joins without one. An entity is referred once. */
export function joinReferral(
  db: Db,
  { entityId, referralCode }: { entityId: string; referralCode: string | null },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [referrer] = referralCode ? await referrersOf(tx, { code: referralCode }) : []
    const entity = await tx
      .selectFrom('entity')
      .select(['email', 'type'])
      .where('id', '=', entityId)
      .forNoKeyUpdate() // of two joins of one entity the second sees the first
      .executeTakeFirst()
    if (!referrer || !entity || referrer.id === entityId) return
    const { rows } = await sql<{ id: string }>`
      insert into referral (referrer_id, email, referred_id, status, joined_at, expires_at)
      select ${referrer.id}, ${entity.email?.toLowerCase() ?? null}, ${entityId}, 'JOINED', now(), ${later}
      where not exists (select from referral where referred_id = ${entityId})
      on conflict (referrer_id, email) do update set referred_id = excluded.referred_id, status = 'JOINED', joined_at = now(), expires_at = excluded.expires_at
        where referral.status in ('INVITED', 'EXPIRED') and referral.referred_id is null
      returning id`.execute(tx)
    const referral = rows[0]
    if (!referral) return
    const { rows: owner } = await sql<{ type: string }>`select type from entity where id = ${referrer.id}`.execute(tx)
    if (owner[0]?.type === 'brand' && entity.type === 'retailer')
      await markReferred(tx, { brandId: referrer.id, retailerId: entityId })
    await markFirst(tx, referrer.id, 'firstReferralAt')
    await emit(tx, 'referral.joined', { referralId: referral.id })
    await publishLive(tx, { entityId: referrer.id }, 'referrals.changed')
  })
}

/** An order earned the marketplace something: it received commission, or it collected the payment itself where there is none. */
const hasEarned = sql`(line.commission > 0 and ${isReceived}) or (fixed.rate = 0 and invoice.total <= (
  select coalesce(sum(amount - refunded), 0) from payment where subject_kind = 'INVOICE' and subject_id = invoice.invoice_id
    and status = 'SUCCEEDED'))`

/** A company that an admin of its own confirmed by mail, and a brand that is live. */
const isVerified = sql`exists (select from association join user_account on user_account.id = association.user_id
    where association.entity_id = party.id and association.role = 'entityAdmin' and user_account.email_verified_at is not null)
  and (party.type = 'retailer' or party.live_from <= now())`

/** Money arrived for an invoice: a party that joined by a referral may qualify with its first order. */
export async function qualifyReferrals({ config, db }: Pick<Deps, 'config' | 'db'>, invoiceId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select referral.id from receivable arrived join referral on referral.referred_id in (arrived.brand_id, arrived.retailer_id)
    where arrived.invoice_id = ${invoiceId} and referral.status in ('JOINED', 'QUALIFIED') and exists (
      select from first_order first join order_commission fixed using (order_id) join receivable_order line using (order_id)
        join receivable invoice using (invoice_id)
      where referral.referred_id in (first.brand_id, first.retailer_id) and invoice.kind = 'GOODS' and invoice.paid_at is not null
        and line.goods > line.goods_credited and (${hasEarned})
        and not exists (select from entity party where party.id in (first.brand_id, first.retailer_id) and not (${isVerified})))
    order by referral.id`.execute(db)
  for (const { id } of rows) await inTransaction(db, (tx) => qualify(tx, id, config.isDemo))
}

type Row = {
  id: string
  referrerId: string
  referredId: string
  referredType: 'brand' | 'retailer'
  referrerType: 'brand' | 'retailer'
  name: string
}

/** Of any number of payments at once the first counts; then the company is looked at again. The demo releases the reward, elsewhere an admin does. */
async function qualify(tx: Tx, id: string, isReleased: boolean): Promise<void> {
  await sql`update referral set status = 'QUALIFIED', qualified_at = now() where id = ${id} and status = 'JOINED' and expires_at > now()`.execute(
    tx,
  )
  const referral = await lockWaiting(tx, id)
  if (!referral) return
  const refusal = await refusalFor(tx, referral)
  if (refusal) await tx.updateTable('referral').set({ refusal }).where('id', '=', id).execute()
  else if (isReleased) await reward(tx, referral)
  await publishLive(tx, { entityId: referral.referrerId }, 'referrals.changed')
}

/** A referral that qualified and that was neither rewarded nor refused. */
async function lockWaiting(tx: Tx, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select referral.id, referral.referrer_id, referral.referred_id, referred.type as referred_type, referrer.type as referrer_type, referred.name
    from referral join entity referred on referred.id = referral.referred_id join entity referrer on referrer.id = referral.referrer_id
    where referral.id = ${id} and referral.status = 'QUALIFIED' and referral.refusal is null for no key update of referral`.execute(
    tx,
  )
  return rows[0]
}

/** An admin releases or declines the reward of a referral, once; the same decision again changes nothing. */
export function decideReferral(
  db: Db,
  admin: Actor,
  { id, decision }: { id: string; decision: 'RELEASE' | 'DECLINE' },
  caller: Caller,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const referral = await lockWaiting(tx, id)
    if (!referral) {
      const { status, refusal } = found(
        await tx.selectFrom('referral').select(['status', 'refusal']).where('id', '=', id).executeTakeFirst(),
      )
      if (decision === 'RELEASE' ? status === 'REWARDED' : refusal === 'declined') return
      throw new Refusal('conflict', 'referrals.notWaiting')
    }
    if (decision === 'DECLINE')
      await tx.updateTable('referral').set({ refusal: 'declined' }).where('id', '=', id).execute()
    else if (!(await reward(tx, referral))) throw new Refusal('conflict', 'referrals.capReached')
    await audit(tx, admin, { action: 'referrals.decided', subject: id, details: { decision }, caller })
    await publishLive(tx, { entityId: referral.referrerId }, 'referrals.changed')
  })
}

async function refusalFor(tx: Tx, { referrerId, referredId }: Row) {
  const [referrer, ...ancestors] = await referrersOf(tx, { entityId: referrerId })
  const { rows } = await sql<Company & { isReferred: boolean }>`
    select ${companyColumns}, entity.id = ${referredId} as is_referred from entity
    where entity.id = ${referredId} or entity.id in (select referred_id from referral where referrer_id = ${referrerId} and status = 'REWARDED')`.execute(
    tx,
  )
  const referred = rows.find(({ isReferred }) => isReferred)!
  return refusalOf(referred, { referrer: referrer!, ancestors, others: rows.filter(({ isReferred }) => !isReferred) })
}

/** The cap holds in one statement: two rewards at once cannot both take what is left of it. */
async function reward(tx: Tx, { id, referrerId, referrerType, referredType, name }: Row): Promise<boolean> {
  const { values } = await currentRules(tx)
  const [full, cap] = [values[`referral.${referredType}`], values['referral.cap']]
  const { rows } = await sql<{ paid: bigint }>`
    with before as (select earned from referral_code where entity_id = ${referrerId} for update)
    update referral_code set earned = least(referral_code.earned + ${full}::bigint, greatest(${cap}::bigint, referral_code.earned)) from before
    where entity_id = ${referrerId} returning referral_code.earned - before.earned as paid`.execute(tx)
  const paid = rows[0]?.paid ?? 0n
  if (paid === 0n) return false // the cap is reached: it stays qualified
  await creditReferral(tx, { entityId: referrerId, side: referrerType, amount: paid, referralId: id, name })
  await tx
    .updateTable('referral')
    .set({ status: 'REWARDED', reward: paid, rewardedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  await emit(tx, 'referral.rewarded', { referralId: id })
  return true
}

/** Nothing depends on it: every reader looks at the time itself. */
export async function expireReferrals(db: Db): Promise<void> {
  await sql`update referral set status = 'EXPIRED' where status in ('INVITED', 'JOINED') and expires_at <= now()`.execute(
    db,
  )
}
