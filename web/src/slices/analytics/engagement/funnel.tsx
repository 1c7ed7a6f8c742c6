import type { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'

/** How many retailers came how far, from looking to ordering. */
export function Funnel({ steps }: { steps: Reply<typeof engagement.read>['funnel'] }) {
  const t = useT('analytics')
  const { count, percent } = useFigures('USD')
  const first = steps.reduce((highest, { retailers, others }) => Math.max(highest, retailers + others), 0)
  return (
    <TitledCard title={t('funnel')} end={<ExportButton table="funnel" />}>
      <BarChart
        label={t('funnel')}
        format={count}
        bars={steps.map(({ step, retailers, others }) => ({
          key: step,
          label: t(`step.${step}`),
          value: retailers + others,
          note: first > 0 ? percent((retailers + others) / first) : '',
        }))}
      />
    </TitledCard>
  )
}
