import type { CreditApplication, CreditLimit } from '@souk/contract/wallet/credit.contract.ts'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { useCredit, useCreditChecks } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { WalletFrame } from '../model/wallet-frame.tsx'

const ApplySheet = lazyDialog(async () => (await import('./apply-sheet.tsx')).ApplySheet)
export const creditTones: Record<CreditApplication['status'], Tone> = {
  SUBMITTED: 'info',
  APPROVED: 'ok',
  DECLINED: 'bad',
}

/** /wallet/credit: what was granted, how much of it is left, and applications. */
export function CreditPage() {
  const t = useT('wallet')
  const credit = useCredit()
  const checks = useCreditChecks()
  const [isOpen, setOpen] = useState(false)
  const mayApply = checks.data?.mayApply ?? false
  const apply = (
    <Button look="primary" whyNot={!mayApply && t('credit.notYet')} onClick={() => setOpen(true)}>
      {t('credit.apply')}
    </Button>
  )
  return (
    <WalletFrame lead={t('credit.lead')} actions={apply}>
      <QueryView query={checks}>
        {(found) => (
          <section className={styles.section} aria-label={t('credit.checks')}>
            <h2>{t('credit.checks')}</h2>
            <Stack as="ul" gap={8} className={styles.checks}>
              {found.checks.map(({ check, passed, isRequired }) => (
                <li key={check}>
                  <span data-passed={passed}>
                    {passed ? (
                      <IconCircleCheck size={18} stroke={1.7} aria-hidden />
                    ) : (
                      <IconCircle size={18} stroke={1.7} aria-hidden />
                    )}
                  </span>
                  <span>{t(`check.${check}.${passed ? 'yes' : 'no'}`)}</span>
                  {!passed && isRequired && <span className={styles.quiet}>{t('credit.needed')}</span>}
                </li>
              ))}
            </Stack>
            {found.checks.some(({ check, passed }) => !passed && (check === 'documents' || check === 'address')) && (
              <Notice
                kind="info"
                action={
                  <ButtonLink size="small" to="/profile?tabIndex=3">
                    {t('credit.profile')}
                  </ButtonLink>
                }
              >
                {t('credit.missing')}
              </Notice>
            )}
          </section>
        )}
      </QueryView>
      <QueryView query={credit} skeleton={<TableSkeleton columns={4} />}>
        {({ limits, applications }) => (
          <>
            {limits.map((limit) => (
              <Limit key={limit.currency} limit={limit} />
            ))}
            {applications.length === 0 ? (
              <StatePanel title={t('credit.none')}>{t('credit.none.text')}</StatePanel>
            ) : (
              <section className={styles.section}>
                <h2>{t('credit.applications')}</h2>
                <DataTable
                  label={t('credit.applications')}
                  words="wallet"
                  rows={applications}
                  rowKey={({ id }) => id}
                  columns={columns}
                />
              </section>
            )}
          </>
        )}
      </QueryView>
      <Suspense>{isOpen && <ApplySheet onClose={() => setOpen(false)} />}</Suspense>
    </WalletFrame>
  )
}

export function Limit({ limit: { currency, limit, used, held, open, overdue, room } }: { limit: CreditLimit }) {
  const t = useT('wallet')
  const format = useFormat()
  return (
    <section className={styles.section} aria-label={t('credit.limit', { currency })}>
      <KpiRow>
        <Kpi label={t('credit.room')} value={<Money amount={room} currency={currency} />}>
          <Progress
            label={t('credit.used')}
            value={Number(used)}
            max={Number(limit)}
            text={format.money(used, currency)}
          />
        </Kpi>
        <Kpi label={t('credit.limit', { currency })} value={<Money amount={limit} currency={currency} />} />
        <Kpi label={t('credit.open')} value={<Money amount={open} currency={currency} />} />
        <Kpi label={t('credit.held')} value={<Money amount={held} currency={currency} />} />
        {Number(overdue) > 0 && (
          <Kpi label={t('figure.overdue')} value={<Money amount={overdue} currency={currency} />} />
        )}
      </KpiRow>
    </section>
  )
}

const columns: Column<CreditApplication>[] = [
  { key: 'at', phone: 'line', cell: ({ createdAt }) => <Moment value={createdAt} look="day" /> },
  {
    key: 'asked',
    isFixed: true,
    phone: 'title',
    numeric: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  { key: 'status', phone: 'end', cell: ({ status }) => <Status words="wallet" value={status} tones={creditTones} /> },
  {
    key: 'granted',
    phone: 'line',
    numeric: true,
    cell: ({ granted, currency }) => granted && <Money amount={granted} currency={currency} />,
  },
  { key: 'reason', phone: 'line', cell: ({ reason }) => <bdi>{reason}</bdi> },
  { key: 'decidedAt', phone: 'hidden', cell: ({ decidedAt }) => decidedAt && <Moment value={decidedAt} look="day" /> },
]
