import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

const TermsDialog = lazyDialog(async () => {
  const [module] = await Promise.all([import('./sign-up-terms-dialog.tsx'), loadNamespaces('sign-up-terms')])
  return module.TermsDialog
})

/** The terms, fetched when a person wants to read them. */
export function TermsLink() {
  const t = useT('sign-up')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('terms.read')}
      </Button>
      {isOpen && (
        <Suspense>
          <TermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
