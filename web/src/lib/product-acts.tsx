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
  return draw && <Suspense>{draw(props)}</Suspense>
}
