import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './filter-bar.module.css'
import { Row, Stack } from '../layout/stack.tsx'
import { SearchBox } from '../fields/search-box.tsx'

/** A filter that is on, in the words of the person: "Status: Confirmed". */
export type ActiveFilter = { key: string; label: string; onRemove: () => void }

type Props = {
  search?: { label: string; value: string; onSearch: (text: string) => void }
  /** The controls that switch filters on. */
  children?: ReactNode
  filters?: readonly ActiveFilter[]
  onClear?: () => void
  /** What stands beside the filters while something is selected. */
  selection?: ReactNode
}

export function FilterBar({ search, children, filters = [], onClear, selection }: Props) {
  const t = useT('ui')
  return (
    <Stack gap={8}>
      <div className={styles.controls}>
        {search && (
          <div className={styles.search}>
            <SearchBox {...search} />
          </div>
        )}
        {children}
        {selection}
      </div>
      {filters.length > 0 && (
        <Row>
          <Row aria-label={t('filter.active')} as="ul">
            {filters.map(({ key, label, onRemove }) => (
              <li key={key} className={styles.chip}>
                <bdi>{label}</bdi>
                <button type="button" aria-label={t('filter.remove', { label })} onClick={onRemove}>
                  <IconX size={14} stroke={1.8} aria-hidden />
                </button>
              </li>
            ))}
          </Row>
          {onClear && (
            <button type="button" className={styles.clear} onClick={onClear}>
              {t('filter.clearAll')}
            </button>
          )}
        </Row>
      )}
    </Stack>
  )
}
