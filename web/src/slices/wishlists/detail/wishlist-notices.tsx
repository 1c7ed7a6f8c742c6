import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ShownList } from '../model/wishlists.data.ts'
import styles from './wishlist-view.module.css'
import { useWrite } from '../model/wishlists.data.ts'

/** As whom the list is seen, and what cannot be had any more. */
export function ListNotices({ list }: { list: ShownList }) {
  const t = useT('wishlists')
  const remove = useWrite('removeLines')
  const { id, retailer, isOwn, mayEdit, unavailableCount, note, lines } = list
  const gone = lines.filter(({ unavailable }) => unavailable !== null).map(({ productId }) => productId)
  return (
    <Stack className={styles.notices}>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {retailer && isOwn && (
        <Notice kind={retailer.isPartner ? 'info' : 'warning'}>
          {t(retailer.isPartner ? 'preview' : 'noPartner', { name: retailer.name })}
        </Notice>
      )}
      {unavailableCount > 0 && (
        <Notice
          kind="warning"
          action={
            mayEdit &&
            gone.length > 0 && (
              <Button size="small" isBusy={remove.isPending} onClick={() => remove.mutate({ id, products: gone })}>
                {t('unavailable.remove', { count: gone.length })}
              </Button>
            )
          }
        >
          {t('unavailable.some', { count: unavailableCount })}
        </Notice>
      )}
    </Stack>
  )
}
