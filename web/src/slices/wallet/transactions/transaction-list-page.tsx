import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { useWalletSide } from '../model/wallet-side.ts'
import { useTransactions, useWallet } from '../model/wallet.data.ts'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { DueList } from './due-list.tsx'
import { queryOf, useTransactionFilters } from './transaction-filters.ts'
import { TransactionTable } from './transaction-table.tsx'
import { TransactionToolbar } from './transaction-toolbar.tsx'
import { WalletFigures } from './wallet-figures.tsx'

/** The chart is loaded last and stands last, so that nothing moves when it arrives. */
const BalanceChart = lazyPart(async () => (await import('./balance-chart.tsx')).BalanceChart)

/** /wallet/transactions: what one has and owes, how it went, and everything that happened. */
export function TransactionsPage() {
  const t = useT('wallet')
  const side = useWalletSide()
  const sums = useWallet()
  const filtering = useTransactionFilters()
  const list = useTransactions(queryOf(filtering.filters))
  const { isAny, reset, change } = filtering
  return (
    <WalletFrame lead={t(`lead.${side}`)}>
      <QueryView query={sums} skeleton={<TableSkeleton rows={2} columns={4} />}>
        {(wallet) => (
          <>
            <WalletFigures wallet={wallet} />
            <DueList due={wallet.due} />
            <TransactionToolbar filtering={filtering} />
            <QueryView
              query={list}
              skeleton={<TableSkeleton columns={7} />}
              empty={({ items }) =>
                items.length === 0 && (isAny ? { onClear: reset } : { title: t('none'), text: t(`none.${side}`) })
              }
            >
              {({ items, ...paging }) => (
                <>
                  <TransactionTable name="transactions" label={t('place.transactions')} rows={items} />
                  <Pager {...paging} onPage={(page) => change({ page })} />
                </>
              )}
            </QueryView>
            {wallet.balances.some(({ available }) => available !== null) && (
              <Suspense>
                <BalanceChart wallet={wallet} />
              </Suspense>
            )}
          </>
        )}
      </QueryView>
    </WalletFrame>
  )
}
