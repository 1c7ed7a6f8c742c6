import { Because } from '@souk/contract/entities/console.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'

type Props = {
  title: string
  text: string
  action: string
  done: string
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Something is done to a person's account: the reason is asked for first, and written down. */
export function BecauseDialog({ title, text, action, done, send, onClose }: Props) {
  const t = useT('admin')
  const form = useContractForm({
    schema: Because,
    initial: { reason: '' },
    send: async ({ reason }) => {
      await send(reason)
      toast('success', done)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} send={action} isGrave onClose={onClose}>
      <p>{text}</p>
      <TextField label={t('because.reason')} help={t('because.help')} maxLength={200} {...form.field('reason')} />
    </FormDialog>
  )
}
