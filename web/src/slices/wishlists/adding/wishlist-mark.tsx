import { IconBookmark, IconBookmarkFilled, IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useHolding } from '../model/holding.data.ts'
import { type Noun, useNoun } from '../model/wishlist-words.ts'

type Product = { _id: string; name: string }

export const AddDialog = lazyDialog(async () => {
  const [module] = await Promise.all([import('./add-dialog.tsx'), loadNamespaces('wishlists')])
  return module.AddDialog
})
const icons = { wishlist: [IconHeart, IconHeartFilled], selection: [IconBookmark, IconBookmarkFilled] } as const

/** Filled for what is on a list. */
export function ListIcon({ noun, isOn }: { noun: Noun; isOn: boolean }) {
  const Icon = icons[noun][isOn ? 1 : 0]
  return <Icon size={18} stroke={1.6} aria-hidden />
}

/** Guests have no lists to look at. */
export function useIsTrader(): boolean {
  const { entityType } = useSession()
  return entityType === 'brand' || entityType === 'retailer'
}

/** Whether a product is on a list, with what a press on it does in words. */
export function ListMark({ product: { _id, name } }: { product: Product }) {
  const t = useT('wishlist-acts')
  const noun = useNoun()
  const { data = [] } = useHolding(_id, useIsTrader())
  const isOn = data.length > 0
  return (
    <>
      <ListIcon noun={noun} isOn={isOn} />
      <span className="hidden-text">{t(`${noun}.${isOn ? 'on' : 'add'}`, { name })}</span>
    </>
  )
}

/** The lists of one product, open at once. */
export function AddOne({ product, onDone }: { product: Product; onDone: () => void }) {
  const { data = [], isPending } = useHolding(product._id, true)
  if (isPending) return null
  return (
    <Suspense>
      <AddDialog products={[product]} on={data} onClose={onDone} />
    </Suspense>
  )
}
