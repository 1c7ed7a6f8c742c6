import { IconCalendarStats } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

const StatementDialog = lazyDialog(async () => (await import('./statement-dialog.tsx')).StatementDialog)

/** The consolidated statement of one month with one counterpart, as a PDF. */
export function StatementButton() {
  const t = useT('invoices')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconCalendarStats size={17} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
        {t('statement')}
      </Button>
      <Suspense>{isOpen && <StatementDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
