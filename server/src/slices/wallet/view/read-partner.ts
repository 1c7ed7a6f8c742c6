import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { PartnerMoney } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import { isOwnRelation, type Trader } from '../../connections/door.ts'

type Sums = {
  currency: string
  open: bigint
  overdue: bigint
  credit: bigint
  onTerms: bigint
}
type Payment = { amount: bigint; currency: string; at: Date }

/** What is between a brand and one of its retailers. What the marketplace grants a retailer is not the brand's to know. */
export async function readPartner(db: Db, actor: Trader, retailerId: string): Promise<PartnerMoney> {
  found(
    await db
      .selectFrom('relation')
      .select('id')
      .where(isOwnRelation(actor))
      .where('retailerId', '=', retailerId)
      .executeTakeFirst(),
  )
  const { entityId: brandId } = actor
  const { rows: sums } = await sql<Sums>`
    select currency, sum(open)::bigint as open, sum(overdue)::bigint as overdue, sum(credit)::bigint as credit,
      sum(on_terms)::bigint as on_terms
    from (
      select currency, total - paid - credited as open, case when due_at < now() then total - paid - credited else 0 end as overdue,
        0::bigint as credit, case when method in ('NET_30', 'NET_60') then total - paid - credited else 0 end as on_terms
      from receivable where brand_id = ${brandId} and retailer_id = ${retailerId} and paid + credited < total
      union all select currency, 0, 0, -balance, 0 from ledger_account
        where purpose = 'CREDIT' and balance < 0 and owner_id = ${retailerId} and partner_id = ${brandId}
    ) parts group by currency order by currency`.execute(db)
  const { rows: payments } = await sql<Payment>`select amount, currency, at from wallet_transaction
    where brand_id = ${brandId} and retailer_id = ${retailerId} and kind = 'PAYMENT' and status = 'DONE'
    order by at desc, id desc limit 1`.execute(db)
  const last = payments[0]
  return {
    sums: sums.map(({ currency, ...sum }) => {
      const text = (minor: bigint) => amount({ minor, currency })
      return {
        currency,
        open: text(sum.open),
        overdue: text(sum.overdue),
        credit: text(sum.credit),
        onTerms: text(sum.onTerms),
      }
    }),
    lastPayment: last
      ? {
          amount: amount({ minor: last.amount, currency: last.currency }),
          currency: last.currency,
          at: last.at.toISOString(),
        }
      : null,
  }
}
