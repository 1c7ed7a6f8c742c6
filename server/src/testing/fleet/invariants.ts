import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { openDb } from '../../platform/data/database/db.ts'
import { s3Store } from '../../platform/data/files/s3-store.ts'
import { checkLedger } from '../../slices/wallet/ledger/check-ledger.ts'
import type { FaultFleet } from './fault-fleet.ts'
import type { Load } from './load.ts'

export type Finding = { name: string; isGood: boolean; detail: string }
const settleMinutes = 12 // a mail that a killed worker was sending is free again after ten

/** What must hold after every fault, checked on the tables, the bucket and what the mail server received. */
export async function checkInvariants(fleet: FaultFleet, load: Load): Promise<Finding[]> {
  const { url } = fleet.servers.primary()
  const client = new Client({ connectionString: url })
  await client.connect()
  const db = openDb(url, 2)
  const rows = async (statement: string, values: unknown[] = []) =>
    (await client.query<{ id: string }>(statement, values)).rows.map(({ id }) => id)
  const none = (name: string, found: readonly unknown[], what: string): Finding => ({
    name,
    isGood: found.length === 0,
    detail: `${found.length} ${what}`,
  })
  await settled(client)
  const findings = [
    ...(await ordersHold(rows, load)),
    none('stock is what the orders hold', await rows(leakedStock), 'differences'),
    none('order numbers have no gap and none is double', await rows(orderGaps), 'brands with gaps'),
    await invoicesHold(rows, load),
    none('no shipment waits for a charge that was lost', await rows(waitingShipments), 'waiting'),
    none('invoice numbers have no gap and none is double', await rows(invoiceGaps), 'series with gaps'),
    none('the ledger sums to zero', await checkLedger(db), 'differences'),
    await chargesHold(client, fleet),
    await filesHold(fleet, load),
    ...(await mailsHold(client, fleet, load)),
  ]
  await client.end()
  await db.destroy()
  return findings
}
type Rows = (statement: string, values?: unknown[]) => Promise<string[]>

const leakedStock = `select id from sku where reserved <>
  coalesce((select sum(quantity) from order_hold where sku_id = sku.id), 0) or reserved > on_hand`
const waitingShipments = "select id from shipment where waits_for = 'PROVIDER' and status = 'PENDING'"
const orderGaps = `select brand_id as id from sales_order group by brand_id
  having max(right(number, 6)::int) <> count(*) or count(distinct number) <> count(*)`
const invoiceGaps = `select brand_id || ' ' || left(number, -7) as id from invoice group by brand_id, left(number, -7)
  having max(right(number, 6)::int) <> count(*) or count(distinct number) <> count(*)`

async function ordersHold(rows: Rows, { orders, before }: Load): Promise<Finding[]> {
  const known = new Set(await rows('select id from sales_order'))
  const lost = orders.filter((id) => !known.has(id)).length
  const isOnce = new Set(orders).size === orders.length
  const extra = known.size - before - orders.length
  return [
    {
      name: 'every acknowledged order is there once',
      isGood: lost === 0 && isOnce && orders.length > 0,
      detail: `${orders.length} orders, ${lost} lost`,
    },
    { name: 'a repeated checkout made no second order', isGood: extra === 0, detail: `${extra} too many` },
  ]
}

async function invoicesHold(rows: Rows, { shipments }: Load): Promise<Finding> {
  const counts = await rows(
    `select shipment.id from shipment where id = any($1::uuid[]) and status = 'IN_TRANSIT' and 1 = (
       select count(distinct invoice_line.invoice_id) from shipment_line line
       join invoice_line on invoice_line.shipment_line_id = line.id and not invoice_line.is_credit
       where line.shipment_id = shipment.id)`,
    [shipments],
  )
  return {
    name: 'every acknowledged shipment has one invoice',
    isGood: counts.length === shipments.length && shipments.length > 0,
    detail: `${shipments.length} shipments, ${shipments.length - counts.length} without one or with several`,
  }
}

/** The provider was asked once for each payment, and each of its charges is a payment here. */
async function chargesHold(client: Client, { stripe }: FaultFleet): Promise<Finding> {
  const keys = [...stripe.intents.values()].map(({ metadata }) => metadata.key!)
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from payment where id = any($1::uuid[]) and status = 'SUCCEEDED'",
    [keys],
  )
  const isGood = new Set(keys).size === keys.length && rows[0]!.n === keys.length && keys.length > 0
  return {
    name: 'every charge of a card is one payment',
    isGood,
    detail: `${keys.length} charges, ${rows[0]!.n} payments`,
  }
}

async function filesHold({ bucketUrl }: FaultFleet, { files }: Load): Promise<Finding> {
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }
  const store = s3Store({ endpoint: bucketUrl, bucket: 'souk', ...keys })
  let lost = 0
  for (const [location, text] of files) {
    const file = await store.get(location.replace(/^\/files\//, ''))
    if (!file || (await buffer(file.body)).toString() !== text) lost += 1
  }
  const detail = `${files.size} files, ${lost} lost`
  return { name: 'every acknowledged upload can be read', isGood: lost === 0 && files.size > 0, detail }
}

/** Each order leads to one mail a person, and each of these arrived. A mail whose acceptance could not be recorded, as when the worker is killed, is delivered again with the same Message-ID. */
async function mailsHold(client: Client, { mails }: FaultFleet, { orders }: Load): Promise<Finding[]> {
  const { rows } = await client.query<{ id: string; status: string; recipient: string; event: string }>(
    `select mail.id, mail.status, mail.recipient, event.id as event from order_event event
     left join mail on mail.key like 'order ' || event.id || ' %' where event.order_id = any($1::uuid[]) and event.kind = 'placed'`,
    [orders],
  )
  const arrived = new Set(mails.map(({ messageId }) => messageId.split('@')[0]))
  const missing = rows.filter(({ id }) => !arrived.has(`<${id}`)).length
  const double = rows.length - new Set(rows.map(({ event, recipient }) => `${event} ${recipient}`)).size
  const silent = orders.length - new Set(rows.filter(({ id }) => id).map(({ event }) => event)).size
  const repeated = mails.length - new Set(mails.map(({ messageId, to }) => `${messageId} ${to}`)).size
  return [
    {
      name: 'one mail a person for each order placed',
      isGood: rows.length > 0 && missing + double + silent === 0,
      detail: `${rows.length} mails, ${missing} missing, ${double} double, ${silent} orders without, ${repeated} delivered again`,
    },
  ]
}

/** Until no event, job or mail waits. */
async function settled(client: Client): Promise<void> {
  const left = async () => {
    const { rows } = await client.query<{ n: number }>(
      `select ((select count(*) from outbox) + (select count(*) from (${waitingShipments}) waiting) + (select count(*) from mail where status = 'WAITING') +
        (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name ~ '^(on|mail|orders|shipments)[.]'))::int as n`,
    )
    return rows[0]!.n
  }
  for (const end = Date.now() + settleMinutes * 60_000; (await left()) > 0 && Date.now() < end;) await sleep(1_000)
}
