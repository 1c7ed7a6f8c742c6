import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import styles from '../sign-in/entry-frame.module.css'
import { sendResetLink } from '../model/identity.data.ts'
import { MailWay } from '../sign-in/mail-way.tsx'

/** /forgot-password */
export function ForgotPasswordPage() {
  const t = useT('identity')
  return (
    <MailWay words="forgot" send={sendResetLink}>
      <Link to="/login" className={styles.aside}>
        {t('forgot.back')}
      </Link>
    </MailWay>
  )
}
