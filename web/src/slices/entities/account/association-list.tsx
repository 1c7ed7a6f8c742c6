import type { AdminUser } from '@souk/contract/entities/admin.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import styles from './association-list.module.css'

/** The places of a person and their roles. */
export function PlaceList({ places }: { places: AdminUser['places'] }) {
  const t = useT('admin')
  if (places.length === 0) return <span className={styles.none}>{t('noPlaces')}</span>
  return (
    <ul>
      {places.map(({ entityId, entityName, role, isPending }) => (
        <li key={entityId ?? role}>
          <bdi>{entityName ?? t('side.souk')}</bdi>{' '}
          <span className={styles.role}>
            {isPending ? t('pendingRole', { role: t(`roles.${role}`) }) : t(`roles.${role}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
