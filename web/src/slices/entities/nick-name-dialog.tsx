import { entities, NickNameChange } from '@souk/contract/entities/entities.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useT } from '../../lib/language/use-t.ts'
import { call } from '../../lib/server/call.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'

type Props = { of: { id: string; name: string; nickName: string | null }; onClose: () => void }

/** How an entity calls a partner, for its own people alone. */
export function NickNameDialog({ of: { id, name, nickName }, onClose }: Props) {
  const t = useT('nick-name')
  const client = useQueryClient()
  const form = useContractForm({
    schema: NickNameChange,
    initial: { entityId: id, nickName: nickName ?? '' },
    send: async (body) => {
      await call(entities.changeNickName, { body })
      const named = ['connections', 'brand', 'brands', 'collections', 'products', 'books']
      await Promise.all(named.map((key) => client.invalidateQueries({ queryKey: [key] })))
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('nickName.title', { name: `\u2068${name}\u2069` })}
      onClose={onClose}
      send={t('nickName.save')}
    >
      <TextField label={t('nickName')} help={t('nickName.help')} maxLength={120} {...field('nickName')} />
    </FormDialog>
  )
}
