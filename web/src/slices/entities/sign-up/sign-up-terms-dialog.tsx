import { useT } from '../../../lib/language/use-t.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './sign-up-terms-dialog.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

const clauses = ['who', 'account', 'content', 'orders', 'prices', 'fees', 'data', 'end'] as const

export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('sign-up-terms')
  return (
    <Dialog isOpen title={t('title')} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <Stack as="ol" gap={16}>
        {clauses.map((clause) => (
          <li key={clause}>
            <h3 className={styles.title}>{t(`${clause}.title`)}</h3>
            <p className={styles.text}>{t(`${clause}.text`)}</p>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
