import { IconSelector } from '@tabler/icons-react'
import { useId } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './account-menu.module.css'
import { AccountPanel, type Account } from './account-panel.tsx'
import { usePanel } from '../use-panel.ts'

type Props = Account & {
  /** A line with the name at the side, or the initials alone in the bar of a phone. */
  shape?: 'line' | 'initials'
}

/** Who is here, and what they may do about it. A panel of links and choices, not an ARIA menu: it holds radios too. */
export function AccountMenu({ shape = 'line', ...account }: Props) {
  const t = useT('shell')
  const id = useId()
  const { isOpen, toggle, close, frame, opener } = usePanel()
  const { name, entity } = account
  return (
    <div ref={frame} className={styles.frame} data-shape={shape}>
      <button
        ref={opener}
        type="button"
        className={styles.person}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="hidden-text">{shape === 'line' ? t('account.label') : t('account.menu', { name })}</span>
        <Avatar name={name} />
        {shape === 'line' && (
          <>
            <span className={styles.names}>
              <bdi className={styles.name}>{name}</bdi>
              <bdi className="caption">{entity}</bdi>
            </span>
            <IconSelector size={16} stroke={1.6} aria-hidden className={styles.mark} />
          </>
        )}
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <AccountPanel {...account} onDone={close} />
        </div>
      )}
    </div>
  )
}
