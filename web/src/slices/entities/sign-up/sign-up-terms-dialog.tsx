import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './sign-up-terms-dialog.module.css'

const clauses = ['who', 'account', 'content', 'orders', 'prices', 'fees', 'data', 'end'] as const

export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('sign-up-terms')
  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <ol className={styles.clauses}>
        {clauses.map((clause) => (
          <li key={clause}>
            <h3 className={styles.title}>{t(`${clause}.title`)}</h3>
            <p className={styles.text}>{t(`${clause}.text`)}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
