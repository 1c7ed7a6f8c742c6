import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { CreditRequestFilters } from '@souk/contract/prospects/credit-lists.ts'
import type { CreditEntry, CreditRequest } from '@souk/contract/prospects/prospect-shapes.ts'
import type { RequestCredits } from '@souk/contract/prospects/prospects.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { allGiven, type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { BrandActor } from '../model/access.ts'
import { addCredits, balanceOf, openCredits } from './credits.ts'

export async function readCredits(db: Db, { entityId }: BrandActor, brandId: string) {
  if (brandId !== entityId) throw new Refusal('not_found')
  await openCredits(db, brandId)
  const pending = await db
    .selectFrom('prospectCreditRequest')
    .select(['credits', 'createdAt'])
    .where('brandId', '=', brandId)
    .where('status', '=', 'PENDING')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return {
    credits: await balanceOf(db, brandId),
    pending: pending ? { credits: pending.credits, at: pending.createdAt.toISOString() } : null,
  }
}

/** One request of a kind waits at a time; the unique index decides. */
export function requestCredits(db: Db, { entityId, userId }: BrandActor, { kind, credits, note }: RequestCredits) {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('prospectCreditRequest')
      .values({ brandId: entityId, kind, credits: kind === 'ACCESS' ? 0 : credits, note, askedBy: userId })
      .onConflict((conflict) => conflict.columns(['brandId', 'kind']).where('status', '=', 'PENDING').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Refusal('conflict', 'prospects.pending')
    await publishLive(tx, { entityId }, 'prospects.changed')
    return row
  })
}

const fullName = sql<string>`user_account.first_name || ' ' || user_account.last_name`

const entryRows = (db: Db, brandId: string) =>
  db
    .selectFrom('prospectCreditEntry as entry')
    .leftJoin('userAccount', 'userAccount.id', 'entry.userId')
    .leftJoin('prospect', (join) => join.on(sql<boolean>`prospect.id::text = entry.subject`))
    .select(['entry.id', 'entry.amount', 'entry.reason', 'entry.balance', 'entry.createdAt'])
    .select(sql<string>`coalesce(prospect.name, entry.subject)`.as('subject'))
    .select(sql<string | null>`${fullName}`.as('by'))
    .where('entry.brandId', '=', brandId)

const newest: Order = { by: [], direction: 'desc' } // ids are in the order in which entries were written

export async function listEntries(db: Db, brandId: string, paging: Paging) {
  const place = { id: 'entry.id', ...newest }
  const { rows, ...page } = await pagedList(db, entryRows(db, brandId), (entries) => entries, place, paging)
  const entries = rows.map(({ createdAt, reason, ...entry }) => ({
    ...entry,
    reason: reason as CreditEntry['reason'],
    at: createdAt.toISOString(),
  }))
  return { entries, ...page }
}

const requestRows = (db: Db) =>
  db
    .selectFrom('prospectCreditRequest as request')
    .innerJoin('entity', 'entity.id', 'request.brandId')
    .leftJoin('userAccount', 'userAccount.id', 'request.askedBy')
    .leftJoin('prospectCredit as credit', 'credit.brandId', 'request.brandId')
    .select(['request.id', 'request.kind', 'request.credits', 'request.note', 'request.status', 'request.granted'])
    .select(['request.answer', 'request.createdAt', 'request.decidedAt', 'entity.id as brandId', 'entity.name'])
    .select(sql<number>`coalesce(credit.balance, 0)`.as('balance'))
    .select(sql<string | null>`${fullName}`.as('askedBy'))

/** Those that wait from the oldest, those that are decided from the newest. */
export async function listRequests(db: Db, { page, limit, after, ...filters }: CreditRequestFilters & Paging) {
  const narrow = (all: ReturnType<typeof requestRows>) =>
    all.where(allGiven<CreditRequestFilters>(filters, { status: (value) => sql`request.status = ${value}` }))
  const direction = filters.status === 'PENDING' ? ('asc' as const) : ('desc' as const)
  const place = { id: 'request.id', by: ['request.createdAt'], direction }
  const { rows, ...paging } = await pagedList(db, requestRows(db), narrow, place, { page, limit, after })
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind as CreditRequest['kind'],
    credits: row.credits,
    note: row.note,
    status: row.status as CreditRequest['status'],
    granted: row.granted,
    answer: row.answer,
    askedBy: row.askedBy,
    balance: row.balance,
    brand: { id: row.brandId, name: row.name },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
  return { items, ...paging }
}

type Decision = { status: 'GRANTED' | 'DECLINED'; credits: number; answer: string }

/** The update of the waiting row decides; a second decision finds none. */
export function decideRequest(db: Db, actor: Actor, id: string, { status, credits, answer }: Decision, caller: Caller) {
  return inTransaction(db, async (tx) => {
    found(await tx.selectFrom('prospectCreditRequest').select('id').where('id', '=', id).executeTakeFirst())
    const granted = status === 'GRANTED' ? credits : 0
    const request = await tx
      .updateTable('prospectCreditRequest')
      .set({ status, granted, answer, decidedBy: actor.userId, decidedAt: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .returning(['brandId', 'kind'])
      .executeTakeFirst()
    if (!request) throw new Refusal('conflict', 'prospects.alreadyDecided')
    const { brandId, kind } = request
    if (status === 'GRANTED' && kind === 'ACCESS') {
      await tx.updateTable('entity').set({ isLeadAiEnabled: true }).where('id', '=', brandId).execute()
      await publishLive(tx, { entityId: brandId }, 'entity.changed', brandId)
    }
    if (granted > 0)
      await addCredits(tx, { brandId, userId: null, amount: granted, reason: 'GRANTED', subject: answer })
    await publishLive(tx, { entityId: brandId }, 'prospects.changed')
    await audit(tx, actor, {
      action: 'prospects.creditsDecided',
      subject: brandId,
      details: { id, status, granted },
      caller,
    })
    return null
  })
}
