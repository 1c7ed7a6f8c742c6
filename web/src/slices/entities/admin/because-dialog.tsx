import { Because } from '@souk/contract/entities/console.contract.ts'
import { useId } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

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
  const id = useId()
  const { field, save, problem, isBusy } = useContractForm({
    schema: Because,
    initial: { reason: '' },
    send: async ({ reason }) => {
      await send(reason)
      toast('success', done)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" type="submit" form={id} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={save} problem={problem}>
        <p>{text}</p>
        <TextField label={t('because.reason')} help={t('because.help')} maxLength={200} {...field('reason')} />
      </Form>
    </Dialog>
  )
}
