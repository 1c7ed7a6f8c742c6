import type { TransactionDetail } from '@souk/contract/wallet/wallet-shapes.ts'
import { useRef, useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { randomId } from '../../../lib/random-id.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { CardChoice } from '../../payments/door.ts'
import { useWalletWrite } from '../model/wallet.data.ts'
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
  const [isDeclined, setDeclined] = useState(false)
  const [step, setStep] = useState<string | null>(transaction.step?.paymentId ?? null)
  const { currency, open, mayPay, walletShare: share } = transaction
  const sum = format.money(open ?? '0', currency)
  const hasShare = share !== null && Number(share) > 0

  async function pay(): Promise<void> {
    try {
      const body =
        method === 'CARD' ? { method, ...(cardId && { cardId }), ...(walletShare && { walletShare }) } : { method }
      const { result, paymentId, stepUrl } = await write.mutateAsync({ id: transaction.id, key: key.current, ...body })
      key.current = randomId()
      if (stepUrl) return window.location.assign(stepUrl)
      if (result === 'NEEDS_STEP') return setStep(paymentId)
      if (result === 'DECLINED') return setDeclined(true)
      toast('success', t(result === 'PAID' ? 'pay.done' : 'pay.pending'))
      onClose()
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      if (error.status >= 400 && error.status < 500) key.current = randomId()
      throw error
    }
  }
  const form = useSending({
    objection: () => {
      setDeclined(false)
      return null
    },
    send: pay,
  })
  if (step) return <PayStep paymentId={step} onClose={onClose} />
  return (
    <FormDialog
      form={isDeclined ? { ...form, problem: t('pay.declined') } : form}
      title={t('pay.title', { amount: sum })}
      send={t('pay.now', { amount: sum })}
      cancel={t('form.later')}
      whyNot={method === 'CARD' && !cardId && t('pay.noCard')}
      onClose={onClose}
    >
      <Stack gap={20}>
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
      </Stack>
    </FormDialog>
  )
}
