import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useIntegrationWrite } from '../model/integrations.data.ts'

/** Sends everything since a day again; receivers drop what they have by its id. */
export function RepeatDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('integrations')
  const repeat = useIntegrationWrite('repeatSince')
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const [onlyFailed, setOnlyFailed] = useState(true)
  const form = useSending({
    send: async () => {
      const { repeated } = await repeat.mutateAsync({ id, since: `${day}T00:00:00.000Z`, onlyFailed })
      toast('success', t('webhooks.repeated', { count: repeated }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('webhooks.repeatSince')}
      send={t('delivery.repeat')}
      whyNot={day === '' && t('webhooks.noDay')}
      onClose={onClose}
    >
      <DateField label={t('webhooks.since')} value={day} onChange={setDay} />
      <Checkbox label={t('webhooks.onlyFailed')} isChecked={onlyFailed} onChange={setOnlyFailed} />
    </FormDialog>
  )
}
