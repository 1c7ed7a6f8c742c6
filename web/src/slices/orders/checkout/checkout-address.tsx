import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { loadAddressSheet, useOwnEntity } from '../../entities/door.ts'

const AddressSheet = lazyDialog(async () => {
  const [module] = await Promise.all([loadAddressSheet(), loadNamespaces('profile')])
  return module.AddressSheet
})

/** An address is added over the checkout, so that what was chosen there stays. */
export function AddAddress({ isFirst }: { isFirst: boolean }) {
  const t = useT('checkout')
  const own = useOwnEntity().data
  const [isOpen, setOpen] = useState(false)
  return (
    <span>
      <Button size="small" {...(!isFirst && { look: 'quiet' })} onClick={() => setOpen(true)}>
        {t(isFirst ? 'addresses.add' : 'addresses.another')}
      </Button>
      <Suspense>
        {isOpen && (
          <AddressSheet
            address={null}
            isFirst={isFirst}
            country={own?.country ?? null}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </span>
  )
}
