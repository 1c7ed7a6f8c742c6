import type { Order, OrderRevision } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Bar } from '../../../ui/feedback/skeletons.tsx'
import { differencesBetween } from '../negotiation/order-differences.ts'
import { OrderDifference } from '../negotiation/order-difference.tsx'
import { useRevisions } from '../model/orders.data.ts'
import styles from './order-revisions.module.css'

/** Any version beside any earlier one; none is ever overwritten. */
export function OrderRevisions({ order }: { order: Order }) {
  return (
    <QueryView query={useRevisions(order.id)} skeleton={<Bar width="60%" />}>
      {(revisions) => <Compare order={order} revisions={revisions} />}
    </QueryView>
  )
}

function Compare({ order, revisions }: { order: Order; revisions: readonly OrderRevision[] }) {
  const t = useT('order')
  const format = useFormat()
  const [chosen, choose] = useState<{ from?: number; to?: number }>({})
  if (revisions.length < 2) return <p>{t('compare.none')}</p>
  const newest = revisions.at(-1)!.number
  const to = chosen.to ?? newest
  const from = Math.min(chosen.from ?? to - 1, to - 1)
  const find = (number: number) => revisions.find((one) => one.number === number)
  const revisionLabel = ({ number, by, authorName, at, isAgreed }: OrderRevision) =>
    t(isAgreed ? 'revision.agreed' : 'revision', {
      number,
      who: `\u2068${authorName ?? order[by].name}\u2069`,
      day: format.date(at, { day: 'numeric', month: 'short' }),
    })
  const options = revisions.map((one) => ({ value: String(one.number), label: revisionLabel(one) }))
  const shown = find(to)
  return (
    <Stack gap={16}>
      <div className={styles.choice}>
        <SelectField
          label={t('compare.from')}
          value={String(from)}
          onChange={(value) => choose({ to, from: Number(value) })}
          options={options.filter(({ value }) => Number(value) < to)}
        />
        <SelectField
          label={t('compare.to')}
          value={String(to)}
          onChange={(value) => choose({ to: Number(value) })}
          options={options.slice(1)}
        />
      </div>
      {shown?.reason && (
        <blockquote className={styles.reason} dir="auto">
          {shown.reason}
        </blockquote>
      )}
      <OrderDifference
        label={t('part.revisions')}
        differences={differencesBetween(revisions, from, to)}
        currency={order.currency}
        {...(shown && { totals: { before: find(from)?.amount ?? '0', after: shown.amount } })}
      />
    </Stack>
  )
}
