import type { Invitation } from '@souk/contract/invitations/invitations.contract.ts'
import { useEffect, useRef } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Waiting } from '../../ui/feedback/waiting.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { CloseButton } from '../../ui/overlays/close-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useWrite } from './invitations.data.ts'
import styles from './invitations.module.css'

/** The link to hand over by other means, while the marketplace cannot send mail. */
export function LinkDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useT('invitations')
  const { mutate, data, error } = useWrite('createLink')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate(invitation.id)
  }, [mutate, invitation.id])
  const company = `\u2068${invitation.company}\u2069`
  return (
    <Dialog isOpen title={t('link.title', { company })} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <Stack gap={16}>
        <p className={styles.text}>{t('link.text', { email: `\u2068${invitation.email}\u2069` })}</p>
        {error && <Notice>{error.message}</Notice>}
        {data && <CopyField label={t('link.label')} value={data.href} />}
        {!data && !error && <Waiting skeleton={<FormSkeleton fields={1} />} />}
      </Stack>
    </Dialog>
  )
}
