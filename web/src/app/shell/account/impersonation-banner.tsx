import { IconUserShield } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import styles from './impersonation-banner.module.css'

/** Names keep their own direction inside a sentence of the other. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** Shown while an admin impersonates: who, what stays closed, and how to leave. */
export function ImpersonationBanner({ name, entity }: { name: string; entity: string }) {
  const t = useT('shell')
  const who = { name: isolated(name), entity: isolated(entity) }
  return (
    <section aria-label={t('impersonation.label')} className={styles.banner}>
      <IconUserShield size={20} stroke={1.6} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        <strong>{t(entity ? 'impersonation.whoAt' : 'impersonation.who', who)}</strong>{' '}
        <span className={styles.limits}>{t('impersonation.limits')}</span>
      </p>
      <ButtonLink to="/logout" size="small">
        {t('impersonation.end')}
      </ButtonLink>
    </section>
  )
}
