import { Suspense, lazy } from 'react'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { type RelationsQuery, useRelations } from '../connections.data.ts'
import { asked, useListFilters } from './list-filters.ts'
import { PartnersFilters, partnerFilters } from './partners-filters.tsx'
import styles from '../connections.module.css'

/** It comes while the partners are asked for. */
const PartnersTable = lazy(async () => ({ default: (await import('./partners-table.tsx')).PartnersTable }))

/** Whom the entity trades with. */
export function PartnersTab() {
  const t = useT('connections')
  const actor = useActor()
  const isBrand = actor?.side === 'brand'
  const filters = useListFilters('p', partnerFilters)
  const query = useRelations({ ...asked(filters.values), page: filters.page } as RelationsQuery)
  const explore = !isBrand && <ButtonLink to="/explore">{t('empty.explore')}</ButtonLink>
  const maySelect = isBrand && actor.role !== 'salesRepresentative' && filters.values.status !== 'ENDED'
  const side = isBrand ? 'retailers' : 'brands'
  return (
    <div className={styles.tab}>
      <PartnersFilters filters={filters} isBrand={isBrand} />
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={5} />}
        empty={({ total }) =>
          total === 0 &&
          (filters.isFiltered
            ? { onClear: filters.clear }
            : { title: t(`empty.${side}`), text: t(`empty.${side}.text`), action: explore })
        }
      >
        {({ items, ...page }) => (
          <div className={styles.list}>
            <Suspense fallback={<TableSkeleton columns={5} />}>
              <PartnersTable rows={items} total={page.total} isBrand={isBrand} maySelect={maySelect} />
            </Suspense>
            <Pager {...page} onPage={(next) => filters.change({ page: String(next) })} />
          </div>
        )}
      </QueryView>
    </div>
  )
}
