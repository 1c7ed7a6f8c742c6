import type { ProductCard, ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { type ReactNode, Suspense, createContext, use } from 'react'

export type ProductActsProps = {
  products: readonly { _id: string; name: string }[]
  place: 'card' | 'page' | 'bar'
  onDone?: () => void
}

/** What later slices do with products, wherever these stand; the frame knows those slices and fills it. */
export const ProductActing = createContext<((props: ProductActsProps) => ReactNode) | null>(null)

export function ProductActs(props: ProductActsProps) {
  const draw = use(ProductActing)
  // On a card its place is kept: what stands below does not move when it comes.
  return draw && <Suspense fallback={props.place === 'card' && <span />}>{draw(props)}</Suspense>
}

/** `children` is what stands there for those who do not order, `waiting` what keeps the place of the rest until it has come. */
export type OrderSizesProps = {
  product: ProductRow
  onColour?: (colour: string) => void
  waiting?: ReactNode
  children: ReactNode
}
export type Ordering = {
  sizes: (props: OrderSizesProps) => ReactNode
  card: (props: { product: ProductCard }) => ReactNode
  list: (props: { wishlistId: string; name: string }) => ReactNode
  inCart: (props: { productId: string }) => ReactNode
}

/** How products are ordered from where they stand: filled by the frame as well. */
export const ProductOrdering = createContext<Ordering | null>(null)

export function OrderSizes(props: OrderSizesProps) {
  const ordering = use(ProductOrdering)
  return ordering ? (
    <Suspense fallback={props.waiting ?? props.children}>{ordering.sizes(props)}</Suspense>
  ) : (
    props.children
  )
}

type OrderFromProps = { of: { product: ProductCard } | { wishlistId: string; name: string }; waiting?: ReactNode }

export function OrderFrom({ of, waiting }: OrderFromProps) {
  const ordering = use(ProductOrdering)
  return ordering && <Suspense fallback={waiting}>{'product' in of ? ordering.card(of) : ordering.list(of)}</Suspense>
}

/** How many units of a product are in the carts. */
export function UnitsInCart({ productId }: { productId: string }) {
  const ordering = use(ProductOrdering)
  return ordering && <Suspense>{ordering.inCart({ productId })}</Suspense>
}
