import { sql } from 'kysely'
import type { ConnectionRequest, RequestStatus } from '@souk/contract/connections/connection-shapes.ts'
import type { RequestFilters } from '@souk/contract/connections/connection-lists.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { allGiven, type Order, pagedList } from '../../platform/data/database/paged-list.ts'
import { isOwnRequest, type Pair, type Trader } from './tenant-scope.ts'

/** A request is expired the moment its time has passed; a job only publishes it. */
const status = sql<RequestStatus>`(case when request.status = 'PENDING' and request.expires_at <= now()
  then 'EXPIRED' else request.status end)`

function requestRows(db: Db, actor: Trader) {
  const counterpart = actor.side === 'brand' ? 'request.retailerId' : 'request.brandId'
  return db
    .selectFrom('connectionRequest as request')
    .innerJoin('entity as other', 'other.id', counterpart)
    .leftJoin('nickName', (join) =>
      join.onRef('nickName.counterpartId', '=', 'other.id').on('nickName.entityId', '=', actor.entityId),
    )
    .leftJoin('userAccount as sender', 'sender.id', 'request.senderId')
    .select(['request.id', 'request.brandId', 'request.retailerId', 'request.senderSide', 'request.senderId'])
    .select(['request.message', 'request.answer', 'request.createdAt', 'request.expiresAt', 'request.answeredAt'])
    .select(['other.id as otherId', 'other.name', 'other.logo', 'other.country', 'nickName.name as nickName'])
    .select(['sender.firstName', 'sender.lastName', status.as('status')])
    .where(isOwnRequest(actor))
}
export type RequestRecord = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number]

type Input = RequestFilters & Paging

const newest: Order = { by: ['request.createdAt'], direction: 'desc' }

export function listRequests(db: Db, actor: Trader, { after, page, limit, ...filters }: Input) {
  const narrow = (rows: ReturnType<typeof requestRows>) =>
    rows.where(
      allGiven<RequestFilters>(filters, {
        direction: (value) => sql`((request.sender_side = ${actor.side}) = ${value === 'outgoing'})`,
        status: (value) => sql`${status} = ${value}`,
      }),
    )
  return pagedList(db, requestRows(db, actor), narrow, { id: 'request.id', ...newest }, { after, page, limit })
}

export function findRequest(db: Db, actor: Trader, id: string) {
  return requestRows(db, actor).where('request.id', '=', id).executeTakeFirst()
}

/** The one that waits for an answer between two, if the reader may know of it. */
export function findOpenRequest(db: Db, actor: Trader, { brandId, retailerId }: Pair) {
  return requestRows(db, actor)
    .where('request.brandId', '=', brandId)
    .where('request.retailerId', '=', retailerId)
    .where(status, '=', 'PENDING')
    .executeTakeFirst()
}

export function presentRequest(row: RequestRecord, { side, role }: Trader): ConnectionRequest {
  const isOutgoing = row.senderSide === side
  const isOpen = row.status === 'PENDING'
  return {
    id: row.id,
    direction: isOutgoing ? 'outgoing' : 'incoming',
    counterpart: { id: row.otherId, name: row.name, nickName: row.nickName, logo: row.logo, country: row.country },
    message: row.message,
    answer: row.answer,
    status: row.status,
    senderName: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
    mayAnswer: isOpen && !isOutgoing && role !== 'salesRepresentative',
    mayWithdraw: isOpen && isOutgoing,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** Every open request between two entities; expired ones are closed first. */
export async function openRequestOf(tx: Db, { brandId, retailerId }: Pair) {
  await tx
    .updateTable('connectionRequest')
    .set({ status: 'EXPIRED', answeredAt: sql`expires_at` })
    .where('brandId', '=', brandId)
    .where('retailerId', '=', retailerId)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute()
  return tx
    .selectFrom('connectionRequest')
    .select(['id', 'senderSide', 'senderId', 'brandId', 'retailerId'])
    .where('brandId', '=', brandId)
    .where('retailerId', '=', retailerId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
}

type Last = { mayAskFrom: Date | null; isRecent: boolean }

/** When a side that was refused may ask again, and whether it wrote to the other within a week. */
export async function lastAsked(db: Db, { brandId, retailerId }: Pair, side: string): Promise<Last> {
  const { rows } = await sql<Last>`
    select max(answered_at + interval '30 days') filter (where status = 'DECLINED' and answered_at > now() - interval '30 days')
        as may_ask_from,
      coalesce(bool_or(created_at > now() - interval '7 days'), false) as is_recent
    from connection_request where brand_id = ${brandId} and retailer_id = ${retailerId} and sender_side = ${side}`.execute(
    db,
  )
  return rows[0]!
}

export async function addRequest(tx: Db, { brandId, retailerId }: Pair, by: Trader, message: string): Promise<string> {
  const row = await tx
    .insertInto('connectionRequest')
    .values({ brandId, retailerId, senderSide: by.side, senderId: by.userId, message })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function closeRequest(
  tx: Db,
  id: string,
  status: Exclude<RequestStatus, 'PENDING'>,
  by: Pick<Trader, 'userId'>,
  answer = '',
): Promise<void> {
  await tx
    .updateTable('connectionRequest')
    .set({ status, answer, answeredAt: sql`now()`, answeredBy: by.userId })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}
