import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { useLastPage } from '../../lib/url/use-last-page.ts'
import { Button } from '../layout/button.tsx'
import { QueryFailure, StaleNotice } from './query-failure.tsx'
import styles from './query-view.module.css'
import { StatePanel } from './state-panel.tsx'
import { useDelayed } from './use-delayed.ts'
import { useRetryWhenBack } from './use-retry-when-back.ts'
import { Waiting } from './waiting.tsx'

/** What of a query is looked at; a `useQuery` and a `useInfiniteQuery` both fit. */
export type Query<T> = {
  data: T | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Text alone is its title; with `onClear` it is empty because of filters. */
export type Empty = string | { title?: string; text?: string; action?: ReactNode; onClear?: () => void }

type Props<T> = {
  query: Query<T>
  /** Copies the geometry of what will stand here. */
  skeleton?: ReactNode
  empty?: (data: T) => Empty | false
  /** A view that stands for the whole page has its messages as the page's title. */
  isPage?: boolean
  children: (data: T) => ReactNode
}

/** One query in all its states: nothing flickers, and what was here stays until something newer is. */
export function QueryView<T>({ query, skeleton, empty, isPage = false, children }: Props<T>) {
  const { data, error, isPending, isFetching, refetch } = query
  useRetryWhenBack(error, refetch)
  const isPastTheEnd = useLastPage(data)
  if (data === undefined || isPastTheEnd) {
    if (error && !isPending) return <QueryFailure error={error} retry={refetch} isPage={isPage} />
    return <Waiting skeleton={skeleton} />
  }
  const nothing = empty?.(data)
  return (
    <div>
      <RefetchBar isOn={isFetching} />
      {error && <StaleNotice error={error} retry={refetch} />}
      {nothing ? <EmptyView empty={nothing} isPage={isPage} /> : children(data)}
    </div>
  )
}

/** Two pixels at the top edge; a skeleton would take away what one is reading. */
function RefetchBar({ isOn }: { isOn: boolean }) {
  const isLate = useDelayed(isOn)
  return isLate && <div className={styles.bar} data-refreshing aria-hidden />
}

function EmptyView({ empty, isPage }: { empty: Empty; isPage: boolean }) {
  const t = useT('ui')
  const { title, text, action, onClear } = typeof empty === 'string' ? { title: empty } : empty
  if (!onClear) {
    return (
      <StatePanel title={title ?? t('table.empty')} action={action} isPage={isPage}>
        {text}
      </StatePanel>
    )
  }
  return (
    <StatePanel
      title={title ?? t('state.nothingFits')}
      isPage={isPage}
      action={<Button onClick={onClear}>{t('state.clearFilters')}</Button>}
    >
      {text ?? t('state.nothingFits.text')}
    </StatePanel>
  )
}
