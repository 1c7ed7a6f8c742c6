import { RequestIn } from '@souk/contract/connections/connections.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useRequestConnection } from './brand-connect.data.ts'

type Props = { brandId: string; name: string; onClose: () => void }

/** A word to the brand goes with the request, if there is one. */
export function ConnectDialog({ brandId, name, onClose }: Props) {
  const t = useT('connect')
  const request = useRequestConnection(brandId)
  const form = useContractForm({
    schema: RequestIn,
    initial: { entityId: brandId, message: '' },
    send: async ({ message }) => {
      await request.mutateAsync(message)
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog form={form} title={t('title', { name })} onClose={onClose} send={t('send')}>
      <p>{t('text')}</p>
      <TextAreaField label={t('message')} isOptional maxLength={1000} {...field('message')} />
    </FormDialog>
  )
}
