import type { Me } from '@souk/contract/identity/identity.contract.ts'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { changeLanguage, useLanguage } from '../../../lib/language/language.ts'
import { changeTheme, useTheme } from '../../../lib/session/theme.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import styles from './account-panel.module.css'
import { SwitchUser } from './switch-user.tsx'
import { useWord } from '../../app-words.ts'

export type Association = Omit<Me['userAssociations'][number], 'userScope'>
export type Account = {
  name: string
  email: string | null
  entity: string
  profile?: string // where the person's own page is, once there is one
  associations?: readonly Association[]
  currentId?: string | null
  /** Absent where there is no other association. */
  switchTo?: (association: Association) => void
}

export function AccountPanel({ onDone, ...account }: Account & { onDone: () => void }) {
  const t = useT('shell')
  const word = useWord()
  const { name, email, profile, associations = [], currentId = null, switchTo } = account
  return (
    <>
      <div className={styles.group}>
        <p className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className="caption">{email}</bdi>
        </p>
      </div>
      {switchTo && associations.length > 1 && (
        <div className={styles.group}>
          <SwitchUser
            associations={associations}
            currentId={currentId}
            switchTo={(association) => {
              onDone()
              switchTo(association)
            }}
          />
        </div>
      )}
      <Choices />
      <div className={styles.group}>
        {profile && (
          <Link to={profile} className={styles.line}>
            <IconUserCircle size={18} stroke={1.6} aria-hidden />
            {t('account.profile')}
          </Link>
        )}
        <Link to="/logout" className={styles.line}>
          <IconLogout size={18} stroke={1.6} aria-hidden className={styles.flips} />
          {word('actions.signOut')}
        </Link>
      </div>
    </>
  )
}

/** Each language is named in itself, so that a reader of the wrong language finds their own. */
function Choices() {
  const t = useT('shell')
  const languages = (['en', 'ar'] as const).map((value) => ({
    value,
    label: <span lang={value}>{t(`language.${value}`)}</span>,
  }))
  const themes = (['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))
  return (
    <div className={`${styles.group} ${styles.choices}`}>
      <Segmented
        isWide
        label={t('account.language')}
        segments={languages}
        value={useLanguage()}
        onChange={(next) => void changeLanguage(next)}
      />
      <Segmented isWide label={t('account.theme')} segments={themes} value={useTheme()} onChange={changeTheme} />
    </div>
  )
}
