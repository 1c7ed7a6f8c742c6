import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useMailPreview } from './console.data.ts'
import styles from './console.module.css'

/** What the recipient reads; links and codes that open an account are masked. */
export function MailPreviewDialog({ id, subject, onClose }: { id: string; subject: string; onClose: () => void }) {
  const t = useT('admin')
  const mail = useMailPreview(id)
  return (
    <Dialog isOpen size="wide" title={subject} onClose={onClose}>
      <Notice kind="info">{t('mails.masked')}</Notice>
      <QueryView query={mail} skeleton={<FormSkeleton />}>
        {({ text, language }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by keyboard too
          <section aria-label={subject} tabIndex={0} lang={language} dir="auto" className={styles.mail}>
            {text}
          </section>
        )}
      </QueryView>
    </Dialog>
  )
}
