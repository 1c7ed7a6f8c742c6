import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/layout/button.tsx'

const AcceptDialog = lazyDialog(async () => (await import('./accept-dialog.tsx')).AcceptDialog)

/** A newer text asks on every page until it is accepted; what is open can be read and finished first. */
export function AcceptLine() {
  const t = useT('legal')
  const { pathname } = useLocation()
  const [closedAt, setClosedAt] = useState<string | null>(null)
  return (
    <>
      <Notice
        kind="warning"
        title={t('changed')}
        action={
          <Button size="small" onClick={() => setClosedAt(null)}>
            {t('changed.open')}
          </Button>
        }
      >
        {t('changed.text')}
      </Notice>
      {closedAt !== pathname && (
        <Suspense>
          <AcceptDialog onClose={() => setClosedAt(pathname)} />
        </Suspense>
      )}
    </>
  )
}
