import type { Card } from '@souk/contract/payments/payments.contract.ts'
import { testCode } from '@souk/contract/payments/test-cards.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Failed } from '../../lib/server/failed.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../../ui/layout/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OtpField } from '../../ui/fields/otp-field.tsx'
import { SideSheet } from '../../ui/overlays/side-sheet.tsx'
import { cardName } from './card-words.ts'
import { useCardWrite } from './payments.data.ts'
import styles from './payments.module.css'

type Props = { card: Card; onConfirmed: (card: Card) => void; onClose: () => void }

/** The second step: the code that the card's bank sent. The test provider shows it. */
export function CardStepSheet({ card, onConfirmed, onClose }: Props) {
  const t = useT('payments')
  const write = useCardWrite('confirmCard')
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      onConfirmed(await write.mutateAsync({ id: card.id, code }))
      onClose()
    } catch (refused) {
      if (!(refused instanceof Failed)) throw refused
      setError(refused.fields['code'] ?? refused.message)
      form.current?.querySelector('input')?.focus()
    }
  }
  return (
    <SideSheet
      isOpen
      title={t('step.title', { card: cardName(card) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('step.later')}</Button>
          <Button look="primary" type="submit" form="card-step" isBusy={write.isPending}>
            {t('step.confirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id="card-step" className={styles.choice} noValidate onSubmit={(event) => void confirm(event)}>
        <p className={styles.text}>{t('step.text')}</p>
        <Notice kind="info" title={t('test.title')}>
          {t('test.code', { code: `\u2066${testCode}\u2069` })}
        </Notice>
        <OtpField
          label={t('step.code')}
          value={code}
          {...(error && { error })}
          onChange={(typed) => {
            setCode(typed)
            setError('')
          }}
        />
      </form>
    </SideSheet>
  )
}
