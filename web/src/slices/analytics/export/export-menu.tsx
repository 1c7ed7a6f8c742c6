import type { AnalyticsTable } from '@souk/contract/analytics/analytics-export.ts'
import { IconDownload } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useAnalyticsWrite } from '../model/analytics.data.ts'

/** This table or chart as a file, with the filters of the URL; it is made in the background. */
export function ExportMenu({ table }: { table: AnalyticsTable }) {
  const t = useT('analytics')
  const [, , { searchWith }] = useUrlState({})
  const start = useAnalyticsWrite('exportTable')
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          size="small"
          isBusy={start.isPending}
          icon={<IconDownload size={16} stroke={1.7} aria-hidden />}
        >
          {t('export')}
        </Button>
      }
      groups={[
        (['csv', 'xlsx', 'png'] as const).map((format) => ({
          key: format,
          label: t(`export.${format}`),
          onSelect: () => start.mutate({ table, format, search: searchWith().slice(1) }),
        })),
      ]}
    />
  )
}
