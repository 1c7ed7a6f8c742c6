import type { Claim, ClaimAnswer } from '@souk/contract/shipments/shipment-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useWrite } from '../model/shipments.data.ts'
import styles from '../model/shipment.module.css'

const answers = ['CREDIT', 'REPLACE', 'REFUSE'] as const satisfies readonly ClaimAnswer['answer'][]

/** A credit note, a replacement, or a refusal with its reason. */
export function AnswerClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const t = useT('shipments')
  const write = useWrite('answerClaim')
  const [answer, setAnswer] = useState<ClaimAnswer['answer']>('CREDIT')
  const [reason, setReason] = useState('')
  const isLacking = answer === 'REFUSE' && reason.trim() === ''
  return (
    <Dialog
      isOpen
      isDirty={reason !== ''}
      title={t('claim.answer.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="primary"
            isBusy={write.isPending}
            isDisabled={isLacking}
            onClick={() => write.mutate({ claimId: claim.id, answer, reason }, { onSuccess: onClose })}
          >
            {t(`answer.${answer}.do`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <RadioCards
          label={t('claim.answer.title')}
          value={answer}
          onChange={(next) => setAnswer(next as ClaimAnswer['answer'])}
          cards={answers.map((value) => ({ value, label: t(`answer.${value}`), hint: t(`answer.${value}.text`) }))}
        />
        <TextAreaField
          label={t('answer.reason')}
          isOptional={answer !== 'REFUSE'}
          maxLength={1_000}
          rows={3}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  )
}
