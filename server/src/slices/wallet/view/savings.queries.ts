import { shareHalfUp } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Saving, Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { paged } from '../../../platform/data/database/paged.ts'
import { isOwnRelation, isOwnTrade, type Trader } from '../../connections/door.ts'

/** Paid invoices, order by order, of which less commission was taken than usual. */
function savingRows(db: Db, actor: Trader) {
  return db
    .selectFrom('receivableOrder as line')
    .innerJoin('receivable as invoice', 'invoice.invoiceId', 'line.invoiceId')
    .innerJoin('orderCommission as fixed', 'fixed.orderId', 'line.orderId')
    .innerJoin('entity as retailer', 'retailer.id', 'invoice.retailerId')
    .leftJoin('salesOrder', 'salesOrder.id', 'line.orderId')
    .select([
      'line.invoiceId',
      'line.orderId',
      'invoice.number as invoiceNumber',
      'salesOrder.number as orderNumber',
      'invoice.currency',
      'line.goods',
    ])
    .select([
      'goodsCredited',
      'commission',
      'saved',
      'rate',
      'usualRate',
      'fixed.ruleVersion',
      'retailer.id as retailerId',
      'retailer.name as retailerName',
    ])
    .select([sql<Saving['basis']>`basis`.as('basis'), sql<Date>`invoice.paid_at`.as('at')])
    .where(isOwnTrade(actor, 'invoice'))
    .where('saved', '>', 0n)
}

type Input = Omit<Paging, 'after'> & { after?: string | undefined }

export async function listSavings(db: Db, actor: Trader, { after, ...place }: Input) {
  const all = savingRows(db, actor)
  const list = all
    .$if(!!after, (query) => {
      const [invoiceId, orderId] = after!.split(':') as [string, string]
      const last = savingRows(db, actor)
        .where('line.invoiceId', '=', invoiceId)
        .where('line.orderId', '=', orderId)
        .clearSelect()
        .select(['invoice.paidAt', 'line.orderId', 'line.invoiceId'])
      return query.where(sql<boolean>`((invoice.paid_at, line.order_id, line.invoice_id) < (${last}))`)
    })
    .orderBy('invoice.paidAt', 'desc')
    .orderBy('line.orderId', 'desc')
    .orderBy('line.invoiceId', 'desc')
  const { rows, ...page } = await paged(db, list, place, [all])
  const items = rows.map(
    ({ retailerId, retailerName, goods, goodsCredited, commission, saved, at, ...row }): Saving => {
      const text = (minor: bigint) => amount({ minor, currency: row.currency })
      const basis = goods - goodsCredited
      return {
        ...row,
        id: `${row.invoiceId}:${row.orderId}`,
        retailer: { id: retailerId, name: retailerName },
        goods: text(basis),
        usual: text(shareHalfUp(basis, row.usualRate)),
        charged: text(commission),
        saved: text(saved),
        at: at.toISOString(),
      }
    },
  )
  return { items, ...page }
}

export async function savingSums(db: Db, actor: Trader) {
  const { rows } = await sql<{ currency: string; month: string; charged: bigint; saved: bigint }>`
    select invoice.currency, to_char(invoice.paid_at, 'YYYY-MM') as month, sum(commission)::bigint as charged, sum(saved)::bigint as saved
    from receivable_order line join receivable invoice using (invoice_id)
    where ${isOwnTrade(actor, 'invoice')} and invoice.paid_at is not null group by 1, 2 order by 2, 1`.execute(db)
  const totals = new Map<string, { charged: bigint; saved: bigint }>()
  for (const { currency, charged, saved } of rows) {
    const sum = totals.get(currency) ?? { charged: 0n, saved: 0n }
    totals.set(currency, { charged: sum.charged + charged, saved: sum.saved + saved })
  }
  const text = (minor: bigint, currency: string) => amount({ minor, currency })
  return {
    totals: [...totals].map(([currency, { charged, saved }]) => ({
      currency,
      usual: text(charged + saved, currency),
      charged: text(charged, currency),
      saved: text(saved, currency),
    })),
    months: rows.map(({ currency, month, charged, saved }) => ({
      month,
      currency,
      charged: text(charged, currency),
      saved: text(saved, currency),
    })),
  }
}

/** A brand's relations of origin direct, with what each saved in commission. */
export async function directRetailers(db: Db, actor: Trader): Promise<Wallet['directRetailers']> {
  const { rows } = await sql<{
    retailerId: string
    name: string
    orders: number
    currency: string | null
    saved: bigint | null
  }>`
    select relation.retailer_id, entity.name, count(distinct line.order_id)::int as orders, invoice.currency, sum(line.saved)::bigint as saved
    from relation join entity on entity.id = relation.retailer_id
    left join receivable invoice on invoice.brand_id = relation.brand_id and invoice.retailer_id = relation.retailer_id and invoice.paid_at is not null
    left join receivable_order line on line.invoice_id = invoice.invoice_id
    where ${isOwnRelation(actor)} and relation.origin = 'direct' and relation.status = 'ACCEPTED'
    group by relation.retailer_id, entity.name, invoice.currency order by entity.name, invoice.currency limit 500`.execute(
    db,
  )
  const found = new Map<string, Wallet['directRetailers'][number]>()
  for (const { retailerId, name, orders, currency, saved } of rows) {
    const one = found.get(retailerId) ?? { retailerId, name, orders: 0, saved: [] }
    const sums = currency && saved ? [{ currency, amount: amount({ minor: saved, currency }) }] : []
    found.set(retailerId, { ...one, orders: one.orders + orders, saved: [...one.saved, ...sums] })
  }
  return [...found.values()]
}
