import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { dropToken, storedToken } from './public-token.ts'
import { listPath } from '../model/wishlist-words.ts'
import { useWrite } from '../model/wishlists.data.ts'

/** A person who signed up from a public list finds it among their own. */
export function KeptList() {
  const t = useT('wishlist-acts')
  const navigate = useNavigate()
  const take = useWrite('takeFromPublic')
  const begin = useEffectEvent(async () => {
    const publicToken = storedToken()
    if (!publicToken) return
    dropToken()
    const { wishlistId } = await take.mutateAsync({ publicToken })
    const open = { label: t('open'), run: () => void navigate(listPath('wishlist', wishlistId)) }
    toast('success', t('kept'), { action: open })
  })
  useEffect(() => void begin().catch(() => {}), []) // a link that has ended meanwhile is announced
  return null
}
