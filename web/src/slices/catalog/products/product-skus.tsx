import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxField } from '../../../ui/choices/checkbox.tsx'
import type { DraftForm } from './product-form.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { StockGrid } from './stock/stock-grid.tsx'

type Props = { form: DraftForm; product: Product; type: CollectionType }

/** Stock on hand, with what orders hold and what is left. */
export function ProductStock({ form: { draft, set, marks }, product, type }: Props) {
  const t = useT('products')
  return (
    <StockGrid
      label={t('stock.title')}
      help={t(`stock.help.${type}`)}
      variants={product.variants}
      unitsOf={({ skuId }) => draft.stock[skuId] ?? null}
      savedOf={({ onHand = null }) => onHand}
      placeholder={type === 'PRE_ORDER' ? t('stock.open') : ''}
      hasStock
      errorOf={({ skuId }) => marks(`stock.${skuId}`).error}
      onLeave={({ skuId }) => marks(`stock.${skuId}`).onBlur()}
      onChange={(requests) =>
        set(
          ({ stock }) => ({
            stock: { ...stock, ...Object.fromEntries(requests.map(({ sku, units }) => [sku.skuId, units])) },
          }),
          ...requests.map(({ sku }) => `stock.${sku.skuId}`),
        )
      }
    />
  )
}

/** Sold in closed cartons or not, and what is in one. */
export function ProductCarton({ form: { draft, set, marks }, product }: Omit<Props, 'type'>) {
  const t = useT('products')
  return (
    <>
      <CheckboxField
        label={t('fields.isCarton')}
        help={t('fields.isCarton.help')}
        value={draft.isCarton}
        onChange={(isCarton) => set(() => ({ isCarton }), 'isCarton', 'items')}
      />
      {draft.isCarton && product.variants.length > 0 && (
        <StockGrid
          label={t('carton.title')}
          variants={product.variants}
          unitsOf={({ sku }) => draft.items[sku] ?? 0}
          savedOf={({ cartonUnits }) => cartonUnits}
          placeholder="0"
          error={marks('items').error}
          onLeave={() => marks('items').onBlur()}
          onChange={(requests) =>
            set(
              ({ items }) => ({
                items: { ...items, ...Object.fromEntries(requests.map(({ sku, units }) => [sku.sku, units ?? 0])) },
              }),
              'items',
            )
          }
        />
      )}
    </>
  )
}
