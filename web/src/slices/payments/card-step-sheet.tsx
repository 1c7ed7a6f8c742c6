import { type Card, CardCode } from '@souk/contract/payments/payments.contract.ts'
import { testCode } from '@souk/contract/payments/test-cards.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OtpField } from '../../ui/fields/otp-field.tsx'
import { cardName } from './card-words.ts'
import { useCardWrite } from './payments.data.ts'
import styles from './payments.module.css'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormSheet } from '../../ui/forms/form-dialog.tsx'

type Props = { card: Card; onConfirmed: (card: Card) => void; onClose: () => void }

/** The second step: the code that the card's bank sent. The test provider shows it. */
export function CardStepSheet({ card, onConfirmed, onClose }: Props) {
  const t = useT('payments')
  const write = useCardWrite('confirmCard')
  const form = useContractForm({
    schema: CardCode,
    initial: { code: '' },
    send: async ({ code }) => {
      onConfirmed(await write.mutateAsync({ id: card.id, code }))
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={t('step.title', { card: cardName(card) })}
      send={t('step.confirm')}
      cancel={t('step.later')}
      onClose={onClose}
    >
      <p className={styles.text}>{t('step.text')}</p>
      <Notice kind="info" title={t('test.title')}>
        {t('test.code', { code: `\u2066${testCode}\u2069` })}
      </Notice>
      <OtpField label={t('step.code')} {...form.field('code')} />
    </FormSheet>
  )
}
