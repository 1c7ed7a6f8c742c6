import { IconShoppingBagPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import type { ProductActsProps } from '../../../lib/product-acts.tsx'
import { askToSignUpFor } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

const ManyDialog = lazyDialog(async () => (await import('./many-dialog.tsx')).ManyDialog)

/** Several chosen products at once. */
export function AddMany({ products, onDone }: ProductActsProps) {
  const t = useT('cart-acts')
  const { entityType } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (entityType !== 'retailer' && entityType !== 'guest') return null
  return (
    <>
      <Button
        size="small"
        icon={<IconShoppingBagPlus size={17} stroke={1.7} aria-hidden />}
        onClick={() => (entityType === 'guest' ? askToSignUpFor(products) : setOpen(true))}
      >
        {t('add.none')}
      </Button>
      {isOpen && (
        <Suspense>
          <ManyDialog
            productIds={products.map(({ _id }) => _id)}
            onClose={(isDone) => {
              setOpen(false)
              if (isDone) onDone?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
