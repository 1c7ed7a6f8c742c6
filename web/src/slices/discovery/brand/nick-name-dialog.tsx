import { entities, NickNameChange } from '@souk/contract/entities/entities.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'

type Props = { brandId: string; nickName: string | null; onClose: () => void }

/** How the retailer calls a brand, for its own people alone. */
export function NickNameDialog({ brandId, nickName, onClose }: Props) {
  const t = useT('discovery')
  const client = useQueryClient()
  const form = useContractForm({
    schema: NickNameChange,
    initial: { entityId: brandId, nickName: nickName ?? '' },
    send: async (body) => {
      await call(entities.changeNickName, { body })
      await client.invalidateQueries({ queryKey: ['brand', brandId] })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog form={form} size="small" title={t('nickName.title')} onClose={onClose}>
      <TextField label={t('nickName.label')} help={t('nickName.help')} maxLength={120} {...field('nickName')} />
    </FormDialog>
  )
}
