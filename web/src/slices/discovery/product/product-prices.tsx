import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Money } from '../../../ui/values/money.tsx'
import styles from './product-prices.module.css'

type Priced = Pick<ProductRow, 'wholesalePrice' | 'retailPrice' | 'currency'>

/** "WSP €68 RRP €165". A person who may not know the wholesale price is not told that there is one. */
export function PriceLine({ product: { wholesalePrice, retailPrice, currency } }: { product: Priced }) {
  const t = useT('discovery')
  return (
    <p className={`${styles.line} num`}>
      {wholesalePrice !== undefined && (
        <span>
          <abbr title={t('price.wholesale')}>{t('price.wsp')}</abbr>{' '}
          <strong>
            {wholesalePrice === null ? (
              t('price.onRequest')
            ) : (
              <Money amount={wholesalePrice} currency={currency} isShort />
            )}
          </strong>
        </span>
      )}
      {retailPrice !== null && (
        <span>
          <abbr title={t('price.retail')}>{t('price.rrp')}</abbr>{' '}
          <span className={styles.retail}>
            <Money amount={retailPrice} currency={currency} isShort />
          </span>
        </span>
      )}
    </p>
  )
}
