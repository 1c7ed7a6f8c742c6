import { entities, NickNameChange } from '@souk/contract/entities/entities.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type Props = { brandId: string; nickName: string | null; onClose: () => void }

/** How the retailer calls a brand, for its own people alone. */
export function NickNameDialog({ brandId, nickName, onClose }: Props) {
  const t = useT('discovery')
  const client = useQueryClient()
  const { field, save, problem, isBusy } = useContractForm({
    schema: NickNameChange,
    initial: { entityId: brandId, nickName: nickName ?? '' },
    send: async (body) => {
      await call(entities.changeNickName, { body })
      await client.invalidateQueries({ queryKey: ['brand', brandId] })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      title={t('nickName.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('nickName.cancel')}</Button>
          <Button look="primary" type="submit" form="nick-name" isBusy={isBusy}>
            {t('nickName.save')}
          </Button>
        </>
      }
    >
      <Form id="nick-name" onSubmit={save} problem={problem}>
        <TextField label={t('nickName.label')} help={t('nickName.help')} maxLength={120} {...field('nickName')} />
      </Form>
    </Dialog>
  )
}
