import type { ReactNode } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useWord } from '../app-words.ts'
import styles from './message-screen.module.css'

type Props = { mark?: string; title: string; children: ReactNode; actions?: ReactNode; note?: ReactNode }

/** One calm thing to say, and what to do now. */
export function MessageScreen({ mark, title, children, actions, note }: Props) {
  return (
    <section className={styles.screen}>
      {mark && (
        <p className={`${styles.mark} num`} aria-hidden>
          {mark}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <div className={styles.note}>{note}</div>}
      <SupportLine />
    </section>
  )
}

/** Whom to ask, where the marketplace says so. */
function SupportLine() {
  const word = useWord()
  const { supportEmail } = useSettings()
  if (!supportEmail) return null
  return (
    <p className={`caption ${styles.note}`}>
      {word('support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  )
}
