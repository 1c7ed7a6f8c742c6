import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { oneOf, quietly, useUrlState } from '../../lib/url/url-state.ts'
import { useT } from '../../lib/language/use-t.ts'
import { arrowStep } from '../browser/reading-direction.ts'
import styles from './tabs.module.css'

type Tab = { key: string; label: string; count?: ReactNode; isDirty?: boolean; content: ReactNode }
type Props = { label: string; tabs: readonly Tab[]; param?: string }

/** The open tab is in the address. What was opened once stays, hidden, so that nothing typed in it is lost. */
export function Tabs({ label, tabs, param = 'tab' }: Props) {
  const t = useT('ui')
  const id = useId()
  const [state, change] = useUrlState({ [param]: oneOf(tabs.map(({ key }) => key)) }, quietly)
  const current = tabs.find(({ key }) => key === state[param]) ?? tabs[0]
  const [seen, setSeen] = useState<readonly string[]>([])
  if (current && !seen.includes(current.key)) setSeen([...seen, current.key])

  const opened = `${id}tab${current?.key}`
  useEffect(() => {
    const tab = document.getElementById(opened)
    if (tab) showInList(tab)
  }, [opened])

  function open(key: string): void {
    change({ [param]: key })
  }
  function move(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const step = arrowStep(event.key, event.currentTarget)
    const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? (step ? (at + step + tabs.length) % tabs.length : null)
    const next = to === null ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    open(next.key)
    document.getElementById(`${id}tab${next.key}`)?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ key, label: name, count, isDirty }, at) => (
          <button
            key={key}
            id={`${id}tab${key}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={key === current?.key}
            aria-controls={seen.includes(key) || key === current?.key ? `${id}panel${key}` : undefined}
            tabIndex={key === current?.key ? 0 : -1}
            onClick={() => open(key)}
            onKeyDown={(event) => move(event, at)}
          >
            {name}
            {count !== undefined && <span className={`${styles.count} num`}>{count}</span>}
            {isDirty && (
              <span className={styles.dirty}>
                <span className="hidden-text">{t('tabs.unsaved')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ key }) => seen.includes(key) || key === current?.key)
        .map(({ key, content }) => (
          <div
            key={key}
            id={`${id}panel${key}`}
            role="tabpanel"
            aria-labelledby={`${id}tab${key}`}
            tabIndex={0}
            hidden={key !== current?.key}
            className={styles.panel}
          >
            {content}
          </div>
        ))}
    </div>
  )
}

/** On a phone the open tab may stand outside its list. The page stays where it is: the tabs may be below its first screen. */
function showInList(tab: HTMLElement): void {
  const list = tab.parentElement!
  const [frame, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (own.left < frame.left) list.scrollLeft -= frame.left - own.left
  else if (own.right > frame.right) list.scrollLeft += own.right - frame.right
}
