import { IconLogout } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../lib/use-session.ts'
import styles from './signed-in-as.module.css'
import { useWord } from './words.ts'

export function SignedInAs() {
  const word = useWord()
  const { userData } = useSession()
  const { firstName = '', lastName = '', entityName = '' } = userData ?? {}
  const initials = [firstName, lastName].map((name) => name.trim().charAt(0)).join('')
  return (
    <div className={styles.person}>
      <span className={styles.initials} aria-hidden>
        {initials}
      </span>
      <span className={styles.names}>
        <bdi className={styles.name}>{`${firstName} ${lastName}`.trim()}</bdi>
        <bdi className="caption">{entityName}</bdi>
      </span>
      <Link to="/logout" className={styles.leave} aria-label={word('actions.signOut')} title={word('actions.signOut')}>
        <IconLogout size={18} stroke={1.6} aria-hidden className={styles.icon} />
      </Link>
    </div>
  )
}
