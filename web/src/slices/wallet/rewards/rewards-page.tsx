import type { RewardLot } from '@souk/contract/wallet/wallet-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { useRewards } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { WalletFrame } from '../model/wallet-frame.tsx'

const tones: Record<RewardLot['status'], Tone> = {
  ACTIVE: 'ok',
  SPENT: 'neutral',
  EXPIRED: 'warn',
  TAKEN_BACK: 'neutral',
}

/** /wallet/rewards: the rule, what can be spent, what expires next, and where it came from. */
export function RewardsPage() {
  const t = useT('wallet')
  const format = useFormat()
  const [{ page }, change] = useUrlState({ page: pageNumber() })
  const rewards = useRewards(page)
  const percent = (basisPoints: number) =>
    format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <WalletFrame lead={t('rewards.lead')}>
      <QueryView query={rewards} skeleton={<TableSkeleton columns={6} />}>
        {({ items, rule, balances, ...paging }) => (
          <>
            <div className={styles.note}>
              <Notice kind="info" title={t('rewards.rule', { rate: percent(rule.rate) })}>
                {t('rewards.rule.text', { months: rule.months, share: percent(rule.share), version: rule.version })}
              </Notice>
            </div>
            {balances.length > 0 && (
              <div className={styles.figures}>
                {balances.map(({ currency, usable, earned, spent, expired, nextAmount, nextAt }) => (
                  <KpiRow key={currency}>
                    <Kpi label={t('rewards.usable')} value={<Money amount={usable} currency={currency} />}>
                      {nextAmount && nextAt && (
                        <>
                          {t('rewards.next', { amount: format.money(nextAmount, currency), day: format.date(nextAt) })}
                        </>
                      )}
                    </Kpi>
                    <Kpi label={t('rewards.earned')} value={<Money amount={earned} currency={currency} />} />
                    <Kpi label={t('rewards.spent')} value={<Money amount={spent} currency={currency} />} />
                    <Kpi label={t('rewards.expired')} value={<Money amount={expired} currency={currency} />} />
                  </KpiRow>
                ))}
              </div>
            )}
            {items.length === 0 ? (
              <StatePanel
                title={t('rewards.none')}
                action={<ButtonLink to="/orders">{t('rewards.orders')}</ButtonLink>}
              >
                {t('rewards.none.text')}
              </StatePanel>
            ) : (
              <DataTable
                label={t('place.rewards')}
                words="wallet"
                rows={items}
                rowKey={({ id }) => id}
                columns={columnsOf(t, percent)}
              />
            )}
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </WalletFrame>
  )
}

function columnsOf(t: T, percent: (basisPoints: number) => string): Column<RewardLot>[] {
  return [
    { key: 'creditedAt', phone: 'line', cell: ({ creditedAt }) => <Moment value={creditedAt} look="day" /> },
    { key: 'brand', isFixed: true, phone: 'title', cell: ({ brand }) => <bdi>{brand?.name ?? t('souk')}</bdi> },
    {
      key: 'source',
      phone: 'line',
      cell: ({ orderNumber, invoiceNumber }) => (
        <bdi className="num">{[orderNumber, invoiceNumber].filter(Boolean).join(' · ')}</bdi>
      ),
    },
    { key: 'rate', phone: 'hidden', numeric: true, cell: ({ rate }) => <span className="num">{percent(rate)}</span> },
    {
      key: 'status',
      phone: 'end',
      cell: ({ status }) => (
        <Status words="wallet" value={`lot.${status}`} tones={{ [`lot.${status}`]: tones[status] }} />
      ),
    },
    { key: 'expiresAt', phone: 'hidden', cell: ({ expiresAt }) => <Moment value={expiresAt} look="day" /> },
    {
      key: 'remaining',
      numeric: true,
      phone: 'hidden',
      cell: ({ remaining, currency }) => <Money amount={remaining} currency={currency} />,
    },
    {
      key: 'amount',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ amount, currency }) => (
        <b className={styles.strong}>
          <Money amount={amount} currency={currency} />
        </b>
      ),
    },
  ]
}
