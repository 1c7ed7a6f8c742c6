import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useWrite } from './broadcasts.data.ts'

type When = 'now' | 'brand' | 'recipient'
type Props = { broadcast: { id: string; version: number }; recipients: number; onClose: () => void; onSent: () => void }
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Now, or at an hour of a day where the brand or where each recipient is. */
export function SendDialog({ broadcast: { id, version }, recipients, onClose, onSent }: Props) {
  const t = useT('broadcast')
  const send = useWrite('send')
  const [when, setWhen] = useState<When>('now')
  const [day, setDay] = useState('')
  const [hour, setHour] = useState('09:00')
  const isLater = when !== 'now'
  const form = useSending({
    isDirty: isLater,
    send: async () => {
      const time = isLater ? { at: `${day}T${hour}`, zone: when } : { zone: 'brand' as const }
      await send.mutateAsync({ id, version, ...time })
      onSent()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('send.title', { count: recipients })}
      send={t(isLater ? 'send.schedule' : 'send.now')}
      whyNot={isLater && day === '' && t('send.noDay')}
      onClose={onClose}
    >
      <RadioCards
        label={t('send.when')}
        cards={(['now', 'brand', 'recipient'] as const).map((value) => ({ value, label: t(`when.${value}`) }))}
        value={when}
        onChange={(next) => setWhen(next as When)}
      />
      {isLater && (
        <Row gap={12}>
          <DateField label={t('send.day')} value={day} onChange={setDay} />
          <SelectField
            label={t('send.hour')}
            options={hours.map((value) => ({ value, label: value }))}
            value={hour}
            onChange={(next) => setHour(next ?? '09:00')}
          />
        </Row>
      )}
    </FormDialog>
  )
}
