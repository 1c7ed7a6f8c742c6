import type { Condition, Health } from '@souk/contract/entities/health.ts'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Card, Stack } from '../../../ui/layout/stack.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { fileSize } from '../../../ui/uploads/file-kinds.ts'
import { Count } from '../../../ui/values/count.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useHealth } from './console.data.ts'
import { MaintenanceCard } from './maintenance-card.tsx'
import styles from './console.module.css'

const tones: Record<Condition, Tone> = { ok: 'ok', warn: 'warn', bad: 'bad' }

/** /admin/health: what the marketplace runs on, asked for again every quarter of a minute. */
export function AdminHealthPage() {
  const t = useT('admin')
  const health = useHealth()
  return (
    <AdminFrame place="health" lead={t('health.lead')}>
      <Stack gap={20}>
        <QueryView query={health} skeleton={<FormSkeleton />}>
          {(data) => <HealthCards health={data} />}
        </QueryView>
        <MaintenanceCard />
      </Stack>
    </AdminFrame>
  )
}

function HealthCards({
  health: { database, jobs, mail, files, payments, integrations, checkedAt },
}: {
  health: Health
}) {
  const t = useT('admin')
  const count = (value: number) => <Count value={value} />
  const seconds = (value: number | null) => (value === null ? t('health.none') : t('health.seconds', { count: value }))
  return (
    <>
      <p className="caption">
        {t('health.checked')} <Ago value={checkedAt} />
      </p>
      <div className={styles.cards}>
        <HealthCard
          part="database"
          title={t('health.database')}
          condition={database.condition}
          facts={[
            { label: t('health.version'), value: database.version },
            { label: t('health.answer'), value: t('health.milliseconds', { count: database.milliseconds }) },
            {
              label: t('health.connections'),
              value: t('health.of', { count: database.connections, most: database.connectionsMost }),
            },
            { label: t('health.size'), value: <Size bytes={database.bytes} /> },
            { label: t('health.migrations'), value: count(database.migrations) },
          ]}
        />
        <HealthCard
          part="jobs"
          title={t('health.jobs')}
          condition={jobs.condition}
          facts={[
            { label: t('health.waiting'), value: count(jobs.waiting) },
            { label: t('health.active'), value: count(jobs.active) },
            { label: t('health.oldest'), value: seconds(jobs.oldestWaitingSeconds) },
            { label: t('health.outbox'), value: count(jobs.outbox) },
            { label: t('health.failed'), value: count(jobs.failed) },
          ]}
        >
          <More to="/admin/jobs">{t('health.seeJobs')}</More>
        </HealthCard>
        <HealthCard
          part="mail"
          title={t('health.mail')}
          condition={mail.condition}
          facts={[
            { label: t('health.transport'), value: t(`health.transport.${mail.transport}`) },
            { label: t('health.waiting'), value: count(mail.waiting) },
            { label: t('health.failed'), value: count(mail.failed) },
            { label: t('health.kept'), value: count(mail.kept) },
            ...(mail.problem ? [{ label: t('health.problem'), value: <bdi>{mail.problem}</bdi> }] : []),
            {
              label: t('health.lastSent'),
              value: mail.lastSentAt ? <Ago value={mail.lastSentAt} /> : t('never'),
            },
          ]}
        >
          {mail.kept > 0 ? (
            <More to="/admin/mails?status=KEPT">{t('health.seeKept')}</More>
          ) : (
            <More to="/admin/mails?status=FAILED">{t('health.seeMails')}</More>
          )}
        </HealthCard>
        <HealthCard
          part="files"
          title={t('health.files')}
          condition={files.condition}
          facts={[
            { label: t('health.store'), value: t(`health.store.${files.store}`) },
            { label: t('health.count'), value: count(files.count) },
            { label: t('health.size'), value: <Size bytes={files.bytes} /> },
            ...(files.problem ? [{ label: t('health.problem'), value: files.problem }] : []),
          ]}
        />
        <HealthCard
          part="payments"
          title={t('health.payments')}
          condition={payments.condition}
          facts={[
            { label: t('health.payments.mode'), value: t(`health.payments.${payments.mode}`) },
            {
              label: t('health.payments.lastEvent'),
              value: payments.lastEventAt ? <Ago value={payments.lastEventAt} /> : t('never'),
            },
            { label: t('health.payments.unknown'), value: count(payments.unknown) },
          ]}
        />
        <HealthCard
          title={t('health.integrations')}
          condition={integrations.some(({ condition }) => condition !== 'ok') ? 'warn' : 'ok'}
          facts={integrations.map(({ key, mode, condition, detail }) => ({
            label: t(`health.integration.${key}`),
            value: (
              <>
                {t(condition === 'ok' ? `health.mode.${mode}` : 'health.mode.failing')}{' '}
                {detail && <bdi className="caption">{detail}</bdi>}
              </>
            ),
          }))}
        />
      </div>
    </>
  )
}

type Part = 'database' | 'jobs' | 'mail' | 'files' | 'payments'
type CardProps = { part?: Part; title: string; condition: Condition; facts: readonly Fact[]; children?: ReactNode }

function HealthCard({ part, title, condition, facts, children }: CardProps) {
  const t = useT('admin')
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Tag tone={tones[condition]}>{t(`health.is.${condition}`)}</Tag>
      </div>
      <FactList
        facts={
          part && condition !== 'ok' ? [...facts, { label: t('health.todo'), value: t(`health.todo.${part}`) }] : facts
        }
      />
      {children}
    </Card>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div>
      <ButtonLink size="small" to={to}>
        {children}
      </ButtonLink>
    </div>
  )
}

function Size({ bytes }: { bytes: number }) {
  const t = useT('ui')
  const { key, size } = fileSize(bytes)
  return <span className="num">{t(key, { size })}</span>
}
