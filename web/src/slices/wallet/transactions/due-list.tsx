import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { useWalletSide } from '../model/wallet-side.ts'
import styles from '../model/wallet.module.css'

const shown = 5

/** What is due next; what is past its day first. */
export function DueList({ due }: { due: Wallet['due'] }) {
  const t = useT('wallet')
  const side = useWalletSide()
  const id = useId()
  if (due.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t(`due.${side}`)}</h2>
      <ul className={styles.due}>
        {due.slice(0, shown).map((one) => (
          <li key={one.transactionId}>
            <span>
              <Link to={`/wallet/transactions/${one.transactionId}`}>
                <bdi className="num">{one.number}</bdi>
              </Link>{' '}
              <bdi className={styles.quiet}>{one.counterpart?.name ?? t('souk')}</bdi>
            </span>
            <span>
              {one.isOverdue && <Tag tone="bad">{t('status.OVERDUE')}</Tag>} <Moment value={one.dueAt} look="day" />
            </span>
            <b className={styles.strong}>
              <Money amount={one.amount} currency={one.currency} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
