import { transactionList } from '@souk/contract/wallet/wallet-lists.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { useTransactions, useWallet } from '../model/wallet.data.ts'
import { transactionColumns } from './transaction-columns.tsx'
import { transactionName } from './transaction-words.ts'
import { WalletFigures } from './wallet-figures.tsx'

/** The balances of an entity, as a Souk administrator reads them. */
export function EntityWallet({ entityId }: { entityId: string }) {
  return (
    <QueryView query={useWallet(entityId)} skeleton={<TableSkeleton rows={2} columns={4} />}>
      {(wallet) => <WalletFigures wallet={wallet} />}
    </QueryView>
  )
}

const fields = listFields(transactionList, ['q'])

/** Everything that happened in its wallet. */
export function EntityTransactions({ entityId }: { entityId: string }) {
  const t = useT('wallet')
  const links = useTradeLinks()
  const state = useList(transactionList, fields)
  return (
    <ListView
      name="entity-transactions"
      label={t('place.transactions')}
      words="wallet"
      state={state}
      query={useTransactions({ ...state.query, entityId })}
      rows={({ items }) => items}
      columns={transactionColumns(t)}
      rowName={(row) => transactionName(t, row)}
      rowLink={({ id }) => links.transaction(id)}
      none={{ title: t('none') }}
    />
  )
}
