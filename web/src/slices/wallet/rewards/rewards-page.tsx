import { rewardList } from '@souk/contract/wallet/wallet-lists.ts'
import type { RewardLot } from '@souk/contract/wallet/wallet-shapes.ts'
import { shownVersion } from '@souk/contract/wallet/money-rules.ts'
import { type Format, useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { momentColumn, moneyColumn, nameColumn, statusColumn, totalColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { useRewards } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'

const tones: Record<RewardLot['status'], Tone> = {
  ACTIVE: 'ok',
  SPENT: 'neutral',
  EXPIRED: 'warn',
  TAKEN_BACK: 'neutral',
}

const percentOf = (format: Format, basisPoints: number) =>
  format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })

/** /wallet/rewards: the rule, what can be spent, what expires next, and where it came from. */
export function RewardsPage() {
  const t = useT('wallet')
  const format = useFormat()
  const state = useList(rewardList, {})
  const rewards = useRewards(state.query)
  return (
    <WalletFrame lead={t('rewards.lead')}>
      {rewards.data && <RewardSums {...rewards.data} />}
      <ListView
        name="rewards"
        label={t('place.rewards')}
        words="wallet"
        state={state}
        query={rewards}
        rows={({ items }) => items}
        columns={columnsOf(t, format)}
        none={{
          title: t('rewards.none'),
          text: t('rewards.none.text'),
          action: <ButtonLink to="/orders">{t('rewards.orders')}</ButtonLink>,
        }}
      />
    </WalletFrame>
  )
}

function RewardSums({ rule, balances }: Pick<NonNullable<ReturnType<typeof useRewards>['data']>, 'rule' | 'balances'>) {
  const t = useT('wallet')
  const format = useFormat()
  return (
    <>
      <div className={styles.note}>
        <Notice kind="info" title={t('rewards.rule', { rate: percentOf(format, rule.rate) })}>
          {t('rewards.rule.text', {
            months: rule.months,
            share: percentOf(format, rule.share),
            version: shownVersion(rule.version),
          })}
        </Notice>
      </div>
      {balances.length > 0 && (
        <Stack className={styles.figures}>
          {balances.map(({ currency, usable, earned, spent, expired, nextAmount, nextAt }) => (
            <KpiRow key={currency}>
              <Kpi label={t('rewards.usable')} value={<Money amount={usable} currency={currency} />}>
                {nextAmount && nextAt && (
                  <>{t('rewards.next', { amount: format.money(nextAmount, currency), day: format.date(nextAt) })}</>
                )}
              </Kpi>
              <Kpi label={t('rewards.earned')} value={<Money amount={earned} currency={currency} />} />
              <Kpi label={t('rewards.spent')} value={<Money amount={spent} currency={currency} />} />
              <Kpi label={t('rewards.expired')} value={<Money amount={expired} currency={currency} />} />
            </KpiRow>
          ))}
        </Stack>
      )}
    </>
  )
}

const columnsOf = (t: T, format: Format): Column<RewardLot>[] => [
  momentColumn('creditedAt', ({ creditedAt }) => creditedAt, { look: 'day' }),
  nameColumn('brand', ({ brand }) => brand?.name ?? t('souk')),
  {
    key: 'source',
    cell: ({ orderNumber, invoiceNumber }) => (
      <bdi className="num">{[orderNumber, invoiceNumber].filter(Boolean).join(' · ')}</bdi>
    ),
  },
  {
    key: 'rate',
    phone: 'hidden',
    numeric: true,
    cell: ({ rate }) => <span className="num">{percentOf(format, rate)}</span>,
  },
  statusColumn(({ status }) => (
    <Status words="wallet" value={`lot.${status}`} tones={{ [`lot.${status}`]: tones[status] }} />
  )),
  momentColumn('expiresAt', ({ expiresAt }) => expiresAt, { look: 'day', phone: 'hidden' }),
  moneyColumn('remaining', ({ remaining, currency }) => ({ amount: remaining, currency })),
  totalColumn((lot) => lot, { key: 'amount' }),
]
