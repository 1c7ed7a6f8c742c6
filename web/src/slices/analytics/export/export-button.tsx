import type { AnalyticsTable } from '@souk/contract/analytics/analytics-export.ts'
import { IconDownload } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

export type ExportTable = AnalyticsTable

/** The menu comes after the figures. */
const ExportMenu = lazyDialog(async () => (await import('./export-menu.tsx')).ExportMenu)

export function ExportButton({ table }: { table: ExportTable }) {
  const t = useT('analytics')
  return (
    <Suspense
      fallback={
        <Button look="quiet" size="small" icon={<IconDownload size={16} stroke={1.7} aria-hidden />}>
          {t('export')}
        </Button>
      }
    >
      <ExportMenu table={table} />
    </Suspense>
  )
}
