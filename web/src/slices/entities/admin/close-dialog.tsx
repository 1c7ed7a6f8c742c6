import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useSetMaintenance } from './console-writes.data.ts'

/** Asks once before everyone is kept out, and for how long. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useT('admin')
  const set = useSetMaintenance()
  const form = useContractForm({
    schema: consoleCalls.setMaintenance.body,
    initial: { isOn: true, minutes: null },
    send: async (body) => {
      await set.mutateAsync(body)
      toast('success', t('maintenance.closed'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} isGrave title={t('maintenance.title')} send={t('maintenance.begin')} onClose={onClose}>
      <p>{t('maintenance.text')}</p>
      <NumberField
        label={t('maintenance.minutes')}
        help={t('maintenance.minutes.help')}
        isOptional
        {...form.field('minutes')}
      />
    </FormDialog>
  )
}
