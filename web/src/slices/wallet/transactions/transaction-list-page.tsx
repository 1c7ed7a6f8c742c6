import { transactionKinds } from '@souk/contract/wallet/transaction-words.ts'
import { transactionList } from '@souk/contract/wallet/wallet-lists.ts'
import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { Suspense } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import type { ListChoices } from '../../../ui/lists/list-choices.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { useWalletSide } from '../model/wallet-side.ts'
import { useTransactions, useWallet } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { DueList } from './due-list.tsx'
import { transactionColumns } from './transaction-columns.tsx'
import { transactionName } from './transaction-words.ts'
import { WalletFigures } from './wallet-figures.tsx'

/** The chart is loaded last and stands last, so that nothing moves when it arrives. */
const BalanceChart = lazyPart(async () => (await import('./balance-chart.tsx')).BalanceChart)

/** /wallet/transactions: what one has and owes, how it went, and everything that happened. */
export function TransactionsPage() {
  const t = useT('wallet')
  const side = useWalletSide()
  return (
    <WalletFrame lead={t(`lead.${side}`)}>
      <QueryView query={useWallet()} skeleton={<TableSkeleton rows={2} columns={4} />}>
        {(wallet) => (
          <>
            <WalletFigures wallet={wallet} />
            <DueList due={wallet.due} />
            <div className={styles.section}>
              <Transactions wallet={wallet} />
            </div>
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

const days = ['from', 'until'] as const
const fields = listFields(transactionList, ['q', 'kind', 'status', 'direction', 'currency', 'isOverdue', ...days])
const ofOtherSide: { readonly [side: string]: readonly string[] } = {
  brand: ['REWARD', 'REWARD_EXPIRED'],
  retailer: ['COMMISSION', 'PAYOUT'],
}

/** Everything that narrows them is in the address; what narrows the list narrows the file. */
function Transactions({ wallet: { balances } }: { wallet: Wallet }) {
  const t = useT('wallet')
  const side = useWalletSide()
  const state = useList(transactionList, fields)
  const currencies = balances.map(({ currency }) => currency)
  const kinds = transactionKinds.filter((kind) => !ofOtherSide[side]!.includes(kind))
  const choices: ListChoices = {
    of: ['kind', 'status', 'direction', 'isOverdue', ...(currencies.length > 1 ? ['currency'] : []), ...days],
    only: (name) => ({ kind: kinds, currency: currencies })[name],
  }
  return (
    <ListView
      name="transactions"
      label={t('place.transactions')}
      words="wallet"
      state={state}
      query={useTransactions(state.query)}
      rows={({ items }) => items}
      columns={transactionColumns(t)}
      rowName={(row) => transactionName(t, row)}
      rowLink={({ id }) => `/wallet/transactions/${id}`}
      choices={choices}
      tools={<DownloadMenu of={{ type: 'transactionExport', input: state.narrowing, formats: ['csv', 'xlsx'] }} />}
      none={{ title: t('none'), text: t(`none.${side}`) }}
    />
  )
}
