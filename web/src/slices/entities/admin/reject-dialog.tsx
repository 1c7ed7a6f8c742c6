import { admins, type PendingDocument } from '@souk/contract/entities/admin.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useReviewDocument } from './admin-writes.data.ts'

/** The reason is what the entity reads, so there has to be one. */
export function RejectDialog({ document, onClose }: { document: PendingDocument; onClose: () => void }) {
  const t = useT('admin')
  const review = useReviewDocument()
  const form = useContractForm({
    schema: admins.reviewDocument.body,
    initial: { status: 'REJECTED', reason: '' },
    send: async (body) => {
      await review.mutateAsync({ id: document.id, ...body })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      form={form}
      title={t('reject.title', { name: document.name })}
      onClose={onClose}
      send={t('reject.action')}
      isGrave
    >
      <TextAreaField label={t('reject.reason')} help={t('reject.help')} maxLength={500} {...field('reason')} />
    </FormDialog>
  )
}
