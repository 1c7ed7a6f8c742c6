import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'

/** Two people on one line: a person who changed it first is told when the other does, while they are looking. */
export function useEditConflict(lines: readonly WishlistLine[]): void {
  const t = useT('wishlists')
  const me = useSession().userData?.id
  const mine = useRef(new Map<string, number>())
  const look = useEffectEvent((now: readonly WishlistLine[]) => {
    for (const { productId, version, changedBy, kept: snapshot, product } of now) {
      const known = mine.current.get(productId)
      if (changedBy?.id === me) mine.current.set(productId, version)
      else if (known !== undefined && version > known) {
        mine.current.delete(productId)
        toast('warning', t('overtaken', { name: changedBy?.name ?? '', product: product?.name ?? snapshot.name }))
      }
    }
  })
  useEffect(() => look(lines), [lines])
}
