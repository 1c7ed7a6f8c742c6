import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import styles from '../model/shipment.module.css'

const way: readonly ShipmentStatus[] = ['PENDING', 'PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED']

/** The way of a shipment with what is done of it; one that was given up ends there. */
export function ShipmentSteps({ shipment: { status, events } }: { shipment: Shipment }) {
  const t = useT('shipments')
  const reached = (step: ShipmentStatus) => events.find(({ kind }) => kind === step)
  const isOver = !way.includes(status)
  const steps = isOver ? [...way.filter((step) => reached(step)), status] : way
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step) => {
        const event = reached(step)
        return (
          <Stack
            key={step}
            as="li"
            gap={2}
            className={styles.step}
            data-done={event ? '' : undefined}
            data-tone={isOver && step === status ? 'bad' : undefined}
            aria-current={step === status ? 'step' : undefined}
          >
            <b>{t(`status.${step}`)}</b>
            <span className="caption">{event ? <Moment value={event.at} look="both" /> : t('step.open')}</span>
          </Stack>
        )
      })}
    </ol>
  )
}
