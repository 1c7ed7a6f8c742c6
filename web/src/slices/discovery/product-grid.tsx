import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { VirtualGrid } from '../../ui/virtual-grid.tsx'
import { type Density, ProductCard } from './product-card.tsx'
import type { Picks } from './product-picks.ts'

type Props = {
  label: string
  name: string
  products: readonly ProductRow[]
  total: number | undefined
  density: Density
  hasBrand?: boolean | undefined
  picks?: Picks | undefined
  onLook: (product: ProductRow) => void
  onEnd: () => void
}

const columns = { comfortable: [4, 3, 2], compact: [6, 5, 3] } as const
const textHeight = { comfortable: 76, compact: 52 }

/** A shelf without an end; only the rows near the window exist. */
export function ProductGrid({ density, products, hasBrand, picks, onLook, name, total, ...list }: Props) {
  const eager = columns[density][0] * 2 // the first two rows
  return (
    <VirtualGrid
      key={`${name} ${density}`}
      {...list}
      {...(total !== undefined && { total })}
      name={`${name} ${density}`}
      items={products}
      itemKey={({ _id }) => _id}
      columns={columns[density]}
      estimate={(width) => (width * 5) / 4 + 8 + textHeight[density] + (hasBrand ? 20 : 0)}
    >
      {(product, index) => (
        <ProductCard
          product={product}
          density={density}
          load={index === 0 ? 'hero' : index < eager ? 'soon' : 'later'}
          {...(hasBrand && { hasBrand })}
          {...(picks && {
            isChosen: picks.ids.has(product._id),
            onChoose: (isChosen: boolean) => picks.choose(product._id, isChosen),
          })}
          onLook={() => onLook(product)}
        />
      )}
    </VirtualGrid>
  )
}
