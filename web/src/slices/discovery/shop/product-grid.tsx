import type { ProductCard as Card } from '@souk/contract/catalog/product-shapes.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { VirtualGrid } from '../../../ui/lists/virtual-grid.tsx'
import { filtersWidth } from '../filters/filters-width.ts'
import { type Density, ProductCard } from '../product/product-card.tsx'
import type { Picks } from './product-picks.ts'

type Props = {
  label: string
  name: string
  products: readonly Card[]
  total: number | undefined
  density: Density
  hasBrand?: boolean | undefined
  picks?: Picks | undefined
  onLook: (product: Card) => void
  onEnd: () => void
}

const columns = { comfortable: [4, 3, 2], compact: [6, 5, 3] } as const
/** Below the picture; with a brand the names mostly take two lines. */
const textHeight = { en: 74, ar: 82 }
const withBrand = { en: 116, ar: 132 }

/** A shelf without an end; only the rows near the window exist. */
export function ProductGrid({ density, products, hasBrand, picks, onLook, name, total, ...list }: Props) {
  const language = useLanguage()
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
      beside={filtersWidth}
      estimate={(width) => (width * 5) / 4 + (hasBrand ? withBrand : textHeight)[language]}
    >
      {(product, index) => (
        <ProductCard
          product={product}
          density={density}
          load={index === 0 ? 'hero' : index < eager ? 'soon' : 'later'}
          {...(hasBrand && { hasBrand })}
          {...(picks && { isChosen: picks.ids.has(product._id), onChoose: picks.choose })}
          onLook={onLook}
        />
      )}
    </VirtualGrid>
  )
}
