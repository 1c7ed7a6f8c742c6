import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { IconTrash } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import type { Draft, Picked } from './order-draft.ts'
import { uncoveredSizes } from './order-carry-over.ts'
import { OrderPiecePrice } from './order-piece-price.tsx'
import { priceOfPiece } from './order-piece.ts'
import { OrderPickedSizes } from './order-picked-sizes.tsx'
import { useSide } from '../model/order-side.ts'
import styles from './order-edit.module.css'

type Props = { picked: Picked; order: Order; draft: Draft; onChange: (next: Partial<Draft>) => void }

/** A product that comes in with the proposal, perhaps for another one. */
export function OrderEditAdded({ picked, order, draft, onChange }: Props) {
  const t = useT('order')
  const format = useFormat()
  const { product, replaces } = picked
  const replacedLines = order.lines.filter(({ productId }) => productId === replaces)
  const instead = replacedLines[0]?.name
  const uncovered = uncoveredSizes(replacedLines, picked)
  const isPriced = useSide() === 'brand'
  const set = (next: Partial<Picked>) =>
    onChange({ added: draft.added.map((one) => (one === picked ? { ...picked, ...next } : one)) })
  const others = draft.added.filter((one) => one !== picked)
  return (
    <Stack as="article" gap={16} className={styles.product}>
      <Row gap={12}>
        <div className={styles.picture}>
          <Picture source={product.images[0]} alt="" code={product.styleCode} sizes="56px" />
        </div>
        <div className={styles.name}>
          <h2 dir="auto" className={styles.title}>
            {product.name}
          </h2>
          <Row as="p" gap={12} className={styles.facts}>
            <Tag tone="ok">{t('edit.new')}</Tag>
            {instead && <span>{t('instead', { name: instead })}</span>}
            <OrderPiecePrice product={product} />
          </Row>
        </div>
        <Button
          size="small"
          icon={<IconTrash size={15} stroke={1.8} aria-hidden />}
          aria-label={t('edit.remove.of', { name: product.name })}
          onClick={() => onChange({ added: others })}
        >
          {t('form.remove')}
        </Button>
      </Row>
      {uncovered.length > 0 && (
        <p className={styles.missing}>
          {t('edit.uncovered', { name: instead, count: uncovered.length, sizes: format.list(uncovered) })}
        </p>
      )}
      <OrderPickedSizes picked={picked} onChange={set} />
      {isPriced && (
        <div className={styles.fields}>
          <MoneyField
            label={t(product.isCarton ? 'price.carton' : 'price.unit')}
            currency={order.currency}
            value={picked.price ?? (product.wholesalePrice ? priceOfPiece(product) : '')}
            onChange={(price) => set({ price })}
          />
        </div>
      )}
    </Stack>
  )
}
