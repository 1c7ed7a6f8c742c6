/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list that the input steers, with marked options, has no tags of its own */
import { type ReactNode, useEffect } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import type { PaletteGroup, PalettePlace } from './command-palette.tsx'
import styles from './command-palette.module.css'
import { Marked } from '../values/highlighted.tsx'

type Props = {
  id: string
  text: string
  /** What is typed is what was searched for. */
  isSettled: boolean
  groups: readonly PaletteGroup[]
  marked: PalettePlace | undefined
  onMark: (place: PalettePlace) => void
  onChoose: (place: PalettePlace) => void
  isLoading?: boolean
  error?: Error | null
  onRetry?: () => void
}

export function PaletteResults({ id, groups, marked, onMark, onChoose, ...state }: Props) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const markedId = marked && placeId(id, marked)
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView?.({ block: 'nearest' })
  }, [markedId])
  const steering = { id, markedId, onMark, onChoose }
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
                <div key={item.key} role="presentation" className={styles.line}>
                  <Option {...steering} place={{ item, isBeside: false }}>
                    {item.icon && <span className={styles.icon}>{item.icon}</span>}
                    <span className={styles.name}>
                      <bdi>{item.marked ? <Marked text={item.marked} /> : item.label}</bdi>
                    </span>
                    {item.detail && <bdi className={`${styles.detail} num`}>{item.detail}</bdi>}
                  </Option>
                  {item.beside && (
                    <Option {...steering} place={{ item, isBeside: true }}>
                      {item.beside.content}
                    </Option>
                  )}
                </div>
              ))}
            </div>
          ))}
      </div>
    </>
  )
}

export const placeId = (id: string, { item, isBeside }: PalettePlace) => `${id}${item.key}${isBeside ? '-beside' : ''}`

type OptionProps = Pick<Props, 'id' | 'onMark' | 'onChoose'> & {
  markedId: string | undefined
  place: PalettePlace
  children: ReactNode
}

function Option({ id, markedId, place, onMark, onChoose, children }: OptionProps) {
  const ownId = placeId(id, place)
  return (
    <div
      id={ownId}
      role="option"
      tabIndex={-1}
      aria-selected={ownId === markedId}
      className={place.isBeside ? styles.beside : styles.option}
      onPointerMove={() => ownId !== markedId && onMark(place)}
      onClick={() => onChoose(place)}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(place)}
    >
      {children}
    </div>
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
