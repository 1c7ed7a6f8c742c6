import type { ViewPage } from '@souk/contract/analytics/views.contract.ts'
import { IconBookmark } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

const ViewsDialog = lazyDialog(async () => (await import('./views-dialog.tsx')).ViewsDialog)

/** The team's views of a page: open one, save this one, or get one by mail every Monday. */
export function SavedViews({ page }: { page: ViewPage }) {
  const t = useT('analytics')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconBookmark size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
        {t('views')}
      </Button>
      <Suspense>{isOpen && <ViewsDialog page={page} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
