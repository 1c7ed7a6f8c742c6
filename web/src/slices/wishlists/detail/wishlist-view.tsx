import type { ProductFacets } from '@souk/contract/catalog/product-filters.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useOwnTitle } from '../../../lib/own-title.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import type { Filters, ProductFilter } from '../../discovery/door.ts'
import { ListFilters } from '../model/wishlist-filters.tsx'
import { ListActions } from './wishlist-actions.tsx'
import { ListLine } from './wishlist-line.tsx'
import { ListNotices } from './wishlist-notices.tsx'
import { ListSummary } from './wishlist-summary.tsx'
import { listsPath, useNoun } from '../model/wishlist-words.ts'
import type { ShownList } from '../model/wishlists.data.ts'
import styles from './wishlist-view.module.css'
import { useEditConflict } from './use-edit-conflict.ts'

type Props = {
  list: ShownList
  facets: ProductFacets | undefined
  filters: Filters<ProductFilter>
  onPage: (page: number) => void
}

/** One list: what it comes to, what can be done with it, and its lines. */
export function ListView({ list, facets, filters, onPage }: Props) {
  const t = useT('wishlists')
  const noun = useNoun()
  useOwnTitle(list.name)
  useEditConflict(list.lines)
  return (
    <Page
      title={list.name}
      crumbs={[{ label: t(`titles.${noun}s`), to: listsPath(noun) }]}
      lead={<ListSummary list={list} />}
      actions={<ListActions list={list} />}
    >
      <ListNotices list={list} />
      <ListFilters count={list.linesCount} facets={facets} filters={filters}>
        <Lines list={list} isFiltered={filters.isAny} onPage={onPage} />
      </ListFilters>
    </Page>
  )
}

type LinesProps = { list: ShownList; isFiltered: boolean; onPage: (page: number) => void }

function Lines({ list, isFiltered, onPage }: LinesProps) {
  const t = useT('wishlists')
  const isOpen = useCanNavigate()
  const shop = ['/discover-products', '/collections', '/explore'].find(isOpen)
  if (list.lines.length === 0) {
    return (
      <StatePanel
        title={t(isFiltered ? 'noneFits' : 'noLines')}
        action={!isFiltered && shop && <ButtonLink to={shop}>{t('findProducts')}</ButtonLink>}
      >
        {t(isFiltered ? 'noneFits.text' : 'noLines.text')}
      </StatePanel>
    )
  }
  const { page, limit, total, more } = list
  return (
    <>
      <ul className={styles.lines} aria-label={list.name}>
        {list.lines.map((line) => (
          <li key={line.productId} className={styles.item}>
            <ListLine list={list} line={line} />
          </li>
        ))}
      </ul>
      <Pager page={page} limit={limit} total={total} more={more} onPage={onPage} />
    </>
  )
}
