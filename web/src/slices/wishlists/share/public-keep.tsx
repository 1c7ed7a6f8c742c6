import { useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { listPath } from '../model/wishlist-words.ts'
import { useWrite } from '../model/wishlists.data.ts'

/** A retailer who is signed in makes the list their own at once. */
export function PublicKeep({ publicToken }: { publicToken: string }) {
  const t = useT('wishlists')
  const navigate = useNavigate()
  const take = useWrite('takeFromPublic')
  async function keep(): Promise<void> {
    const { wishlistId } = await take.mutateAsync({ publicToken })
    await navigate(listPath('wishlist', wishlistId))
  }
  return (
    <Button look="primary" isBusy={take.isPending} onClick={() => void keep().catch(() => {})}>
      {t('public.keep')}
    </Button>
  )
}
