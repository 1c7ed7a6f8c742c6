import { amount, money, times } from '@souk/contract/core/money.ts'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import styles from './size-matrix-footer.module.css'

export type Order = {
  price: string // of one unit
  currency: string
  minimum?: { amount: string; already?: string } // of the brand, and what of it is in the cart
  label?: (units: number) => string
  isBusy?: boolean
  onAdd: () => void
}

const nothing = { minor: 0n }

/** What it comes to, how far it is from the brand's minimum, and the one action. */
export function MatrixFooter({ units, order }: { units: number; order: Order }) {
  const t = useT('ui')
  const format = useFormat()
  const { price, currency, minimum, label, isBusy = false, onAdd } = order
  const total = times(money(price, currency) ?? { ...nothing, currency }, units)
  return (
    <footer className={styles.footer}>
      <div className={`${styles.sum} num`}>
        <strong className={styles.amount}>{format.money(amount(total), currency)}</strong>
        <span className={styles.units}>{t('matrix.units', { count: units })}</span>
      </div>
      {minimum && <Minimum minimum={minimum} currency={currency} minor={total.minor} />}
      <div className={styles.action}>
        <Button
          look="primary"
          size="large"
          isWide
          whyNot={units === 0 && t('matrix.addNone')}
          isBusy={isBusy}
          onClick={onAdd}
        >
          {label ? label(units) : units === 0 ? t('matrix.addNone') : t('matrix.add', { count: units })}
        </Button>
      </div>
    </footer>
  )
}

type MinimumProps = { minimum: NonNullable<Order['minimum']>; currency: string; minor: bigint }

function Minimum({ minimum, currency, minor }: MinimumProps) {
  const t = useT('ui')
  const format = useFormat()
  const due = money(minimum.amount, currency)?.minor ?? 0n
  const reached = minor + (money(minimum.already ?? '0', currency)?.minor ?? 0n)
  const percent = due > 0n ? Math.min(100, Number((reached * 100n) / due)) : 100
  const missing = due - reached
  const words =
    missing <= 0n
      ? t('matrix.minimumReached')
      : t('matrix.minimumMissing', { amount: format.money(amount({ minor: missing, currency }), currency) })
  return (
    <div className={styles.minimum}>
      <progress
        aria-label={t('matrix.minimum')}
        aria-valuetext={words}
        max={100}
        value={percent}
        className={styles.bar}
      />
      <p className={`${styles.words} num`}>{words}</p>
    </div>
  )
}
