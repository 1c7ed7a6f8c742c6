import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { MissingNotice } from './product-missing-notice.tsx'
import { MarkUp } from './product-prices.tsx'
import { ProductStatusTag } from './product-status.tsx'
import { StockGrid } from './stock/stock-grid.tsx'
import styles from './product-drawer.module.css'

/** The whole product for a person who may not change it now. */
export function ProductFacts({ product, collection }: { product: Product; collection: Collection }) {
  const t = useT('products')
  const facts = useFacts(product)
  const { images, name, styleCode, variants, isCarton } = product
  return (
    <Stack gap={24}>
      <MissingNotice product={product} />
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((image, at) => (
            <li key={image}>
              <Picture source={image} alt={t('pictures.of', { name, number: at + 1 })} code={styleCode} sizes="120px" />
            </li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
      {variants.length > 0 && (
        <StockGrid
          label={t('stock.title')}
          variants={variants}
          unitsOf={({ onHand = null }) => onHand}
          savedOf={({ onHand = null }) => onHand}
          placeholder={collection.type === 'PRE_ORDER' ? t('stock.open') : '–'}
          hasStock
        />
      )}
      {isCarton && (
        <StockGrid
          label={t('carton.title')}
          variants={variants}
          unitsOf={({ cartonUnits }) => cartonUnits}
          savedOf={({ cartonUnits }) => cartonUnits}
          placeholder="0"
        />
      )}
    </Stack>
  )
}

function useFacts(product: Product): Fact[] {
  const t = useT('products')
  const format = useFormat()
  const { styleCode, uniqueId, status, description, keyStyles, country, prices = [], markUp } = product
  const { shippingStartDate: from, shippingEndDate: to } = product
  const word = (name: string, value: string | null) => value && t(`${name}.${value}`)
  const rows = [
    { label: t('fields.styleCode'), value: <bdi>{styleCode}</bdi> },
    { label: t('fields.uniqueId'), value: <bdi>{uniqueId}</bdi> },
    { label: t('fields.status'), value: <ProductStatusTag status={status} /> },
    ...prices.flatMap(({ currency, wholesalePrice, retailPrice }) => [
      {
        label: t('prices.wholesalePrice', { currency }),
        value: wholesalePrice && <Money amount={wholesalePrice} currency={currency} />,
      },
      {
        label: t('prices.retailPrice', { currency }),
        value: retailPrice && <Money amount={retailPrice} currency={currency} />,
      },
    ]),
    { label: t('fields.markUp'), value: markUp && <MarkUp value={markUp} /> },
    { label: t('fields.department'), value: word('departments', product.department) },
    { label: t('fields.category'), value: word('categories', product.category) },
    { label: t('fields.subCategory'), value: word('subCategories', product.subCategory) },
    { label: t('fields.gender'), value: word('genders', product.gender) },
    { label: t('fields.country'), value: country && format.country(country) },
    { label: t('fields.keyStyles'), value: keyStyles.length > 0 && <bdi>{format.list(keyStyles)}</bdi> },
    {
      label: t('parts.shipping'),
      value: from && to && (
        <span className="num">{t('shipping.window', { from: format.day(from), to: format.day(to) })}</span>
      ),
    },
    { label: t('fields.description'), value: description && <span dir="auto">{description}</span> },
  ]
  return rows.filter(({ value }) => value)
}
