import { IconBooks, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardsSkeleton, TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useMayWrite } from '../model/collection-writers.ts'
import { CollectionsCards } from './collection-list-cards.tsx'
import { fields } from './collection-list-filters.ts'
import { CollectionsToolbar } from './collection-list-toolbar.tsx'
import { useCollectionsView } from './collection-list-view.ts'
import { useCollections, useStatusCounts } from '../model/collections.data.ts'
import { DeadlinesStrip } from './deadlines-strip.tsx'
import styles from './collection-list-page.module.css'

/** Cards are what most see; the table is fetched by who prefers it. */
const CollectionsTable = lazyPart(async () => (await import('./collection-list-table.tsx')).CollectionsTable)

/** /collections: what the brand sells, and where each stands. */
export function CollectionsPage() {
  const t = useT('catalog')
  const mayWrite = useMayWrite()
  const [filters, change, { isAny, reset }] = useUrlState(fields)
  const [view, setView] = useCollectionsView()
  const query = useCollections(toQuery(fields, filters))
  const List = view === 'cards' ? CollectionsCards : CollectionsTable
  const begin = mayWrite && (
    <ButtonLink to="/collections/edit" look="primary" icon={<IconPlus size={17} stroke={1.8} aria-hidden />}>
      {t('create')}
    </ButtonLink>
  )
  const hasNone = query.data?.total === 0 && !isAny && !filters.archived
  return (
    <Page
      tour="collections"
      title={t('titles.collections')}
      lead={useLead()}
      actions={
        !hasNone && (
          <div className={styles.actions}>
            <ButtonLink to="/collections/books" icon={<IconBooks size={17} stroke={1.7} aria-hidden />}>
              {t('books')}
            </ButtonLink>
            {begin}
          </div>
        )
      }
    >
      <div className={styles.page}>
        {!filters.archived && <DeadlinesStrip />}
        {!hasNone && <CollectionsToolbar filters={filters} onChange={change} view={view} onView={setView} />}
        <QueryView
          query={query}
          skeleton={view === 'cards' ? <CardsSkeleton cards={6} shape="brand" /> : <TableSkeleton columns={7} />}
          empty={({ items }) =>
            items.length === 0 &&
            (isAny
              ? { onClear: reset }
              : filters.archived
                ? { title: t('archive.empty'), text: t('archive.empty.text') }
                : { title: t('empty'), text: t(mayWrite ? 'empty.text' : 'empty.reader'), action: begin })
          }
        >
          {({ items, ...page }) => (
            <div className={styles.list}>
              <Suspense fallback={<TableSkeleton columns={7} />}>
                <List label={t('titles.collections')} rows={items} />
              </Suspense>
              <Pager {...page} onPage={(next) => change({ page: next })} />
            </div>
          )}
        </QueryView>
      </div>
    </Page>
  )
}

/** "3 are live and 1 waits for review"; empty until it is known. */
function useLead(): string {
  const t = useT('catalog')
  const format = useFormat()
  const counts = useStatusCounts(['LIVE', 'IN_REVIEW', 'NEW'])
  if (counts.some(({ total }) => total === undefined)) return ''
  const parts = counts.filter(({ total }) => total).map(({ status, total }) => t(`lead.${status}`, { count: total! }))
  return parts.length > 0 ? format.list(parts) : t('lead.none')
}
