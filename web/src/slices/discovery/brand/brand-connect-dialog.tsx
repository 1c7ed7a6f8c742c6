import { RequestIn } from '@souk/contract/connections/connections.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useRequestConnection } from './brand-connect.data.ts'

type Props = { brandId: string; name: string; onClose: () => void }

/** A word to the brand goes with the request, if there is one. */
export function ConnectDialog({ brandId, name, onClose }: Props) {
  const t = useT('connect')
  const request = useRequestConnection(brandId)
  const { field, save, problem, isBusy, isDirty } = useContractForm({
    schema: RequestIn,
    initial: { entityId: brandId, message: '' },
    send: async ({ message }) => {
      await request.mutateAsync(message)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={t('title', { name })}
      isDirty={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="connect" isBusy={isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Form id="connect" onSubmit={save} problem={problem}>
        <p>{t('text')}</p>
        <TextAreaField label={t('message')} isOptional maxLength={1000} {...field('message')} />
      </Form>
    </Dialog>
  )
}
