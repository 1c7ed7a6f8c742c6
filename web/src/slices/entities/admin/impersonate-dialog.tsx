import type { AdminUser } from '@souk/contract/entities/admin.contract.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { Countdown } from '../../../ui/values/date.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useMagicLink } from './admin-writes.data.ts'
import styles from './impersonate-dialog.module.css'

const shortest = 5
type Props = { user: Pick<AdminUser, 'id'>; name: string; onClose: () => void }

/** A link to work as another person. It is made only after the admin has read what it means. */
export function ImpersonateDialog({ user, name, onClose }: Props) {
  const t = useT('admin')
  const link = useMagicLink()
  const made = link.data
  const [reason, setReason] = useState('')
  return (
    <Dialog
      isOpen
      title={t('impersonate.title', { name })}
      onClose={onClose}
      actions={
        made ? (
          <>
            <Button onClick={onClose}>{t('impersonate.done')}</Button>
            <Button look="primary" onClick={() => location.assign(made.url)}>
              {t('impersonate.here')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              look="primary"
              isBusy={link.isPending}
              isDisabled={reason.trim().length < shortest}
              onClick={() => link.mutate({ userId: user.id, reason: reason.trim() })}
            >
              {t('impersonate.make')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.words}>
        <p>{t('impersonate.text')}</p>
        {!made && (
          <TextField
            label={t('impersonate.reason')}
            help={t('impersonate.reason.help')}
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
        )}
        {link.error && <Notice>{link.error.message}</Notice>}
        {made && (
          <>
            <CopyField label={t('impersonate.link')} value={made.url} help={t('impersonate.help')} />
            <p className={styles.expiry}>
              {t('impersonate.expires')} <Countdown to={made.expiresAt} />
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
