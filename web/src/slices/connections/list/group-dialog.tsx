import { GroupNameIn } from '@souk/contract/connections/connection-shapes.ts'
import type { RetailerGroup } from '@souk/contract/connections/connections.contract.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useCreateGroup, useRenameGroup } from '../model/connections-writes.ts'

const Name = z.strictObject({ name: GroupNameIn })

/** A new group, or another name for one. */
export function GroupDialog({ group, onClose }: { group: RetailerGroup | null; onClose: () => void }) {
  const t = useT('connections')
  const create = useCreateGroup()
  const rename = useRenameGroup()
  const form = useContractForm({
    schema: Name,
    initial: { name: group?.name ?? '' },
    send: async ({ name }) => {
      await (group ? rename.mutateAsync({ id: group.id, name }) : create.mutateAsync(name))
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      form={form}
      size="small"
      title={t(group ? 'group.rename.title' : 'group.new.title')}
      onClose={onClose}
      send={t('group.save')}
    >
      <TextField label={t('columns.name')} maxLength={80} {...field('name')} />
    </FormDialog>
  )
}
