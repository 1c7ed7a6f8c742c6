import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './integrations.module.css'

type Props = { kind: 'key' | 'webhook'; secret: string; onClose: () => void }

/** A secret is shown once, so the dialog says so and closes only by its button or the cross. */
export function SecretDialog({ kind, secret, onClose }: Props) {
  const t = useT('integrations')
  return (
    <Dialog
      isOpen
      title={t(`secret.${kind}`)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Notice kind="warning">{t('secret.once')}</Notice>
        <CopyField label={t('secret.label')} value={secret} />
        <p className={styles.quiet}>{t(`secret.${kind}.text`)}</p>
      </Stack>
    </Dialog>
  )
}
