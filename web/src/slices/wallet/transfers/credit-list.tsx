import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { Suspense, useId, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { useWalletSide } from '../model/wallet-side.ts'
import styles from '../model/wallet.module.css'

const PayBackSheet = lazyDialog(async () => (await import('./pay-back-sheet.tsx')).PayBackSheet)
type Credit = Wallet['credits'][number]

/** What was paid beyond invoices: it pays the next one, or is paid back. */
export function CreditList({ credits }: { credits: readonly Credit[] }) {
  const t = useT('wallet')
  const side = useWalletSide()
  const mayPay = useMay(rights.pay)
  const id = useId()
  const [open, setOpen] = useState<Credit | null>(null)
  if (credits.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t(`credits.${side}`)}</h2>
      <ul className={styles.due}>
        {credits.map((credit) => (
          <li key={`${credit.counterpart.id} ${credit.currency}`}>
            <bdi>{credit.counterpart.name}</bdi>
            <span className={styles.cellActions}>
              <b className={styles.strong}>
                <Money amount={credit.amount} currency={credit.currency} />
              </b>
              {side === 'brand' && mayPay && (
                <Button
                  size="small"
                  aria-label={t('payBack.of', { name: credit.counterpart.name })}
                  onClick={() => setOpen(credit)}
                >
                  {t('payBack')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Suspense>{open && <PayBackSheet credit={open} onClose={() => setOpen(null)} />}</Suspense>
    </section>
  )
}
