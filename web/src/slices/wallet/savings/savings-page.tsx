import type { Saving } from '@souk/contract/wallet/wallet-shapes.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
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
import { useSavings, useWallet } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { DirectRetailers } from './direct-retailers.tsx'

const SavingsChart = lazyPart(async () => (await import('./savings-chart.tsx')).SavingsChart)

/** /wallet/savings: commission that was not taken, order by order, with the rule that made it less. */
export function SavingsPage() {
  const t = useT('wallet')
  const [{ page }, change] = useUrlState({ page: pageNumber() })
  const savings = useSavings(page)
  const wallet = useWallet()
  const percent = usePercent()
  return (
    <WalletFrame lead={t('savings.lead')}>
      <QueryView query={savings} skeleton={<TableSkeleton columns={7} />}>
        {({ items, totals, months, ...paging }) => (
          <>
            <div className={styles.note}>
              <Notice kind="info" title={t('savings.memo')}>
                {t('savings.memo.text')}
              </Notice>
            </div>
            {totals.length > 0 && (
              <div className={styles.figures}>
                {totals.map(({ currency, usual, charged, saved }) => (
                  <KpiRow key={currency}>
                    <Kpi label={t('savings.saved')} value={<Money amount={saved} currency={currency} />} />
                    <Kpi label={t('savings.usual')} value={<Money amount={usual} currency={currency} />} />
                    <Kpi label={t('savings.charged')} value={<Money amount={charged} currency={currency} />} />
                  </KpiRow>
                ))}
              </div>
            )}
            {items.length === 0 ? (
              <StatePanel
                title={t('savings.none')}
                action={<ButtonLink to="/connections">{t('savings.invite')}</ButtonLink>}
              >
                {t('savings.none.text')}
              </StatePanel>
            ) : (
              <DataTable
                label={t('place.savings')}
                words="wallet"
                rows={items}
                rowKey={({ invoiceId, orderId }) => `${invoiceId} ${orderId}`}
                rowLink={({ orderId }) => `/order/${orderId}`}
                rowName={({ orderNumber, invoiceNumber }) => orderNumber ?? invoiceNumber}
                columns={columnsOf(t, percent)}
              />
            )}
            <Pager {...paging} onPage={(next) => change({ page: next })} />
            {months.length > 0 && (
              <Suspense>
                <SavingsChart months={months} />
              </Suspense>
            )}
          </>
        )}
      </QueryView>
      {wallet.data && savings.data && <DirectRetailers retailers={wallet.data.directRetailers} />}
    </WalletFrame>
  )
}

function usePercent() {
  const format = useFormat()
  return (basisPoints: number) => format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
}

function columnsOf(t: T, percent: (basisPoints: number) => string): Column<Saving>[] {
  return [
    { key: 'at', phone: 'line', cell: ({ at }) => <Moment value={at} look="day" /> },
    {
      key: 'order',
      isFixed: true,
      phone: 'line',
      cell: ({ orderNumber, invoiceNumber }) => <bdi className="num">{orderNumber ?? invoiceNumber}</bdi>,
    },
    { key: 'retailer', phone: 'title', cell: ({ retailer }) => <bdi>{retailer.name}</bdi> },
    {
      key: 'why',
      phone: 'hidden',
      cell: ({ basis, usualRate, rate }) => t(`basis.${basis}.why`, { usual: percent(usualRate), rate: percent(rate) }),
    },
    {
      key: 'goods',
      numeric: true,
      phone: 'hidden',
      cell: ({ goods, currency }) => <Money amount={goods} currency={currency} />,
    },
    {
      key: 'usual',
      numeric: true,
      phone: 'hidden',
      cell: ({ usual, currency }) => <Money amount={usual} currency={currency} />,
    },
    {
      key: 'charged',
      numeric: true,
      phone: 'hidden',
      cell: ({ charged, currency }) => <Money amount={charged} currency={currency} />,
    },
    {
      key: 'saved',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ saved, currency }) => (
        <b className={styles.strong}>
          <Money amount={saved} currency={currency} />
        </b>
      ),
    },
  ]
}
