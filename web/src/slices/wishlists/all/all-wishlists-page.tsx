import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate } from 'react-router'
import { type FieldsOf, oneOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ListCard } from './wishlist-card.tsx'
import { listPath, useNoun } from '../model/wishlist-words.ts'
import styles from './all-wishlists-page.module.css'
import { type ListsQuery, useLists } from '../model/wishlists.data.ts'

const ListNameDialog = lazyDialog(async () => (await import('../menu/wishlist-name-dialog.tsx')).ListNameDialog)
const whose = ['all', 'own', 'shared'] as const
const fields = { q: text(), whose: oneOf(whose, 'all'), page: pageNumber() } satisfies FieldsOf<ListsQuery>

/** /wishlist and /selection: the lists a person keeps, and those shared with them. */
export function ListsPage() {
  const t = useT('wishlists')
  const noun = useNoun()
  const navigate = useNavigate()
  const [filters, change, { isAny }] = useUrlState(fields)
  const [isNaming, setNaming] = useState(false)
  const { q, whose: of } = filters
  const query = useLists(toQuery(fields, filters))
  const isFiltered = isAny || of !== 'all'
  const begin = (
    <Button look="primary" icon={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setNaming(true)}>
      {t(`${noun}.new`)}
    </Button>
  )
  const isNone = query.data?.total === 0 && !isFiltered
  return (
    <Page tour="wishlist" title={t(`titles.${noun}s`)} lead={t(`${noun}.lead`)} actions={!isNone && begin}>
      {!isNone && (
        <div className={styles.tools}>
          <SearchBox label={t(`${noun}.search`)} value={q} onSearch={(text) => change({ q: text })} />
          <Segmented
            label={t('whose')}
            segments={whose.map((value) => ({ value, label: t(`whose.${value}`) }))}
            value={of}
            onChange={(value) => change({ whose: value })}
          />
        </div>
      )}
      <QueryView
        query={query}
        skeleton={<CardsSkeleton cards={6} shape="brand" />}
        empty={({ items }) =>
          items.length === 0 &&
          (isFiltered
            ? { onClear: () => change({ q: null, whose: null }) }
            : { title: t(`${noun}.none`), text: t(`${noun}.none.text`), action: begin })
        }
      >
        {({ items, ...paging }) => (
          <>
            <CardGrid shape="brand" label={t(`titles.${noun}s`)}>
              {items.map((list, at) => (
                <li key={list.id}>
                  <ListCard list={list} isSoon={at < 6} />
                </li>
              ))}
            </CardGrid>
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
      {isNaming && (
        <Suspense>
          <ListNameDialog onClose={() => setNaming(false)} onMade={(id) => void navigate(listPath(noun, id))} />
        </Suspense>
      )}
    </Page>
  )
}
