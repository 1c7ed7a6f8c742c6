import { NavLink } from 'react-router'
import { useAbility } from '../lib/use-session.ts'
import { navigation } from './navigation.ts'
import styles from './side-navigation.module.css'
import { useWord } from './words.ts'

export function SideNavigation() {
  const word = useWord()
  const can = useAbility()
  return (
    <nav aria-label={word('navigation')} className={styles.navigation}>
      {navigation
        .filter(({ needs }) => can(...needs))
        .map(({ to, word: label, icon: Icon }) => (
          <NavLink key={to} to={to} className={styles.entry!}>
            <Icon size={18} stroke={1.6} aria-hidden />
            {word(label)}
          </NavLink>
        ))}
    </nav>
  )
}
