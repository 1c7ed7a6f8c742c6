import type { Counterpart } from '@souk/contract/connections/connection-shapes.ts'
import { NickNameChange } from '@souk/contract/entities/entities.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useNickName } from '../model/connections-writes.ts'

/** How the entity calls a partner, for its own people alone. */
export function NickNameDialog({ counterpart, onClose }: { counterpart: Counterpart; onClose: () => void }) {
  const t = useT('connections')
  const name = useNickName()
  const { field, save, problem, isBusy } = useContractForm({
    schema: NickNameChange,
    initial: { entityId: counterpart.id, nickName: counterpart.nickName ?? '' },
    send: async (body) => {
      await name.mutateAsync(body)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      title={t('nickName.title', { name: `\u2068${counterpart.name}\u2069` })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="nick-name" isBusy={isBusy}>
            {t('nickName.save')}
          </Button>
        </>
      }
    >
      <Form id="nick-name" onSubmit={save} problem={problem}>
        <TextField label={t('nickName')} help={t('nickName.help')} maxLength={120} {...field('nickName')} />
      </Form>
    </Dialog>
  )
}
