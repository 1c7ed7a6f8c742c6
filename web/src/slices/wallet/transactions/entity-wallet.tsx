import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { useTransactions, useWallet } from '../model/wallet.data.ts'
import { TransactionTable } from './transaction-table.tsx'
import { WalletFigures } from './wallet-figures.tsx'

/** The balances of an entity, as a Souk administrator reads them. */
export function EntityWallet({ entityId }: { entityId: string }) {
  return (
    <QueryView query={useWallet(entityId)} skeleton={<TableSkeleton rows={2} columns={4} />}>
      {(wallet) => <WalletFigures wallet={wallet} />}
    </QueryView>
  )
}

type Props = { entityId: string; page: number; onPage: (page: number) => void }

/** Everything that happened in its wallet. */
export function EntityTransactions({ entityId, page, onPage }: Props) {
  const t = useT('wallet')
  return (
    <QueryView
      query={useTransactions({ entityId, page })}
      skeleton={<TableSkeleton columns={7} />}
      empty={({ items }) => items.length === 0 && { title: t('none') }}
    >
      {({ items, ...paging }) => (
        <>
          <TransactionTable name="transactions" label={t('place.transactions')} rows={items} />
          <Pager {...paging} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}
