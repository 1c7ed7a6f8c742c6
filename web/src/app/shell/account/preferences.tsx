import { IconMoon, IconSun } from '@tabler/icons-react'
import { changeLanguage, useLanguage } from '../../../lib/language/language.ts'
import { changeTheme, useColorScheme } from '../../../lib/session/theme.ts'
import styles from './preferences.module.css'
import { useWord } from '../../app-words.ts'

/** Language and theme: the two choices everybody has, signed in or not. */
export function Preferences() {
  const word = useWord()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const isDark = useColorScheme() === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <div className={styles.preferences}>
      <button type="button" className={styles.language} lang={other} onClick={() => void changeLanguage(other)}>
        {word('preferences.otherLanguage')}
      </button>
      <button
        type="button"
        className={styles.theme}
        aria-label={word(isDark ? 'preferences.light' : 'preferences.dark')}
        onClick={() => changeTheme(isDark ? 'light' : 'dark')}
      >
        <Icon size={19} stroke={1.6} aria-hidden />
      </button>
    </div>
  )
}
