import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import { Suspense, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { LegalDialog } from '../../legal/door.ts'

/** What the consent is about, over the form that asks for it. */
export function TermsLink({ side }: { side: 'brand' | 'retailer' }) {
  const t = useT('sign-up')
  const [open, setOpen] = useState<LegalKind | null>(null)
  return (
    <Row>
      <Button size="small" onClick={() => setOpen(side === 'brand' ? 'terms-brands' : 'terms-retailers')}>
        {t('terms.read')}
      </Button>
      <Button size="small" onClick={() => setOpen('privacy')}>
        {t('privacy.read')}
      </Button>
      {open && (
        <Suspense>
          <LegalDialog kind={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Row>
  )
}
