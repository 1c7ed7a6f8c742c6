import type { Counterpart } from '@souk/contract/connections/connection-shapes.ts'
import { NickNameChange } from '@souk/contract/entities/entities.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useNickName } from '../model/connections-writes.ts'

/** How the entity calls a partner, for its own people alone. */
export function NickNameDialog({ counterpart, onClose }: { counterpart: Counterpart; onClose: () => void }) {
  const t = useT('connections')
  const name = useNickName()
  const form = useContractForm({
    schema: NickNameChange,
    initial: { entityId: counterpart.id, nickName: counterpart.nickName ?? '' },
    send: async (body) => {
      await name.mutateAsync(body)
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('nickName.title', { name: `\u2068${counterpart.name}\u2069` })}
      onClose={onClose}
      send={t('nickName.save')}
    >
      <TextField label={t('nickName')} help={t('nickName.help')} maxLength={120} {...field('nickName')} />
    </FormDialog>
  )
}
