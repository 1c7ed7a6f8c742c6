import { GroupNameIn } from '@souk/contract/connections/connection-shapes.ts'
import type { RetailerGroup } from '@souk/contract/connections/connections.contract.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useCreateGroup, useRenameGroup } from '../model/connections-writes.ts'

const Name = z.strictObject({ name: GroupNameIn })

/** A new group, or another name for one. */
export function GroupDialog({ group, onClose }: { group: RetailerGroup | null; onClose: () => void }) {
  const t = useT('connections')
  const create = useCreateGroup()
  const rename = useRenameGroup()
  const { field, save, problem, isBusy, isDirty } = useContractForm({
    schema: Name,
    initial: { name: group?.name ?? '' },
    send: async ({ name }) => {
      await (group ? rename.mutateAsync({ id: group.id, name }) : create.mutateAsync(name))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      isDirty={isDirty}
      title={t(group ? 'group.rename.title' : 'group.new.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="group" isBusy={isBusy}>
            {t('group.save')}
          </Button>
        </>
      }
    >
      <Form id="group" onSubmit={save} problem={problem}>
        <TextField label={t('columns.name')} maxLength={80} {...field('name')} />
      </Form>
    </Dialog>
  )
}
