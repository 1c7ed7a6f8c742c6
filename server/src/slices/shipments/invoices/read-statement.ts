import { amount } from '@souk/contract/core/money.ts'
import type { Statement } from '@souk/contract/shipments/invoice-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import { receivables } from '../../wallet/door.ts'
import type { Trader } from '../../connections/door.ts'
import { invoiceRows } from './invoices.queries.ts'
import { presentRows } from './read-invoice.ts'

/** Everything issued between two parties in one month, by currency. No document is 404. */
export async function readStatement(db: Db, actor: Trader, counterpartId: string, month: string): Promise<Statement> {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  const rows = await invoiceRows(db, actor, { counterpartId: [counterpartId], from: `${month}-01`, until: last })
    .orderBy('issuedOn')
    .orderBy('number')
    .limit(2_000)
    .execute()
  const first = found(rows[0])
  const documents = new Map((await presentRows(db, rows)).map((row) => [row.id, row]))
  const standings = await receivables(
    db,
    rows.map(({ id }) => id),
  )
  const { seller, buyer } = first.parties
  const [brand, retailer] = [
    { id: first.brandId, name: seller.name },
    { id: first.retailerId, name: buyer.name },
  ]
  return {
    brand,
    retailer,
    month,
    currencies: [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, invoicesIn]) => {
      const sum = (of: readonly bigint[]) => of.reduce((total, one) => total + one, 0n)
      const invoiced = sum(invoicesIn.filter(({ kind }) => kind !== 'CREDIT_NOTE').map(({ payable }) => payable))
      const credited = sum(invoicesIn.filter(({ kind }) => kind === 'CREDIT_NOTE').map(({ payable }) => payable))
      const open = sum(invoicesIn.map(({ id }) => standings.get(id)?.open ?? 0n))
      const money = (minor: bigint) => amount({ minor, currency })
      return {
        currency,
        documents: invoicesIn.map(({ id }) => documents.get(id)!),
        invoiced: money(invoiced),
        credited: money(credited),
        total: money(invoiced - credited),
        open: money(open),
      }
    }),
  }
}
