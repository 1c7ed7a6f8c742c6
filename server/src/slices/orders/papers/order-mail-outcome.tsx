import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { dayIn, moneyIn } from '../../../platform/delivery/mail/mail-formats.ts'
import { MailText } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { type OrderDebt, debtsOf } from '../../wallet/door.ts'
import { unitsOf } from '../model/units.ts'
import { progressOf } from '../model/progress.queries.ts'
import { linesOf } from '../model/lines.queries.ts'

/** What became of the units of a completed order, and what is still owed for them. */
export type OrderOutcome = { delivered: number; credited: number; isInvoiced: boolean; debts: readonly OrderDebt[] }

export async function outcomeOf(db: Db, orderId: string, revision: number): Promise<OrderOutcome> {
  const lines = (await linesOf(db, orderId, [revision])).get(revision) ?? []
  const progress = new Map((await progressOf(db, orderId)).map((line) => [line.lineId, line]))
  const units = (of: 'delivered' | 'credited') =>
    [...unitsOf(lines.map((line) => ({ ...line, quantity: progress.get(line.lineId)?.[of] ?? 0 }))).values()].reduce(
      (sum, one) => sum + one,
      0,
    )
  const invoices = await debtsOf(db, orderId)
  return {
    delivered: units('delivered'),
    credited: units('credited'),
    isInvoiced: invoices.length > 0,
    debts: invoices.filter(({ open }) => open > 0n),
  }
}

type Props = {
  reader: { say: Say; language: Language; side: 'brand' | 'retailer' }
  other: string
  outcome: OrderOutcome
  currency: string
}

export function MailOutcome({ reader: { say, language, side }, other, outcome, currency }: Props) {
  const words = (key: string, more = {}) => say(language, `mail.order.done.${key}`, { other, ...more })
  const { delivered, credited, isInvoiced, debts } = outcome
  return (
    <>
      {delivered > 0 && <MailText>{words('delivered', { count: delivered })}</MailText>}
      {credited > 0 && <MailText>{words('credited', { count: credited })}</MailText>}
      {debts.map(({ number, open, dueAt }) => (
        <MailText key={number}>
          {words(side === 'retailer' ? 'youOwe' : 'theyOwe', {
            number,
            amount: moneyIn(language, amount({ minor: open, currency }), currency),
            day: dayIn(language, dueAt),
          })}
        </MailText>
      ))}
      {isInvoiced && debts.length === 0 && <MailText>{words('paid')}</MailText>}
    </>
  )
}
