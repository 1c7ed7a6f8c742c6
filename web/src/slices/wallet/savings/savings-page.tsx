import { savingList } from '@souk/contract/wallet/wallet-lists.ts'
import type { Saving } from '@souk/contract/wallet/wallet-shapes.ts'
import { Suspense } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { momentColumn, moneyColumn, nameColumn, totalColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { useSavings, useWallet } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { DirectRetailers } from './direct-retailers.tsx'

const SavingsChart = lazyPart(async () => (await import('./savings-chart.tsx')).SavingsChart)

/** /wallet/savings: commission that was not taken, order by order, with the rule that made it less. */
export function SavingsPage() {
  const t = useT('wallet')
  const state = useList(savingList, {})
  const savings = useSavings(state.query)
  const wallet = useWallet()
  const { totals = [], months = [] } = savings.data ?? {}
  return (
    <WalletFrame lead={t('savings.lead')}>
      {savings.data && (
        <div className={styles.note}>
          <Notice kind="info" title={t('savings.memo')}>
            {t('savings.memo.text')}
          </Notice>
        </div>
      )}
      {totals.length > 0 && (
        <Stack className={styles.figures}>
          {totals.map(({ currency, usual, charged, saved }) => (
            <KpiRow key={currency}>
              <Kpi label={t('savings.saved')} value={<Money amount={saved} currency={currency} />} />
              <Kpi label={t('savings.usual')} value={<Money amount={usual} currency={currency} />} />
              <Kpi label={t('savings.charged')} value={<Money amount={charged} currency={currency} />} />
            </KpiRow>
          ))}
        </Stack>
      )}
      <ListView
        name="savings"
        label={t('place.savings')}
        words="wallet"
        state={state}
        query={savings}
        rows={({ items }) => items}
        rowKey={({ invoiceId, orderId }) => `${invoiceId} ${orderId}`}
        rowLink={({ orderId }) => `/order/${orderId}`}
        rowName={({ orderNumber, invoiceNumber }) => orderNumber ?? invoiceNumber}
        columns={columnsOf(t, usePercent())}
        none={{
          title: t('savings.none'),
          text: t('savings.none.text'),
          action: <ButtonLink to="/connections">{t('savings.invite')}</ButtonLink>,
        }}
      />
      {months.length > 0 && (
        <Suspense>
          <SavingsChart months={months} />
        </Suspense>
      )}
      {wallet.data && savings.data && <DirectRetailers retailers={wallet.data.directRetailers} />}
    </WalletFrame>
  )
}

function usePercent() {
  const format = useFormat()
  return (basisPoints: number) => format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
}

const columnsOf = (t: T, percent: (basisPoints: number) => string): Column<Saving>[] => [
  momentColumn('at', ({ at }) => at, { look: 'day' }),
  {
    key: 'order',
    isFixed: true,
    phone: 'line',
    cell: ({ orderNumber, invoiceNumber }) => <bdi className="num">{orderNumber ?? invoiceNumber}</bdi>,
  },
  nameColumn('retailer', ({ retailer }) => retailer.name, { isFixed: false }),
  {
    key: 'why',
    phone: 'hidden',
    cell: ({ basis, usualRate, rate }) => t(`basis.${basis}.why`, { usual: percent(usualRate), rate: percent(rate) }),
  },
  moneyColumn('goods', ({ goods, currency }) => ({ amount: goods, currency })),
  moneyColumn('usual', ({ usual, currency }) => ({ amount: usual, currency })),
  moneyColumn('charged', ({ charged, currency }) => ({ amount: charged, currency })),
  totalColumn(({ saved, currency }) => ({ amount: saved, currency }), { key: 'saved' }),
]
