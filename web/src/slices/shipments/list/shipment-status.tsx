import type { ShipmentRow } from '@souk/contract/shipments/shipment-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import styles from './shipments.module.css'

const tones: Record<ShipmentRow['status'], Tone> = {
  PENDING: 'neutral',
  PRE_TRANSIT: 'info',
  IN_TRANSIT: 'info',
  DELIVERED: 'ok',
  RETURNED: 'bad',
  FAILED: 'bad',
  CANCELLED: 'bad',
}
type Props = { shipment: Pick<ShipmentRow, 'status' | 'openClaims' | 'isReplacement' | 'waitsFor'> }

/** The state of a shipment, with what needs attention beside it. */
export function ShipmentStatus({ shipment: { status, openClaims, isReplacement, waitsFor } }: Props) {
  const t = useT('shipments')
  return (
    <span className={styles.tags}>
      <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
      {waitsFor && status === 'PENDING' && <Tag tone="warn">{t(`waits.${waitsFor}`)}</Tag>}
      {openClaims > 0 && <Tag tone="warn">{t('claims.open', { count: openClaims })}</Tag>}
      {isReplacement && <Tag>{t('replacement')}</Tag>}
    </span>
  )
}
