import type { UserData } from '../../lib/session/session.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './account-card.module.css'

export function AccountCard({ person }: { person: UserData }) {
  const t = useT('dashboard')
  const access = person.access?.length ? person.access : (['none'] as const)
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">{t('account.title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('account.email')}</dt>
        <dd>
          <bdi>{person.email}</bdi>
        </dd>
        {person.role && (
          <>
            <dt>{t('account.role')}</dt>
            <dd>{t(`roles.${person.role}`)}</dd>
          </>
        )}
        {person.entityType === 'retailer' && (
          <>
            <dt>{t('account.access')}</dt>
            <dd>
              {access.map((one) => (
                <p key={one}>{t(`access.${one}`)}</p>
              ))}
            </dd>
          </>
        )}
      </dl>
      {person.isDemo && <p className={styles.demo}>{t('account.demo')}</p>}
    </section>
  )
}
