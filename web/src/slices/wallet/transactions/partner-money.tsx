import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { usePartnerMoney } from '../model/wallet.data.ts'

const isNothing = (amount: string) => Number(amount) === 0

/** What a retailer owes the brand and has with it: one row for each currency, because none is added to another. */
export function PartnerMoney({ partnerId }: { partnerId: string }) {
  const t = useT('wallet')
  const invoices = (status: string) => `?tab=invoices&i.status=${status}`
  return (
    <QueryView query={usePartnerMoney(partnerId)} skeleton={<TableSkeleton rows={2} columns={3} />}>
      {({ sums, lastPayment }) => (
        <Stack gap={16}>
          {sums.length === 0 && <p className="caption">{t('partner.nothing')}</p>}
          {sums.map(({ currency, open, overdue, credit, onTerms }) => (
            <KpiRow key={currency}>
              <Kpi label={t('figure.owed.brand')} value={<Money amount={open} currency={currency} />}>
                {!isNothing(open) && <Link to={invoices('OPEN,PARTIALLY_PAID,OVERDUE')}>{t('partner.invoices')}</Link>}
              </Kpi>
              <Kpi label={t('figure.overdue')} value={<Money amount={overdue} currency={currency} />}>
                {!isNothing(overdue) && <Link to={invoices('OVERDUE')}>{t('partner.invoices')}</Link>}
              </Kpi>
              {!isNothing(credit) && (
                <Kpi label={t('partner.credit')} value={<Money amount={credit} currency={currency} />} />
              )}
              {!isNothing(onTerms) && (
                <Kpi label={t('partner.onTerms')} value={<Money amount={onTerms} currency={currency} />} />
              )}
            </KpiRow>
          ))}
          {lastPayment && (
            <p className="caption">
              {t('partner.lastPayment')} <Money amount={lastPayment.amount} currency={lastPayment.currency} /> ·{' '}
              <Moment value={lastPayment.at} />
            </p>
          )}
        </Stack>
      )}
    </QueryView>
  )
}
