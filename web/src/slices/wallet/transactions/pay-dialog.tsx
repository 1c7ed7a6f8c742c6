import type { TransactionDetail } from '@souk/contract/wallet/wallet-shapes.ts'
import { useRef, useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { randomId } from '../../../lib/random-id.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CardChoice } from '../../payments/door.ts'
import { useWalletWrite } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { PayStep } from './pay-step.tsx'

type Props = { transaction: TransactionDetail; onClose: () => void }

/** Pays an invoice or a statement. One key for each attempt, so that a lost answer pays once. */
export function PayDialog({ transaction, onClose }: Props) {
  const t = useT('wallet')
  const format = useFormat()
  const write = useWalletWrite('pay')
  const key = useRef(randomId())
  const [method, setMethod] = useState<'CARD' | 'BALANCE'>(transaction.mayPay.includes('CARD') ? 'CARD' : 'BALANCE')
  const [cardId, setCardId] = useState<string | null>(null)
  const [walletShare, setWalletShare] = useState(false)
  const [problem, setProblem] = useState('')
  const [step, setStep] = useState<string | null>(transaction.step?.paymentId ?? null)
  const { currency, open, mayPay, walletShare: share } = transaction
  const sum = format.money(open ?? '0', currency)
  const hasShare = share !== null && Number(share) > 0

  async function pay(): Promise<void> {
    setProblem('')
    try {
      const body =
        method === 'CARD' ? { method, ...(cardId && { cardId }), ...(walletShare && { walletShare }) } : { method }
      const { result, paymentId, stepUrl } = await write.mutateAsync({ id: transaction.id, key: key.current, ...body })
      key.current = randomId()
      if (stepUrl) return window.location.assign(stepUrl)
      if (result === 'NEEDS_STEP') return setStep(paymentId)
      if (result === 'DECLINED') return setProblem(t('pay.declined'))
      toast('success', t(result === 'PAID' ? 'pay.done' : 'pay.pending'))
      onClose()
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      if (error.status >= 400 && error.status < 500) key.current = randomId()
      setProblem(error.message)
    }
  }
  if (step) return <PayStep paymentId={step} onClose={onClose} />
  return (
    <Dialog
      isOpen
      title={t('pay.title', { amount: sum })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('pay.later')}</Button>
          <Button
            look="primary"
            isBusy={write.isPending}
            isDisabled={method === 'CARD' && !cardId}
            onClick={() => void pay()}
          >
            {t('pay.now', { amount: sum })}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {problem && <Notice>{problem}</Notice>}
        {mayPay.includes('BALANCE') && (
          <RadioCards
            label={t('pay.with')}
            value={method}
            onChange={(next) => setMethod(next === 'BALANCE' ? 'BALANCE' : 'CARD')}
            cards={[
              ...(mayPay.includes('CARD') ? [{ value: 'CARD', label: t('method.CARD') }] : []),
              { value: 'BALANCE', label: t('method.BALANCE'), hint: t('pay.balance') },
            ]}
          />
        )}
        {hasShare && (
          <Checkbox
            label={t('pay.share', { amount: format.money(share, currency) })}
            hint={t('pay.share.hint')}
            isChecked={walletShare}
            onChange={setWalletShare}
          />
        )}
        {method === 'CARD' && <CardChoice value={cardId} onChange={setCardId} />}
      </div>
    </Dialog>
  )
}
