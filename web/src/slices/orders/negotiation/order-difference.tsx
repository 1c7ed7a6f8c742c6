import type { LineDifference } from '@souk/contract/orders/order-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DifferenceView } from '../../../ui/values/difference-view.tsx'
import { Money } from '../../../ui/values/money.tsx'

type Props = {
  label: string
  differences: readonly LineDifference[]
  currency: string
  totals?: { before: string; after: string }
}

const short = { day: 'numeric', month: 'short' } as const

/** What changed between two versions, line by line. */
export function OrderDifference({ label, differences, currency, totals }: Props) {
  const t = useT('order')
  const format = useFormat()
  const money = (value: string) => <Money amount={value} currency={currency} />
  const hasDays = differences.some(({ before, after }) => isDated(before) || isDated(after))
  const cells = (terms: LineDifference['before']) =>
    terms && {
      quantity: String(terms.quantity),
      price: terms.price,
      window: [terms.shipsFrom, terms.shipsUntil].map((day) => (day ? format.day(day, short) : '')).join(' – '),
    }
  return (
    <DifferenceView
      label={label}
      lines={differences.map(({ lineId, before, after, ...line }) => ({
        key: lineId,
        name: lineName(line),
        before: cells(before),
        after: cells(after),
      }))}
      columns={[
        { key: 'quantity', label: t('quantity'), numeric: true },
        { key: 'price', label: t('price'), numeric: true, show: money },
        ...(hasDays ? [{ key: 'window', label: t('ships') }] : []),
      ]}
      {...(totals && { totals: [{ label: t('total'), ...totals, show: money }] })}
    />
  )
}

const isDated = (terms: LineDifference['before']) => Boolean(terms?.shipsFrom || terms?.shipsUntil)

export const lineName = ({ name, colour, size }: Pick<LineDifference, 'name' | 'colour' | 'size'>) =>
  [name, colour, size].filter(Boolean).join(', ')
