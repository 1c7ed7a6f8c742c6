import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import type { Association } from './account-panel.tsx'
import styles from './switch-user.module.css'

type Props = {
  associations: readonly Association[]
  currentId: string | null
  switchTo: (association: Association) => void
}

/** One person, several places to work: the same name, another entity or another role. */
export function SwitchUser({ associations, currentId, switchTo }: Props) {
  const t = useT('shell')
  const id = useId()
  return (
    <>
      <p id={id} className={styles.head}>
        {t('account.switch')}
      </p>
      <ul aria-labelledby={id}>
        {associations.map((association) => (
          <li key={association.id}>
            <button
              type="button"
              className={styles.place}
              aria-current={association.id === currentId ? 'true' : undefined}
              disabled={association.id === currentId}
              onClick={() => switchTo(association)}
            >
              <span className={styles.words}>
                <bdi className={styles.entity}>{association.entityName || t('role.soukAdmin')}</bdi>
                <span className="caption">{t(`role.${association.role}`)}</span>
              </span>
              {association.id === currentId && (
                <>
                  <IconCheck size={18} stroke={1.8} aria-hidden className={styles.mark} />
                  <span className="hidden-text">{t('account.current')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
