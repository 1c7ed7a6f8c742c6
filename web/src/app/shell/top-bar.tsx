import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { IconButton } from '../../ui/layout/button.tsx'
import { Preferences } from './account/preferences.tsx'
import { SearchField } from '../search/search-field.tsx'
import styles from './top-bar.module.css'
import { Wordmark } from './wordmark.tsx'

type Props = {
  cart?: ReactNode
  /** What comes and goes stands first, so that nothing after it moves. */
  passing?: ReactNode
  /** Only on a phone, where there is no side. */
  account?: ReactNode
  onMenu?: () => void
  /** Without it there is nothing to search. */
  onSearch?: () => void
}

export function TopBar({ cart, passing, account, onMenu, onSearch }: Props) {
  const t = useT('shell')
  const isPhone = onMenu !== undefined
  return (
    <div className={styles.bar}>
      {onMenu && (
        <IconButton label={t('nav.open')} onClick={onMenu}>
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      {onSearch ? <SearchField onSearch={onSearch} /> : isPhone && <Wordmark />}
      <div className={styles.end}>
        {passing}
        {!(isPhone && onSearch) && <Preferences />}
        {cart}
        {account}
      </div>
    </div>
  )
}
