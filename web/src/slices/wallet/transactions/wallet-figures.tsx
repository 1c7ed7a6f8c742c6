import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import styles from '../model/wallet.module.css'
import { useWalletSide } from '../model/wallet-side.ts'

type Balance = Wallet['balances'][number]
const isNothing = (amount: string) => Number(amount) === 0

/** One row for each currency: none is added to another. */
export function WalletFigures({ wallet }: { wallet: Wallet }) {
  const own = wallet.balances.find(({ currency }) => currency === wallet.currency)
  const others = wallet.balances.filter(({ currency }) => currency !== wallet.currency)
  const mayRead = useMay(rights.readBalance)
  const isViewed = useViewedEntity() !== null
  const nothing = mayRead || isViewed ? '0' : null
  const first = own ?? {
    currency: wallet.currency,
    available: nothing,
    owed: '0',
    overdue: '0',
    credit: '0',
    due: nothing,
  }
  return (
    <Stack className={styles.figures}>
      {[first, ...others].map((balance) => (
        <Figures key={balance.currency} balance={balance} nextPayoutAt={wallet.nextPayoutAt} />
      ))}
    </Stack>
  )
}

/** A Souk administrator is not the one who is owed or owes. */
const labelsOf = (side: 'brand' | 'retailer', isViewed: boolean) =>
  (
    {
      brand: {
        available: isViewed ? 'figure.viewed.available.brand' : 'figure.available.brand',
        owed: 'figure.owed.brand',
        credit: 'figure.credit.brand',
      },
      retailer: {
        available: 'figure.available.retailer',
        owed: isViewed ? 'figure.viewed.owed.retailer' : 'figure.owed.retailer',
        credit: isViewed ? 'figure.viewed.credit.retailer' : 'figure.credit.retailer',
      },
    } as const
  )[side]

function Figures({
  balance: { currency, available, owed, overdue, credit, due },
  nextPayoutAt,
}: {
  balance: Balance
  nextPayoutAt: string | null
}) {
  const t = useT('wallet')
  const side = useWalletSide()
  const label = labelsOf(side, useViewedEntity() !== null)
  return (
    <KpiRow>
      {available !== null && (
        <Kpi label={t(label.available)} value={<Money amount={available} currency={currency} />}>
          {side === 'brand' && nextPayoutAt && !isNothing(available) && (
            <>
              {t('figure.payout')} <Moment value={nextPayoutAt} look="day" />
            </>
          )}
        </Kpi>
      )}
      <Kpi label={t(label.owed)} value={<Money amount={owed} currency={currency} />} />
      <Kpi label={t('figure.overdue')} value={<Money amount={overdue} currency={currency} />} />
      {!isNothing(credit) && <Kpi label={t(label.credit)} value={<Money amount={credit} currency={currency} />} />}
      {side === 'brand' && due !== null && !isNothing(due) && (
        <Kpi label={t('figure.due')} value={<Money amount={due} currency={currency} />} />
      )}
    </KpiRow>
  )
}
