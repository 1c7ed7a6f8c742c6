import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import styles from './product-figures.module.css'
import { ShippingWindow } from './shipping-window.tsx'

type Props = {
  product: Pick<
    ProductRow,
    'wholesalePrice' | 'retailPrice' | 'currency' | 'markUp' | 'shippingStartDate' | 'shippingEndDate'
  >
  collection?: Pick<Collection, 'shippingStartDate' | 'shippingEndDate'> | undefined // where the product names no days of its own
}

/** What decides: what it costs, what it sells for, when it comes. */
export function ProductFigures({ product, collection }: Props) {
  const t = useT('discovery')
  const format = useFormat()
  const { wholesalePrice, retailPrice, currency, markUp } = product
  const hasOwn = product.shippingStartDate !== null || product.shippingEndDate !== null
  const { shippingStartDate, shippingEndDate } = hasOwn || !collection ? product : collection
  const price = (amount: string | null) =>
    amount === null ? t('price.onRequest') : <Money amount={amount} currency={currency} isShort />
  const figures: { word: string; long?: string; value: ReactNode }[] = [
    ...(wholesalePrice === undefined
      ? []
      : [{ word: 'price.wsp', long: 'price.wholesale', value: price(wholesalePrice) }]),
    { word: 'price.rrp', long: 'price.retail', value: price(retailPrice) },
    ...(markUp ? [{ word: 'price.markUp', value: t('times', { times: format.number(markUp) }) }] : []),
    ...(shippingStartDate || shippingEndDate
      ? [{ word: 'delivery', value: <ShippingWindow from={shippingStartDate} to={shippingEndDate} /> }]
      : []),
  ]
  return (
    <Row as="dl" gap={24} className={styles.figures}>
      {figures.map(({ word, long, value }) => (
        <div key={word}>
          <dt>{long ? <abbr title={t(long)}>{t(word)}</abbr> : t(word)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </Row>
  )
}
