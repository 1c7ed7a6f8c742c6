import type { AdminUser } from '@souk/contract/entities/admin.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { Countdown } from '../../../ui/values/date.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useMagicLink } from './admin-writes.data.ts'
import styles from './impersonate-dialog.module.css'

type Props = { user: Pick<AdminUser, 'id'>; name: string; onClose: () => void }

/** A link to work as another person. It is made only after the admin has read what it means. */
export function ImpersonateDialog({ user, name, onClose }: Props) {
  const t = useT('admin')
  const link = useMagicLink()
  const made = link.data
  const form = useContractForm({
    schema: identity.makeMagicLink.body,
    initial: { userId: user.id, reason: '' },
    send: (body) => link.mutateAsync(body),
  })
  const title = t('impersonate.title', { name })
  if (!made)
    return (
      <FormDialog form={form} title={title} send={t('impersonate.make')} onClose={onClose}>
        <p>{t('impersonate.text')}</p>
        <TextField
          label={t('impersonate.reason')}
          help={t('impersonate.reason.help')}
          maxLength={200}
          {...form.field('reason')}
        />
      </FormDialog>
    )
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('impersonate.done')}</Button>
          <Button look="primary" onClick={() => location.assign(made.url)}>
            {t('impersonate.here')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{t('impersonate.text')}</p>
        <CopyField label={t('impersonate.link')} value={made.url} help={t('impersonate.help')} />
        <p className={styles.expiry}>
          {t('impersonate.expires')} <Countdown to={made.expiresAt} />
        </p>
      </Stack>
    </Dialog>
  )
}
