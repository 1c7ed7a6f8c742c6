import { useParams } from 'react-router'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useShipment } from '../model/shipments.data.ts'
import { ShipmentView } from './shipment-view.tsx'

/** /shipment/:shipmentId. */
export function ShipmentPage() {
  const { shipmentId = '' } = useParams()
  return (
    <QueryView query={useShipment(shipmentId)} skeleton={<DetailSkeleton />} isPage>
      {(shipment) => <ShipmentView key={shipment.id} shipment={shipment} />}
    </QueryView>
  )
}
