import type { Order, OrderEvent } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Bar } from '../../../ui/feedback/skeletons.tsx'
import type { Tone } from '../../../ui/values/status.tsx'
import { Timeline } from '../../../ui/values/timeline.tsx'
import { useHistory } from '../model/orders.data.ts'

const tones: Partial<Record<OrderEvent['kind'], Tone>> = {
  placed: 'info',
  proposed: 'warn',
  acceptedSome: 'warn',
  confirmed: 'ok',
  completed: 'ok',
  refused: 'bad',
  rejected: 'bad',
  cancelled: 'bad',
  cancelAsked: 'bad',
  lapsed: 'bad',
}

/** Who did what and when, the newest first. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useT('order')
  const who = ({ by, authorName }: OrderEvent) => authorName ?? (by ? order[by].name : t('event.time'))
  return (
    <QueryView query={useHistory(order.id)} skeleton={<Bar width="60%" />}>
      {(events) => (
        <Timeline
          label={t('part.history')}
          entries={events.toReversed().map((event) => ({
            id: event.id,
            at: event.at,
            who: who(event),
            what: t(`event.${event.kind}`, { revision: event.revision }),
            tone: tones[event.kind] ?? 'neutral',
            ...((event.reason || event.text) && { note: <Note event={event} /> }),
          }))}
        />
      )}
    </QueryView>
  )
}

/** The reason is ours to word; what stands under it is as it was typed. */
function Note({ event: { reason, text } }: { event: OrderEvent }) {
  const t = useT('order')
  return (
    <>
      {reason && <p>{t(`reason.${reason}`)}</p>}
      {text && <p dir="auto">{text}</p>}
    </>
  )
}
