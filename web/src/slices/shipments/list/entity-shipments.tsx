import { shipmentList } from '@souk/contract/shipments/shipment-list.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { useShipments } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'
import { shipmentColumns } from './shipment-columns.tsx'

const fields = listFields(shipmentList, ['q'])

/** The shipments of an entity, as a Souk administrator reads them. */
export function EntityShipments({ entityId }: { entityId: string }) {
  const t = useT('shipments')
  const links = useTradeLinks()
  const state = useList(shipmentList, fields)
  return (
    <ListView
      name="entity-shipments"
      label={t('titles.shipments')}
      words="shipments"
      state={state}
      query={useShipments({ ...state.query, entityId })}
      rows={({ shipments }) => shipments}
      columns={shipmentColumns(useSide())}
      rowName={({ number }) => number}
      rowLink={({ id }) => links.shipment(id)}
      none={{ title: t('viewed.none') }}
    />
  )
}
