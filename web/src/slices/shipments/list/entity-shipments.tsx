import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { useShipments } from '../model/shipments.data.ts'
import { ShipmentsTable } from './shipments-table.tsx'

type Props = { entityId: string; page: number; onPage: (page: number) => void }

/** The shipments of an entity, as a Souk administrator reads them. */
export function EntityShipments({ entityId, page, onPage }: Props) {
  const t = useT('shipments')
  return (
    <QueryView
      query={useShipments({ entityId, page })}
      skeleton={<TableSkeleton columns={7} />}
      empty={({ shipments }) => shipments.length === 0 && { title: t('viewed.none') }}
    >
      {({ shipments, ...paging }) => (
        <>
          <ShipmentsTable rows={shipments} total={paging.total} />
          <Pager {...paging} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}
