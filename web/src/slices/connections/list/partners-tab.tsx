import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { quietly, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useRelations } from '../model/connections.data.ts'
import { PartnersFilters, partnerFields } from './partners-filters.tsx'
import styles from '../model/connections.module.css'

/** It comes while the partners are asked for. */
const PartnersTable = lazyPart(async () => (await import('./partners-table.tsx')).PartnersTable)

/** Whom the entity trades with. */
export function PartnersTab() {
  const t = useT('connections')
  const actor = useActor()
  const isBrand = actor?.side === 'brand'
  const [filters, change, { isAny, reset }] = useUrlState(partnerFields, { prefix: 'p', ...quietly })
  const query = useRelations(toQuery(partnerFields, filters))
  const explore = !isBrand && <ButtonLink to="/explore">{t('empty.explore')}</ButtonLink>
  const maySelect = isBrand && actor.role !== 'salesRepresentative' && filters.status !== 'ENDED'
  const side = isBrand ? 'retailers' : 'brands'
  return (
    <div className={styles.tab}>
      <PartnersFilters filters={filters} change={change} isBrand={isBrand} />
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={5} />}
        empty={({ total }) =>
          total === 0 &&
          (isAny ? { onClear: reset } : { title: t(`empty.${side}`), text: t(`empty.${side}.text`), action: explore })
        }
      >
        {({ items, ...page }) => (
          <div className={styles.list}>
            <Suspense fallback={<TableSkeleton columns={5} />}>
              <PartnersTable rows={items} total={page.total} isBrand={isBrand} maySelect={maySelect} />
            </Suspense>
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </div>
        )}
      </QueryView>
    </div>
  )
}
