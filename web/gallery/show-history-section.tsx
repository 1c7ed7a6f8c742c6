import { DifferenceView } from '../src/ui/values/difference-view.tsx'
import { Money } from '../src/ui/values/money.tsx'
import { Timeline } from '../src/ui/values/timeline.tsx'
import { ShowSection, Specimen } from './show-frame.tsx'
import { useWords } from './words.ts'

const euros = (amount: string) => <Money amount={amount} currency="EUR" />

export function ShowHistorySection() {
  const t = useWords()
  return (
    <ShowSection>
      <Specimen title={t('history.timeline')}>
        <Timeline
          label={t('history.timeline')}
          entries={[
            { id: '1', at: '2026-11-14T11:20:00Z', who: t('people.nadia'), what: t('history.confirmed'), tone: 'ok' },
            {
              id: '2',
              at: '2026-11-14T08:05:00Z',
              who: t('people.jonas'),
              what: t('history.changed'),
              tone: 'warn',
              note: t('history.note'),
            },
            { id: '3', at: '2026-11-12T16:41:00Z', who: t('people.nadia'), what: t('history.placed') },
          ]}
        />
      </Specimen>
      <Specimen title={t('history.difference')}>
        <DifferenceView
          label={t('history.difference')}
          columns={[
            { key: 'units', label: t('columns.units'), numeric: true },
            { key: 'price', label: t('history.price'), numeric: true, show: euros },
          ]}
          lines={[
            {
              key: '1',
              name: `${t('styles.elm')} / M`,
              before: { units: '24', price: '68' },
              after: { units: '12', price: '68' },
            },
            { key: '2', name: `${t('styles.hollis')} / S`, before: { units: '6', price: '189' }, after: null },
            { key: '3', name: `${t('styles.ines')} / L`, before: null, after: { units: '10', price: '82' } },
            {
              key: '4',
              name: `${t('styles.vega')}`,
              before: { units: '8', price: '74' },
              after: { units: '8', price: '74' },
            },
          ]}
          totals={[
            { label: t('columns.units'), before: '38', after: '30' },
            { label: t('columns.total'), before: '3358', after: '2228', show: euros },
          ]}
        />
      </Specimen>
    </ShowSection>
  )
}
