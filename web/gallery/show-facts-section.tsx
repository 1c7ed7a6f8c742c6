import { Avatar } from '../src/ui/pictures/avatar.tsx'
import { Count } from '../src/ui/values/count.tsx'
import { Ago, Countdown, Day, Deadline, Moment } from '../src/ui/values/date.tsx'
import { FactList } from '../src/ui/values/fact-list.tsx'
import { Kpi, KpiRow } from '../src/ui/values/kpi.tsx'
import { Money } from '../src/ui/values/money.tsx'
import { Progress } from '../src/ui/feedback/progress.tsx'
import { Tag } from '../src/ui/values/status.tsx'
import { Truncated } from '../src/ui/values/truncated.tsx'
import { Line, ShowSection, Specimen } from './show-frame.tsx'
import { showTones } from './show-table-section.tsx'
import { useWords } from './words.ts'

const versus = { unit: 'share' } as const

export function ShowFactsSection() {
  const t = useWords()
  const season = t('facts.versus')
  return (
    <ShowSection>
      <Specimen title={t('facts.kpis')}>
        <KpiRow>
          <Kpi
            label={t('facts.value')}
            value={<Money amount="210460.00" currency="EUR" isShort />}
            change={{ ...versus, by: 0.18, versus: season }}
          />
          <Kpi
            label={t('facts.open')}
            value={<Count value={23} />}
            change={{ unit: 'pieces', by: 4, versus: season }}
          />
          <Kpi label={t('facts.units')} value={<Count value={3184} />} change={{ ...versus, by: 0, versus: season }} />
          <Kpi
            label={t('facts.returns')}
            value={<Count value={12} />}
            change={{ ...versus, by: 0.02, versus: season, isLessBetter: true }}
          />
        </KpiRow>
      </Specimen>
      <Specimen title={t('facts.tags')}>
        <Line>
          {['PENDING_RETAILER', 'PENDING_BRAND', 'CONFIRMED', 'COMPLETED', 'CANCELLED'].map((value) => (
            <Tag key={value} tone={showTones[value]!}>
              {t(`status.${value}`)}
            </Tag>
          ))}
          <Tag tone="warn">{t('facts.left')}</Tag>
        </Line>
      </Specimen>
      <Specimen title={t('facts.amounts')}>
        <Line>
          <Money amount="18240.5" currency="EUR" />
          <Money amount="1250" currency="JPY" />
          <Money amount="1.25" currency="KWD" />
          <Money amount="-3" currency="AED" />
          <Count value={10_000} isMore />
        </Line>
      </Specimen>
      <Specimen title={t('facts.dates')}>
        <Line>
          <Day value="2026-12-04" />
          <Moment value="2026-11-14T09:30:00Z" look="both" />
          <Ago value="2026-11-02T09:30:00Z" />
          <Countdown to="2026-12-04T18:00:00Z" />
          <Countdown to="2026-01-01T00:00:00Z" />
          <Deadline at="2026-12-04T20:00:00Z" timeZone="Asia/Dubai" />
          <Deadline at={null} timeZone="Asia/Dubai" />
        </Line>
      </Specimen>
      <Specimen title={t('facts.names')}>
        <Line>
          <Avatar name={t('people.nadia')} isAlone />
          <Avatar name="Kin & Co" size={40} isAlone />
          <Truncated text="autumn-27-knitwear-lookbook-final-version-3.pdf" />
          <Truncated text={t('brands.orla')} />
        </Line>
      </Specimen>
      <Specimen title={t('facts.list')} isBoxed>
        <FactList
          facts={[
            { label: t('columns.brand'), value: t('brands.orla') },
            { label: t('columns.window'), value: <Day value="2027-01-15" /> },
            { label: t('columns.total'), value: <Money amount="8420" currency="EUR" /> },
          ]}
        />
      </Specimen>
      <Specimen title={t('facts.columns')}>
        <FactList
          look="columns"
          facts={[
            { label: t('facts.fabric'), value: t('facts.wool') },
            { label: t('facts.origin'), value: t('facts.portugal') },
            { label: t('facts.minimum'), value: <Money amount="800" currency="EUR" /> },
          ]}
        />
      </Specimen>
      <Specimen title={t('facts.progress')} isBoxed>
        <Progress label={t('facts.checklist')} value={3} max={6} />
      </Specimen>
    </ShowSection>
  )
}
