import { sql } from 'kysely'
import { unseal } from '../../../platform/data/access/sealed.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Claim, Outgoing } from '../../../platform/delivery/outgoing/outgoing.ts'
import { wake } from '../../../platform/delivery/outgoing/work-off.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { linesOf, unitsOf } from '../../orders/door.ts'
import { mailOwner } from '../model/alerts.tsx'
import { fetchKey, hostOf, statusKey } from '../model/refuse-private.ts'
import { tokenPurpose } from './change-store.ts'
import { type Pause, realPause } from './read-run.ts'
import { adjustShopifyStock } from './shopify-source.ts'
import { StoreProblem } from './store-source.ts'

const stockQueue = { name: 'integrations.push-stock' }
const mostTries = 12

/** What a confirmed order takes from the stores of its collections, less what was taken for it before; a push that failed took nothing. The order is locked, so an event that arrives twice plans once. */
export async function planStockPush({ db, enqueue }: Pick<Deps, 'db' | 'enqueue'>, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('salesOrder')
      .select(['id', 'brandId', 'retailerId', 'status', 'agreedRevision'])
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!order || order.agreedRevision === null) return
    const isOver = order.status === 'CANCELLED' || order.status === 'REJECTED'
    const lines = isOver ? [] : ((await linesOf(tx, orderId, [order.agreedRevision])).get(order.agreedRevision) ?? [])
    const units = [...unitsOf(lines)]
    const { rows } = await sql<{ id: string }>`
      with wanted as (
        select store.id as connection_id, sku.id as sku_id, given.units
        from unnest(${units.map(([id]) => id)}::uuid[], ${units.map(([, n]) => n)}::int[]) as given (sku_id, units)
          join sku on sku.id = given.sku_id
          join store_connection store on store.collection_id = sku.collection_id and store.stock in ('out', 'both')
            and (store.kind = 'shopify' or store.stock_url is not null)
          join store_link link on link.connection_id = store.id and link.sku = sku.sku),
      taken as (select connection_id, sku_id, sum(quantity)::int as units from stock_push
        where order_id = ${orderId} and status <> 'FAILED' group by connection_id, sku_id)
      insert into stock_push (connection_id, brand_id, order_id, sku_id, quantity)
      select coalesce(wanted.connection_id, taken.connection_id), ${order.brandId}, ${orderId}, coalesce(wanted.sku_id, taken.sku_id),
        coalesce(wanted.units, 0) - coalesce(taken.units, 0)
      from wanted full join taken on taken.connection_id = wanted.connection_id and taken.sku_id = wanted.sku_id
      where coalesce(wanted.units, 0) <> coalesce(taken.units, 0)
      returning id`.execute(tx)
    if (rows.length === 0) return
    await wake(tx, enqueue, stockQueue)
    await refreshIntegration(tx, orderId)
  })
}

/** The order's `integration` follows from its pushes; one that failed no longer counts when a later one took its place. */
async function refreshIntegration(tx: Tx, orderId: string): Promise<void> {
  // Two pushes of an order that end at once would each see the other waiting.
  await sql`select from sales_order where id = ${orderId} for no key update`.execute(tx)
  const { rows } = await sql<{ brandId: string }>`
    update sales_order set integration = its.state from (
      select case when count(*) = 0 then 'NONE' when bool_or(status = 'FAILED' and not is_replaced) then 'FAILED'
        when bool_or(status = 'WAITING') and bool_or(status = 'SENT') then 'CHANGED'
        when bool_or(status = 'WAITING') then 'PENDING' else 'SYNCED' end as state
      from (select status, exists (select from stock_push later where later.order_id = push.order_id and later.sku_id = push.sku_id
          and later.connection_id = push.connection_id and later.id > push.id) as is_replaced
        from stock_push push where order_id = ${orderId}) push) its
    where sales_order.id = ${orderId} and integration <> its.state returning brand_id`.execute(tx)
  for (const { brandId } of rows) await publishLive(tx, { entityId: brandId }, 'orders.changed', orderId)
}

type Push = Claim & {
  orderId: string
  brandId: string
  connectionId: string
  quantity: number
  sku: string
  number: string
  stockId: string | null
  kind: string
  shop: string | null
  token: string | null
  stockUrl: string | null
  name: string
  createdBy: string | null
}

/** Changes of stock, from every store in turn. The id of one is the key that makes a repeated request count once. */
export function outgoingStock(deps: Deps, pause: Pause = realPause): Outgoing<Push> {
  const { db } = deps
  return {
    ...stockQueue,
    table: 'stock_push',
    waiting: ['WAITING'],
    due: { column: 'next_try_at' },
    lane: {
      of: sql`item.connection_id`,
      all: sql`select distinct connection_id from stock_push where status = 'WAITING'`,
    },
    isOver: sql`item.tries >= ${mostTries}`,
    isFinal: (error) => error instanceof StoreProblem && !error.isPassing,
    isBug: (error) => !(error instanceof StoreProblem),
    wait: (tries) => Math.min(6 * 3600, 30 * 2 ** tries),
    atOnce: 2,
    read: (claims) => readPushes(db, claims),
    async send(push) {
      await (push.kind === 'shopify' ? toShopify(deps, push, pause) : toFeed(deps, push))
      return async (tx) => {
        await sql`update stock_push set status = 'SENT', sent_at = now(), failure = null where id = ${push.id}`.execute(
          tx,
        )
        await refreshIntegration(tx, push.orderId)
      }
    },
    async failed(tx, push, { error, isOver }) {
      const problem = error instanceof StoreProblem ? error : new StoreProblem('integrations.run.interrupted')
      await noteProblem({ ...deps, db: tx }, tx, push, problem, isOver)
    },
  }
}

async function readPushes(db: Db, claims: readonly Claim[]): Promise<Push[]> {
  const { rows } = await sql<Push>`
    select push.id, push.order_id, push.brand_id, push.connection_id, push.quantity, push.tries, sku.sku, sales_order.number,
      (select stock_id from store_link link where link.connection_id = push.connection_id and link.sku = sku.sku) as stock_id,
      store.kind, store.shop, store.token, store.stock_url, store.name, store.created_by
    from stock_push push join store_connection store on store.id = push.connection_id join sku on sku.id = push.sku_id
      join sales_order on sales_order.id = push.order_id
    where push.id = any(${claims.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows
}

async function toShopify(
  deps: Deps,
  { shop, token, stockId, sku, id, quantity, number }: Push,
  pause: Pause,
): Promise<void> {
  if (!shop || !token) throw new StoreProblem('integrations.noToken')
  if (!stockId) throw new StoreProblem('integrations.stock.unlinked', { sku })
  const at = { shop, token: unseal(deps.key, tokenPurpose, token) }
  await adjustShopifyStock(deps, at, { key: id, stockId, delta: -quantity, order: number }, pause)
}

async function toFeed({ fetchSafely }: Deps, { stockUrl, id, sku, quantity, number }: Push): Promise<void> {
  const host = hostOf(stockUrl ?? '')
  const answer = await fetchSafely({
    url: stockUrl ?? '',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ id, order: number, items: [{ sku, change: -quantity }] }),
  }).catch((error: unknown) => {
    const key = fetchKey(error)
    if (!key) throw error
    throw new StoreProblem(key, { host }, true)
  })
  if (answer.status < 200 || answer.status > 299) {
    const isPassing = answer.status === 429 || answer.status >= 500
    throw new StoreProblem(statusKey(answer.status), { host, status: answer.status }, isPassing)
  }
}

async function noteProblem(
  deps: Deps,
  tx: Tx,
  push: Push,
  { key, params }: StoreProblem,
  isOver: boolean,
): Promise<void> {
  await sql`update stock_push set failure = ${key}, failure_params = ${JSON.stringify(params)}::jsonb,
    status = ${isOver ? 'FAILED' : 'WAITING'} where id = ${push.id}`.execute(tx)
  if (isOver)
    await mailOwner(deps, {
      entityId: push.brandId,
      userId: push.createdBy,
      kind: 'stockFailed',
      words: { name: push.name, order: push.number },
      reason: { key, params },
      path: `/order/${push.orderId}`,
      key: `stock ${push.id}`,
    })
  await refreshIntegration(tx, push.orderId)
}
