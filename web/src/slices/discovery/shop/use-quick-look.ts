import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import { useCallback, useState } from 'react'
import type { ProductList } from '../product/product.data.ts'

const soon = 3 // from the end of what has come

/** The product that is looked at, and its neighbours in the list; the list goes on when its end comes near. */
export function useQuickLook(list: ProductList) {
  const [looked, setLooked] = useState<ProductCard | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { pages = [] } = list.data ?? {}
  const products = pages.flatMap((page) => page.products)
  const at = products.findIndex(({ _id }) => _id === looked?._id)
  const look = useCallback((product: ProductCard) => {
    setLooked(product)
    setOpen(true)
  }, [])
  const stepTo = (to: number) => {
    const product = products[to]
    if (!product) return
    return () => {
      look(product)
      const isNearEnd = to >= products.length - soon
      if (isNearEnd && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
    }
  }
  const [back, on] = at === -1 ? [] : [stepTo(at - 1), stepTo(at + 1)]
  const total = at === -1 || pages[0]?.more ? undefined : pages[0]?.total
  return {
    product: looked,
    look,
    isOpen,
    onClose: () => setOpen(false),
    steps: { at: at + 1, total, ...(back && { back }), ...(on && { on }) },
  }
}
