import { may } from '@souk/contract/core/abilities.ts'
import { direct, type DirectRetailer, DirectStatus } from '@souk/contract/connections/direct.contract.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, oneOf, pageNumber, quietly, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { VerifyNotice } from '../../entities/door.ts'
import { type DirectQuery, useDirect } from '../model/connections.data.ts'
import { DirectHead } from './direct-head.tsx'
import { DirectTable } from './direct-table.tsx'
import styles from '../model/connections.module.css'

const DirectSheet = lazyDialog(async () => (await import('./direct-sheet.tsx')).DirectSheet)
const DirectImport = lazyDialog(async () => (await import('./direct-import.tsx')).DirectImport)

const fields = { q: text(), status: oneOf(DirectStatus.options), page: pageNumber() } satisfies FieldsOf<DirectQuery>

/** What is open above the list: one retailer, a new one, or the import. */
export type DirectOpen = { is: 'entry'; retailer: DirectRetailer | null } | { is: 'import' } | null

/** The brand's own address book: who buys from it, on the marketplace or not yet. */
export function DirectTab() {
  const t = useT('connections')
  const mayWrite = may(useActor(), direct.add)
  const [filters, change, { isAny, reset }] = useUrlState(fields, { prefix: 'd', ...quietly })
  const query = useDirect(toQuery(fields, filters))
  const [open, setOpen] = useState<DirectOpen>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.tab}>
      {mayWrite && <VerifyNotice />}
      <DirectHead mayWrite={mayWrite} onOpen={setOpen} />
      <FilterBar search={{ label: t('direct.search'), value: filters.q, onSearch: (q) => change({ q }) }}>
        <span className={styles.select}>
          <SelectField
            label={t('columns.status')}
            isLabelHidden
            options={[
              { value: '', label: t('any.status') },
              ...DirectStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            value={filters.status ?? ''}
            onChange={(status) => change({ status })}
          />
        </span>
      </FilterBar>
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={6} />}
        empty={({ total }) =>
          total === 0 &&
          (isAny
            ? { onClear: reset }
            : { title: t('empty.direct'), text: t(mayWrite ? 'empty.direct.text' : 'empty.direct.reader') })
        }
      >
        {({ items, ...page }) => (
          <div className={styles.list}>
            <DirectTable
              rows={items}
              total={page.total}
              mayWrite={mayWrite}
              onOpen={(retailer) => setOpen({ is: 'entry', retailer })}
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </div>
        )}
      </QueryView>
      <Suspense>
        {open?.is === 'entry' && <DirectSheet retailer={open.retailer} onClose={close} />}
        {open?.is === 'import' && <DirectImport onClose={close} />}
      </Suspense>
    </div>
  )
}
