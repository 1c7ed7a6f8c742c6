import { IconShoppingBagPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

const ListDialog = lazyDialog(async () => (await import('./list-dialog.tsx')).ListDialog)

type Props = { wishlistId: string; name: string }

/** Turns a list into a cart, or into several: one for each brand. */
export function AddList(props: Props) {
  const t = useT('cart-acts')
  const { entityType } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (entityType !== 'retailer') return null
  return (
    <>
      <Button icon={<IconShoppingBagPlus size={17} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
        {t('list')}
      </Button>
      {isOpen && (
        <Suspense>
          <ListDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
