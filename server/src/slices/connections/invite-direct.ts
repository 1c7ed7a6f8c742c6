import { sql } from 'kysely'
import {
  type DirectIn,
  type DirectInvite,
  type DirectInvited,
  directLimits,
} from '@souk/contract/connections/direct.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import type { MailContent } from '../../platform/delivery/mail/render-mail.tsx'
import { issueToken } from '../../platform/data/access/one-time-tokens.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { requireVerified } from '../entities/door.ts'
import { connectionMail } from './connections.mails.tsx'
import { directInOrder, directRows, type DirectRecord, presentDirect, putDirect } from './direct.queries.ts'
import { findGroup, findSeller } from './sales-team.queries.ts'
import { brandOf, type Trader } from './tenant-scope.ts'

/** Serializes writes to a brand's address book. */
export async function lockBook(tx: Db, brandId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`direct ${brandId}`}, 11))`.execute(tx)
}

/** Adds one to the address book, or changes who is there by that mail. */
export function addDirect({ db }: Deps, actor: Trader, input: DirectIn, caller: Caller) {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    await lockBook(tx, brandId)
    const { groupId, salesRepId, ...rest } = input
    await requireOwn(tx, actor, input.email)
    const seller = await findSeller(tx, actor, salesRepId ?? (actor.role === 'salesManager' ? actor.userId : null))
    const group = await findGroup(tx, brandId, groupId)
    await putDirect(tx, brandId, [{ ...rest, groupId: group.id, salesRepId: seller.id }])
    const row = found(await directRows(tx, actor).where('direct.email', '=', input.email).executeTakeFirst())
    await audit(tx, actor, { action: 'connections.directAdded', subject: row.id, caller })
    await publishLive(tx, { entityId: brandId }, 'connections.changed')
    return presentDirect(row)
  })
}

async function requireOwn(tx: Tx, actor: Trader, email: string): Promise<void> {
  const isThere = tx.selectFrom('directRetailer').select('id').where('brandId', '=', actor.entityId)
  if (!(await isThere.where('email', '=', email).executeTakeFirst())) return
  if (await directRows(tx, actor).where('direct.email', '=', email).executeTakeFirst()) return
  throw new Refusal('conflict', 'direct.notYours', { field: 'email' })
}

/** Another slice may write the mail itself; `href` is the link that accepts. */
export type Compose = (href: string) => MailContent

/** Writes to those who were not written to within a week; the others are counted. The mail says nothing of who is known. */
export function inviteDirect(
  deps: Deps,
  actor: Trader,
  input: DirectInvite,
  caller: Caller,
  compose?: Compose,
): Promise<DirectInvited> {
  const brandId = brandOf(actor)
  return inTransaction(deps.db, async (tx) => {
    const own = { ...deps, db: tx }
    await requireVerified(own, actor.userId)
    const ids = 'ids' in input ? [...new Set(input.ids)] : [(await addDirect(own, actor, input.retailer, caller)).id]
    await lockBook(tx, brandId)
    const rows = await directInOrder(tx, actor)
      .where(sql<boolean>`direct.id = any(${ids}::uuid[])`)
      .execute()
    if (rows.length !== ids.length) throw new Refusal('not_found')
    const fresh = await claimMails(
      tx,
      brandId,
      rows.filter(({ status }) => status !== 'JOINED'),
    )
    await countInvitations(tx, brandId, fresh.length)
    for (const row of fresh) await sendInvitation(own, brandId, row, caller, compose)
    if (fresh.length > 0) await publishLive(tx, { entityId: brandId }, 'connections.changed')
    await audit(tx, actor, {
      action: 'connections.directInvited',
      subject: brandId,
      details: { ids: fresh.map(({ id }) => id) },
      caller,
    })
    return { invited: fresh.length, skipped: rows.length - fresh.length }
  })
}

/** The row says when a brand last wrote to a mail; only one that is older than a week, or new, is taken. */
async function claimMails(tx: Tx, brandId: string, rows: readonly DirectRecord[]): Promise<DirectRecord[]> {
  const { rows: claimed } = await sql<{ email: string }>`
    insert into direct_mail as mail (brand_id, email)
    select ${brandId}, email from unnest(${rows.map(({ email }) => email)}::text[]) as one(email) order by email
    on conflict (brand_id, email) do update set sent_at = now() where mail.sent_at <= now() - interval '7 days'
    returning email`.execute(tx)
  const emails = new Set(claimed.map(({ email }) => email))
  return rows.filter(({ email }) => emails.has(email))
}

/** All of them still fit into the day, or none is sent. */
async function countInvitations(tx: Tx, brandId: string, count: number): Promise<void> {
  if (count === 0) return
  const { rows } = await sql`
    insert into direct_mail_count as day (brand_id, sent) select ${brandId}, ${count} where ${count} <= ${directLimits.invitationsADay}
    on conflict (brand_id, day) do update set sent = day.sent + excluded.sent
      where day.sent + excluded.sent <= ${directLimits.invitationsADay}
    returning sent`.execute(tx)
  if (rows.length === 0) throw new Refusal('too_often', 'connections.tooManyInvitations', { retryAfter: 3_600 })
}

/** In the inviter's language: nothing is looked up about the mail. */
async function sendInvitation(
  deps: Deps,
  brandId: string,
  row: DirectRecord,
  { language, requestId }: Caller,
  compose?: Compose,
) {
  const { db, key, say, sendMail, config } = deps
  const brand = await db
    .updateTable('directRetailer')
    .set({ invitedAt: sql`now()` })
    .from('entity')
    .whereRef('entity.id', '=', 'directRetailer.brandId')
    .where('directRetailer.id', '=', row.id)
    .where('directRetailer.brandId', '=', brandId)
    .returning(['entity.name', 'entity.isDemo'])
    .executeTakeFirstOrThrow()
  const words = { name: row.first || row.name, brand: brand.name, retailer: row.name }
  const content = async () => {
    const token = await issueToken(db, key, { purpose: 'directInvitation', subject: row.id })
    const href = `${config.publicUrl}/invitation/${token}`
    if (compose) return compose(href)
    return connectionMail({ say, language }, 'directInvitation', { words, href })
  }
  await sendMail(db, {
    to: row.email,
    language,
    content,
    kind: 'invitation',
    key: `direct invitation ${row.id} ${requestId}`,
    isDemo: brand.isDemo,
  })
}
