import type { Forecast } from '@souk/contract/analytics/forecast.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { text, useUrlState } from '../../../lib/url/url-state.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useSeasons } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'
import { ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'
import { SeasonStanding } from './season-standing.tsx'

/** Two seasons at the same distance from their deadlines, and what the newer one may come to. */
export function SeasonsTab() {
  const t = useT('analytics')
  const { period, filters } = useSalesFilters()
  const [{ of: season, against }, change] = useUrlState({ of: text(60), against: text(60) })
  const query = useSeasons({
    ...(period.currency && { currency: period.currency }),
    ...(season && { season }),
    ...(against && { against }),
    ...(filters.retailerId && { retailerId: filters.retailerId }),
    ...(filters.salesRepId && { salesRepId: filters.salesRepId }),
  })
  const { whole, axis } = useFigures(query.data?.currency ?? 'USD')
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton columns={3} />}
      empty={({ seasons }) => seasons.length === 0 && { title: t('seasons.none'), text: t('seasons.none.text') }}
    >
      {({ seasons, season, against, points, daysLeft, standing, forecast, currency }) => (
        <Stack gap={24}>
          <TitledCard title={t('seasons.title')} end={<ExportButton table="seasons" />}>
            <div className={styles.pair}>
              <SelectField
                label={t('by.season')}
                value={season}
                options={seasons.map((value) => ({ value, label: value }))}
                onChange={(value) => change({ of: value })}
              />
              <SelectField
                label={t('seasons.against')}
                value={against}
                options={seasons.filter((one) => one !== season).map((value) => ({ value, label: value }))}
                onChange={(value) => change({ against: value })}
              />
            </div>
            <p className={styles.note}>
              {daysLeft !== null && daysLeft >= 0 ? t('seasons.left', { count: daysLeft }) : t('seasons.over')}
            </p>
            <LineChart
              label={t('seasons.title')}
              format={whole}
              axisFormat={axis}
              names={[season ?? '', against ?? '']}
              points={points.map(({ daysBefore, amount, before }) => ({
                key: String(daysBefore),
                label: String(daysBefore),
                title: t('seasons.daysBefore', { count: daysBefore }),
                value: amount === null ? null : Number(amount),
                ...(before !== null && { before: Number(before) }),
              }))}
            />
            <p className={styles.note}>{t('seasons.axis')}</p>
          </TitledCard>
          {standing && season && against && (
            <SeasonStanding standing={standing} season={season} against={against} currency={currency} />
          )}
          <Outlook forecast={forecast} currency={currency} season={season ?? ''} />
        </Stack>
      )}
    </QueryView>
  )
}

function Outlook({ forecast, currency, season }: { forecast: Forecast; currency: string; season: string }) {
  const t = useT('analytics')
  const { money } = useFigures(currency)
  const { period, filters } = useSalesFilters()
  const { expected, low, high, booked, weeks, weeksNeeded } = forecast
  return (
    <TitledCard title={t('forecast')}>
      <p>
        {t('forecast.booked')}{' '}
        <Link
          className={styles.link}
          to={ordersLink('/sales-analytics/orders', period, filters, { season, days: '1100', from: '', to: '' })}
        >
          <bdi>{money(booked)}</bdi>
        </Link>
      </p>
      <Stack gap={4} className={styles.forecast}>
        {expected !== null && low !== null && high !== null ? (
          <>
            <strong>{t('forecast.expected', { amount: money(expected) })}</strong>
            <span className={styles.note}>{t('forecast.interval', { low: money(low), high: money(high) })}</span>
            <span className={styles.note}>{t('forecast.how', { count: weeks })}</span>
          </>
        ) : (
          <span className={styles.note}>
            {weeks < weeksNeeded ? t('forecast.tooFew', { weeks, needed: weeksNeeded }) : t('forecast.over')}
          </span>
        )}
      </Stack>
    </TitledCard>
  )
}
