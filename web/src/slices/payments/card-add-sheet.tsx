import { type Card, NewCard } from '@souk/contract/payments/payments.contract.ts'
import { useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useT } from '../../lib/language/use-t.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormSheet } from '../../ui/forms/form-dialog.tsx'
import { FieldRow } from '../../ui/forms/form.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { CardStepSheet } from './card-step-sheet.tsx'
import { useCardWrite } from './payments.data.ts'
import { TestCards } from './test-cards.tsx'

type Props = { onSaved: (card: Card) => void; onClose: () => void }

/** A new card, and what its bank asks for. */
export function CardAddSheet({ onSaved, onClose }: Props) {
  const t = useT('payments')
  const write = useCardWrite('saveCard')
  const [asked, setAsked] = useState<Card | null>(null)
  const form = useContractForm({
    schema: NewCard,
    initial: { number: '', expMonth: null, expYear: null, cvc: '', holder: '' },
    send: async (body) => {
      const card = await write.mutateAsync(body)
      if (card.status === 'NEEDS_STEP') return setAsked(card)
      toast('success', t('payments.saved'))
      onSaved(card)
      onClose()
    },
  })
  const { field } = form
  if (asked) return <CardStepSheet card={asked} onConfirmed={onSaved} onClose={onClose} />
  return (
    <FormSheet form={form} title={t('add')} onClose={onClose} send={t('save')}>
      <TestCards onUse={(number) => field('number').onChange(number)} />
      <TextField type="tel" label={t('number')} autoComplete="cc-number" maxLength={40} {...field('number')} />
      <FieldRow>
        <NumberField label={t('month')} min={1} max={12} {...field('expMonth')} />
        <NumberField label={t('year')} min={2000} max={2100} {...field('expYear')} />
      </FieldRow>
      <TextField
        type="tel"
        label={t('cvc')}
        help={t('cvc.help')}
        autoComplete="cc-csc"
        maxLength={4}
        {...field('cvc')}
      />
      <TextField label={t('holder')} autoComplete="cc-name" maxLength={100} {...field('holder')} />
    </FormSheet>
  )
}
