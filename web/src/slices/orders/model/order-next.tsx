import { isOwnStep, nextStep } from '@souk/contract/orders/next-step.ts'
import type { Order, OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Linked } from '../../../ui/layout/linked.tsx'
import { Countdown } from '../../../ui/values/date.tsx'
import { OrderDue } from './order-due.tsx'
import styles from './order-next.module.css'
import { otherParty, useSide } from './order-side.ts'
import { stepLink } from './step-link.ts'

/** The sentence of who does what next, and until when. */
export function OrderNext({ order }: { order: Order }) {
  const t = useT('order')
  const { status, reason, reasonText } = order
  const proposal = useProposalText(order)
  const left = useLeftText(order)
  if (status.startsWith('PENDING') || order.isCancelAsked) {
    return (
      <span>
        {proposal && <>{proposal} </>}
        <OrderDue order={order} />
      </span>
    )
  }
  if (status === 'REJECTED' || status === 'CANCELLED') {
    const why = [reason && t(`reason.${reason}`), reasonText].filter(Boolean).join('. ')
    return why ? <bdi>{why}</bdi> : null
  }
  return <span>{left ?? t('next.done')}</span>
}

/** The same in a line of a list: the step to take, and below it what it is about. */
export function OrderNextCell({ order }: { order: OrderRow }) {
  const t = useT('orders')
  const proposal = useProposalText(order, true)
  const left = useLeftText(order)
  const action = useStepAction(order)
  const isDue = order.status.startsWith('PENDING') || order.isCancelAsked
  if (!action && !left && !isDue) return '–'
  const about = isDue ? proposal : left
  return (
    <span className={styles.cell}>
      {(action || isDue) && (
        <span className={styles.step}>
          {action ? <Linked to={action.to}>{action.label}</Linked> : <span>{t('step.wait')}</span>}
          {isDue && order.dueAt && (
            <span className="caption">
              <Countdown to={order.dueAt} />
            </span>
          )}
        </span>
      )}
      {about && <span className={`caption ${styles.about}`}>{about}</span>}
    </span>
  )
}

/** What a proposal changes, where who made it is named already. */
export function OrderChange({ order }: { order: OrderRow }) {
  const proposal = useProposalText(order, true)
  return proposal && <span className="caption">{proposal}</span>
}

/** The one button of an agreed order; what an answer needs has buttons of its own. */
export function OrderStepButton({ order }: { order: OrderRow }) {
  const action = useStepAction(order)
  if (!action || action.to === `/order/${order.id}`) return null
  return (
    <ButtonLink look="primary" to={action.to}>
      {action.label}
    </ButtonLink>
  )
}

/** Null where this reader has nothing to do, or no page to do it on. */
function useStepAction(order: OrderRow): { label: string; to: string } | null {
  const t = useT('orders')
  const side = useSide()
  const isViewed = useViewedEntity() !== null
  const isOpen = useCanNavigate()
  const step = nextStep(order, side)
  if (isViewed || !step || !isOwnStep(step)) return null
  const to = stepLink(step, order.id)
  return isOpen(to.split('?')[0]!) ? { label: t(`step.${step}`), to } : null
}

/** What is left of an agreed order, for who reads it; undefined where nothing is. */
function useLeftText(order: OrderRow): string | undefined {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const step = nextStep(order, side)
  const { shipsUntil, open, currency, payment } = order
  if (!step || order.status.startsWith('PENDING') || order.isCancelAsked) return undefined
  const name = `\u2068${otherParty(order, side).name}\u2069`
  const day = shipsUntil && `\u2068${format.day(shipsUntil)}\u2069`
  if (step === 'collect' || step === 'pay') {
    if (!open) return undefined
    const amount = `\u2068${format.money(open.amount, currency)}\u2069`
    const due = `\u2068${format.date(open.dueAt)}\u2069`
    return t(payment === 'OVERDUE' ? `left.${step}.overdue` : `left.${step}`, { name, amount, day: due })
  }
  const isDated = (step === 'pack' || step === 'send' || step === 'waitGoods') && day
  return t(isDated ? `left.${step}.until` : `left.${step}`, { name, day })
}

const changes = ['cut', 'removed', 'raised', 'added', 'priced', 'moved'] as const

/** What the newest proposal changes, and by how much the order differs: "Maison Orla: 3 sizes cut, −€153.00." */
function useProposalText({ proposal, currency, ...order }: OrderRow, isShort = false): string | null {
  const t = useT('orders')
  const format = useFormat()
  if (!proposal || !order.status.startsWith('PENDING')) return null
  const counted = changes.flatMap((change) =>
    proposal[change] > 0 ? [t(`proposal.${change}`, { count: proposal[change] })] : [],
  )
  if (counted.length === 0) return null
  const isLess = proposal.amount.startsWith('-')
  const money = format.money(proposal.amount.replace('-', ''), currency)
  const isSame = /^[-0.]*$/.test(proposal.amount)
  const parts = [...counted, ...(isSame ? [] : [`\u2068${isLess ? '−' : '+'}${money}\u2069`])].join(t('proposal.comma'))
  return isShort ? parts : t('proposal', { name: `\u2068${order[proposal.by].name}\u2069`, changes: parts })
}
