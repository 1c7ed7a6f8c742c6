import type { Order, OrderLine } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Money } from '../../../ui/values/money.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { OrderProduct } from './order-product.tsx'
import { productsOf } from '../model/order-products.ts'
import { useComments } from '../model/orders.data.ts'
import styles from './order-lines.module.css'

type Props = { order: Order; onComment: (lineId: string) => void }

/** What is ordered, product by product, and what it comes to. */
export function OrderLines({ order, onComment }: Props) {
  const t = useT('order')
  const { lines, agreedLines, currency, units, amount } = order
  const { data = [] } = useComments(order.id)
  const byLine = Map.groupBy(data, ({ lineId }) => lineId)
  const commentsOn = (own: readonly OrderLine[]) =>
    own.reduce((sum, { lineId }) => sum + (byLine.get(lineId)?.length ?? 0), 0)
  return (
    <Stack gap={16}>
      {agreedLines && <Notice kind="info">{t('agreedStays', { count: agreedLines.length })}</Notice>}
      <ul className={styles.products} aria-label={t('part.lines')}>
        {productsOf(lines).map((product) => (
          <li key={product.productId}>
            <OrderProduct
              product={product}
              currency={currency}
              comments={commentsOn(product.lines)}
              onComment={() =>
                onComment(product.lines.find(({ lineId }) => byLine.has(lineId))?.lineId ?? product.lines[0]!.lineId)
              }
            />
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <div>
          <dt>{t('total.units')}</dt>
          <dd className="num">{t('units', { count: units })}</dd>
        </div>
        <div className={styles.grand}>
          <dt>{t('total')}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      </dl>
    </Stack>
  )
}
