import type { TransactionDetail } from '@souk/contract/wallet/wallet-shapes.ts'
import { shownVersion } from '@souk/contract/wallet/money-rules.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { useTradeLinks, useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Status } from '../../../ui/values/status.tsx'
import { useTransaction, useWalletWrite } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { transactionColumns } from './transaction-columns.tsx'
import { transactionName, statusOf, statusTones } from './transaction-words.ts'

const PayDialog = lazyDialog(async () => {
  const [module, { loadNamespaces }] = await Promise.all([
    import('./pay-dialog.tsx'),
    import('../../../lib/language/i18n.ts'),
  ])
  await loadNamespaces('payments')
  return module.PayDialog
})
const AnnounceSheet = lazyDialog(async () => (await import('../transfers/announce-sheet.tsx')).AnnounceSheet)

/** /wallet/transactions/:transactionId: one transaction as a receipt that can be printed, and the way to pay it. */
export function TransactionPage() {
  const { transactionId = '' } = useParams()
  const query = useTransaction(transactionId)
  return (
    <QueryView query={query} isPage skeleton={<TableSkeleton rows={6} columns={2} />}>
      {(transaction) => <Receipt transaction={transaction} />}
    </QueryView>
  )
}

function Receipt({ transaction }: { transaction: TransactionDetail }) {
  const t = useT('wallet')
  const links = useTradeLinks()
  const isViewed = useViewedEntity() !== null
  const [open, setOpen] = useState<'pay' | 'announce' | null>(null)
  const { amount, currency, mayPay, step, related } = transaction
  const isPayer = useMay(rights.pay)
  const isPayable = isPayer && (mayPay.includes('CARD') || mayPay.includes('BALANCE') || step !== null)
  const title = transactionName(t, transaction)
  return (
    <Page
      title={title}
      crumbs={[{ label: isViewed ? transaction.viewer.name : t('title'), to: links.transactions }]}
      actions={
        <>
          <StatementButton transaction={transaction} isViewed={isViewed} />
          {!isViewed && (
            <span className={`${styles.screenOnly} ${styles.cellActions}`}>
              <Button icon={<IconPrinter size={16} stroke={1.7} aria-hidden />} onClick={() => window.print()}>
                {t('print')}
              </Button>
              {isPayer && mayPay.includes('BANK_TRANSFER') && (
                <Button onClick={() => setOpen('announce')}>{t('announce')}</Button>
              )}
              {isPayable && (
                <Button look="primary" onClick={() => setOpen('pay')}>
                  {t(step ? 'pay.continue' : 'pay')}
                </Button>
              )}
            </span>
          )}
        </>
      }
    >
      <div className={styles.receipt}>
        <Row gap={24} isSpread className={styles.receiptHead}>
          <span className={`${styles.amount} num`}>
            <Money amount={amount} currency={currency} />
          </span>
          <Status words="wallet" value={statusOf(transaction)} tones={statusTones} />
        </Row>
        <FactList look="columns" facts={useFacts(transaction)} />
        {transaction.entries.length > 0 && <Entries transaction={transaction} />}
      </div>
      {related.length > 0 && (
        <section className={styles.section}>
          <h2>{t('related')}</h2>
          <DataTable
            label={t('related')}
            words="wallet"
            rows={related}
            columns={transactionColumns(t)}
            rowKey={({ id }) => id}
            rowName={(row) => transactionName(t, row)}
            rowLink={({ id }) => links.transaction(id)}
          />
        </section>
      )}
      <Suspense>
        {open === 'pay' && <PayDialog transaction={transaction} onClose={() => setOpen(null)} />}
        {open === 'announce' && <AnnounceSheet transaction={transaction} onClose={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}

/** A commission statement that was issued as an invoice is a file. */
function StatementButton({ transaction, isViewed }: { transaction: TransactionDetail; isViewed: boolean }) {
  const t = useT('wallet')
  const file = useWalletWrite('downloadStatement')
  const mayRead = useMay(rights.readBalance) || isViewed
  const { id } = transaction.subject
  if (!transaction.hasFile || !id || !mayRead) return null
  return (
    <Button
      icon={<IconDownload size={16} stroke={1.7} aria-hidden />}
      isBusy={file.isPending}
      onClick={() => file.mutate({ id, isViewed })}
    >
      {t('statement.pdf')}
    </Button>
  )
}

function useFacts(one: TransactionDetail): Fact[] {
  const t = useT('wallet')
  const format = useFormat()
  const links = useTradeLinks()
  const { currency, open, balance, orderId, orderNumber } = one
  const fact = (key: string, value: Fact['value'] | null | false | '') =>
    value ? [{ label: t(`fact.${key}`), value }] : []
  return [
    ...fact('viewer', one.viewer.name),
    ...fact('counterpart', one.counterpart?.name ?? t('souk')),
    ...fact('at', <Moment value={one.at} look="both" />),
    ...fact('due', one.dueAt && <Moment value={one.dueAt} look="day" />),
    ...fact('open', open && <Money amount={open} currency={currency} />),
    ...fact('order', orderId && orderNumber && <Link to={links.order(orderId)}>{orderNumber}</Link>),
    ...fact('method', one.method && t(`method.${one.method}`)),
    ...fact('card', one.card),
    ...fact('paidOn', one.paidOn && format.day(one.paidOn)),
    ...fact('reference', one.reference),
    ...fact(
      'rule',
      one.ruleVersion && (
        <Link to={links.rules}>{t('fact.ruleVersion', { version: shownVersion(one.ruleVersion) })}</Link>
      ),
    ),
    ...fact('balance', balance && <Money amount={balance} currency={currency} />),
    ...fact('id', <bdi className="num">{one.id}</bdi>),
  ]
}

/** What was booked on accounts that are the viewer's or between the viewer and another. */
function Entries({ transaction: { entries, currency } }: { transaction: TransactionDetail }) {
  const t = useT('wallet')
  return (
    <section className={styles.section}>
      <h2>{t('entries')}</h2>
      <FactList
        facts={entries.map(({ account, party, amount }) => ({
          label: party
            ? t('entry.with', { account: t(`account.${account}`), party: `\u2068${party}\u2069` })
            : t(`account.${account}`),
          value: <Money amount={amount} currency={currency} />,
        }))}
      />
    </section>
  )
}
