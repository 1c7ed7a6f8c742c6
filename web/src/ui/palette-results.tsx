/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list that the input steers, with marked options, has no tags of its own */
import { useEffect } from 'react'
import { useT } from '../lib/use-t.ts'
import { Button } from './button.tsx'
import type { PaletteGroup, PaletteItem } from './command-palette.tsx'
import styles from './command-palette.module.css'
import { Marked } from './marked.tsx'

type Props = {
  id: string
  text: string
  /** What is typed is what was searched for. */
  isSettled: boolean
  groups: readonly PaletteGroup[]
  marked: PaletteItem | undefined
  onMark: (item: PaletteItem) => void
  onChoose: (item: PaletteItem) => void
  isLoading?: boolean
  error?: Error | null
  onRetry?: () => void
}

export function PaletteResults({ id, groups, marked, onMark, onChoose, ...state }: Props) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const markedId = marked && `${id}${marked.key}`
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView?.({ block: 'nearest' })
  }, [markedId])
  return (
    <>
      <StateLine {...state} count={count} />
      <div id={`${id}list`} role="listbox" aria-label={useT('ui')('palette.results')} className={styles.list}>
        {groups
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <div key={group.key} role="group" aria-labelledby={`${id}${group.key}-label`}>
              <div id={`${id}${group.key}-label`} className={styles.label}>
                {group.label}
              </div>
              {group.items.map((item) => (
                <div
                  key={item.key}
                  id={`${id}${item.key}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={item === marked}
                  className={styles.option}
                  onPointerMove={() => item !== marked && onMark(item)}
                  onClick={() => onChoose(item)}
                  onKeyDown={({ key }) => key === 'Enter' && onChoose(item)}
                >
                  {item.icon && <span className={styles.icon}>{item.icon}</span>}
                  <bdi className={styles.name}>{item.marked ? <Marked text={item.marked} /> : item.label}</bdi>
                  {item.detail && <bdi className={`${styles.detail} num`}>{item.detail}</bdi>}
                </div>
              ))}
            </div>
          ))}
      </div>
    </>
  )
}

type State = Pick<Props, 'text' | 'isSettled' | 'isLoading' | 'error' | 'onRetry'> & { count: number }

/** Said aloud as it changes; drawn where there is nothing else to see. */
function StateLine({ text, isSettled, isLoading = false, error, onRetry, count }: State) {
  const t = useT('ui')
  const isBusy = text !== '' && (isLoading || !isSettled)
  const isFailed = !isBusy && text !== '' && error
  return (
    <>
      <div className={styles.busy} data-on={isBusy || undefined} aria-hidden />
      <output className={count > 0 && !isFailed ? 'hidden-text' : styles.state}>
        {isBusy && t('palette.searching')}
        {isFailed && (
          <>
            <span className={styles.said}>{t('palette.failed')}</span>
            <span>{error.message}</span>
          </>
        )}
        {!isBusy && !isFailed && count > 0 && text !== '' && t('palette.found', { count })}
        {!isBusy && !isFailed && count === 0 && (
          <>
            <span className={styles.said}>{text ? t('palette.none', { text }) : t('palette.start')}</span>
            <span>{t(text ? 'palette.none.text' : 'palette.start.text')}</span>
          </>
        )}
      </output>
      {isFailed && onRetry && (
        <div className={styles.retry}>
          <Button onClick={onRetry}>{t('state.retry')}</Button>
        </div>
      )}
    </>
  )
}
