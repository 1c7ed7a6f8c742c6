import { IconUserShield } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { Countdown } from '../../../ui/values/date.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import styles from './impersonation-banner.module.css'

/** Names keep their own direction inside a sentence of the other. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** Shown while an admin impersonates: who, what stays closed, and how to leave. */
type Props = { name: string; entity: string; visit?: { reason: string; until: string } | null | undefined }

export function ImpersonationBanner({ name, entity, visit }: Props) {
  const t = useT('shell')
  useEnd(visit?.until)
  const who = { name: isolated(name), entity: isolated(entity) }
  return (
    <section aria-label={t('impersonation.label')} className={styles.banner}>
      <IconUserShield size={20} stroke={1.6} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        <strong>{t(entity ? 'impersonation.whoAt' : 'impersonation.who', who)}</strong>{' '}
        {visit?.reason && <span>{t('impersonation.reason', { reason: isolated(visit.reason) })}</span>}{' '}
        <span className={styles.limits}>{t('impersonation.limits')}</span>
      </p>
      {visit && (
        <span className={styles.until}>
          <Countdown to={visit.until} />
        </span>
      )}
      <ButtonLink to="/logout" size="small">
        {t('impersonation.end')}
      </ButtonLink>
    </section>
  )
}

/** The server ends the session by itself; the screen leaves it in the same moment. */
function useEnd(until: string | undefined): void {
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => signOut(null), Math.max(0, new Date(until).getTime() - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
}
