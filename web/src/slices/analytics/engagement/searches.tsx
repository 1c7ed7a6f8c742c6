import type { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import styles from '../model/analytics.module.css'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'
import { useSeen } from './seen.tsx'

/** Words that led to the brand, and words that found nothing on the marketplace. */
export function Searches({ searches }: { searches: Reply<typeof engagement.read>['searches'] }) {
  const t = useT('analytics')
  const seen = useSeen()
  const { count } = useFigures('USD')
  return (
    <div className={styles.pair}>
      <TitledCard title={t('searches.led')} end={<ExportButton table="led" />}>
        <DataTable
          label={t('searches.led')}
          words="analytics"
          rows={searches.led}
          rowKey={({ words }) => words}
          columns={ledColumns(seen)}
          empty={t('empty')}
        />
      </TitledCard>
      <TitledCard title={t('searches.empty')} end={<ExportButton table="empty" />}>
        <DataTable
          label={t('searches.empty')}
          words="analytics"
          rows={searches.empty}
          rowKey={({ words }) => words}
          columns={emptyColumns(count)}
          empty={t('empty')}
        />
      </TitledCard>
    </div>
  )
}

type Found = Reply<typeof engagement.read>['searches']

function ledColumns(seen: ReturnType<typeof useSeen>): Column<Found['led'][number]>[] {
  return [
    { key: 'words', isFixed: true, phone: 'title', cell: ({ words }) => <bdi>{words}</bdi> },
    { key: 'retailers', numeric: true, phone: 'end', cell: seen },
  ]
}

function emptyColumns(count: (n: number) => string): Column<Found['empty'][number]>[] {
  return [
    { key: 'words', isFixed: true, phone: 'title', cell: ({ words }) => <bdi>{words}</bdi> },
    { key: 'retailers', numeric: true, phone: 'end', cell: ({ retailers }) => count(retailers) },
  ]
}
