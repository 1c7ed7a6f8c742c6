import { admins, type PendingDocument } from '@souk/contract/entities/admin.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useReviewDocument } from './admin-writes.data.ts'

/** The reason is what the entity reads, so there has to be one. */
export function RejectDialog({ document, onClose }: { document: PendingDocument; onClose: () => void }) {
  const t = useT('admin')
  const review = useReviewDocument()
  const { field, save, problem, isBusy } = useContractForm({
    schema: admins.reviewDocument.body,
    initial: { status: 'REJECTED', reason: '' },
    send: async (body) => {
      await review.mutateAsync({ id: document.id, ...body })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={t('reject.title', { name: document.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" type="submit" form="reject" isBusy={isBusy}>
            {t('reject.action')}
          </Button>
        </>
      }
    >
      <Form id="reject" onSubmit={save} problem={problem}>
        <TextAreaField label={t('reject.reason')} help={t('reject.help')} maxLength={500} {...field('reason')} />
      </Form>
    </Dialog>
  )
}
