import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type HelpKind, helpLink } from '../../../lib/help-link.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { type CountKey, useCount } from '../counts.ts'
import styles from './nav-entry.module.css'
import type { ShownEntry } from './use-entries.ts'

type Props = { entry: ShownEntry; shape?: 'line' | 'tile' }

/** A way into a part of the product: a line at the side, a tile in the bar of a phone. */
export function NavEntry({ entry, shape = 'line' }: Props) {
  const { to, isCurrent, help } = entry
  const look = { className: styles.entry, 'data-shape': shape }
  const content = <Content entry={entry} shape={shape} />
  if (help) return <HelpEntry {...look} kind={help} content={content} />
  return (
    <Link to={to} {...look} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  )
}

type HelpProps = { kind: HelpKind; content: ReactNode; className: string | undefined; 'data-shape': string }

function HelpEntry({ kind, content, ...look }: HelpProps) {
  const link = helpLink(useSettings(), kind, useSession())
  return (
    <a href={link} target="_blank" rel="noreferrer" {...look}>
      {content}
    </a>
  )
}

function Content({ entry: { word, icon: Icon, hasNews, count, help }, shape }: Required<Props>) {
  const t = useT('shell')
  return (
    <>
      <span className={styles.icon}>
        <Icon size={shape === 'tile' ? 21 : 18} stroke={1.6} aria-hidden />
        {hasNews && <span className={styles.dot} />}
      </span>
      <span className={styles.word}>{t(word)}</span>
      {hasNews && <span className="hidden-text">{t('nav.news')}</span>}
      {help && <span className="hidden-text">{t('nav.newTab')}</span>}
      {shape === 'line' && count && <EntryCount of={count} />}
    </>
  )
}

function EntryCount({ of }: { of: CountKey }) {
  const count = useCount(of)
  return (
    count && (
      <span className={styles.count}>
        <Count value={count} />
      </span>
    )
  )
}
