import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { useCallback, useState } from 'react'
import type { ProductDraft } from './product-changes.ts'

/** What was typed, and what it was typed on. */
export type KeptDraft = { base: Product; draft: ProductDraft }
export type ProductDrafts = Readonly<Record<string, KeptDraft>>
export type KeepDraft = (id: string, next: ((now: KeptDraft | undefined) => KeptDraft) | null) => void

/** Unsaved work by product. It outlives the drawer, so that the back button loses nothing. */
export function useProductDrafts(): [ProductDrafts, KeepDraft] {
  const [drafts, setDrafts] = useState<ProductDrafts>({})
  const keep = useCallback<KeepDraft>((id, next) => {
    setDrafts((now) => {
      if (next) return { ...now, [id]: next(now[id]) }
      const { [id]: _, ...others } = now
      return others
    })
  }, [])
  return [drafts, keep]
}
