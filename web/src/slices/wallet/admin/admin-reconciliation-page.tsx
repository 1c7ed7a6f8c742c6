import type { Reconciliation } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useReconciliation, useWalletWrite } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'

/** /admin/reconciliation: whether the books are right, and what has not left a clearing account yet. */
export function AdminReconciliationPage() {
  const t = useT('wallet-admin')
  const books = useReconciliation()
  return (
    <AdminFrame place="reconciliation" lead={t('reconciliation.lead')}>
      <QueryView query={books} skeleton={<TableSkeleton columns={4} />}>
        {(found) => (
          <>
            <div className={styles.note}>
              <Verdict books={found} />
            </div>
            <KpiRow>
              <Kpi label={t('reconciliation.transfers')} value={<Count value={found.transfers} />} />
              <Kpi label={t('reconciliation.entries')} value={<Count value={found.entries} />} />
              <Kpi label={t('reconciliation.clearing')} value={<Count value={found.clearing.length} />} />
              <Kpi label={t('reconciliation.unsettled')} value={<Count value={found.unsettled.length} />} />
            </KpiRow>
            <Payouts payouts={found.payouts} />
            <Waiting books={found} />
            {found.currencies.map((one) => (
              <section key={one.currency} className={styles.section}>
                <Row gap={16} align="baseline" className={styles.ruleHead}>
                  <h2>{one.currency}</h2>
                  <Tag tone={Number(one.sum) === 0 ? 'ok' : 'bad'}>
                    {t(Number(one.sum) === 0 ? 'reconciliation.zero' : 'reconciliation.notZero')}
                  </Tag>
                </Row>
                <FactList
                  facts={one.accounts.map(({ purpose, balance }) => ({
                    label: t(`account.${purpose}`),
                    value: <Money amount={balance} currency={one.currency} />,
                  }))}
                />
              </section>
            ))}
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}

function Verdict({ books: { differences, currencies } }: { books: Reconciliation }) {
  const t = useT('wallet-admin')
  const isSound = differences.length === 0 && currencies.every(({ sum }) => Number(sum) === 0)
  if (isSound) return <Notice kind="success">{t('reconciliation.sound')}</Notice>
  return (
    <Notice title={t('reconciliation.wrong')}>
      <ul>
        {differences.map(({ what, id, stored, computed }) => (
          <li key={`${what} ${id}`} className="num">
            {t('reconciliation.difference', { what, id, stored, computed })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Brands without an account at the provider are paid by hand. */
function Payouts({ payouts }: Pick<Reconciliation, 'payouts'>) {
  const t = useT('wallet-admin')
  const write = useWalletWrite('decidePayout')
  if (payouts.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('payouts')}</h2>
      <ul className={styles.due}>
        {payouts.map(({ id, brand, amount, currency, createdAt }) => (
          <li key={id}>
            <bdi>{brand.name}</bdi>
            <Moment value={createdAt} look="day" />
            <b className={styles.strong}>
              <Money amount={amount} currency={currency} />
            </b>
            <span className={styles.cellActions}>
              <Button
                size="small"
                aria-label={t('payouts.doneOf', { name: brand.name })}
                onClick={() => write.mutate({ id, status: 'DONE' })}
              >
                {t('payouts.done')}
              </Button>
              <Button
                size="small"
                look="quiet"
                aria-label={t('payouts.failedOf', { name: brand.name })}
                onClick={() => write.mutate({ id, status: 'FAILED' })}
              >
                {t('payouts.failed')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ books: { clearing, unsettled } }: { books: Reconciliation }) {
  const t = useT('wallet-admin')
  const format = useFormat()
  return (
    <>
      {clearing.length > 0 && (
        <section className={styles.section}>
          <h2>{t('reconciliation.clearing')}</h2>
          <FactList
            facts={clearing.map(({ purpose, party, currency, balance, since }) => ({
              label: t('reconciliation.line', {
                what: t(`account.${purpose}`),
                who: `\u2068${party?.name ?? t('souk')}\u2069`,
                day: since ? format.date(since) : '',
              }),
              value: <Money amount={balance} currency={currency} />,
            }))}
          />
        </section>
      )}
      {unsettled.length > 0 && (
        <section className={styles.section}>
          <h2>{t('reconciliation.unsettled')}</h2>
          <FactList
            facts={unsettled.map(({ kind, id, amount, currency, createdAt }) => ({
              label: t('reconciliation.line', { what: t(`unsettled.${kind}`), who: id, day: format.date(createdAt) }),
              value: <Money amount={amount} currency={currency} />,
            }))}
          />
        </section>
      )}
    </>
  )
}
