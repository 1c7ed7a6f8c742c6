import { type Claim, ClaimAnswer } from '@souk/contract/shipments/shipment-shapes.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useWrite } from '../model/shipments.data.ts'

const answers = ['CREDIT', 'REPLACE', 'REFUSE'] as const

/** A credit note, a replacement, or a refusal with its reason. */
export function AnswerClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const t = useT('shipments')
  const write = useWrite('answerClaim')
  const form = useContractForm({
    schema: ClaimAnswer,
    initial: { answer: 'CREDIT', reason: '' },
    send: async (body) => {
      await write.mutateAsync({ claimId: claim.id, ...body })
      onClose()
    },
  })
  const answer = form.field('answer')
  const title = t('claim.answer.title')
  return (
    <FormDialog form={form} title={title} send={t(`answer.${answer.value}.do` as 'answer.CREDIT.do')} onClose={onClose}>
      <RadioCards
        label={title}
        {...answer}
        cards={answers.map((value) => ({ value, label: t(`answer.${value}`), hint: t(`answer.${value}.text`) }))}
      />
      <TextAreaField
        label={t('answer.reason')}
        isOptional={answer.value !== 'REFUSE'}
        maxLength={1_000}
        rows={3}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
