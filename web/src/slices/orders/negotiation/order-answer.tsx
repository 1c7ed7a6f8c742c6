import type { LineDifference, Order } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { OrderAnswerProduct } from './order-answer-product.tsx'
import { acceptedLines, allNew, baseOf, differencesBetween } from './order-differences.ts'
import { orderSkeleton } from '../model/order-soon.tsx'
import { useSide } from '../model/order-side.ts'
import { useRevisions, useWrite } from '../model/orders.data.ts'
import styles from './order-answer.module.css'

type Props = { order: Order }

/** What waits for an answer: the difference to what this side had, a tick for each line. */
export function OrderAnswer({ order }: Props) {
  const side = useSide()
  return (
    <QueryView query={useRevisions(order.id)} skeleton={orderSkeleton}>
      {(revisions) => {
        const base = baseOf(order.agreedRevision, revisions, side)
        const differences = base === 0 ? allNew(order.lines) : differencesBetween(revisions, base, order.revision)
        const proposal = revisions.at(-1)
        return (
          differences.length > 0 && (
            <Answer
              key={order.revision}
              order={order}
              differences={differences}
              isWhole={base === 0}
              reason={proposal?.reason ?? ''}
            />
          )
        )
      }}
    </QueryView>
  )
}

type AnswerProps = Props & { differences: readonly LineDifference[]; isWhole: boolean; reason: string }

function Answer({ order, differences, isWhole, reason }: AnswerProps) {
  const t = useT('order')
  const side = useSide()
  const accept = useWrite('confirmOrder')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(differences.map(({ lineId }) => lineId)))
  const lines = acceptedLines(differences, ticked)
  const products = [...Map.groupBy(differences, ({ productId }) => productId)]
  function tick(lineIds: readonly string[], isOn: boolean): void {
    const others = [...ticked].filter((one) => !lineIds.includes(one))
    setTicked(new Set(isOn ? [...others, ...lineIds] : others))
  }
  const { id, version, may } = order
  return (
    <section className={styles.answer} aria-labelledby="order-answer">
      <header>
        <h2 id="order-answer">{t(isWhole ? 'answer.whole' : 'answer.title', { name: order[other(side)].name })}</h2>
        <p className={styles.text}>{t(order.agreedRevision === null ? 'answer.text.new' : 'answer.text.agreed')}</p>
        {reason && (
          <blockquote className={styles.reason} dir="auto">
            {reason}
          </blockquote>
        )}
      </header>
      <ul className={styles.products}>
        {products.map(([productId, own]) => (
          <li key={productId}>
            <OrderAnswerProduct
              differences={own}
              currency={order.currency}
              ticked={ticked}
              isClosed={isWhole}
              onTick={tick}
            />
          </li>
        ))}
      </ul>
      <Row as="footer" gap={12} className={styles.foot}>
        {may.acceptSome && (
          <Button
            whyNot={ticked.size === 0 && t('acceptChosen.none')}
            isBusy={accept.isPending}
            onClick={() => accept.mutate({ id, version, ...(lines && { lines }) })}
          >
            {t('acceptChosen', { count: ticked.size })}
          </Button>
        )}
        <output className={styles.text}>{t('chosen', { count: ticked.size, total: differences.length })}</output>
      </Row>
    </section>
  )
}

const other = (side: 'brand' | 'retailer') => (side === 'brand' ? 'retailer' : 'brand')
