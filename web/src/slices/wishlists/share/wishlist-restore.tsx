import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '../../../lib/server/failed.ts'
import { dropProducts, rememberedProducts } from '../../../lib/session/guest-products.ts'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { dropToken, storedToken } from './public-token.ts'
import { listPath } from '../model/wishlist-words.ts'
import { useWrite } from '../model/wishlists.data.ts'

/** A person who signed up from a public list, or from products they pressed, finds them among their own lists. */
export function KeptList() {
  const t = useT('wishlist-acts')
  const navigate = useNavigate()
  const take = useWrite('takeFromPublic')
  const save = useWrite('saveGuestProducts')
  function tell(words: string, wishlistId: string): void {
    const open = { label: t('open'), run: () => void navigate(listPath('wishlist', wishlistId)) }
    toast('success', words, { action: open })
  }
  const takeList = useEffectEvent(async () => {
    const publicToken = storedToken()
    if (!publicToken) return
    dropToken()
    const { wishlistId } = await take.mutateAsync({ publicToken })
    tell(t('kept'), wishlistId)
  })
  const takeProducts = useEffectEvent(async () => {
    const remembered = rememberedProducts()
    if (!remembered) return
    try {
      const { wishlistId } = await save.mutateAsync({ ...remembered, name: t('guest.name') })
      dropProducts()
      tell(t('guest.saved', { count: remembered.productIds.length }), wishlistId)
    } catch (error) {
      if (error instanceof Failed && error.status >= 400 && error.status < 500) dropProducts() // else the next page tries again
    }
  })
  useEffect(() => {
    void takeList().catch(() => {}) // a link that has ended meanwhile is announced
    void takeProducts()
  }, [])
  return null
}
