import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { IconArrowsExchange, IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { SizeMatrix } from '../../../ui/sizes/size-matrix.tsx'
import type { Draft } from './order-draft.ts'
import { editGrid } from './order-edit-grid.ts'
import type { OrderedProduct } from '../model/order-products.ts'
import { useSide } from '../model/order-side.ts'
import styles from './order-edit.module.css'

type Props = {
  product: OrderedProduct
  sold: ProductRow | undefined
  currency: string
  draft: Draft
  isReplaced: boolean
  onChange: (next: Partial<Draft>) => void
  onReplace: () => void
}
const look = { size: 15, stroke: 1.8, 'aria-hidden': true } as const

/** One product as it could be: sizes by keyboard, and for the brand its price and when it ships. */
export function OrderEditProduct({ product, sold, currency, draft, isReplaced, onChange, onReplace }: Props) {
  const t = useT('order')
  const isBrand = useSide() === 'brand'
  const { productId, name, styleCode, image, lines, isCarton } = product
  const [line] = lines
  const quantities = (quantity: (of: (typeof lines)[number]) => number) => ({
    ...draft.quantities,
    ...Object.fromEntries(lines.map((one) => [one.lineId, quantity(one)])),
  })
  const isOut = isReplaced || lines.every(({ lineId }) => draft.quantities[lineId] === 0)
  const days = draft.days[productId] ?? { from: line?.shipsFrom ?? '', to: line?.shipsUntil ?? '' }
  return (
    <Stack as="article" gap={16} className={styles.product} data-out={isOut ? '' : undefined}>
      <Row gap={12}>
        <div className={styles.picture}>
          <Picture source={image} alt="" code={styleCode} sizes="56px" />
        </div>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        {isReplaced ? null : isOut ? (
          <Button
            size="small"
            icon={<IconArrowBackUp {...look} />}
            onClick={() => onChange({ quantities: quantities(({ quantity }) => quantity) })}
          >
            {t('edit.keep')}
          </Button>
        ) : (
          <div className={styles.tools}>
            <Button
              size="small"
              icon={<IconArrowsExchange {...look} />}
              aria-label={t('edit.replace.of', { name })}
              onClick={onReplace}
            >
              {t('edit.replace')}
            </Button>
            <Button
              size="small"
              icon={<IconTrash {...look} />}
              aria-label={t('edit.remove.of', { name })}
              onClick={() => onChange({ quantities: quantities(() => 0), more: drop(draft.more, productId) })}
            >
              {t('form.remove')}
            </Button>
          </div>
        )}
      </Row>
      {!isOut && (
        <>
          {isCarton ? (
            <Quantity
              label={t('cartons.of', { name })}
              isLabelShown
              value={draft.quantities[line!.lineId] ?? line!.quantity}
              onChange={(next) => onChange({ quantities: { ...draft.quantities, [line!.lineId]: next } })}
            />
          ) : (
            <Sizes product={product} sold={sold} draft={draft} onChange={onChange} />
          )}
          {isBrand && (
            <div className={styles.fields}>
              <MoneyField
                label={t(isCarton ? 'price.carton' : 'price.unit')}
                currency={currency}
                value={draft.prices[productId] ?? line?.price ?? ''}
                onChange={(price) => onChange({ prices: { ...draft.prices, [productId]: price } })}
              />
              <DateRangeField
                label={t('ships')}
                isOptional
                value={days}
                onChange={(next) => onChange({ days: { ...draft.days, [productId]: next } })}
              />
            </div>
          )}
        </>
      )}
    </Stack>
  )
}

function Sizes({ product, sold, draft, onChange }: Pick<Props, 'product' | 'sold' | 'draft' | 'onChange'>) {
  const t = useT('order')
  const { sizes, colours, value, changesTo } = editGrid(product, sold, draft)
  return (
    <SizeMatrix
      title={t('sizes.of', { name: `${product.name}, ${product.styleCode}` })}
      sizes={sizes}
      colours={colours}
      value={value}
      onChange={(next) => onChange(changesTo(next))}
    />
  )
}

const drop = (more: Draft['more'], productId: string) =>
  Object.fromEntries(Object.entries(more).filter(([id]) => id !== productId))
