import type { PackableOrder } from '@souk/contract/shipments/shipment-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { SizeMatrix } from '../../../ui/sizes/size-matrix.tsx'
import { toneOf } from '../../discovery/door.ts'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { type Draft, keyOf, type PackProduct, productsOf } from './pack-draft.ts'
import styles from './packing.module.css'

type Props = { order: PackableOrder; draft: Draft; onDraft: (draft: Draft) => void }

/** What of an order can be packed, on its size grid. */
export function PackOrder({ order, draft, onDraft }: Props) {
  const t = useT('shipments')
  const open = order.lines.filter(({ left }) => left > 0)
  if (open.length === 0) return null
  const products = productsOf(order.lines).filter(({ lines }) => lines.some(({ left }) => left > 0))
  return (
    <TitledCard title={t('order', { number: order.number })} end={<bdi className="caption">{order.storeName}</bdi>}>
      {order.hasProposal && <Notice kind="info">{t('pack.proposal')}</Notice>}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.productId}>
            <div className={styles.head}>
              <div className={styles.picture}>
                <Picture source={product.image} alt="" code={product.styleCode} shape="square" sizes="48px" />
              </div>
              <p className={styles.name}>
                <bdi>{product.name}</bdi>
              </p>
            </div>
            <Sizes order={order} product={product} draft={draft} onDraft={onDraft} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Sizes({ order, product, draft, onDraft }: Props & { product: PackProduct }) {
  const t = useT('shipments')
  const { name, styleCode, lines, sizes, colours } = product
  const carton = lines.find(({ skuId }) => skuId === null)
  const quantity = (lineId: string) => draft[keyOf(order.id, lineId)] ?? 0
  if (carton) {
    return (
      <Quantity
        label={t('pack.cartons', { name, count: carton.left })}
        isLabelShown
        max={carton.left}
        value={quantity(carton.lineId)}
        onChange={(next) => onDraft({ ...draft, [keyOf(order.id, carton.lineId)]: next })}
      />
    )
  }
  const at = (colour: string, size: string) => lines.find((line) => line.colour === colour && line.size === size)
  return (
    <SizeMatrix
      title={t('sizes.of', { name: `${name}, ${styleCode}` })}
      sizes={sizes}
      colours={colours.map((colour) => ({
        id: colour,
        name: colour,
        tone: toneOf(colour),
        stocks: sizes.map((size) => at(colour, size)?.left ?? 0),
        closed: sizes.map((size) => t(at(colour, size) ? 'pack.allPacked' : 'pack.notOrdered')),
      }))}
      value={colours.map((colour) => sizes.map((size) => quantity(at(colour, size)?.lineId ?? '')))}
      onChange={(grid) => {
        const next: Record<string, number> = { ...draft }
        for (const [row, colour] of colours.entries())
          for (const [column, size] of sizes.entries()) {
            const line = at(colour, size)
            if (line) next[keyOf(order.id, line.lineId)] = grid[row]?.[column] ?? 0
          }
        onDraft(next)
      }}
    />
  )
}
