import type { Health, Metric } from '@souk/contract/integrations/metrics.contract.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { oneOf, useUrlState } from '../../../lib/url/url-state.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Ago, useNow } from '../../../ui/values/date.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { useHealth, useMetric } from '../model/integrations.data.ts'
import { IntegrationsFrame } from '../model/integrations-frame.tsx'
import styles from '../model/integrations.module.css'

const tones: Record<Health['state'], Tone> = { GOOD: 'ok', FAILING: 'bad', PAUSED: 'warn', IDLE: 'neutral' }
const ranges = {
  day: { days: 1, interval: 'hour' },
  week: { days: 7, interval: 'day' },
  month: { days: 30, interval: 'day' },
} as const
type Range = keyof typeof ranges
const shown: readonly Metric[] = [
  'runs',
  'items',
  'errors',
  'duration',
  'apiCalls',
  'apiErrors',
  'latency',
  'webhookDeliveries',
  'webhookFailures',
]

/** /integration-metrics: the health of every connection, and what happened over time. */
export function MetricsPage() {
  const t = useT('integrations')
  const [{ range }, change] = useUrlState({ range: oneOf(['day', 'week', 'month'], 'week') })
  const health = useHealth()
  const connect = (
    <ButtonLink to="/integrations/stores" look="primary">
      {t('stores.new')}
    </ButtonLink>
  )
  return (
    <IntegrationsFrame lead={t('metrics.lead')}>
      <QueryView
        query={health}
        skeleton={<TableSkeleton columns={3} />}
        empty={(list) =>
          list.length === 0 && {
            title: t('metrics.none'),
            text: t('metrics.none.text'),
            action: connect,
          }
        }
      >
        {(list) => (
          <>
            <h2 className="hidden-text">{t('metrics.connections')}</h2>
            <ul className={styles.cards}>
              {list.map((one) => (
                <HealthCard key={one.id} health={one} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {/* Below cards whose number is not known yet: it would be pushed. */}
      <section className={styles.section} hidden={health.isPending}>
        <div className={styles.head}>
          <h2>{t('metrics.time')}</h2>
          <Segmented
            label={t('metrics.range')}
            value={range}
            onChange={(next) => change({ range: next })}
            segments={(['day', 'week', 'month'] as const).map((value) => ({ value, label: t(`range.${value}`) }))}
          />
        </div>
        <div className={styles.charts}>
          {shown.map((metric) => (
            <MetricChart key={metric} metric={metric} range={range} />
          ))}
        </div>
      </section>
    </IntegrationsFrame>
  )
}

const places: Record<Health['kind'], (id: string) => string> = {
  store: (id) => `/integrations/stores/${id}`,
  webhook: (id) => `/integrations/webhooks/${id}`,
  key: () => '/integrations/keys',
}

/** Leads to the run or the delivery that failed. */
function problemLink({ kind, id, problemId }: Health): string {
  if (!problemId) return places[kind](id)
  return kind === 'store' ? `${places.store(id)}?run=${problemId}` : `${places.webhook(id)}?delivery=${problemId}`
}

function HealthCard({ health }: { health: Health }) {
  const t = useT('integrations')
  const format = useFormat()
  const { kind, name, state, lastAt, done, errors, p95, problem, problemId, id } = health
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <Link to={places[kind](id)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </div>
      <span className={styles.quiet}>
        {t(`health.${kind}`, { count: done })}
        {errors > 0 && ` · ${t('health.errors', { count: errors })}`}
        {p95 !== null && ` · ${t('health.p95', { ms: format.number(p95) })}`}
      </span>
      {lastAt && (
        <span className={styles.quiet}>
          <Ago value={lastAt} />
        </span>
      )}
      {problem && <p className={styles.problem}>{problem}</p>}
      {problemId && <Link to={problemLink(health)}>{t('health.look')}</Link>}
    </li>
  )
}

function MetricChart({ metric, range }: { metric: Metric; range: Range }) {
  const t = useT('integrations')
  const format = useFormat()
  const hourNow = Math.ceil(useNow().getTime() / 3_600_000)
  const body = useMemo(() => {
    const { days, interval } = ranges[range]
    const hour = 3_600_000
    const to = new Date(hourNow * hour)
    return { metric, interval, to: to.toISOString(), from: new Date(to.getTime() - days * 24 * hour).toISOString() }
  }, [metric, range, hourNow])
  const query = useMetric(body)
  const isTimed = metric === 'latency' || metric === 'duration'
  const text = (value: number) =>
    isTimed ? t('metrics.ms', { ms: format.number(Math.round(value)) }) : format.number(value)
  const label = (at: string) =>
    format.date(at, range === 'day' ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' })
  return (
    <div>
      <h3>{t(`metric.${metric}`)}</h3>
      <QueryView query={query} skeleton={<TableSkeleton columns={1} />}>
        {({ series }) => (
          <LineChart
            label={t(`metric.${metric}`)}
            height={180}
            format={text}
            axisFormat={(value) => format.number(value)}
            {...(isTimed && { names: [t('metrics.p95'), t('metrics.p50')] as const })}
            points={series.map(({ at, value, p50, p95 }) => ({
              key: at,
              label: label(at),
              value: isTimed ? (p95 ?? 0) : value,
              ...(isTimed && { before: p50 ?? 0 }),
            }))}
          />
        )}
      </QueryView>
    </div>
  )
}
